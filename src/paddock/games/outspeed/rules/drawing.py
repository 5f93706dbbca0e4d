"""Rulebook, 7.7: drawing bonus tokens."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from paddock.core import Event, Seat, Step
from paddock.core.memory import remember_last
from paddock.games.outspeed.events import StackRefilled, TokenKept, TokensLookedAt
from paddock.games.outspeed.rules.reveal import end_round
from paddock.games.outspeed.state import SEATS, Buried, Drawing, Keep, Phase, Stack, State
from paddock.games.outspeed.tiles import TOKENS, Token

LOOKED_AT: Final = 2
_PLACE: Final = {token: place for place, token in enumerate(TOKENS)}
_KEEP_ONE_OF: Final = {
    (one, other): tuple(Keep(token) for token in dict.fromkeys((one, other)))
    for one in Token
    for other in Token
}
_DRAW_TOKENS, _KEEP_TOKEN = Phase.DRAW_TOKENS, Phase.KEEP_TOKEN


def begin_drawing(step: Step[State], seats: Sequence[Seat]) -> Step[State]:
    """7.7 All pairs are dealt first, from the front-most ship backwards, then by seat."""
    if not seats:
        return end_round(step)
    zones = step.state.zones
    order = sorted(seats, key=lambda seat: (-(zones[seat] or 0), seat))
    return _serve_next(step, Drawing(tuple(order), 0, ((),) * len(zones)))


def drawing_now(state: State) -> Drawing:
    """The drawing that is under way."""
    assert state.drawing is not None
    return state.drawing


def draw_odds(state: State) -> dict[Token, int]:
    """2.4 The pile has no order: any of its tokens may be on top."""
    return {token: count for token, count in zip(TOKENS, state.stack.pile) if count}


def draws_from_the_pile(state: State) -> int:
    """How many tokens the seat that is served takes from the unordered pile now."""
    drawing = drawing_now(state)
    looked_at = drawing.looked_at[drawing.order[drawing.served]]
    return min(LOOKED_AT - len(looked_at), sum(state.stack.pile))


def draw_from_the_pile(step: Step[State], drawn: tuple[Token, ...]) -> Step[State]:
    """7.7 Look at the top two."""
    state = step.state
    counts = zip(TOKENS, state.stack.pile)
    pile = tuple([count - drawn.count(token) for token, count in counts])
    drawing, stack = drawing_now(state), replace(state.stack, pile=pile)
    looked_at = drawing.looked_at[drawing.order[drawing.served]] + drawn
    return _serve(step, drawing, stack, looked_at)


def _serve(
    step: Step[State], drawing: Drawing, stack: Stack, looked_at: tuple[Token, ...]
) -> Step[State]:
    """The seat that is served has looked at these; it may find more at the bottom."""
    seat, missing = drawing.order[drawing.served], LOOKED_AT - len(looked_at)
    if missing and stack.bottom:
        looked_at += _kinds(stack.bottom[:missing])
        stack = replace(stack, bottom=stack.bottom[missing:])
    everyone = list(drawing.looked_at)
    everyone[seat] = looked_at
    served = Drawing(drawing.order, drawing.served + 1, tuple(everyone))
    seen = TokensLookedAt(seat, len(looked_at), looked_at)
    return _serve_next(step.then(replace(step.state, stack=stack), seen), served)


def _serve_next(step: Step[State], drawing: Drawing) -> Step[State]:
    """Deal to one seat after the other, up to the next token that chance has to choose."""
    if drawing.served == len(drawing.order):
        return _begin_keeping(step.then(replace(step.state, drawing=drawing)))
    step, left = _refill(step)
    stack = step.state.stack
    if not any(stack.pile):
        return _serve(step, drawing, stack, left)
    if left:
        everyone = list(drawing.looked_at)
        everyone[drawing.order[drawing.served]] = left
        drawing = replace(drawing, looked_at=tuple(everyone))
    return step.then(replace(step.state, phase=_DRAW_TOKENS, drawing=drawing))


def _refill(step: Step[State]) -> tuple[Step[State], tuple[Token, ...]]:
    """7.7 With fewer than two left, the discard is shuffled and goes under what is left.

    What is left on top of it is drawn at once, so it is returned and not put back.
    """
    state, stack = step.state, step.state.stack
    if len(stack) >= LOOKED_AT or not any(state.discard):
        return step, ()
    left = (*draw_odds(state), *_kinds(stack.bottom))
    nothing = (0,) * len(state.discard)
    refilled = replace(state, stack=Stack(pile=state.discard), discard=nothing)
    return step.then(refilled, StackRefilled(sum(state.discard))), left


def _kinds(tokens: tuple[Buried, ...]) -> tuple[Token, ...]:
    return tuple([buried.token for buried in tokens])


def _begin_keeping(step: Step[State]) -> Step[State]:
    """7.7 One token alone is kept; with none there is nothing."""
    keeping = step.then(replace(step.state, phase=_KEEP_TOKEN))
    return keeping if keep_options(keeping.state) else keep(keeping, {})


@remember_last
def keep_options(state: State) -> dict[Seat, tuple[Keep, ...]]:
    """7.7 Keep one of two."""
    return {
        seat: _KEEP_ONE_OF[pair]
        for seat, pair in zip(SEATS, drawing_now(state).looked_at)
        if len(pair) == LOOKED_AT
    }


def keep(step: Step[State], choices: Mapping[Seat, Keep]) -> Step[State]:
    """7.7 The others go to the bottom of the stack, in the order in which they were dealt."""
    events: list[Event] = []
    state = step.state
    drawing, tokens, bottom = drawing_now(state), list(state.tokens), list(state.stack.bottom)
    for seat in drawing.order:
        looked_at = drawing.looked_at[seat]
        if not looked_at:
            continue
        kept, returned = looked_at[0], looked_at[1] if seat in choices else None
        if returned is not None and choices[seat].token is not kept:
            kept, returned = returned, kept
        tokens[seat] = in_order([*tokens[seat], kept])
        if returned is not None:
            bottom.append(Buried(returned, seat))
        events.append(TokenKept(seat, kept, returned, returned is not None))
    stack = replace(state.stack, bottom=tuple(bottom))
    held = replace(state, tokens=tuple(tokens), stack=stack, drawing=None)
    return end_round(step.then(held, *events))


def in_order(tokens: list[Token]) -> tuple[Token, ...]:
    """A hand as it is held: in the order of the kinds."""
    return tuple(tokens) if len(tokens) == 1 else tuple(sorted(tokens, key=_PLACE.__getitem__))
