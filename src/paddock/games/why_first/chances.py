"""Names for what chance decides in Why First?, so that it can decide the same again.

A player's hand in a race and Leon's card in a round have the same name in every game, no matter who
sits there and what they do. Duplicate deals are made of this.
"""

from paddock.games.why_first.rules import next_to_be_dealt
from paddock.games.why_first.state import Phase, State


def name_of_chance(state: State) -> str:
    """What the game waits for, by race, round and player."""
    if state.phase is Phase.DEAL:
        return f"hand/{state.race}/{next_to_be_dealt(state)}"
    return f"leon/{state.race}/{state.round}"
