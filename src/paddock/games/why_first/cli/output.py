"""Why First? on the command line: its cards by value, with their white numbers."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from paddock.cli.output import heading
from paddock.games.why_first.cards import Deck
from paddock.games.why_first.state import Config
from paddock.words import Words


def draw_deck(words: Words, deck: Deck, label: str, tile: int | None) -> Iterator[RenderableType]:
    """All cards of a deck."""
    yield heading(label)
    yield _cards_table(words, deck)


def own_tables(
    words: Words, config: Config, counts: Mapping[str, Any]
) -> Iterator[tuple[str, Table]]:
    """None: its sections say all."""
    return iter(())


def _cards_table(words: Words, deck: Deck) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("column-card"), justify="right")
    table.add_column(words("column-white"))
    for value in sorted({card.value for card in deck.cards}, reverse=True):
        whites = [str(card.white) for card in deck.cards if card.value == value]
        table.add_row(f"{value:+d}".replace("-", "\u2212"), " ".join(whites))
    return table
