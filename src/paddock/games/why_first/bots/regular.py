"""The Regular of Why First?: lays each card where it does most for its chance to end up second.

It looks one card ahead: what if only my card were laid, and all others drifted as they may? It
knows what it holds, what has been played and how the totals stand. It is never quite sure, so it
mixes: what looks almost as good is played almost as often.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from paddock.core import Seat
from paddock.games.why_first.bots.outlook import (
    Track,
    cards_to_come,
    chances_to_win,
    free_rounds,
    outlook_on,
    totals_of,
)
from paddock.games.why_first.cards import Card
from paddock.games.why_first.rules.scoring import second_field
from paddock.games.why_first.state import (
    FIRST_FIELD,
    LAST_FIELD,
    RACES,
    ROUNDS,
    Action,
    Lay,
)
from paddock.games.why_first.view import View

Weigh: TypeAlias = Callable[[View, tuple[Action, ...], Random], Sequence[float]]


class Style(Struct, frozen=True):
    """How sure of itself a Regular is, and how much it likes to meddle with others."""

    doubt: float
    """The smaller, the more often the best choice: in chances to win."""
    meddling: float
    """What laying a card before another is worth by itself, in chances to win."""


BOLD: Final = Style(doubt=0.006, meddling=0.002)
CAREFUL: Final = Style(doubt=0.008, meddling=-0.002)
EVEN: Final = Style(doubt=0.007, meddling=0.0)
"""Between the two: how the Expert thinks of everybody, itself included."""


def bold(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """The Regular that would rather spoil another's race."""
    return _by_seat(BOLD, view, options)


def careful(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """The Regular that would rather look after its own."""
    return _by_seat(CAREFUL, view, options)


def _by_seat(style: Style, view: View, options: tuple[Action, ...]) -> Sequence[float]:
    assert view.seat is not None
    return weigh(style, view, view.seat, view.my_hand, options)


def weigh(
    style: Style, track: Track, seat: Seat, hand: tuple[Card, ...], options: Sequence[Action]
) -> list[float]:
    """How often to play each option, as weights."""
    start = expected_places(track, seat, hand)
    outlook = outlook_on(track, cards_to_come(track, free_rounds(track)))
    known: dict[tuple[int, int], float] = {}
    values: list[float] = []
    for option in options:
        match option:
            case Lay(card, before) if not track.config.tactical:
                key = (card.value, int(before))
                if key not in known:
                    places = _after_lay(start, seat, hand, key)
                    meddles = 0.0 if int(before) == seat else style.meddling
                    known[key] = outlook.of(seat, places) + meddles
                values.append(known[key])
            case Lay(card):
                values.append(max(_moved(track, seat, start, card.value, 0)))
            case _:
                if not known:
                    card, waiting = track.laid[0].card, len(track.laid) - 1
                    moved = _moved(track, seat, start, card.value, waiting)
                    known = {(0, at): value for at, value in enumerate(moved)}
                values.append(known[0, int(option.figure)])
    return mixed(values, style.doubt)


def mixed(values: Sequence[float], doubt: float) -> list[float]:
    """Weights that favour the better, the more so the less doubt there is."""
    best = max(values)
    return [exp((value - best) / doubt) for value in values]


def expected_places(track: Track, seat: Seat, hand: tuple[Card, ...]) -> list[float]:
    """Where the figures would end if nobody laid anything but their last card before themselves."""
    if track.config.tactical:
        return [float(field) for field in track.fields]
    unseen = _mean_of_the_unseen(track, hand)
    places = [field + unseen for field in track.fields]
    places[seat] = float(track.fields[seat])
    if track.config.leon():
        places[-1] += unseen * (ROUNDS - 1 - track.round)
    return places


def _mean_of_the_unseen(track: Track, hand: tuple[Card, ...]) -> float:
    deck = track.config.deck.cards
    known = sum([card.value for card in hand]) + sum([card.value for card in track.played])
    left = len(deck) - len(hand) - len(track.played)
    return (sum([card.value for card in deck]) - known) / left


def _after_lay(
    start: list[float], seat: Seat, hand: tuple[Card, ...], lay: tuple[int, int]
) -> list[float]:
    """Where all would end after this lay; 3.4 one of the other cards in hand will be my last."""
    value, before = lay
    places = [*start]
    held = sum([card.value for card in hand]) - value
    places[seat] += held / (len(hand) - 1)
    places[before] += value
    return places


def _moved(track: Track, seat: Seat, start: list[float], value: int, waiting: int) -> list[float]:
    """7.2 My chance to win after moving each figure, with so many cards of this round to follow."""
    to_come = waiting / len(start) + cards_to_come(track, ROUNDS - track.round) - 1
    outlook = outlook_on(track, to_come)
    chances: list[float] = []
    for figure in range(len(start)):
        places = [*start]
        places[figure] = max(FIRST_FIELD, min(LAST_FIELD, places[figure] + value))
        if to_come:
            chances.append(outlook.of(seat, places))
        else:
            chances.append(_scored(track, places)[seat])
    return chances


def _scored(track: Track, places: list[float]) -> tuple[float, ...]:
    """4.1 The race is over: what it brings everyone."""
    fields = tuple([int(place) for place in places])
    second = second_field(fields)
    points = zip(totals_of(track), fields)
    totals = tuple([total + (field if field == second else 0) for total, field in points])
    return chances_to_win(totals, RACES - track.race)
