"""How Why First? is trained: whole games, and few seats at a time in the tactical variant."""

from typing import Any, Final

from paddock.games.why_first.train.regulars import Regulars
from paddock.train.game_training import GameTraining

TACTICAL_DECISIONS: Final = 45
"""Of a player in a tactical game, in which one chooses after the other."""


class Training(GameTraining):
    """How games are trained."""

    def seats_asked(self, engine: Any, players: int, variant: str | None) -> float:
        """All in a step, or some where one chooses after the other."""
        return players if variant is None else players * TACTICAL_DECISIONS / engine.horizon

    def regulars(self, engine: Any, decks: list[Any]) -> Regulars:
        """Bold and careful ones in turn."""
        return Regulars(engine.layout, engine.values)
