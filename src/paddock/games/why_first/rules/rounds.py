"""Rulebook, chapters 3, 6 and 7: a round, with Leon and in the tactical game."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from paddock.core import Event, IllegalInputError, Seat, Step, accept_choices, offered
from paddock.games.why_first.cards import Card, Deck
from paddock.games.why_first.events import CardsTurnedUp, FigureMoved, LeonTurnedUp
from paddock.games.why_first.rules.scoring import score_race
from paddock.games.why_first.state import (
    FIGURES,
    FIRST_FIELD,
    LAST_FIELD,
    LEON,
    ROUNDS,
    SEATS,
    Action,
    Figure,
    Lay,
    Move,
    Phase,
    State,
)

MOVES: Final = tuple(map(Move, FIGURES))
_LAY: Final = Phase.LAY


# 3.1, 7.1 Laying cards


def lay_options(state: State) -> dict[Seat, tuple[Lay, ...]]:
    """3.1 Any card of the hand, before anyone. 7.1 In the tactical game, before oneself."""
    if state.config.tactical:
        return {
            seat: tuple([Lay(card, Figure(seat)) for card in hand])
            for seat, hand in zip(SEATS, state.hands)
        }
    before_all = _before_all(state.config.deck, len(state.fields))
    options: dict[Seat, tuple[Lay, ...]] = {}
    for seat, hand in zip(SEATS, state.hands):
        lays: list[Lay] = []
        for card in hand:
            lays += before_all[card]
        options[seat] = tuple(lays)
    return options


@lru_cache(maxsize=64)
def _before_all(deck: Deck, figures: int) -> Mapping[Card, tuple[Lay, ...]]:
    """3.1 Each card before anyone, themselves and Leon included."""
    return {card: tuple(Lay(card, figure) for figure in FIGURES[:figures]) for card in deck.cards}


def accept_lays(state: State, lays: Mapping[Seat, Action]) -> dict[Seat, Lay]:
    """Return everybody's lay by seat; refuse a card or a place that is not theirs.

    It is judged without `lay_options`, which would make every pair of card and figure first.
    """
    hands, tactical = state.hands, state.config.tactical
    if len(lays) != len(hands) or any([seat not in lays for seat in SEATS[: len(hands)]]):
        raise IllegalInputError(f"all {len(hands)} players lay a card, not {sorted(lays)}")
    before_all = _before_all(state.config.deck, len(state.fields))
    accepted: dict[Seat, Lay] = {}
    for seat, hand in zip(SEATS, hands):
        lay = lays[seat]
        if not isinstance(lay, Lay) or lay.card not in hand:
            raise IllegalInputError(f"seat {seat} may not choose {lay!r} now")
        everywhere = before_all[lay.card]
        offer = everywhere[seat : seat + 1] if tactical else everywhere
        accepted[seat] = offered(offer, lay, seat)
    return accepted


def lay(step: Step[State], lays: dict[Seat, Lay]) -> Step[State]:
    """3.2 All cards are turned up. 3.5 They are open and stay aside for the race."""
    state = step.state
    turned_up = CardsTurnedUp(state.race, state.round, lays)
    laid = tuple(lays.values())
    cards = [lay.card for lay in laid]
    hands = tuple([_without(hand, card) for hand, card in zip(state.hands, cards)])
    state = replace(state, hands=hands, played=(*state.played, *cards), laid=laid)
    if state.round < ROUNDS and state.config.leon():
        return step.then(replace(state, phase=Phase.TURN_UP_LEON), turned_up)
    return _move_all(step.then(state, turned_up))


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def turn_up_leon(step: Step[State], card: Card) -> Step[State]:
    """6.2 In rounds 1-4 Leon's top card is turned up before himself, with the others."""
    state = step.state
    leon = replace(
        state,
        aside=tuple(other for other in state.aside if other != card),
        played=(*state.played, card),
        laid=(*state.laid, Lay(card, LEON)),
    )
    return _move_all(step.then(leon, LeonTurnedUp(card)))


def _lay_the_last_card(step: Step[State]) -> Step[State]:
    """3.4 In the fifth round the last card goes before its owner, by itself."""
    hands = zip(SEATS, step.state.hands)
    return lay(step, {seat: Lay(hand[0], FIGURES[seat]) for seat, hand in hands})


def _move_all(step: Step[State]) -> Step[State]:
    return _begin_moves(step) if step.state.config.tactical else _move_by_sums(step)


# 3.2 Moving by sums


def _move_by_sums(step: Step[State]) -> Step[State]:
    """3.2 Each figure moves by the sum of the cards before its player."""
    moved: list[Event] = []
    state = step.state
    fields = list(state.fields)
    sums = [0] * len(fields)
    cards: list[tuple[Card, ...]] = [()] * len(fields)
    for lay in state.laid:
        at, card = lay.before, lay.card
        sums[at] += card.value
        cards[at] = (*cards[at], card)
    for figure, start, steps, before in zip(FIGURES, state.fields, sums, cards):
        if before:
            fields[figure] = end = within_the_track(start + steps)
            moved.append(FigureMoved(figure, start, end, before, None))
    return _end_round(step.then(replace(state, fields=tuple(fields), laid=()), *moved))


def within_the_track(field: int) -> int:
    """3.3 No figure passes 16 or -12: the sum is taken first, then it stops at the edge."""
    if FIRST_FIELD <= field <= LAST_FIELD:
        return field
    return LAST_FIELD if field > LAST_FIELD else FIRST_FIELD


def _end_round(step: Step[State]) -> Step[State]:
    """2.2 Five rounds, then scoring."""
    if step.state.round == ROUNDS:
        return score_race(step)
    following = step.state.round + 1
    step = step.then(replace(step.state, phase=_LAY, round=following))
    return _lay_the_last_card(step) if following == ROUNDS else step


# 7. The tactical game


def _begin_moves(step: Step[State]) -> Step[State]:
    """7.2 From the highest white number down."""
    in_turn = tuple(sorted(step.state.laid, key=lambda lay: lay.card.white, reverse=True))
    return _next_move(step.then(replace(step.state, phase=Phase.MOVE, laid=in_turn)))


def _next_move(step: Step[State]) -> Step[State]:
    """7.5 Leon's card moves Leon, at its place in the order."""
    state = step.state
    if not state.laid:
        return _end_round(step)
    if state.laid[0].before >= state.config.players:
        return _move_one(step, LEON)
    return step


def move_options(state: State) -> dict[Seat, tuple[Move, ...]]:
    """7.2 The card's owner moves any one figure: one must move, even one the edge holds."""
    return {SEATS[state.laid[0].before]: MOVES[: len(state.fields)]}


def accept_move(state: State, moves: Mapping[Seat, Action]) -> dict[Seat, Move]:
    """Return the move of the player whose turn it is; refuse a figure that is not there."""
    return accept_choices(move_options(state), moves)


def move(step: Step[State], moves: Mapping[Seat, Move]) -> Step[State]:
    """7.2 In turn, seeing the moves before. 7.4 In the fifth round too."""
    (chosen,) = moves.values()
    return _move_one(step, chosen.figure)


def _move_one(step: Step[State], figure: Figure) -> Step[State]:
    """7.3 Each move stops at the edges by itself."""
    state = step.state
    (mine, *others), start = state.laid, state.fields[figure]
    end = within_the_track(start + mine.card.value)
    moved = FigureMoved(figure, start, end, (mine.card,), mine.before)
    fields = (*state.fields[:figure], end, *state.fields[figure + 1 :])
    return _next_move(step.then(replace(state, fields=fields, laid=tuple(others)), moved))
