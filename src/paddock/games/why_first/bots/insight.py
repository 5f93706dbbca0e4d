"""What the Expert's search needs to know of Why First?: how others play, when to stop and judge.

It is handed states of drawn worlds, and looks only at what the seat in question would see.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, cast

from paddock.core import Seat
from paddock.games.why_first.bots import regular
from paddock.games.why_first.bots.outlook import (
    Outlook,
    cards_to_come,
    chances_to_win,
    free_rounds,
    outlook_on,
    totals_of,
)
from paddock.games.why_first.cards import COPIES
from paddock.games.why_first.state import RACES, Action, Lay, Phase, State

OPTIONS_ARE_PUBLIC: Final = False
"""They are the cards in hand."""
SHARPNESS: Final = 2.5
SHARPNESS_AMONG_MANY: Final = 8.0
MANY: Final = 5
CANDIDATES: Final = 6
"""So many of up to thirty lays are looked into, those that a Regular likes best."""


def sharpness(players: int) -> float:
    """Where few play, a player who is foreseen pays for it; among many nobody can make them."""
    return SHARPNESS_AMONG_MANY if players >= MANY else SHARPNESS


def weigh(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """As a Regular between bold and careful would: the same from every seat."""
    return regular.weigh(regular.EVEN, state, seat, state.hands[seat], options)


def hurry(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """As a Regular who does not look which card would be its last."""
    if state.phase is Phase.MOVE:
        return weigh(state, seat, options)
    if state.config.tactical:
        return [1.0] * len(options)
    to_come = cards_to_come(state, free_rounds(state))
    left = RACES - state.race
    worth = _worth_of_lays(seat, state.fields, totals_of(state), left, to_come)
    return [worth[lay.card.value, lay.before] for lay in cast("tuple[Lay, ...]", options)]


@lru_cache(maxsize=1024)
def _worth_of_lays(
    seat: Seat, fields: tuple[int, ...], totals: tuple[int, ...], races_left: int, to_come: float
) -> Mapping[tuple[int, int], float]:
    """Weights for any card before anyone: the same for every hand that a world may give a seat."""
    outlook = Outlook(totals, races_left, to_come)
    lays = [(value, before) for value in COPIES for before in range(len(fields))]
    chances = [outlook.of(seat, _moved(fields, lay)) for lay in lays]
    return dict(zip(lays, regular.mixed(chances, regular.CAREFUL.doubt)))


def _moved(fields: tuple[int, ...], lay: tuple[int, int]) -> list[float]:
    value, before = lay
    places = [float(field) for field in fields]
    places[before] += value
    return places


def far_enough(start: State, state: State) -> bool:
    """A round is enough."""
    return state.round != start.round or state.race != start.race


def chances(state: State) -> Sequence[float]:
    """How likely each seat is to win from here: between races by the totals, or by the track."""
    players = state.config.players
    if state.phase in (Phase.DEAL, Phase.OVER):
        left = 0 if state.phase is Phase.OVER else RACES - state.race + 1
        return chances_to_win(totals_of(state), left)[:players]
    to_come = cards_to_come(state, free_rounds(state))
    if state.config.tactical:
        return _by_track(state.fields, totals_of(state), RACES - state.race, to_come)[:players]
    places = [float(field) for field in state.fields]
    for seat, hand in enumerate(state.hands):
        places[seat] += sum([card.value for card in hand]) / len(hand)
    return outlook_on(state, to_come).of_all(places)[:players]


@lru_cache(maxsize=1024)
def _by_track(
    fields: tuple[int, ...], totals: tuple[int, ...], races_left: int, to_come: float
) -> list[float]:
    """The outlook on a tactical race: a search meets the same tracks over and over."""
    return Outlook(totals, races_left, to_come).of_all(fields)
