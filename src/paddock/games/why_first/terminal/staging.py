"""Moves a view of a game on, event by event."""

from typing import TypeVar, assert_never

from msgspec.structs import replace

from paddock.games.why_first import events as e
from paddock.games.why_first.events import AnyEvent
from paddock.games.why_first.state import HAND, Phase
from paddock.games.why_first.view import View

ValueT = TypeVar("ValueT")


def after(view: View, event: AnyEvent) -> View:
    """The view after this event."""
    match event:
        case e.HandDealt():
            return _dealt(view, event)
        case e.CardsTurnedUp():
            return _turned_up(view, event)
        case e.FigureMoved(figure, _, end, cards):
            laid = tuple(lay for lay in view.laid if lay.card not in cards)
            return replace(view, fields=_with(view.fields, figure, end), laid=laid)
        case e.RaceScored(_, _, points):
            return replace(view, points=(*view.points, points), phase=Phase.DEAL)
        case e.LeonTurnedUp():
            return view
        case e.GameEnded():
            return replace(view, phase=Phase.OVER)
        case _:
            assert_never(event)


def lasts(event: AnyEvent) -> float:
    """Seconds to see it and to read the line about it."""
    match event:
        case e.HandDealt(_, _, cards):
            return 0.0 if cards is None else 0.6
        case e.CardsTurnedUp():
            return 1.8
        case e.RaceScored():
            return 3.0
        case e.LeonTurnedUp() | e.FigureMoved() | e.GameEnded():
            return 0.9
        case _:
            assert_never(event)


def _with(values: tuple[ValueT, ...], place: int, value: ValueT) -> tuple[ValueT, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _dealt(view: View, event: e.HandDealt) -> View:
    """The first hand of a race clears the table."""
    if event.race != view.race:
        nowhere, nothing = (0,) * len(view.fields), (0,) * len(view.hand_sizes)
        view = replace(
            view,
            phase=Phase.DEAL,
            race=event.race,
            round=1,
            my_hand=(),
            hand_sizes=nothing,
            fields=nowhere,
            laid=(),
            played=(),
        )
    mine = view.my_hand if event.cards is None else event.cards
    return replace(view, my_hand=mine, hand_sizes=_with(view.hand_sizes, event.seat, HAND))


def _turned_up(view: View, event: e.CardsTurnedUp) -> View:
    cards = [lay.card for lay in event.lays.values()]
    sizes = tuple(size - (seat in event.lays) for seat, size in enumerate(view.hand_sizes))
    return replace(
        view,
        race=event.race,
        round=event.round,
        laid=tuple(event.lays.values()),
        my_hand=tuple(card for card in view.my_hand if card not in cards),
        hand_sizes=sizes,
        played=(*view.played, *cards),
    )
