"""Rulebook, chapter 10: End."""

from msgspec.structs import replace

from paddock.core import GameOver, Seat, Step
from paddock.games.outspeed.events import RaceEnded
from paddock.games.outspeed.state import Ending, Phase, State


def end_race(step: Step[State], ending: Ending) -> Step[State]:
    """10. Nothing more happens; what was under way is put down."""
    over = replace(
        step.state, phase=Phase.OVER, ending=ending, bonus=None, resolution=None, drawing=None
    )
    result = game_over(over)
    return step.then(over, RaceEnded(ending, result.winners, result.places))


def winners(state: State, places: tuple[int, ...]) -> tuple[Seat, ...]:
    """10.1 The front-most ship wins. 10.2 One ship left: it wins. None left: nobody wins."""
    if state.ending is Ending.NO_SHIP:
        return ()
    return tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)


def places(state: State) -> tuple[int, ...]:
    """10.3 Survivors first, then the eliminated, the later the better; equals share a place."""
    merits = [_merit(state, Seat(seat)) for seat in range(state.config.players)]
    best_first = sorted(merits, reverse=True)
    return tuple([1 + best_first.index(merit) for merit in merits])


def _merit(state: State, seat: Seat) -> tuple[int, ...]:
    """10.1 How far, then how much fuel, then how many tokens; 10.3 or in which moment it left."""
    zone = state.zones[seat]
    if zone is None:
        return (0, next(m for m, seats in enumerate(state.eliminated) if seat in seats))
    return (1, zone, state.fuel[seat], len(state.tokens[seat]))


def game_over(state: State) -> GameOver:
    """10. The result as every game gives it; the score is the zone reached, 0 for those out."""
    assert state.ending is not None
    ranking = places(state)
    return GameOver(
        reason=state.ending,
        winners=winners(state, ranking),
        places=ranking,
        scores=tuple(zone or 0 for zone in state.zones),
        rated=state.ending is not Ending.NO_SHIP,
    )
