"""What one viewer knows of a race. `rules.worlds` goes the other way."""

from msgspec import Struct

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.games.outspeed.state import (
    ROUNDS,
    Bonus,
    Config,
    Drawing,
    Ending,
    Phase,
    Resolution,
    Stack,
    State,
)
from paddock.games.outspeed.tiles import Counts, Players, Token


class StackView(Struct, frozen=True, gc=False):
    """11.1, 11.3 How many tokens lie where. Known are only those the viewer put back."""

    pile: int
    bottom: tuple[Token | None, ...]
    bottom_by: tuple[Seat, ...]


class BonusView(Struct, frozen=True, gc=False):
    """11.4 Who has said what; the kind of a laid token is known to its owner alone."""

    zone: int
    answers: tuple[bool | None, ...]
    my_token: Token | None


class DrawingView(Struct, frozen=True, gc=False):
    """11.1 Who draws how many tokens; what they are is known to the drawing seat alone."""

    order: tuple[Seat, ...]
    served: int
    counts: tuple[int, ...]
    my_tokens: tuple[Token, ...]


class View(Struct, frozen=True, gc=False):
    """11. A race as one seat (or, with `seat` None, a spectator) knows it.

    `tiles` are the track tiles that have not been turned up yet: which, but not in which order.
    """

    config: Config
    phase: Phase
    seat: Seat | None
    round: int
    tile: int | None
    face: Players
    tiles: tuple[int, ...]
    zones: tuple[int | None, ...]
    fuel: tuple[int, ...]
    token_counts: tuple[int, ...]
    my_tokens: tuple[Token, ...]
    stack: StackView
    discard: Counts
    markers: tuple[int, ...]
    rear: int
    boards_added: int
    bonus: BonusView | None
    resolution: Resolution | None
    drawing: DrawingView | None
    eliminated: tuple[tuple[Seat, ...], ...]
    ending: Ending | None


def view(state: State, viewer: Viewer) -> View:
    """11. What the viewer may know."""
    seat = None if viewer is SPECTATOR else viewer
    # By position: keywords make it 1.6 instead of 1.0 µs, and a server builds one a viewer.
    return View(
        state.config,
        state.phase,
        seat,
        state.round,
        state.tile,
        state.face,
        state.tiles,
        state.zones,
        state.fuel,
        tuple(map(len, state.tokens)),
        () if seat is None else state.tokens[seat],
        _stack_view(state.stack, seat),
        state.discard,
        state.markers,
        state.rear,
        state.boards_added,
        None if state.bonus is None else _bonus_view(state.bonus, seat),
        state.resolution,
        None if state.drawing is None else _drawing_view(state.drawing, seat),
        state.eliminated,
        state.ending,
    )


def is_out(known: View) -> bool:
    """8.1 Whether the viewer's ship is eliminated."""
    return known.seat is not None and known.zones[known.seat] is None


def is_last_choice(known: View) -> bool:
    """Whether the view asks for a route on the finish tile, the last choice but for tokens."""
    return known.phase is Phase.PROGRAM and known.round == ROUNDS


def _stack_view(stack: Stack, seat: Seat | None) -> StackView:
    return StackView(
        pile=sum(stack.pile),
        bottom=tuple([buried.token if buried.by == seat else None for buried in stack.bottom]),
        bottom_by=tuple([buried.by for buried in stack.bottom]),
    )


def _bonus_view(bonus: Bonus, seat: Seat | None) -> BonusView:
    return BonusView(
        zone=bonus.zone,
        answers=bonus.answers,
        my_token=None if seat is None else bonus.laid[seat],
    )


def _drawing_view(drawing: Drawing, seat: Seat | None) -> DrawingView:
    return DrawingView(
        order=drawing.order,
        served=drawing.served,
        counts=tuple(map(len, drawing.looked_at)),
        my_tokens=() if seat is None else drawing.looked_at[seat],
    )
