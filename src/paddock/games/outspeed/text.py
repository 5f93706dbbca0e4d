"""OUTSPEED in sentences: what to say of each event. The words are in the message catalogues."""

from collections.abc import Iterator
from typing import assert_never

from paddock.core import Event, Seat
from paddock.core.message import Message, Pilot, message, pilots
from paddock.games.outspeed import events as e
from paddock.games.outspeed.events import AnyEvent
from paddock.games.outspeed.state import (
    ZONES_OF_A_BOARD,
    Action,
    Declare,
    Keep,
    Program,
    SetDial,
)
from paddock.games.outspeed.tiles import FINISH_TILES, Side, Token
from paddock.games.outspeed.view import View


def tell(event: AnyEvent) -> Iterator[Message]:  # noqa: C901, PLR0911, PLR0912 - one case an event
    """Return the sentences for an event as it was seen: none, if nothing is worth saying."""
    match event:
        case e.TileTurnedUp():
            return _tile(event)
        case e.MarkersRemoved():
            return _markers_removed(event)
        case e.TokenLaid():
            return _token_laid(event)
        case e.ZoneDeclared():
            return iter(())  # each token laid has its own sentence
        case e.TokensTurnedUp():
            return _tokens_turned_up(event)
        case e.TokenWithoutEffect():
            return _without_effect(event)
        case e.ShipMoved():
            return _ship_moved(event)
        case e.FuelGained():
            return _fuel_gained(event)
        case e.FuelDrained():
            return _fuel_drained(event)
        case e.MarkerLaid():
            return _marker_laid(event)
        case e.BoardAdded():
            return _board_added(event)
        case e.BoardRemoved():
            return _board_removed(event)
        case e.ShipsEliminated():
            return _eliminated(event)
        case e.TilesFlipped():
            return _tiles_flipped(event)
        case e.RoutesRevealed():
            return _routes_revealed(event)
        case e.TurnsLost():
            return _turns_lost(event)
        case e.DroveAlone():
            return _drove_alone(event)
        case e.RouteShared():
            return _route_shared(event)
        case e.DialsRevealed():
            return _dials_revealed(event)
        case e.DieRolled():
            return _die_rolled(event)
        case e.CostPaid():
            return _cost_paid(event)
        case e.StackRefilled():
            return _stack_refilled(event)
        case e.TokensLookedAt():
            return _looked_at(event)
        case e.TokenKept():
            return _token_kept(event)
        case e.RaceEnded():
            return _race_ended(event)
        case _:
            assert_never(event)


def begins_round(event: Event) -> int | None:
    """The round that this event opens, for `--round`."""
    return event.round if isinstance(event, e.TileTurnedUp) else None


def token_name(token: Token) -> Message:
    """A bonus token by its name in the published editions."""
    return message(f"token-{token.replace('_', '-')}")


def route_name(side: Side) -> Message:
    """The left, middle or right route."""
    return message(f"route-{side}")


def action_name(action: Action, _seat: Seat) -> Message:
    """What a seat may choose, as a short noun."""
    match action:
        case Program(side):
            return message(f"action-{side}")
        case Declare(token):
            return message("action-no-token") if token is None else token_name(token)
        case Keep(kept):
            return token_name(kept)
        case SetDial(value):
            return message("action-dial", value=value)
        case _:
            assert_never(action)


def moment(view: View) -> Message:
    """When a choice is made."""
    return message("coach-round", round=view.round)


def _tokens(tokens: tuple[Token, ...]) -> list[Message]:
    return [token_name(token) for token in tokens]


def _tile(event: e.TileTurnedUp) -> Iterator[Message]:
    kind = "finish" if event.tile in FINISH_TILES else "track"
    yield message(f"round-with-{kind}-tile", round=event.round, tile=event.tile)


def _markers_removed(event: e.MarkersRemoved) -> Iterator[Message]:
    yield message("markers-removed", zone=event.zone, count=event.count)


def _token_laid(event: e.TokenLaid) -> Iterator[Message]:
    if event.token is None:
        yield message("token-laid", pilot=Pilot(event.seat))
    else:
        yield message("token-laid-known", pilot=Pilot(event.seat), token=token_name(event.token))


def _tokens_turned_up(event: e.TokensTurnedUp) -> Iterator[Message]:
    each = [
        message("pilot-and-token", pilot=Pilot(seat), token=token_name(token))
        for seat, token in event.tokens.items()
    ]
    yield message("tokens-turned-up", tokens=each)


def _without_effect(event: e.TokenWithoutEffect) -> Iterator[Message]:
    token = token_name(event.token)
    yield message("token-without-effect", pilot=Pilot(event.seat), token=token)


