"""The Regular of Why First?: lays each card where it does most for its chance to end up second.

It looks one card ahead: what if only my card were laid, and all others drifted as they may? It
knows what it holds, what has been played and how the totals stand. It is never quite sure, so it
mixes: what looks almost as good is played almost as often.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final, TypeAlias, cast

from msgspec import Struct

from paddock.core import Seat
from paddock.games.why_first.bots.outlook import (
    Outlook,
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
    Move,
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
    if track.config.tactical:
        return mixed(_tactical(track, seat, options), style.doubt)
    start = expected_places(track, seat, hand)
    outlook = outlook_on(track, cards_to_come(track, free_rounds(track)))
    known: dict[tuple[int, int], float] = {}
    values: list[float] = []
    for lay in cast("Sequence[Lay]", options):
        key = (lay.card.value, int(lay.before))
        if key not in known:
            places = _after_lay(start, seat, hand, key)
            meddles = 0.0 if int(lay.before) == seat else style.meddling
            known[key] = outlook.of(seat, places) + meddles
        values.append(known[key])
    return mixed(values, style.doubt)


def _tactical(track: Track, seat: Seat, options: Sequence[Action]) -> list[float]:
    """7. What each card brings if it may move any figure, or what each move brings."""
    if isinstance(options[0], Lay):
        lays = cast("Sequence[Lay]", options)
        return [max(_moved(track, seat, lay.card.value, 0)) for lay in lays]
    moved = _moved(track, seat, track.laid[0].card.value, len(track.laid) - 1)
    return [moved[move.figure] for move in cast("Sequence[Move]", options)]


def mixed(values: Sequence[float], doubt: float) -> list[float]:
    """Weights that favour the better, the more so the less doubt there is."""
    best = max(values)
    return [exp((value - best) / doubt) for value in values]


def expected_places(track: Track, seat: Seat, hand: tuple[Card, ...]) -> list[float]:
    """Where the figures would end if nobody laid anything but their last card before themselves."""
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


def _moved(track: Track, seat: Seat, value: int, waiting: int) -> tuple[float, ...]:
    """7.2 My chance to win after moving each figure, with so many cards of this round to follow."""
    fields, totals, left = track.fields, totals_of(track), RACES - track.race
    to_come = waiting / len(fields) + cards_to_come(track, ROUNDS - track.round) - 1
    return _worth_of_moves(seat, fields, totals, left, value, to_come)


@lru_cache(maxsize=4096)
def _worth_of_moves(  # noqa: PLR0913, PLR0917 - all that the worth depends on
    seat: Seat,
    fields: tuple[int, ...],
    totals: tuple[int, ...],
    races_left: int,
    value: int,
    to_come: float,
) -> tuple[float, ...]:
    """The same by what it depends on: a search meets the same tracks over and over."""
    outlook = Outlook(totals, races_left, to_come)
    chances: list[float] = []
    for figure in range(len(fields)):
        places = [*fields]
        places[figure] = max(FIRST_FIELD, min(LAST_FIELD, places[figure] + value))
        if to_come:
            chances.append(outlook.of(seat, places))
        else:
            chances.append(_scored(totals, places, races_left)[seat])
    return tuple(chances)


def _scored(totals: tuple[int, ...], fields: list[int], races_left: int) -> tuple[float, ...]:
    """4.1 The race is over: what it brings everyone."""
    second = second_field(tuple(fields))
    points = zip(totals, fields)
    after = tuple([total + (field if field == second else 0) for total, field in points])
    return chances_to_win(after, races_left)
