"""Rulebook, chapter 11: what is secret. Written from the state, without looking at the view."""

from collections.abc import Hashable, Iterator, Mapping
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.games.outspeed.state import (
    Action,
    Buried,
    Declare,
    Keep,
    Outcome,
    Phase,
    Stack,
    State,
)
from paddock.games.outspeed.tiles import FINISH_TILES, TOKENS, Token

LOOKED_AT: Final = 2
MARKERS: Final = 7
PILE: Final = "pile"


class Exposed(Struct, frozen=True):
    """What a step turns up: tokens in hands, seat by seat; the laid ones; or the whole stack."""

    hands: tuple[tuple[Token, ...], ...]
    laid: bool = False
    stack: bool = False


# What comes to light


def hides_outcome(state: State, viewer: Viewer) -> bool:
    """11.1 Tokens are seen only by the player who looks at them. Tiles and dice are open.

    When the pile runs out, what the one leaves for the next may be served in the same step.
    """
    if state.phase is not Phase.DRAW_TOKENS:
        return False
    assert state.drawing is not None
    served, order = state.drawing.served, state.drawing.order
    plenty = sum(state.stack.pile) >= 2 * LOOKED_AT
    return order[served] != viewer and (plenty or viewer not in order[served + 1 :])


def learned(state: State, viewer: Viewer, seat: Seat, action: Action) -> Hashable:
    """What the viewer may know of a choice once all are in. 11.1 Not the token kept, and 11.4 not
    the kind of a token laid, unless with this zone everybody has declared."""
    match action:
        case _ if viewer == seat:
            return action
        case Declare(token) if not _last_zone(state):
            return token is not None
        case Keep():
            return None
        case _:
            return action


def exposed(
    state: State, viewer: Viewer, given: Mapping[Seat, Action] | tuple[Outcome, ...], after: State
) -> Exposed:
    """4.4 Laid tokens are turned up, 8.1 eliminated players show theirs, 7.7 the viewer draws."""
    turned_up = state.phase is Phase.DECLARE and _last_zone(state)
    hands: list[tuple[Token, ...]] = []
    for seat, hand in enumerate(state.tokens):
        choice = given.get(Seat(seat)) if isinstance(given, Mapping) else None
        if after.zones[seat] is None:
            hands.append(hand)
        elif turned_up and isinstance(choice, Declare) and choice.token is not None:
            hands.append((choice.token,))
        else:
            hands.append(())
    open_draw = state.phase is Phase.DRAW_TOKENS and not hides_outcome(state, viewer)
    return Exposed(tuple(hands), turned_up, stack=open_draw or _drew(state, viewer, after))


def _last_zone(state: State) -> bool:
    """4.2, 4.3 Nobody behind the zone that is asked has a token."""
    assert state.bonus is not None
    behind = [z is not None and z < state.bonus.zone for z in state.zones]
    return not any(hand for hand, later in zip(state.tokens, behind, strict=True) if later)


def _drew(state: State, viewer: Viewer, after: State) -> bool:
    """7.7 Whether the viewer looked at new tokens in this step."""
    if viewer is SPECTATOR:
        return False
    before, now = _looked_at(state, viewer), _looked_at(after, viewer)
    kept = state.phase is not Phase.KEEP_TOKEN and len(after.tokens[viewer]) > len(
        state.tokens[viewer]
    )
    return len(now) > len(before) or kept


def _looked_at(state: State, seat: Seat) -> tuple[Token, ...]:
    return () if state.drawing is None else state.drawing.looked_at[seat]


# Another world


class _Slot(Struct):
    """A token that the viewer cannot know, and where it lies."""

    place: str
    seat: int
    token: Token


