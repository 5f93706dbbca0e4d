"""Why First? as numbers: states, actions and what a seat knows. `layout` says what they mean.

An observation is made of a view, so it can tell no more than the view.
"""

from collections.abc import Sequence
from typing import Final

from paddock.core import Decision, Pending, Seat
from paddock.games.why_first.cards import Card, Deck
from paddock.games.why_first.layout import (
    CARDS,
    HAND,
    NO_CARD,
    RACES,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.state import (
    FIGURES,
    Action,
    Config,
    Lay,
    Move,
    Outcome,
    Phase,
    State,
)
from paddock.games.why_first.view import View

PHASES: Final = tuple(Phase)
Numbers = list[int]


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


def action_index(state: State, seat: Seat, action: Action) -> int:
    """The number of a seat's action."""
    layout = layout_of(state.config)
    if isinstance(action, Move):
        return layout.lays + action.figure
    target = 0 if layout.tactical else action.before
    return state.hands[seat].index(action.card) * layout.targets + target


def action_at(state: State, seat: Seat, index: int) -> Action | None:
    """The action of this number, None if it is to pass."""
    layout = layout_of(state.config)
    if index >= layout.passing:
        return None
    if index >= layout.lays:
        return Move(FIGURES[index - layout.lays])
    place, target = divmod(index, layout.targets)
    return Lay(state.hands[seat][place], FIGURES[seat if layout.tactical else target])


def legal(state: State, waiting: Pending[Action, Outcome], seat: Seat) -> Numbers:
    """The numbers of all that a seat may do, in ascending order; one that is not asked may pass."""
    options = waiting.options.get(seat, ()) if isinstance(waiting, Decision) else ()
    numbers = [action_index(state, seat, action) for action in options]
    return numbers or [layout_of(state.config).passing]


# States


def arrays(state: State) -> dict[str, int | Numbers | list[Numbers]]:
    """The fields of the vector engine's state."""
    layout = layout_of(state.config)
    return {
        "phase": PHASES.index(state.phase),
        "race": state.race,
        "round": state.round,
        "hands": [_padded(_numbers(hand), HAND) for hand in state.hands],
        "aside": sum(1 << number for number in _numbers(state.aside)),
        "played": _rows(_numbers(state.played), layout.figures),
        "fields": [*state.fields],
        "laid": _by_owner(state.laid, layout.figures),
        "points": [[*points] for points in state.points]
        + [[0] * layout.figures for _ in range(RACES - len(state.points))],
    }


def _numbers(cards: Sequence[Card]) -> Numbers:
    return [CARDS - card.white for card in cards]


def _padded(cards: Numbers, size: int) -> Numbers:
    return cards + [NO_CARD] * (size - len(cards))


def _rows(cards: Numbers, figures: int) -> list[Numbers]:
    """Played cards by round and figure: each round in the order of the figures, Leon last."""
    rows = [cards[at : at + figures] for at in range(0, ROUNDS * figures, figures)]
    return [_padded(row, figures) for row in rows]


def _by_owner(laid: Sequence[Lay], figures: int) -> Numbers:
    by_figure = [NO_CARD] * figures
    for lay in laid:
        by_figure[lay.before] = card_number(lay.card)
    return by_figure


# What a seat knows


def observation(view: View) -> Numbers:
    """8.1 What a seat knows, as numbers. The other figures follow it as they sit, Leon last."""
    assert view.seat is not None
    layout = layout_of(view.config)
    values = [*card_values(view.config.deck), 0]
    around = layout.seen_from(view.seat)
    hand = _padded(_numbers(view.my_hand), HAND)
    rows = _rows(_numbers(view.played), layout.figures)
    played = [row[figure] for row in rows for figure in around]
    laid_by = _by_owner(view.laid, layout.figures)
    laid = [laid_by[figure] for figure in around]
    totals = [sum(points) for points in zip(*view.points)] or [0] * layout.figures
    return [
        PHASES.index(view.phase),
        view.race,
        view.round,
        *(values[card] for card in hand),
        *(NO_CARD - card for card in hand),
        *(values[card] for card in played),
        *(NO_CARD - card for card in played),
        *(view.fields[figure] for figure in around),
        *(totals[figure] for figure in around),
        *(values[card] for card in laid),
        *(NO_CARD - card for card in laid),
    ]
