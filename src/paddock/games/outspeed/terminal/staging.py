"""Moves a view of a race on, event by event."""

from collections.abc import Mapping
from typing import Final, TypeVar, assert_never

from msgspec.structs import replace

from paddock.core import Event, Seat
from paddock.games.outspeed import events as e
from paddock.games.outspeed.events import AnyEvent
from paddock.games.outspeed.state import ZONES_OF_A_BOARD, Phase, Resolution
from paddock.games.outspeed.tiles import TOKENS, Players, Token
from paddock.games.outspeed.view import View

ValueT = TypeVar("ValueT")
_ASKING: Final = (Phase.DECLARE, Phase.PROGRAM, Phase.SET_DIAL, Phase.KEEP_TOKEN)
"""While events are shown nobody is asked."""


def after(view: View, event: AnyEvent) -> View:
    """The view after this event."""
    if view.phase in _ASKING:
        view = replace(view, phase=Phase.ROLL_COSTS)
    return _moved_on(view, event)


def _moved_on(view: View, event: AnyEvent) -> View:  # noqa: C901, PLR0911, PLR0912 - one case an event
    match event:
        case e.TileTurnedUp():
            return _tile(view, event)
        case e.MarkersRemoved():
            return _markers_removed(view, event)
        case e.TokenLaid():
            return _token_laid(view, event)
        case e.TokensTurnedUp():
            return _tokens_turned_up(view, event)
        case e.ShipMoved():
            return _moved(view, event)
        case e.FuelGained() | e.FuelDrained() | e.CostPaid():
            return _fuel(view, event)
        case e.MarkerLaid():
            return _marker_laid(view, event)
        case e.BoardAdded():
            return _board_added(view, event)
        case e.BoardRemoved():
            return _board_removed(view, event)
        case e.ShipsEliminated():
            return _eliminated(view, event)
        case e.TilesFlipped():
            return _flipped(view, event)
        case e.RoutesRevealed():
            return _routes(view, event)
        case e.TurnsLost():
            return _turns_lost(view, event)
        case e.DialsRevealed():
            return _dials(view, event)
        case e.TokenKept():
            return _kept(view, event)
        case e.RaceEnded():
            return _ended(view, event)
        case (
            e.ZoneDeclared()
            | e.TokenWithoutEffect()
            | e.DroveAlone()
            | e.RouteShared()
            | e.DieRolled()
            | e.StackRefilled()
            | e.TokensLookedAt()
        ):
            return view
        case _:
            assert_never(event)


def lasts(event: Event) -> float:
    """Seconds to see it and to read the line about it."""
    return _SECONDS.get(type(event), 0.8)


def _with(values: tuple[ValueT, ...], seat: int, value: ValueT) -> tuple[ValueT, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _tile(view: View, event: e.TileTurnedUp) -> View:
    return replace(
        view,
        phase=Phase.TURN_UP_TILE,
        round=event.round,
        tile=event.tile,
        face=event.face,
        tiles=tuple(tile for tile in view.tiles if tile != event.tile),
        bonus=None,
        resolution=None,
        drawing=None,
    )


def _markers_removed(view: View, event: e.MarkersRemoved) -> View:
    return replace(view, markers=tuple(zone for zone in view.markers if zone != event.zone))


def _token_laid(view: View, event: e.TokenLaid) -> View:
    counts = _with(view.token_counts, event.seat, view.token_counts[event.seat] - 1)
    mine = view.my_tokens
    if event.token is not None and event.token in mine:
        at = mine.index(event.token)
        mine = (*mine[:at], *mine[at + 1 :])
    return replace(view, token_counts=counts, my_tokens=mine)


def _tokens_turned_up(view: View, event: e.TokensTurnedUp) -> View:
    return replace(view, discard=_discarded(view.discard, [*event.tokens.values()]))


def _discarded(discard: tuple[int, ...], tokens: list[Token]) -> tuple[int, ...]:
    return tuple(count + tokens.count(token) for count, token in zip(discard, TOKENS))


def _moved(view: View, event: e.ShipMoved) -> View:
    """A ship that is pushed off the rear stays in sight until the event that puts it out."""
    end = view.rear - 1 if event.end is None else event.end
    return replace(view, zones=_with(view.zones, event.seat, end))


def _fuel(view: View, event: e.FuelGained | e.FuelDrained | e.CostPaid) -> View:
    return replace(view, fuel=_with(view.fuel, event.seat, event.fuel))


def _marker_laid(view: View, event: e.MarkerLaid) -> View:
    return replace(view, markers=tuple(sorted((*view.markers, event.zone))))


def _board_added(view: View, event: e.BoardAdded) -> View:
    return replace(view, boards_added=view.boards_added + 1)


def _board_removed(view: View, event: e.BoardRemoved) -> View:
    rear = event.zone + ZONES_OF_A_BOARD
    kept = tuple(zone for zone in view.markers if zone >= rear)
    return replace(view, rear=rear, boards_added=view.boards_added - 1, markers=kept)


def _eliminated(view: View, event: e.ShipsEliminated) -> View:
    lost = [token for tokens in event.tokens.values() for token in tokens]
    out = event.losses.keys()
    return replace(
        view,
        zones=tuple(None if seat in out else zone for seat, zone in enumerate(view.zones)),
        token_counts=tuple(
            0 if seat in out else count for seat, count in enumerate(view.token_counts)
        ),
        my_tokens=() if view.seat in out else view.my_tokens,
        discard=_discarded(view.discard, lost),
        eliminated=(*view.eliminated, tuple(out)),
    )


def _flipped(view: View, event: e.TilesFlipped) -> View:
    return replace(view, face=Players.UP_TO_4)


def _routes(view: View, event: e.RoutesRevealed) -> View:
    seats = range(len(view.zones))
    routes = tuple(event.routes.get(Seat(seat)) for seat in seats)
    driving = tuple(route is not None for route in routes)
    return replace(
        view, bonus=None, resolution=Resolution(routes, driving, (None,) * len(view.zones))
    )


def _turns_lost(view: View, event: e.TurnsLost) -> View:
    if view.resolution is None:
        return view
    driving = tuple(
        drives and seat not in event.seats for seat, drives in enumerate(view.resolution.driving)
    )
    return replace(view, resolution=replace(view.resolution, driving=driving))


def _dials(view: View, event: e.DialsRevealed) -> View:
    if view.resolution is None:
        return view
    dials = tuple(event.values.get(Seat(seat)) for seat in range(len(view.zones)))
    return replace(view, resolution=replace(view.resolution, dials=dials))


def _kept(view: View, event: e.TokenKept) -> View:
    counts = _with(view.token_counts, event.seat, view.token_counts[event.seat] + 1)
    mine = view.my_tokens if event.kept is None else (*view.my_tokens, event.kept)
    return replace(view, token_counts=counts, my_tokens=mine)


def _ended(view: View, event: e.RaceEnded) -> View:
    return replace(view, phase=Phase.OVER, ending=event.ending)


_SECONDS: Final[Mapping[type[Event], float]] = {
    e.TileTurnedUp: 1.2,
    e.TokenLaid: 0.5,
    e.ZoneDeclared: 0.0,
    e.TokensTurnedUp: 1.5,
    e.ShipsEliminated: 1.8,
    e.TilesFlipped: 1.5,
    e.RoutesRevealed: 1.6,
    e.TurnsLost: 1.8,
    e.DieRolled: 1.0,
    e.CostPaid: 0.5,
    e.FuelGained: 0.6,
    e.TokensLookedAt: 0.5,
    e.TokenKept: 0.5,
}
