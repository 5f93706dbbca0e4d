"""What a choice may lead to, by what its viewer knows: for a client, which knows no rules.

Computed from a view alone, by the functions of the rules.
"""

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from paddock.games.why_first.rules.rounds import within_the_track
from paddock.games.why_first.rules.scoring import (
    places,
    points_of,
    second_field,
    winners,
    winning_total,
)
from paddock.games.why_first.state import FIGURES, Action, Figure, Lay, Phase, totals_of
from paddock.games.why_first.view import View


class Verdict(StrEnum):
    """5.1 A total beside the second-highest, which wins."""

    WINS = "wins"
    HIGH = "high"
    LOW = "low"


class FigureProspect(Struct, frozen=True, gc=False, array_like=True):
    """3.2, 7.2 From where to where a figure goes by one card, and what the race would bring then.

    `seconds` are the figures on the field that scores (4.1), none if all are on one (4.2). `place`
    says how many fields with figures are as far as the viewer's or farther: 1 is foremost. `total`
    is what the viewer would have, `verdict` what it would be worth if the game ended with this race
    (5.1, 5.2).
    """

    start: int
    end: int
    seconds: tuple[Figure, ...]
    place: int
    total: int
    verdict: Verdict


class Prospects(Struct, frozen=True, gc=False):
    """How the game would stand if the race ended now, and where each option leads, in its order.

    `second` is the field that scores (4.1), or None if all figures are on one (4.2). `leading` are
    the figures on the farthest field. `totals` are the points of the races before. `would_score`
    is what this race would add. `would_win` and `would_place` hold if the game ended with it (5.1,
    10.1). A card is seen as if it were the only one before its figure. In the tactical game, a card
    that is laid moves nobody yet: None.
    """

    second: int | None
    leading: tuple[Figure, ...]
    totals: tuple[int, ...]
    would_score: tuple[int, ...]
    would_win: tuple[Figure, ...]
    would_place: tuple[int, ...]
    options: tuple[FigureProspect | None, ...]


def prospects(view: View, options: tuple[Action, ...]) -> Prospects:
    """All that a viewer can know of what comes of their options."""
    fields, farthest = view.fields, max(view.fields)
    totals = totals_of(view.points, len(fields))
    # The last race is in the totals once it has been scored.
    coming = (0,) * len(fields) if view.phase is Phase.OVER else points_of(fields)
    then = tuple(map(sum, zip(totals, coming)))
    return Prospects(
        second=second_field(fields),
        leading=tuple([figure for figure, at in zip(FIGURES, fields) if at == farthest]),
        totals=totals,
        would_score=coming,
        would_win=winners(then),
        would_place=places(then),
        options=tuple([_of_option(view, totals, option) for option in options]),
    )


def _of_option(view: View, totals: tuple[int, ...], option: Action) -> FigureProspect | None:
    if not isinstance(option, Lay):
        return _moved(view, totals, option.figure, view.laid[0].card.value)
    if view.config.tactical:
        return None
    return _moved(view, totals, option.before, option.card.value)


def _moved(view: View, totals: tuple[int, ...], figure: Figure, steps: int) -> FigureProspect:
    """3.3 No figure goes beyond the edges."""
    seat = view.seat
    assert seat is not None, "a spectator has no options"
    start = view.fields[figure]
    end = within_the_track(start + steps)
    seconds, second, places_on_track = _race_after(view.fields, figure, end)
    then, winning = _totals_after(totals, seconds, second or 0)
    return FigureProspect(
        start, end, seconds, places_on_track[seat], then[seat], _verdict(then[seat], winning)
    )


@lru_cache(maxsize=4096)
def _race_after(
    fields: tuple[int, ...], figure: Figure, end: int
) -> tuple[tuple[Figure, ...], int | None, tuple[int, ...]]:
    """4.1 Who would be second, on which field, and how far in front everybody would be."""
    then = (*fields[:figure], end, *fields[figure + 1 :])
    second, occupied = second_field(then), sorted({*then}, reverse=True)
    seconds = tuple([one for one, field in zip(FIGURES, then) if field == second])
    return seconds, second, tuple([1 + occupied.index(field) for field in then])


@lru_cache(maxsize=4096)
def _totals_after(
    totals: tuple[int, ...], seconds: tuple[Figure, ...], points: int
) -> tuple[tuple[int, ...], int]:
    """4.1 The totals with the points of a race, 5.1 and the one of them that wins."""
    then = tuple([total + points * (one in seconds) for one, total in zip(FIGURES, totals)])
    return then, winning_total(then)


def _verdict(total: int, winning: int) -> Verdict:
    if total == winning:
        return Verdict.WINS
    return Verdict.HIGH if total > winning else Verdict.LOW
