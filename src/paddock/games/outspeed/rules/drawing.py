"""Rulebook, 7.7: drawing bonus tokens."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from paddock.core import Event, Seat
from paddock.games.outspeed.events import StackRefilled, TokenKept, TokensLookedAt
from paddock.games.outspeed.rules.reveal import end_round
from paddock.games.outspeed.state import Buried, Drawing, Keep, Phase, Stack, State
from paddock.games.outspeed.tiles import TOKENS, Counts, Token

LOOKED_AT: Final = 2
KEEPS: Final = {token: Keep(token) for token in Token}


def begin_drawing(state: State, seats: Sequence[Seat], told: list[Event]) -> State:
    """7.7 All pairs are dealt first, from the front-most ship backwards, then by seat."""
    if not seats:
        return end_round(state, told)
    order = sorted(seats, key=lambda seat: (-(state.zones[seat] or 0), seat))
    drawing = Drawing(tuple(order), 0, ((),) * len(state.zones))
    return _serve(replace(state, phase=Phase.DRAW_TOKENS, drawing=drawing), told)


def drawing_now(state: State) -> Drawing:
    """The drawing that is under way."""
    assert state.drawing is not None
    return state.drawing


def draw_odds(state: State) -> dict[Token, int]:
    """2.4 The pile has no order: any of its tokens may be on top."""
    counts = zip(TOKENS, state.stack.pile, strict=True)
    return {token: count for token, count in counts if count}


def draws_from_the_pile(state: State) -> int:
    """How many tokens the seat that is served takes from the unordered pile now."""
    drawing = drawing_now(state)
    seat = drawing.order[drawing.served]
    missing = LOOKED_AT - len(drawing.looked_at[seat])
    return min(missing, sum(state.stack.pile))


def draw_from_the_pile(state: State, drawn: tuple[Token, ...], told: list[Event]) -> State:
    """7.7 Look at the top two."""
    pile = tuple(
        count - drawn.count(token) for token, count in zip(TOKENS, state.stack.pile, strict=True)
    )
    stack = replace(state.stack, pile=pile)
    return _serve(_take(replace(state, stack=stack), drawn), told)


def _serve(state: State, told: list[Event]) -> State:
    """Deal to one seat after the other, up to the next token that chance has to choose."""
    drawing = drawing_now(state)
    while drawing.served < len(drawing.order):
        seat = drawing.order[drawing.served]
        if not drawing.looked_at[seat]:
            state = _refill(state, told)
        state = _take_from_the_top(state)
        if draws_from_the_pile(state):
            return state
        state = _take_from_the_bottom(state)
        looked_at = drawing_now(state).looked_at[seat]
        told.append(TokensLookedAt(seat, len(looked_at), looked_at))
        drawing = replace(drawing_now(state), served=drawing.served + 1)
        state = replace(state, drawing=drawing)
    return _begin_keeping(state, told)


def _refill(state: State, told: list[Event]) -> State:
    """7.7 With fewer than two left, the discard is shuffled and goes under what is left."""
    if len(state.stack) >= LOOKED_AT or not any(state.discard):
        return state
    told.append(StackRefilled(sum(state.discard)))
    left = (*state.stack.top, *_last_of_the_pile(state.stack.pile), *state.stack.bottom)
    return replace(
        state, stack=Stack(pile=state.discard, top=left), discard=(0,) * len(state.discard)
    )


def _last_of_the_pile(pile: Counts) -> list[Buried]:
    return [Buried(token, None) for token, count in zip(TOKENS, pile, strict=True) if count]


def _take_from_the_top(state: State) -> State:
    stack = state.stack
    if not stack.top:
        return state
    tokens = tuple(buried.token for buried in stack.top)
    return _take(replace(state, stack=replace(stack, top=())), tokens)


def _take_from_the_bottom(state: State) -> State:
    drawing, stack = drawing_now(state), state.stack
    missing = LOOKED_AT - len(drawing.looked_at[drawing.order[drawing.served]])
    tokens = tuple(buried.token for buried in stack.bottom[:missing])
    if not tokens:
        return state
    return _take(replace(state, stack=replace(stack, bottom=stack.bottom[missing:])), tokens)


def _take(state: State, tokens: tuple[Token, ...]) -> State:
    drawing = drawing_now(state)
    looked_at = list(drawing.looked_at)
    looked_at[drawing.order[drawing.served]] += tokens
    return replace(state, drawing=replace(drawing, looked_at=tuple(looked_at)))


def _begin_keeping(state: State, told: list[Event]) -> State:
    """7.7 One token alone is kept; with none there is nothing."""
    if keep_options(state):
        return replace(state, phase=Phase.KEEP_TOKEN)
    return keep(state, {}, told)


def keep_options(state: State) -> dict[Seat, tuple[Keep, ...]]:
    """7.7 Keep one of two."""
    return {
        Seat(seat): tuple(KEEPS[token] for token in dict.fromkeys(pair))
        for seat, pair in enumerate(drawing_now(state).looked_at)
        if len(pair) == LOOKED_AT
    }


def keep(state: State, choices: Mapping[Seat, Keep], told: list[Event]) -> State:
    """7.7 The others go to the bottom of the stack, in the order in which they were dealt."""
    drawing, tokens, bottom = drawing_now(state), list(state.tokens), list(state.stack.bottom)
    for seat in drawing.order:
        looked_at = list(drawing.looked_at[seat])
        if not looked_at:
            continue
        kept = choices[seat].token if seat in choices else looked_at[0]
        looked_at.remove(kept)
        tokens[seat] = tuple(sorted((*tokens[seat], kept), key=TOKENS.index))
        bottom += [Buried(token, seat) for token in looked_at]
        returned = looked_at[0] if looked_at else None
        told.append(TokenKept(seat, kept, returned, returned is not None))
    stack = replace(state.stack, bottom=tuple(bottom))
    return end_round(replace(state, tokens=tuple(tokens), stack=stack, drawing=None), told)
