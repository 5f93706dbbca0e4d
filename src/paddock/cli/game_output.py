"""A game's additions to the command line: a module with these functions is a `GameOutput`."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, cast

import msgspec
from rich.console import RenderableType
from rich.table import Table

from paddock.cli.output import heading
from paddock.game_entry import GameEntry
from paddock.words import Words


class GameOutput(Protocol):
    """How the command line draws a game."""

    def draw_deck(
        self, words: Words, deck: Any, label: str, tile: int | None, /
    ) -> Iterator[RenderableType]:
        """Return the pieces of a deck, or one of its tiles, under the name of the deck."""
        ...

    def own_tables(
        self, words: Words, config: Any, counts: Mapping[str, Any], /
    ) -> Iterator[tuple[str, Table]]:
        """Tables for counts that need more than two columns, each with its title."""
        ...


class PlainOutput:
    """For a game that draws nothing itself: its deck as JSON, and no tables of its own."""

    def draw_deck(
        self, words: Words, deck: Any, label: str, tile: int | None
    ) -> Iterator[RenderableType]:
        """Yield the deck as it stands in a record."""
        yield heading(label)
        yield msgspec.json.format(msgspec.json.encode(deck), indent=2).decode()

    def own_tables(
        self, words: Words, config: Any, counts: Mapping[str, Any]
    ) -> Iterator[tuple[str, Table]]:
        """None."""
        return iter(())


def output_of(entry: GameEntry) -> GameOutput:
    """How this game is drawn."""
    if entry.faces.command_line is None:
        return PlainOutput()
    return cast("GameOutput", entry.faces.command_line.load())
