"""The Regulars of the games for arrays: opponents in the trainer's evaluation."""

from typing import Any, Protocol

from jax import Array


class Regulars(Protocol):
    """Regulars in every seat of one game under way."""

    def weights(self, state: Any, deck: Array, legal: Array) -> Array:
        """[player, action] How often each seat does what is legal."""
        ...


def regulars_of(game: str, engine: Any, decks: list[Any]) -> Regulars | None:
    """Those of a game with these decks; None where nobody has written them for arrays."""
    if game == "outspeed":
        from paddock.train import regular_outspeed  # noqa: PLC0415 - it builds tables of a deck

        return regular_outspeed.Regulars(engine.players, decks)
    if game == "why_first":
        from paddock.train import regular_why_first  # noqa: PLC0415

        return regular_why_first.Regulars(engine.layout, engine.values)
    return None