def reshuffle(state: State, viewer: Viewer, rng: Random, shown: Exposed | None = None) -> State:
    """11.1, 11.3, 11.4 Mix all tokens that the viewer does not know, but for those `shown`."""
    shown = shown or Exposed(((),) * len(state.tokens))
    slots = list(_hidden(state, viewer, shown))
    for slot in slots:
        other = rng.choice(slots)
        if _may_lie(state, slot, other.token) and _may_lie(state, other, slot.token):
            slot.token, other.token = other.token, slot.token
    return _with(state, viewer, shown, slots)


def _may_lie(state: State, slot: _Slot, token: Token) -> bool:
    """4.2 A laid token is one that could be laid: 1.8, 4.9 - 4.11."""
    if slot.place != "laid":
        return True
    match token:
        case Token.ELECTROMAGNET | Token.ION_CANNON:
            zone = state.zones[slot.seat]
            return all(other is None or zone is None or other >= zone for other in state.zones)
        case Token.FORCE_FIELD:
            return state.tile not in FINISH_TILES and len(state.markers) < MARKERS
        case _:
            return True


def _hidden(state: State, viewer: Viewer, shown: Exposed) -> Iterator[_Slot]:
    """Every token that the viewer cannot know, always in the same order."""
    for seat in _others(state, viewer):
        for token in _less(state.tokens[seat], shown.hands[seat]):
            yield _Slot("hand", seat, token)
        laid = None if state.bonus is None else state.bonus.laid[seat]
        if laid is not None and not shown.laid:
            yield _Slot("laid", seat, laid)
        for token in _looked_at(state, seat):
            yield _Slot("looked at", seat, token)
    if not shown.stack:
        yield from _hidden_in_the_stack(state.stack, viewer)


def _hidden_in_the_stack(stack: Stack, viewer: Viewer) -> Iterator[_Slot]:
    """11.1 Players know what they have put under the stack themselves."""
    for at, buried in enumerate(stack.bottom):
        if buried.by != viewer:
            yield _Slot("bottom", at, buried.token)
    for token, count in zip(TOKENS, stack.pile, strict=True):
        for _ in range(count):
            yield _Slot(PILE, 0, token)


def _with(state: State, viewer: Viewer, shown: Exposed, slots: list[_Slot]) -> State:
    """The state with these tokens in the places the viewer cannot look into."""

    def at(place: str, seat: int) -> list[Token]:
        return [slot.token for slot in slots if slot.place == place and slot.seat == seat]

    hands = list(state.tokens)
    for seat in _others(state, viewer):
        hands[seat] = _in_order([*shown.hands[seat], *at("hand", seat)])
    bonus, drawing, stack = state.bonus, state.drawing, state.stack
    if bonus is not None:
        laid = [next(iter(at("laid", seat)), token) for seat, token in enumerate(bonus.laid)]
        bonus = replace(bonus, laid=tuple(laid))
    if drawing is not None:
        pairs = [tuple(at("looked at", s)) or pair for s, pair in enumerate(drawing.looked_at)]
        drawing = replace(drawing, looked_at=tuple(pairs))
    if not shown.stack:
        stack = Stack(
            pile=tuple(at(PILE, 0).count(token) for token in TOKENS),
            bottom=_buried(stack.bottom, [at("bottom", n) for n in range(len(stack.bottom))]),
        )
    return replace(state, tokens=tuple(hands), bonus=bonus, drawing=drawing, stack=stack)


def _buried(was: tuple[Buried, ...], now: list[list[Token]]) -> tuple[Buried, ...]:
    return tuple(
        Buried(next(iter(token), buried.token), buried.by)
        for buried, token in zip(was, now, strict=True)
    )


def _others(state: State, viewer: Viewer) -> list[Seat]:
    return [Seat(seat) for seat in range(state.config.players) if seat != viewer]


def _less(hand: tuple[Token, ...], shown: tuple[Token, ...]) -> list[Token]:
    rest = list(hand)
    for token in shown:
        rest.remove(token)
    return rest


def _in_order(tokens: list[Token]) -> tuple[Token, ...]:
    """A hand is held in the order of the kinds."""
    return tuple(sorted(tokens, key=TOKENS.index))
