"""Why First? as numbers: states, actions and what a seat knows. `layout` says what they mean.

What a seat knows is in `sight`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddock.core import Decision, Pending, Seat
from paddock.core.memory import remember_last
from paddock.games.why_first.bounds import action_names, describe
from paddock.games.why_first.cards import Card, Deck
from paddock.games.why_first.layout import (
    CARDS,
    HAND,
    NO_CARD,
    RACES,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.sight import PHASES, by_owner, observation, padded
from paddock.games.why_first.state import (
    FIGURES,
    Action,
    Config,
    Lay,
    Move,
    Outcome,
    State,
)
from paddock.games.why_first.view import View

__all__ = [
    "VERSION",
    "action_at",
    "action_count",
    "action_index",
    "action_names",
    "arrays",
    "card_number",
    "card_values",
    "describe",
    "indices_in",
    "layout_of",
    "legal",
    "observation",
]

VERSION: Final = 2
"""Of actions and observations: raised with every change of what a number means.

2: actions count figures from the seat that acts.
"""
Numbers = list[int]


@lru_cache(maxsize=64)
def layout_of(config: Config) -> Layout:
    """The sizes that follow from what is agreed."""
    return Layout(config.players, config.tactical)


def card_values(deck: Deck) -> Numbers:
    """All that arrays need to know of a deck: the cards are numbered by their white numbers."""
    return [card.value for card in deck.cards]


def card_number(card: Card) -> int:
    """The highest white number is card 0."""
    return CARDS - card.white


# Actions


@lru_cache(maxsize=64)
def action_count(config: Config) -> int:
    """How many numbers actions have; the last one is to pass."""
    return layout_of(config).actions


def action_index(state: State, seat: Seat, action: Action) -> int:
    """The number of a seat's action."""
    return _indices(layout_of(state.config), seat, state.hands[seat], (action,))[0]


def indices_in(view: View, options: Sequence[Action]) -> Numbers:
    """The numbers of options that a view is shown with."""
    assert view.seat is not None
    return _indices(layout_of(view.config), view.seat, view.my_hand, options)


def _indices(
    layout: Layout, seat: Seat, hand: Sequence[Card], actions: Sequence[Action]
) -> Numbers:
    """The numbers of actions of a seat that holds this hand."""
    lays, targets, tactical = layout.lays, layout.targets, layout.tactical
    distance = _distances(layout, seat)
    places = {card: place * targets for place, card in enumerate(hand)}
    return [
        places[action.card] + (0 if tactical else distance[action.before])
        if isinstance(action, Lay)
        else lays + distance[action.figure]
        for action in actions
    ]


@lru_cache(maxsize=64)
def _distances(layout: Layout, seat: Seat) -> tuple[int, ...]:
    """Figure by figure: where it stands in the order in which a seat counts them."""
    order = layout.seen_from(seat)
    return tuple(order.index(figure) for figure in range(layout.figures))


def action_at(state: State, seat: Seat, index: int) -> Action | None:
    """The action of this number, None if it is to pass."""
    layout = layout_of(state.config)
    if index >= layout.passing:
        return None
    figures = layout.seen_from(seat)
    if index >= layout.lays:
        return Move(FIGURES[figures[index - layout.lays]])
    place, target = divmod(index, layout.targets)
    return Lay(state.hands[seat][place], FIGURES[figures[target]])


def legal(state: State, waiting: Pending[Action, Outcome], seat: Seat) -> Numbers:
    """The numbers of all that a seat may do, in the order of its options.

    A seat that is not asked may pass.
    """
    options = waiting.options.get(seat) if isinstance(waiting, Decision) else None
    if options is None:
        return [action_count(state.config) - 1]
    return _indices(layout_of(state.config), seat, state.hands[seat], options)


# States


def arrays(state: State) -> dict[str, Sequence[int]]:
    """The fields of the vector engine's state: of each its numbers, row after row."""
    figures = len(state.fields)
    points = [number for of_race in state.points for number in of_race]
    return {
        "phase": [PHASES.index(state.phase)],
        "race": [state.race],
        "round": [state.round],
        "hands": _hands(state.hands),
        "aside": [_set(state.aside)],
        "played": padded(_numbers(state.played), ROUNDS * figures, NO_CARD),
        "fields": state.fields,
        "laid": by_owner(state.laid, _numbers([lay.card for lay in state.laid]), NO_CARD, figures),
        "points": padded(points, RACES * figures),
    }


@remember_last
def _hands(hands: Sequence[Sequence[Card]]) -> Numbers:
    return [number for hand in hands for number in padded(_numbers(hand), HAND, NO_CARD)]


def _numbers(cards: Sequence[Card]) -> Numbers:
    return [CARDS - card.white for card in cards]


@remember_last
def _set(cards: Sequence[Card]) -> int:
    """A bit for each card."""
    return sum([1 << number for number in _numbers(cards)])
