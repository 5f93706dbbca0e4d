"""The screen, driven key by key: whole games, and keys that mean nothing."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from textual.filter import NoColor
from textual.pilot import Pilot

from paddock.core.message import message
from paddock.terminal.marks import ASCII
from paddock.terminal.overlays import Page, RulesPage
from paddock.terminal.screen import TableApp
from paddock.terminal.session import Linked, LinkShown, Noted, Said
from paddock.terminal.stage import Line
from paddock.words import Words
from tests.terminal.pseudo_terminal import Terminal
from tests.terminal.tables import app, local, settled, text_of, waits_for_me

SIZE = (80, 24)


async def _race(pilot: Pilot[None], table: TableApp, seed: int = 1) -> None:
    """Choose with the keyboard until the game is over."""
    rng = Random(seed)
    await settled(pilot, table)
    while table.stage.scene is not None and table.stage.scene.status != "over":
        assert table.picker is not None
        for _ in range(rng.randrange(3)):
            await pilot.press(rng.choice(["left", "right", "up", "down", "1", "2", "a", "b"]))
        await pilot.press("enter")
        if table._warned is not None:
            await pilot.press("enter")
        await settled(pilot, table)


@pytest.mark.parametrize(("game", "language"), [("outspeed", "en"), ("why_first", "pl")])
def test_a_whole_game(game: str, language: str) -> None:
    over = Words(language)("web-over")

    async def played() -> None:
        table = app(local(game), language)
        async with table.run_test(size=SIZE) as pilot:
            await _race(pilot, table)
            await pilot.pause()
            assert over in text_of(table)
            assert len(table.stage.history) > 50
            await pilot.press("n")  # once more
            await settled(pilot, table)
            assert table.stage.scene is not None
            assert table.stage.scene.status == "playing"
            await pilot.press("q")

    asyncio.run(played())


def test_what_stands_on_the_screen_of_a_race() -> None:
    async def looked() -> None:
        table = app(local("outspeed", seed=3))
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            await pilot.pause()
            seen = text_of(table)
            for word in (
                Words("en")("web-os-choose-route"),
                "Round 1 of 13",
                "●",
                "■",
                "Nova",
                "12",
                "Fuel to",
            ):
                assert word in seen, word
            assert len(seen.splitlines()) == 24
            await pilot.press("right")
            await pilot.pause()
            assert table.picker is not None
            assert table.picker.column == 1

    asyncio.run(looked())


def test_a_route_that_may_empty_the_tank_has_to_be_chosen_twice() -> None:
    """6.3 The game warns you."""

    async def warned() -> None:
        table = app(local("outspeed", seed=1))
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            for _ in range(60):
                assert table.picker is not None
                scene, picture = table.picker.scene, table.stage.picture()
                places = range(len(scene.options))
                risky = [p for p in places if picture.dangers(scene, p)]
                if risky:
                    break
                await pilot.press("1", "enter")
                await settled(pilot, table)
            assert table.picker is not None
            await pilot.press(table.picker.grid.keys[risky[0]], "enter")
            await pilot.pause()
            assert "again" in text_of(table)
            assert "tank" in text_of(table)
            assert waits_for_me(table)
            before = len(table.stage.history)
            await pilot.press("enter")
            await settled(pilot, table)
            assert len(table.stage.history) > before

    asyncio.run(warned())


def test_rules_history_and_words_open_and_close() -> None:
    async def opened() -> None:
        table = app(local("why_first"), "de")
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            await pilot.press("?")
            await pilot.pause()
            assert isinstance(table.screen, RulesPage)
            assert "3.1" in text_of(table)
            await pilot.press("4", ".", "1", "enter")
            await pilot.pause()
            assert "4.1" in text_of(table)
            await pilot.press(*"99", "enter", "pagedown", "down", "escape")
            for key in ("h", "w"):
                await pilot.press(key)
                await pilot.pause()
                assert isinstance(table.screen, Page)
                await pilot.press("down", "up", "pageup", "space", "escape")
            await pilot.pause()
            assert len(table.screen_stack) == 1

    asyncio.run(opened())


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_no_key_ends_it(game: str) -> None:
    keys = [
        *"0123456789abcdefghijklmnoprstuvwxyz?!/.,;+-*#<>ABCZ ",
        *["enter", "escape", "tab", "shift+tab", "left", "right", "up", "down", "backspace"],
        *["pageup", "pagedown", "home", "end", "delete", "f1", "f10", "ctrl+p", "ctrl+a", "ctrl+z"],
    ]

    async def fuzzed() -> None:
        rng = Random(11)
        table = app(
            local(
                game,
                6 if game == "outspeed" else 3,
                variant="tactical" if game == "why_first" else None,
            )
        )
        async with table.run_test(size=SIZE) as pilot:
            for _ in range(120):
                await pilot.press(rng.choice(keys))
            assert table.is_running

    asyncio.run(fuzzed())


@pytest.mark.parametrize("size", [(20, 5), (79, 23), (200, 60)])
@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_other_sizes(game: str, size: tuple[int, int]) -> None:
    async def resized() -> None:
        table = app(local(game, 6))
        async with table.run_test(size=size) as pilot:
            await settled(pilot, table)
            await pilot.press("enter", "enter")
            await settled(pilot, table)
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert "needs 80" not in text_of(table)
            await pilot.resize_terminal(*size)
            await pilot.pause()
            small = size[0] < 80 or size[1] < 24
            if size[0] >= 60:
                assert ("needs 80" in text_of(table)) == small

    asyncio.run(resized())


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_tall_screen_compares_all_options(game: str) -> None:
    async def looked() -> None:
        table = app(local(game, 4))
        async with table.run_test(size=(160, 50)) as pilot:
            await settled(pilot, table)
            await pilot.pause()
            assert table.picker is not None
            scene, stage = table.picker.scene, table.stage
            seen = text_of(table)
            for place in table.picker.beside():
                label = stage.picture().label(scene.options[place], scene, stage.brush)
                assert f"{label}. " in seen, label
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert f"{label}. " not in text_of(table)

    asyncio.run(looked())


def test_without_colour_the_shapes_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def looked() -> None:
        table = app(local("outspeed"))
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            await pilot.pause()
            for shape in "●■▲◆":
                assert shape in text_of(table)
            assert isinstance(table._filters[-1], NoColor)

    asyncio.run(looked())


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_an_old_terminal_gets_letters_and_plain_lines(game: str) -> None:
    async def looked() -> None:
        table = app(local(game), marks=ASCII)
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            await pilot.pause()
            assert text_of(table).isascii()

    asyncio.run(looked())


def test_news_of_the_connection_and_chat_are_shown() -> None:
    async def said() -> None:
        session = local("outspeed")
        table = app(session)
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            session._updates.put_nowait(Said(1, "good luck\x1b[2J"))
            session._updates.put_nowait(Noted(message("web-rules-failed")))
            session._updates.put_nowait(Linked(LinkShown.LOST))
            await pilot.pause(0.05)
            assert "good luck" in text_of(table)
            assert "\x1b" not in text_of(table)
            assert "Connection lost" in text_of(table)
            session._updates.put_nowait(Linked(LinkShown.OPEN))
            await pilot.pause(0.05)
            assert "Connection lost" not in text_of(table)

    asyncio.run(said())


def test_events_are_reported_with_pace_and_can_be_skipped() -> None:
    async def paced() -> None:
        table = TableApp(local("outspeed"), app(None)._words, app(None)._marks, pace=1.0)
        async with table.run_test(size=SIZE) as pilot:
            await settled(pilot, table)
            await pilot.press("1", "enter")
            await pilot.pause(0.05)
            assert table.stage.shown is not None
            assert not table.stage.shown.settled
            assert Words("en")("web-watch") in text_of(table)
            await pilot.press("space")
            await settled(pilot, table)
            await pilot.press("p")
            assert table.pace == 2.0

    asyncio.run(paced())


def test_the_history_fills_its_panel_after_every_resize() -> None:
    async def resized() -> None:
        table = app(local("outspeed", 3))
        async with table.run_test(size=(100, 30)) as pilot:
            await settled(pilot, table)
            table.stage.history += [Line(f"line {number} " + "word " * 12) for number in range(90)]
            for size in ((70, 20), (160, 50), (90, 26), (160, 60)):
                await pilot.resize_terminal(*size)
                await settled(pilot, table)
                panel = table.main.query_one("#history")
                shown = str(panel.render()).split("\n")
                assert len(shown) == panel.size.height, size

    asyncio.run(resized())


@pytest.mark.slow
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_ends_with_its_terminal(tmp_path: Path, plain: tuple[str, ...]) -> None:
    """It used a third of a core for ever. The game is saved, as after every decision."""
    with Terminal("play", "outspeed", *plain, XDG_STATE_HOME=str(tmp_path)) as terminal:
        terminal.wait_for("1" if plain else "OUTSPEED")  # not a mere sign of control
        terminal.hang_up()
        terminal.process.wait(20)
    assert [*tmp_path.rglob("outspeed-*.json")]
