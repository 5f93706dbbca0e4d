"""Our own subjects: how each game starts, and what is secret in it."""

from collections.abc import Iterator
from typing import Final

from paddock.catalog import GAMES
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.tiles import NOTHING, Amount, Counts, Deck, Face, Route, Side, Tile
from paddock.games.why_first import rules as why_first
from paddock.games.why_first import state as why_first_state
from paddock.games.why_first.deck_file import house_deck as house_cards
from paddock.testing import Subject
from tests.contract import pieces
from tests.contract.strangers import ACTIONS, OUTCOMES
from tests.rules.outspeed import secrets as outspeed_secrets
from tests.rules.why_first import secrets as why_first_secrets

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
        return Subject(
            outspeed,
            name,
            agreed,
            GAMES["outspeed"],
            outspeed_secrets,
            pieces.check_outspeed,
            ACTIONS,
            OUTCOMES,
        )

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
            yield Subject(
                why_first,
                name,
                config,
                GAMES["why_first"],
                why_first_secrets,
                pieces.check_why_first,
                ACTIONS,
                OUTCOMES,
            )


SUBJECTS: Final = {subject.name: subject for subject in (*_outspeed(), *_why_first())}