def _ship_moved(event: e.ShipMoved) -> Iterator[Message]:
    if event.end is None:
        yield message("ship-off-the-rear", pilot=Pilot(event.seat), start=event.start)
        return
    way = "forward" if event.end > event.start else "back"
    stopped = "-stopped" if event.stopped_by_field else ""
    yield message(f"ship-{way}{stopped}", pilot=Pilot(event.seat), start=event.start, end=event.end)


def _fuel_gained(event: e.FuelGained) -> Iterator[Message]:
    yield message("fuel-gained", pilot=Pilot(event.seat), amount=event.amount, fuel=event.fuel)


def _fuel_drained(event: e.FuelDrained) -> Iterator[Message]:
    yield message("fuel-drained", pilot=Pilot(event.seat), amount=event.amount, fuel=event.fuel)


def _marker_laid(event: e.MarkerLaid) -> Iterator[Message]:
    yield message("marker-laid", pilot=Pilot(event.seat), zone=event.zone)


def _board_added(event: e.BoardAdded) -> Iterator[Message]:
    yield message("board-added", first=event.zone, last=event.zone + ZONES_OF_A_BOARD - 1)


def _board_removed(event: e.BoardRemoved) -> Iterator[Message]:
    last = event.zone + ZONES_OF_A_BOARD - 1
    yield message("board-removed", first=event.zone, last=last, markers=event.markers)


def _eliminated(event: e.ShipsEliminated) -> Iterator[Message]:
    for seat, loss in event.losses.items():
        yield message(f"eliminated-{loss.replace('_', '-')}", pilot=Pilot(seat))
        if event.tokens[seat]:
            yield message("tokens-lost", pilot=Pilot(seat), tokens=_tokens(event.tokens[seat]))


def _tiles_flipped(_event: e.TilesFlipped) -> Iterator[Message]:
    yield message("tiles-flipped")


def _routes_revealed(event: e.RoutesRevealed) -> Iterator[Message]:
    each = [
        message("pilot-and-route", pilot=Pilot(seat), route=route_name(side))
        for seat, side in event.routes.items()
    ]
    yield message("routes-revealed", routes=each)


def _turns_lost(event: e.TurnsLost) -> Iterator[Message]:
    route = route_name(event.route)
    yield message("turns-lost", count=len(event.seats), room=event.room, route=route)


def _drove_alone(event: e.DroveAlone) -> Iterator[Message]:
    yield message("drove-alone", pilot=Pilot(event.seat), route=route_name(event.route))


def _route_shared(event: e.RouteShared) -> Iterator[Message]:
    yield message("route-shared", pilots=pilots(event.seats), route=route_name(event.route))


def _dials_revealed(event: e.DialsRevealed) -> Iterator[Message]:
    each = [
        message("pilot-and-dial", pilot=Pilot(seat), value=value)
        for seat, value in event.values.items()
    ]
    yield message("dials-revealed", dials=each)


def _die_rolled(event: e.DieRolled) -> Iterator[Message]:
    yield message(f"die-rolled-{event.die}", pilot=Pilot(event.seat), value=event.value)


def _cost_paid(event: e.CostPaid) -> Iterator[Message]:
    short = "-short" if event.paid < event.owed else ""
    yield message(
        f"cost-paid{short}",
        pilot=Pilot(event.seat),
        owed=event.owed,
        paid=event.paid,
        fuel=event.fuel,
    )


def _stack_refilled(event: e.StackRefilled) -> Iterator[Message]:
    yield message("stack-refilled", count=event.count)


def _looked_at(event: e.TokensLookedAt) -> Iterator[Message]:
    if event.tokens:
        yield message(
            "tokens-looked-at-known", pilot=Pilot(event.seat), tokens=_tokens(event.tokens)
        )
    else:
        yield message("tokens-looked-at", pilot=Pilot(event.seat), count=event.count)


def _token_kept(event: e.TokenKept) -> Iterator[Message]:
    pilot = Pilot(event.seat)
    if event.kept is None:
        yield message("token-kept", pilot=pilot)
    elif event.returned is None:
        yield message("token-kept-alone", pilot=pilot, kept=token_name(event.kept))
    else:
        kept, returned = token_name(event.kept), token_name(event.returned)
        yield message("token-kept-known", pilot=pilot, kept=kept, returned=returned)


def _race_ended(event: e.RaceEnded) -> Iterator[Message]:
    yield message(f"race-ended-{event.ending.replace('_', '-')}")
    if event.winners:
        yield message("winners", count=len(event.winners), pilots=pilots(event.winners))
    each = [
        message("place-and-pilot", place=place, pilot=Pilot(seat))
        for place, seat in sorted((place, seat) for seat, place in enumerate(event.places))
    ]
    yield message("ranking", places=each)
