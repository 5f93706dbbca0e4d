"""Rulebook, chapter 6: Programming."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from paddock.core import Seat, Step
from paddock.core.memory import remember_last
from paddock.games.outspeed.rules.resolution import reveal_routes
from paddock.games.outspeed.state import SEATS, Phase, Program, State
from paddock.games.outspeed.tiles import Face, Side

PROGRAMS: Final = {side: Program(side) for side in Side}
_PROGRAM: Final = Phase.PROGRAM


def begin_programming(step: Step[State]) -> Step[State]:
    """6.1 All players choose a lit route of the top tile, in secret and at once."""
    programming = step.then(replace(step.state, phase=_PROGRAM))
    if program_options(programming.state):
        return programming
    return reveal_routes(programming, {})


@remember_last
def program_options(state: State) -> dict[Seat, tuple[Program, ...]]:
    """6.2 A route whose cheapest possible cost exceeds your fuel may not be chosen."""
    face, yellow, lonely = state.top_face(), state.config.deck.yellow, state.on_the_lonely_face()
    by_fuel = _all_lit if lonely else _affordable
    return {
        seat: affordable
        for seat, zone, fuel in zip(SEATS, state.zones, state.fuel)
        if zone is not None and (affordable := by_fuel(face, yellow, fuel))
    }


@lru_cache(maxsize=8192)
def _affordable(face: Face, yellow: tuple[int, ...], fuel: int) -> tuple[Program, ...]:
    """6.2 The lowest die face, 1 for a count of one's own route, 0 for the dial.

    6.3 A route that costs exactly all your fuel may be chosen.
    """
    return tuple(
        PROGRAMS[side]
        for side, route in face.lit().items()
        if route.cost.least(yellow, side) <= fuel
    )


def _all_lit(face: Face, yellow: tuple[int, ...], fuel: int) -> tuple[Program, ...]:
    """6.2 On tile 11 (3-4) the cheapest cost is 0, for you may be alone."""
    return tuple(PROGRAMS[side] for side in face.lit())


def safest_program(state: State, seat: Seat) -> Program:
    """10.4 The route with the smallest worst cost; of equals, the left-most."""
    routes, yellow, players = state.top_face().lit(), state.config.deck.yellow, len(state.racing())
    return min(
        program_options(state)[seat],
        key=lambda program: routes[program.route].cost.most(yellow, players),
    )
