"""What the contract tests need to know of each game: how it starts, and what is secret in it."""

from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from paddock.core import SPECTATOR, AnyGame, Seat, Viewer
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.tiles import NOTHING, Amount, Counts, Deck, Face, Route, Side, Tile
from paddock.games.why_first import rules as why_first
from paddock.games.why_first import state as why_first_state
from paddock.games.why_first.deck_file import house_deck as house_cards
from tests.contract import pieces
from tests.rules.outspeed import secrets as outspeed_secrets
from tests.rules.why_first import secrets as why_first_secrets


class Secrets(Protocol):
    """The rulebook's chapter on secrets. A `secrets` module with these functions is one."""

    def reshuffle(self, state: Any, viewer: Viewer, rng: Random, shown: Any = None, /) -> Any:
        """A state that differs only in what the viewer may not know, nor is `shown` next."""

    def hides_outcome(self, state: Any, viewer: Viewer, /) -> bool:
        """Whether the viewer may not know what chance gives now."""

    def learned(self, state: Any, viewer: Viewer, seat: Seat, action: Any, /) -> Hashable:
        """As much of the seat's choice as the viewer may know once all have chosen."""

    def exposed(self, state: Any, viewer: Viewer, given: Any, after: Any, /) -> Any:
        """What was secret before this step and is not after it."""


class Subject(Struct, frozen=True):
    """A game in one of its configurations."""

    game: AnyGame
    name: str
    config: Any
    secrets: Secrets
    check_pieces: Callable[[Any], None]

    def start(self) -> Any:
        return self.game.setup(self.config)

    def viewers(self) -> tuple[Viewer, ...]:
        return (SPECTATOR, *self.seats())

    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.config.players))


# Decks that force what is rare with the house set


def _route(cost: Amount, zones: Amount, fuel: Amount = NOTHING, room: int | None = None) -> Route:
    return Route(room, cost, zones, fuel, token=True)


_ONE, _TWO, _THREE, _SEVEN, _NINE = (Amount(number=number) for number in (1, 2, 3, 7, 9))
_DIE: Final = Amount(dice=1)
_DICE: Final = Amount(dice=2)
_DIAL: Final = Amount(dial=True)
_LEFT: Final = Amount(counts=(Side.LEFT,))
_HARSH: Final = (
    Face(_route(_ONE, _ONE, _DIE), _route(_TWO, _THREE, _THREE, room=1)),
    Face(right=_route(_THREE, _ONE, _DIE)),
    Face(_route(_DIE, _TWO, _LEFT), None, _route(_LEFT, _DIE, _ONE, room=2)),
    Face(middle=_route(_SEVEN, _DICE, _NINE), right=_route(_DICE, _TWO, _DIE)),
)
_DEADLY: Final = (Face(_route(_THREE, _ONE), None, _route(_TWO, _TWO)),)
_MILD: Final = (
    Face(_route(NOTHING, _ONE), _route(NOTHING, _TWO), _route(NOTHING, _THREE)),
    Face(_route(NOTHING, _TWO), None, _route(NOTHING, NOTHING, _DIE)),
)
_FINISH: Final = Face(_route(_DIAL, _DIAL), _route(_SEVEN, _DICE), _route(_DIE, _ONE))


def _deck(faces: tuple[Face, ...], tokens: Counts) -> Deck:
    """A token on every route. The yellow die has a 0, the blue one as well."""
    kinds = len(faces)
    track = [Tile(n, faces[n % kinds], faces[(n + 1) % kinds]) for n in range(1, 13)]
    finish = [Tile(n, _FINISH, _FINISH) for n in range(13, 17)]
    return Deck("stress", (*track, *finish), (0, 1, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5), tokens)


STRESS: Final = _deck(_HARSH, (2, 2, 2, 1, 1, 1))
"""The stack runs out of tokens, and ships of fuel, some before they can pay any route (6.4)."""
ONE_TOKEN: Final = _deck(_DEADLY, (0, 0, 1, 0, 0, 0))
"""Nobody reaches the finish; now and then all die at once."""
MANY_FIELDS: Final = _deck(_MILD, (1, 1, 0, 40, 1, 1))
"""1.8 The markers run out."""


def _outspeed() -> Iterator[Subject]:
    def subject(
        name: str, players: int, deck: Deck, variant: outspeed_state.Variant | None = None
    ) -> Subject:
        agreed = outspeed_state.Config(players, deck, variant)
        return Subject(outspeed, name, agreed, outspeed_secrets, pieces.check_outspeed)

    for players in range(3, 7):
        yield subject(f"outspeed-{players}", players, house_deck())
        yield subject(
            f"outspeed-{players}-first_race",
            players,
            house_deck(),
            outspeed_state.Variant.FIRST_RACE,
        )
        yield subject(f"outspeed-{players}-stress", players, STRESS)
    yield subject("outspeed-3-one_token", 3, ONE_TOKEN)
    yield subject("outspeed-6-fields", 6, MANY_FIELDS)


def _why_first() -> Iterator[Subject]:
    for players in range(2, 7):
        for variant in (None, *why_first_state.Variant):
            config = why_first_state.Config(players, house_cards(), variant)
            name = f"why_first-{players}{f'-{variant}' if variant else ''}"
            yield Subject(why_first, name, config, why_first_secrets, pieces.check_why_first)


SUBJECTS: Final = {subject.name: subject for subject in (*_outspeed(), *_why_first())}
