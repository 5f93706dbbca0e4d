"""What a seat knows of a game, as numbers. They are made of a view: they tell no more than it.

First come those that lie open to all, the same for everyone and worked out once; then those of the
hand. A seat sees them in an order of its own.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from paddock.core import Seat
from paddock.core.memory import remember_last_equal
from paddock.games.why_first.cards import Card
from paddock.games.why_first.layout import HAND, ROUNDS, Layout
from paddock.games.why_first.state import Lay, Phase, totals_of
from paddock.games.why_first.view import View

PHASES: Final = tuple(Phase)
_NUMBERS_OF_THE_GAME: Final = 3
_NUMBERS_OF_A_FIGURE: Final = 2 * ROUNDS + 4
Numbers = list[int]


def observation(view: View) -> Numbers:
    """8.1 What a seat knows, as numbers. The other figures follow it as they sit, Leon last."""
    numbers = [*open_numbers(view), *own_numbers(view)]
    return [numbers[place] for place in places_in_sight(view)]


def places_in_sight(view: View) -> tuple[int, ...]:
    """Where each number of an observation stands in the open ones, followed by the seat's own."""
    assert view.seat is not None
    return _places(view.config.players, view.seat)


@lru_cache(maxsize=64)
def _places(players: int, seat: Seat) -> tuple[int, ...]:
    layout = Layout(players, tactical=False)
    of_figures = [
        _NUMBERS_OF_THE_GAME + number * layout.figures + figure
        for number in range(_NUMBERS_OF_A_FIGURE)
        for figure in layout.seen_from(seat)
    ]
    own = _NUMBERS_OF_THE_GAME + len(of_figures)
    return (*range(_NUMBERS_OF_THE_GAME), *range(own, own + 2 * HAND), *of_figures)


# What lies open to all


class _Open(NamedTuple):
    """What lies open to all, and nothing else: what it makes is given to the next who asks."""

    phase: Phase
    race: int
    round: int
    played: tuple[Card, ...]
    fields: tuple[int, ...]
    laid: tuple[Lay, ...]
    points: tuple[tuple[int, ...], ...]


def open_numbers(view: View) -> Numbers:
    """What everybody knows, in the order of the figures. Equal facts have the very same list."""
    return _of_all(
        _Open(view.phase, view.race, view.round, view.played, view.fields, view.laid, view.points)
    )


@remember_last_equal
def _of_all(known: _Open) -> Numbers:
    figures, laid = len(known.fields), known.laid
    return [
        PHASES.index(known.phase),
        known.race,
        known.round,
        *_both_numbers(known.played, ROUNDS * figures),
        *known.fields,
        *totals_of(known.points, figures),
        *by_owner(laid, [lay.card.value for lay in laid], 0, figures),
        *by_owner(laid, [lay.card.white for lay in laid], 0, figures),
    ]


# What is a seat's own


def own_numbers(view: View) -> Numbers:
    """8.1 The hand, which the seat alone knows."""
    return _both_numbers(view.my_hand, HAND)


# Parts


def _both_numbers(cards: Sequence[Card], size: int) -> Numbers:
    """The values of so many cards, then their white numbers; where no card is, 0."""
    return [
        *padded([card.value for card in cards], size),
        *padded([card.white for card in cards], size),
    ]


def padded(numbers: Numbers, size: int, nothing: int = 0) -> Numbers:
    """So many numbers, those at the end nothing."""
    return numbers + [nothing] * (size - len(numbers))


def by_owner(laid: Sequence[Lay], numbers: Numbers, nothing: int, figures: int) -> Numbers:
    """A number of each laid card, figure by figure."""
    by_figure = [nothing] * figures
    for lay, number in zip(laid, numbers):
        by_figure[lay.before] = number
    return by_figure
