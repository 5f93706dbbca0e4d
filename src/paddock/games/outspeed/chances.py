"""Names for what chance decides in OUTSPEED, so that it can decide the same again.

The tile of a round, and the dice and tokens of a pilot in it, have one name in every race, no
matter who sits there and what they do. Duplicate deals are made of this.
"""

from paddock.games.outspeed.state import Phase, State


def name_of_chance(state: State) -> str:
    """What the race waits for, by round and player."""
    match state.phase:
        case Phase.TURN_UP_TILE:
            return f"tile/{state.round}"
        case Phase.DRAW_TOKENS:
            assert state.drawing is not None
            return f"tokens/{state.round}/{state.drawing.order[state.drawing.served]}"
        case _:
            assert state.resolution is not None
            due, dice = state.resolution.dice[0], state.resolution.dice
            return f"{due.die}/{state.round}/{due.seat}/{dice.count(due)}"
