"""Draws the picture of the README from a real race: `make pictures`."""

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from paddock.catalog import GAMES
from paddock.cli import main
from paddock.cli.decks import deck_label, draw_tile
from paddock.words import Words

PICTURE = Path("docs/pictures/demo.svg")
RACE = ["demo", "outspeed", "--players", "4", "--seed", "12"]
LINES = 30


def draw() -> None:
    """The first rounds of a race as they stand in the terminal, and a tile."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        main(RACE)
    words, entry = Words("en"), GAMES["outspeed"]
    deck = entry.house_deck()
    console = Console(record=True, width=88, file=io.StringIO())
    console.print(Text("$ paddock deck show --tile 4", "bold"))
    console.print(draw_tile(words, deck.tiles[3], deck_label(words, entry, deck)))
    console.print(Text("$ paddock " + " ".join(RACE), "bold"))
    console.print(Text("\n".join(told.getvalue().splitlines()[:LINES]) + "\n…"))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(_without_fonts(console.export_svg(title="Paddock")), "utf-8")


def _without_fonts(svg: str) -> str:
    """Less the fonts that would be fetched from elsewhere: any monospaced one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    draw()
