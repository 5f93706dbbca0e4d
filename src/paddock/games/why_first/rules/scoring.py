"""Rulebook, chapters 4, 5 and 10: points, winners and places."""

from msgspec.structs import replace

from paddock.core import Step
from paddock.games.why_first.events import GameEnded, RaceScored
from paddock.games.why_first.rules.setup import begin_race
from paddock.games.why_first.state import FIGURES, RACES, Figure, Phase, State


def score_race(step: Step[State]) -> Step[State]:
    """2.2 After five rounds comes scoring, then the next race or, after five, the end."""
    state = step.state
    scored = replace(state, points=(*state.points, points_of(state.fields)))
    field = second_field(state.fields)
    told = step.then(scored, RaceScored(state.race, field, scored.points[-1], scored.totals()))
    if state.race < RACES:
        return told.then(begin_race(state.config, state.race + 1, scored.points))
    return _end_game(told)


def second_field(fields: tuple[int, ...]) -> int | None:
    """4.1 The second-farthest occupied field scores. 4.2 With all on one there is none."""
    occupied = sorted({*fields}, reverse=True)
    return occupied[1] if len(occupied) > 1 else None


def points_of(fields: tuple[int, ...]) -> tuple[int, ...]:
    """4.1 Every figure on the second field scores its number, 4.2 all others nothing."""
    field = second_field(fields)
    return tuple([other if other == field else 0 for other in fields])


def _end_game(step: Step[State]) -> Step[State]:
    totals = step.state.totals()
    ended = GameEnded(winners(totals), places(totals), totals)
    return step.then(replace(step.state, phase=Phase.OVER), ended)


def winners(totals: tuple[int, ...]) -> tuple[Figure, ...]:
    """5.1 The second-highest total wins; equal players share. 5.2 All equal: all share.

    6.3 Leon's total counts like everyone's.
    """
    winning = winning_total(totals)
    return tuple(figure for figure, total in zip(FIGURES, totals) if total == winning)


def winning_total(totals: tuple[int, ...]) -> int:
    """5.1 The second-highest total. 5.2 If all are equal, theirs."""
    ranking = sorted({*totals}, reverse=True)
    return ranking[1] if len(ranking) > 1 else ranking[0]


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """10.1 Distinct totals in the order second, third, first, fourth, ...; equals are level."""
    best, *others = sorted({*totals}, reverse=True)
    order = [*others[:2], best, *others[2:]]
    ranks = [order.index(total) for total in totals]
    best_first = sorted(ranks)
    return tuple([1 + best_first.index(rank) for rank in ranks])
