"""A race moved on event by event, as far as it can be seen."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, cast

from msgspec.structs import replace

from paddock.core import Event, Seat
from paddock.games.outspeed import events as e
from paddock.games.outspeed.state import ZONES_OF_A_BOARD, Phase, Resolution
from paddock.games.outspeed.tiles import TOKENS, Players, Token
from paddock.games.outspeed.view import View

ValueT = TypeVar("ValueT")
_ASKING: Final = (Phase.DECLARE, Phase.PROGRAM, Phase.SET_DIAL, Phase.KEEP_TOKEN)
"""While events are told nobody is asked."""


def after(view: View, event: Event) -> View:
    """The view once this event was told."""
    if view.phase in _ASKING:
        view = replace(view, phase=Phase.ROLL_COSTS)
    change = _AFTER.get(type(event))
    return view if change is None else change(view, event)


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
    """A ship that is pushed off the rear stays in sight until it is told that it is out."""
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


_After = Callable[[View, Any], View]
_AFTER: Final = cast(
    "Mapping[type[Event], _After]",
    {
        e.TileTurnedUp: _tile,
        e.MarkersRemoved: _markers_removed,
        e.TokenLaid: _token_laid,
        e.TokensTurnedUp: _tokens_turned_up,
        e.ShipMoved: _moved,
        e.FuelGained: _fuel,
        e.FuelDrained: _fuel,
        e.CostPaid: _fuel,
        e.MarkerLaid: _marker_laid,
        e.BoardAdded: _board_added,
        e.BoardRemoved: _board_removed,
        e.ShipsEliminated: _eliminated,
        e.TilesFlipped: _flipped,
        e.RoutesRevealed: _routes,
        e.TurnsLost: _turns_lost,
        e.DialsRevealed: _dials,
        e.TokenKept: _kept,
        e.RaceEnded: _ended,
    },
)
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
