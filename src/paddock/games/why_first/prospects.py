"""What a choice may lead to, by what its viewer knows: for a client, which knows no rules.

Computed from a view alone, by the functions of the rules.
"""

from msgspec import Struct

from paddock.games.why_first.rules.rounds import within_the_track
from paddock.games.why_first.rules.scoring import places, points_of, second_field, winners
from paddock.games.why_first.state import FIGURES, Action, Figure, Lay, Phase, totals_of
from paddock.games.why_first.view import View


class FigureProspect(Struct, frozen=True, gc=False, array_like=True):
    """3.2, 7.2 From where to where a figure goes by one card."""

    start: int
    end: int


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
        options=tuple([_of_option(view, option) for option in options]),
    )


def _of_option(view: View, option: Action) -> FigureProspect | None:
    if not isinstance(option, Lay):
        return _moved(view, option.figure, view.laid[0].card.value)
    if view.config.tactical:
        return None
    return _moved(view, option.before, option.card.value)


def _moved(view: View, figure: Figure, steps: int) -> FigureProspect:
    """3.3 No figure goes beyond the edges."""
    start = view.fields[figure]
    return FigureProspect(start, within_the_track(start + steps))
