"""Finds one game for every way in which a game can end, and writes it down beside this file.

    python -m tests.records.make_golden

A golden record is a promise: while `RULES_VERSION` stays, so does every byte of it. Make them again
only together with a new version of the rules.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Chance, Chosen, Decision, Drawn, Record, Seat, apply_input
from paddock.core.record import AnyInput, AnyRecord
from paddock.games.outspeed.events import DialsRevealed, RaceEnded
from paddock.games.outspeed.state import Ending, Program
from paddock.games.why_first.events import GameEnded
from paddock.games.why_first.state import Lay
from paddock.record_file import write_record

FOLDER: Final = Path(__file__).parent
MAX_SEEDS: Final = 20_000


class End(NamedTuple):
    """The last event of a game, and all before it."""

    last: Any
    events: list[Any]


Policy: TypeAlias = Callable[[Any, Any, Random], AnyInput]


class Way(Struct, frozen=True):
    """How a game ends, in which game it is looked for, and who plays it."""

    game: str
    players: tuple[int, ...]
    variant: str | None
    holds: Callable[[End], bool]
    policy: Policy


# Those who play


def at_random(state: Any, waiting: Any, rng: Random) -> AnyInput:
    """Anything that is offered; what chance gives, by its weights."""
    if isinstance(waiting, Decision):
        return Chosen({seat: rng.choice(offer) for seat, offer in waiting.options.items()})
    assert isinstance(waiting, Chance)
    pool = [outcome for outcome, weight in waiting.odds.items() for _ in range(weight)]
    return Drawn(tuple(rng.sample(pool, waiting.draws)))


def recklessly(state: Any, waiting: Any, rng: Random) -> AnyInput:
    """OUTSPEED: mostly the routes that can cost most, so that ships are lost."""
    if not isinstance(waiting, Decision):
        return at_random(state, waiting, rng)
    routes, yellow = state.top_face().lit(), state.config.deck.yellow

    def dear(action: Any) -> float:
        cost = routes[action.route].cost.most(yellow, 2) if isinstance(action, Program) else 0
        return cost + 4 * rng.random()

    return Chosen({seat: max(offer, key=dear) for seat, offer in waiting.options.items()})


def alike(state: Any, waiting: Any, rng: Random) -> AnyInput:
    """OUTSPEED: everybody does the same, so that they stay level."""
    if not isinstance(waiting, Decision):
        return at_random(state, waiting, rng)
    luck = rng.random()
    return Chosen({seat: offer[int(luck * len(offer))] for seat, offer in waiting.options.items()})


LEVEL_HAND: Final = (1, -1, 2, -2, 3)
LEVEL_LEON: Final = (1, 1, 2, -1)


def all_level(state: Any, waiting: Any, rng: Random) -> AnyInput:
    """Why First?: hands of the same sum, all for oneself: every race ends on one field."""
    if isinstance(waiting, Chance):
        dealt = LEVEL_HAND if waiting.draws > 1 else (LEVEL_LEON[state.round - 1],)
        aside = list(waiting.odds)
        drawn = []
        for value in dealt:
            card = next(card for card in aside if card.value == value)
            aside.remove(card)
            drawn.append(card)
        return Drawn(tuple(drawn))
    return Chosen({seat: _for_oneself(seat, offer) for seat, offer in waiting.options.items()})


def _for_oneself(seat: Seat, offer: tuple[Any, ...]) -> Any:
    own = (a for a in offer if (a.before if isinstance(a, Lay) else a.figure) == seat)
    return next(own)


# The ways


def ends(ending: Ending) -> Callable[[End], bool]:
    """OUTSPEED, 10."""
    return lambda end: end.last.ending is ending


def one_winner(end: End) -> bool:
    return len(end.last.winners) == 1


def shared_finish(end: End) -> bool:
    """10.1 Level in zone, fuel and tokens, but not all of them."""
    return end.last.ending is Ending.FINISH and 1 < len(end.last.winners) < len(end.last.places)


def dialled(end: End) -> bool:
    """7.8 The finish tile with the middle dial."""
    happened = any(isinstance(event, DialsRevealed) for event in end.events)
    return happened and end.last.ending is Ending.FINISH


def shared(end: End) -> bool:
    """5.1 Not all, and Leon not among them."""
    return 1 < len(end.last.winners) < len(end.last.totals)


def a_player_wins(end: End) -> bool:
    return one_winner(end) and not leon_wins(end)


def leon_wins(end: End) -> bool:
    """6.3 Leon alone."""
    return tuple(end.last.winners) == (2,)


def all_equal(end: End) -> bool:
    """5.2"""
    return len(end.last.winners) == len(end.last.totals)


def _outspeed() -> Iterator[tuple[str, Way]]:
    for variant, tiles in ((None, "shuffled"), ("first_race", "first_race")):
        for size, players in (("small", (3, 4)), ("large", (5, 6))):

            def way(holds: Any, policy: Policy, who: tuple[int, ...] = players) -> Way:
                return Way("outspeed", who, variant, holds, policy)  # noqa: B023 - used at once

            name = f"outspeed-{tiles}-{size}"
            yield f"{name}-finish", way(ends(Ending.FINISH), at_random)
            yield f"{name}-last_ship", way(ends(Ending.LAST_SHIP), recklessly)
            yield f"{name}-no_ship", way(ends(Ending.NO_SHIP), recklessly)
            yield f"{name}-shared", way(shared_finish, at_random)
            yield f"{name}-all_level", way(level_finish, alike)
            if not variant:
                yield f"{name}-dial", way(dialled, at_random)


def level_finish(end: End) -> bool:
    """10.1 All of them share the victory."""
    return end.last.ending is Ending.FINISH and len(end.last.winners) == len(end.last.places)


def _why_first() -> Iterator[tuple[str, Way]]:
    for variant, kind in ((None, "basic"), ("tactical", "tactical")):
        for guest, players in (("leon", (2,)), ("many", (3, 4, 5, 6))):

            def way(holds: Any, policy: Policy, who: tuple[int, ...] = players) -> Way:
                return Way("why_first", who, variant, holds, policy)  # noqa: B023 - used at once

            name = f"why_first-{kind}-{guest}"
            yield f"{name}-winner", way(a_player_wins if guest == "leon" else one_winner, at_random)
            yield f"{name}-shared", way(shared, at_random)
            yield f"{name}-all_equal", way(all_equal, all_level, players[:2])
            if guest == "leon":
                yield f"{name}-leon_alone", way(leon_wins, at_random)


WAYS: Final = dict((*_outspeed(), *_why_first()))


# Looking for them


def ended(record: AnyRecord) -> End:
    """How the game of a record ended."""
    events = [event for happened in record.events for event in happened]
    assert isinstance(events[-1], RaceEnded | GameEnded)
    return End(events[-1], events)


def play(way: Way, seed: int) -> AnyRecord:
    """One game of this kind."""
    entry, rng = GAMES[way.game], Random(seed)
    config = entry.config(rng.choice(way.players), variant=way.variant)
    state, inputs, happened = (
        entry.rules.game.setup(config),
        list[AnyInput](),
        list[tuple[Any, ...]](),
    )
    while isinstance(waiting := entry.rules.game.pending(state), Decision | Chance):
        given = way.policy(state, waiting, rng)
        step = apply_input(entry.rules.game, state, given)
        state = step.state
        inputs.append(given)
        happened.append(step.events)
    return Record(way.game, entry.rules.version, config, tuple(inputs), tuple(happened))


def find(way: Way) -> AnyRecord:
    """The first game, by its seed, that ends like this."""
    for seed in range(MAX_SEEDS):
        record = play(way, seed)
        if way.holds(ended(record)):
            return record
    raise LookupError(f"no game of the first {MAX_SEEDS} ends like this: {way}")


def main() -> None:
    for name, way in WAYS.items():
        (FOLDER / f"{name}.json").write_bytes(write_record(find(way)))


if __name__ == "__main__":
    main()
