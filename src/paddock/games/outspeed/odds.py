"""The chance that a route puts its viewer out of the race in this round.

Plays the rest of the round by the rules, from the viewer's own view, the others by a policy.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from paddock.core import Chance, Decision, Seat
from paddock.games.outspeed import rules
from paddock.games.outspeed.bots.regular import EVEN, weigh
from paddock.games.outspeed.prospects import Prospects, RouteProspect, prospects
from paddock.games.outspeed.state import Action, Phase, State
from paddock.games.outspeed.view import View

WORLDS: Final = 60
"""Rounds played per decision, shared by the routes in doubt. More would take over 5 ms."""
UNFORESEEN: Final = 0.15
"""The share of others who take any lit route. People are less predictable than a Regular;
0.15 is a compromise between races of Rookies and of Regulars (python -m research.odds)."""
_RESOLUTION: Final = frozenset({Phase.SET_DIAL, Phase.ROLL_COSTS, Phase.ROLL_REWARDS})
"""5.3 The rear boards go at its end; tokens, which come later, eliminate nobody."""

Policy: TypeAlias = Mapping[Seat, Sequence[float]]
"""Cumulative weights of each seat's options."""


def prospects_with_odds(view: View, options: tuple[Action, ...]) -> Prospects:
    """The prospects of a decision, with `out_chance` of each route while routes are chosen."""
    known = prospects(view, options)
    if view.phase is not Phase.PROGRAM or not options:
        return known
    chances = out_chances(view, options, known)
    filled = [
        replace(prospect, out_chance=chance) if isinstance(prospect, RouteProspect) else prospect
        for prospect, chance in zip(known.options, chances, strict=True)
    ]
    return replace(known, options=tuple(filled))


def out_chances(view: View, options: tuple[Action, ...], known: Prospects) -> list[float]:
    """The chance to be out at the end of this round, for each route."""
    assert view.seat is not None
    in_doubt = [
        option
        for option, prospect in zip(options, known.options, strict=True)
        if not _is_safe(view, prospect, known)
    ]
    if not in_doubt:
        return [0.0] * len(options)
    counted = _count_losses(view, view.seat, in_doubt, WORLDS // len(in_doubt))
    return [counted.get(option, 0.0) for option in options]


def _is_safe(view: View, prospect: Any, known: Prospects) -> bool:
    """Whether nothing that can happen on this route puts the viewer out."""
    assert view.seat is not None
    assert isinstance(prospect, RouteProspect)
    zone = view.zones[view.seat]
    assert zone is not None
    stays_behind = known.could_leave is not None and zone <= known.could_leave
    falls = prospect.if_least.could_leave or prospect.if_most.could_leave
    return not (prospect.may_empty or falls or (prospect.may_lose_turn and stays_behind))


def _count_losses(
    view: View, seat: Seat, routes: Sequence[Action], worlds: int
) -> dict[Action, float]:
    """The share of worlds in which each route ends the viewer's race.

    All routes meet the same choices and dice. Hidden tokens change nothing before the next
    Bonus phase, so that one world that the view allows serves for all.
    """
    rng = Random(f"{view.round} {view.tile} {view.zones} {view.fuel} {view.markers}")
    start = rules.determinize(view, rng)
    decision = rules.pending(start)
    assert isinstance(decision, Decision)
    policy = _policy(start, decision)
    losses = dict.fromkeys(routes, 0)
    for _ in range(worlds):
        choices = _choose(decision, policy, rng)
        dice = rng.random()
        for route in routes:
            losses[route] += _is_out(start, {**choices, seat: route}, seat, Random(dice))
    return {route: count / worlds for route, count in losses.items()}


def _policy(state: State, decision: Decision[Action]) -> Policy:
    """How a Regular without a style mixes, and now and then any option."""
    tokens = tuple(map(len, state.tokens))
    policy = dict[Seat, Sequence[float]]()
    for seat, options in decision.options.items():
        weights = weigh(EVEN, state, seat, tokens, options)
        total, share = sum(weights), UNFORESEEN / len(options)
        mixed = [(1 - UNFORESEEN) * weight / total + share for weight in weights]
        policy[seat] = list(accumulate(mixed))
    return policy


def _choose(decision: Decision[Action], policy: Policy, rng: Random) -> dict[Seat, Action]:
    return {
        seat: options[_pick(policy[seat], rng.random())]
        for seat, options in decision.options.items()
    }


def _pick(cumulative: Sequence[float], share: float) -> int:
    wanted = share * cumulative[-1]
    return next(place for place, edge in enumerate(cumulative) if wanted < edge)


def _is_out(state: State, choices: Mapping[Seat, Action], seat: Seat, rng: Random) -> bool:
    """Whether the seat is eliminated when the Resolution is over."""
    state = rules.apply_choices(state, choices).state
    while state.phase in _RESOLUTION and state.zones[seat] is not None:
        waiting = rules.pending(state)
        if isinstance(waiting, Chance):
            faces = [face for face, weight in waiting.odds.items() for _ in range(weight)]
            state = rules.apply_chance(state, (faces[int(rng.random() * len(faces))],)).state
        else:
            assert isinstance(waiting, Decision)
            dials = _choose(waiting, _policy(state, waiting), rng)
            state = rules.apply_choices(state, dials).state
    return state.zones[seat] is None
