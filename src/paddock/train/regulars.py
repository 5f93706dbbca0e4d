"""The Regulars of the games for arrays: opponents in the trainer's evaluation."""

from typing import Any, Protocol

from jax import Array

from paddock.catalog import GAMES


class Regulars(Protocol):
    """Regulars in every seat of one game under way."""

    def weights(self, state: Any, deck: Array, legal: Array) -> Array:
        """[player, action] How often each seat does what is legal."""
        ...


def regulars_of(game: str, engine: Any, decks: list[Any]) -> Regulars | None:
    """Those of a game with these decks; None where nobody has written them for arrays."""
    made_by = GAMES[game].array_regulars
    made: Regulars | None = None if made_by is None else made_by.load()(engine, decks)
    return made
