"""Local tables to test with, and somebody who plays at them through a screen."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from paddock.catalog import GAMES
from paddock.terminal.local import LocalSession
from paddock.terminal.marks import UNICODE, Marks
from paddock.terminal.saving import Setting
from paddock.terminal.screen import TableApp
from paddock.words import Words

PATIENCE = 12_000
"""Looks at the screen before a test gives up: a minute at least, whatever else the machine does."""


def local(
    game: str,
    players: int = 4,
    *,
    variant: str | None = None,
    seed: int = 7,
    bots: str = "rookie",
    file: Path | None = None,
) -> LocalSession:
    """A game against bots that think fast."""
    config = GAMES[game].config(players, variant=variant)
    setting = Setting(game, config, "Ada", (bots,) * (players - 1), seed, simulations=40)
    return LocalSession(setting, (), file, lambda: seed + 1)


def app(session: Any, language: str = "en", marks: Marks = UNICODE) -> TableApp:
    """A screen that waits for nothing."""
    return TableApp(session, Words(language), marks, pace=0.0)


async def settled(pilot: Pilot[None], table: TableApp) -> None:
    """Until there is something to choose, or the game is over."""
    for _ in range(PATIENCE):
        scene = table.stage.scene
        if scene is not None and (scene.status == "over" or waits_for_me(table)):
            return
        await pilot.pause(0.005)
    raise AssertionError(table.stage.status())


def waits_for_me(table: TableApp) -> bool:
    """Whether nothing was chosen yet in this decision."""
    shown, scene = table.stage.shown, table.stage.scene
    assert scene is not None
    return (
        shown is not None and shown.settled and len(scene.options) > 1 and scene.my_choice is None
    )


def text_of(table: TableApp) -> str:
    """All that stands on the screen."""
    lines = [
        "".join(segment.text for segment in line)
        for line in table.screen._compositor.render_strips()
    ]
    return "\n".join(lines)
