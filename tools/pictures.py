"""Draws the pictures of the terminal's tables from real games: `make pictures`."""

import asyncio
import re
from pathlib import Path

from paddock.catalog import GAMES
from paddock.terminal.local import LocalSession
from paddock.terminal.marks import UNICODE
from paddock.terminal.saving import Setting
from paddock.terminal.screen import TableApp
from paddock.words import Words

PICTURES = Path("docs/pictures")
TABLES = (("outspeed", 4, 9), ("why_first", 4, 9))
"""Game, players, and how many decisions are made before the picture is taken."""


def draw_tables() -> None:
    """The tables in the terminal, after a few decisions."""
    for game, players, decisions in TABLES:
        asyncio.run(_draw_table(game, players, decisions))


async def _draw_table(game: str, players: int, decisions: int) -> None:
    config = GAMES[game].config(players)
    bots = ("careful", "bold", "regular")
    session = LocalSession(
        Setting(game, config, "Ada", bots[: players - 1], seed=5, simulations=40)
    )
    table = TableApp(session, Words("en"), UNICODE, pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        last = -1
        for _ in range(decisions):
            while table.picker is None or table.picker.scene.decision <= last:
                await pilot.pause(0.01)
            last = table.picker.scene.decision
            await pilot.press("2", "enter", "enter")
        await pilot.pause(0.5)
        picture = PICTURES / f"terminal-{game}.svg"
        picture.write_text(_without_fonts(table.export_screenshot()), "utf-8")
    await session.close()


def _without_fonts(svg: str) -> str:
    """Less the fonts that would be fetched from elsewhere: any monospaced one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    draw_tables()
