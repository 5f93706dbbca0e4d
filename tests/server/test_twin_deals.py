"""Twin runs that differ in what chance gave one seat: its hand, or the tokens it looked at.

The second run draws what the first one drew, but for one draw, in which the hider gets what nobody
else was to get. Nobody else may notice. The leaf of the line that tells of a hidden draw differs:
it is a salted hash of all that was drawn.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from paddock.core import Chance
from paddock.games.outspeed.events import TokenKept, TokensLookedAt
from paddock.games.why_first.events import HandDealt
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.server.table.match import inputs_of
from tests.server.hearing import Heard
from tests.server.world import World, run

HIDDEN_LEAF = re.compile(
    r'"leaf":"[0-9a-f]{64}"(?=,"entry":{"type":(?:"Revealed"|"Chose"[^}]*"action":null))'
)
HIDDEN = ("HandDealt", "TokensLookedAt")
TABLES = [("why_first", 2), ("why_first", 5), ("outspeed", 3), ("outspeed", 4)]
_draw = fair.draw


class Dealer:
    """Draws as the server does; a second one as the first, but for one draw."""

    def __init__(self, first: "Dealer | None" = None, other: str | None = None) -> None:
        self.drawn: dict[str, tuple[Any, ...]] = {}
        self._first = {} if first is None else first.drawn
        self._other = other

    def __call__(self, seed: bytes, label: str, chance: Chance[Any]) -> tuple[Any, ...]:
        drawn = self._first.get(label) or _draw(seed, label, chance)
        if label == self._other:
            drawn = self._another(chance, drawn)
        self.drawn[label] = drawn
        return drawn

    def _another(self, chance: Chance[Any], drawn: tuple[Any, ...]) -> tuple[Any, ...]:
        """As many others, of those that nobody draws later."""
        later = [
            one for label, many in self._first.items() if label not in self.drawn for one in many
        ]
        left = list((Counter(dict(chance.odds)) - Counter(later)).elements())
        for start in range(len(left) - len(drawn) + 1):
            others = tuple(left[start : start + len(drawn)])
            if not Counter(others) & Counter(drawn):
                return others
        raise AssertionError(f"there is nothing but {drawn}")


class HeardDeal(Heard):
    """What others receive until a seat has got something hidden, and has used it."""

    hider: int
    label: str
    hidden: bytes

    async def __call__(self, world: World) -> None:
        code, seats = await world.started(self.players, self.game, clock=60)
        seats.append(await world.watch(code))
        while (found := await _dealt(world, code)) is None:
            await self._all_choose(seats)
        self.hider, self.label, self.hidden = found
        watched = dict(enumerate(seats))
        del watched[self.hider]
        await self.all_at_the_same(seats)
        await self.around(world, code, watched, self.hider)
        if self.game == "outspeed":
            await self._all_choose(seats)  # the hider keeps one of its tokens
            await self.all_at_the_same(seats)
        elif seats[self.hider].look["options"]:
            assert (await seats[self.hider].choose())["type"] == "Ack"
        await self.around(world, code, watched, self.hider)
        await self.come_again(world, code, watched)
        for name, socket in watched.items():
            self.bytes[f"socket {name}"] = "\n".join(socket.texts)

    async def _all_choose(self, seats: list[Any]) -> None:
        look = await self.all_at_the_same(seats)
        for seat in look["waiting_for"]:
            many = len(seats[seat].look["options"])
            await seats[seat].choose((look["decision"] * 7 + seat * 3) % many)
        for seat in seats:
            await seat.until_decision(look["decision"] + 1)


async def _dealt(world: World, code: str) -> tuple[int, str, bytes] | None:
    """Who was given something hidden first, by which draw, and what."""
    count = 0
    for line in await world.store.lines(code, 0):
        if isinstance(line.entry, e.Revealed):
            for number, events in enumerate(line.entry.events):
                for event in events:
                    if type(event).__name__ in HIDDEN:
                        return event.seat, str(count + number), repr(event).encode()
            count += len(inputs_of(line.entry))
    return None


def heard(game: str, players: int, dealer: Dealer) -> HeardDeal:
    telling = HeardDeal(game, players, ())
    with patch.object(fair, "draw", dealer):
        run(telling)
    telling.bytes = {n: HIDDEN_LEAF.sub('"leaf":""', text) for n, text in telling.bytes.items()}
    return telling


def twins(game: str, players: int) -> tuple[HeardDeal, HeardDeal]:
    dealer = Dealer()
    one = heard(game, players, dealer)
    other = heard(game, players, Dealer(dealer, one.label))
    assert (one.hider, one.label) == (other.hider, other.label)
    assert one.hidden != other.hidden, "or else this would prove nothing"
    return one, other


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_case_24_what_chance_gave_one_seat_changes_no_byte_of_the_others(
    game: str, players: int
) -> None:
    one, other = twins(game, players)
    assert len(one.bytes) > 10
    assert one.bytes == other.bytes


def _as_it_is(event: Any, viewer: object) -> Any:
    return event


@pytest.mark.parametrize(
    ("leaking", "game"),
    [(HandDealt, "why_first"), (TokensLookedAt, "outspeed"), (TokenKept, "outspeed")],
)
def test_a_planted_leak_of_a_deal_is_found(leaking: Callable[..., Any], game: str) -> None:
    with patch.object(leaking, "seen_by", _as_it_is):
        one, other = twins(game, 3)
    assert one.bytes != other.bytes
