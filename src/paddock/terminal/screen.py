"""The table on the whole screen, with Textual. Everything can be done with the keyboard."""

import asyncio
import contextlib
import select
import sys
from collections.abc import Awaitable
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.filter import NoColor
from textual.widgets import Static

from paddock.protocol import Status
from paddock.rulebook import rulebook
from paddock.terminal import panels
from paddock.terminal.lobby import next_level, wishes
from paddock.terminal.marks import WARNING, Marks
from paddock.terminal.overlays import Page, RulesPage, Writing
from paddock.terminal.picker import Picker
from paddock.terminal.session import Linked, LinkShown, Scene, Session, Update
from paddock.terminal.stage import Stage
from paddock.terminal.status import refusal
from paddock.words import Words

MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24
TALL_HEIGHT: Final = 44
DRAWABLE_WIDTH: Final = 60
PACES: Final = (1.0, 2.0, 0.0)
"""How fast events are shown: as usual, twice as fast, at once."""
_ARROWS: Final = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
    "tab": (1, 0),
    "shift+tab": (-1, 0),
}


class History(Static):
    """The newest lines, as many as there is room for."""

    def on_resize(self, event: Resize) -> None:
        """Have it drawn again: the size of the screen comes before that of the panel."""
        app = self.app
        assert isinstance(app, TableApp)
        app.draw_history()


class TableApp(App[None]):
    """Shows a session."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "leave", priority=True, show=False),
    ]

    def __init__(self, session: Session, words: Words, marks: Marks, pace: float = 1.0) -> None:
        super().__init__(ansi_color=False)
        if self.no_color:  # Textual alone would send greys
            self._filters.append(NoColor())
        self.session, self.stage = session, Stage(words, marks)
        self.pace, self.level = pace, "regular"
        self.picker: Picker | None = None
        self._words, self._marks = words, marks
        self._warned: int | None = None
        self._trouble: str | None = None
        self._skipping = False
        self._skip = asyncio.Event()
        self._drawable = False

    # Drawing

    def compose(self) -> ComposeResult:
        """Panels from top to bottom."""
        yield Static(id="status")
        yield Static(id="board")
        with Horizontal(id="middle"):
            yield Static(id="left")
            yield Static(id="right")
        with Horizontal(id="bottom"):
            yield Static(id="choice")
            yield History(id="history")
        yield Vertical(Static(id="help"), id="foot")

    def on_mount(self) -> None:
        """Begin to listen."""
        self.title = "Paddock"
        self.screen.set_class(self._marks.ascii, "ascii")
        self._drawable = True
        self.set_interval(1.0, self._tick)
        self.run_worker(self._listen(), exit_on_error=True)

    def _tick(self) -> None:
        if self._hung_up():
            self.exit()
            return
        scene = self.stage.scene
        if scene is not None and scene.clock is not None:
            self._draw_status()

    def _hung_up(self) -> bool:
        """Whether the terminal is gone. Textual then reads nothing over and over, at full speed."""
        poll = select.poll()
        try:
            poll.register(sys.__stdin__.fileno() if sys.__stdin__ else -1, select.POLLHUP)
            return any(event & select.POLLHUP for _, event in poll.poll(0))
        except (OSError, ValueError):
            return False

    def on_resize(self, event: Resize) -> None:
        """Draw again for the new size, once the panels have theirs."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Everything, as it is now."""
        if not self._drawable:
            return
        width = max(DRAWABLE_WIDTH, self.size.width) - 2
        self.screen.set_class(self._is_tall(), "tall")
        self._draw_status()
        self._draw_table(width)
        self._draw_choice()
        self.call_after_refresh(self.draw_history)
        small = self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT
        line = panels.help_line(self.stage, talks=self.session.talks, small=small)
        self._put("help", [Text(f" {line}", "dim", no_wrap=True, overflow="ellipsis")])

    def _is_tall(self) -> bool:
        """Whether there are rows to spare: for space between panels and for all previews."""
        return self.size.height >= TALL_HEIGHT

    def _draw_status(self) -> None:
        self._put("status", [panels.headline(self.stage, self.size.width)])

    def _draw_table(self, width: int) -> None:
        shown, scene, brush = self.stage.shown, self.stage.scene, self.stage.brush
        self.main.query_one("#middle").display = shown is not None
        if shown is not None:
            picture = self.stage.picture()
            self._put("board", picture.board(shown, brush, width), picture.title(shown, brush))
            half = width // 2 - 1
            for side, (title, lines) in (
                ("left", picture.left(shown, brush, half)),
                ("right", picture.right(shown, brush, half)),
            ):
                self._put(side, lines, title)
        elif scene is not None:
            title = brush.tell(f"game-{scene.game.replace('_', '-')}")
            self._put("board", panels.lobby(scene, brush, self.level), title)

    def _draw_choice(self) -> None:
        stage, brush = self.stage, self.stage.brush
        lines: list[Text] = []
        title = brush.tell("play-hand")
        if self._may_choose() and self.picker is not None:
            warned = self._warned == self.picker.place()
            lines = panels.choice(stage, self.picker, warned=warned, tall=self._is_tall())
            title = brush.tell("web-your-turn")
        elif self._over() and stage.scene is not None and stage.shown is not None:
            lines = stage.picture().result(stage.scene, brush)
            title = brush.tell("web-os-result")
        elif stage.shown is not None:
            lines = panels.waiting(stage)
        if self._trouble is not None:
            lines = [Text(self._trouble, WARNING), *lines]
        self._put("choice", lines, title)

    def draw_history(self) -> None:
        """As much of it as there is room for, once the panels above have their height."""
        if not self._drawable:
            return
        size = self.main.query_one("#history", Static).size
        lines = panels.history(self.stage.history, size.width, max(1, size.height))
        self._put("history", [lines], self.stage.brush.tell("web-history"))

    def _put(self, name: str, lines: list[Text], title: str | None = None) -> None:
        panel = self.main.query_one(f"#{name}", Static)
        whole = Text("\n").join(lines)
        whole.plain = self._marks.spelled(whole.plain)
        panel.update(whole)
        if title is not None:
            panel.border_title = Text(title).markup

    @property
    def main(self) -> Any:
        """The table itself, whatever lies over it."""
        return self.screen_stack[0]

    # Listening

    async def _listen(self) -> None:
        while True:
            await self._show(await self.session.next())

    async def _show(self, update: Update) -> None:
        seconds = self.stage.take(update)
        if isinstance(update, Scene):
            self._settle(update)
        if isinstance(update, Linked) and update.link is LinkShown.REFUSED:
            self._trouble = refusal(self.stage.brush, update.why or "unknown")
        self.draw()
        if seconds and self.pace and not self._skipping:
            self._skip.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), seconds / self.pace)

    def _settle(self, scene: Scene) -> None:
        """A new decision: the cursor goes to its beginning, and nothing is skipped any more."""
        self._skipping = False
        before, self.picker = self.picker, None
        if scene.asks_me():
            grid = self.stage.picture().grid(scene, self.stage.brush)
            self.picker = Picker(scene, grid)
            if before is not None:
                self.picker.keep(before)
            if before is None or before.scene.decision != scene.decision:
                self._warned = self._trouble = None

    def _may_choose(self) -> bool:
        shown = self.stage.shown
        return self.picker is not None and shown is not None and shown.settled

    # Keys

    def on_key(self, event: Key) -> None:
        """One key after the other; what means nothing now does nothing."""
        if len(self.screen_stack) > 1:
            return
        event.prevent_default()
        if self._press(event.key, event.character or ""):
            event.stop()
            self.draw()

    def _press(self, key: str, sign: str) -> bool:
        scene = self.stage.scene
        if scene is not None and scene.status is Status.LOBBY and self._press_in_lobby(sign, scene):
            return True
        if self._may_choose() and self._press_to_choose(key, sign):
            return True
        return self._press_anywhere(sign)

    def _press_anywhere(self, sign: str) -> bool:
        match sign:
            case " ":
                self._skipping = True
                self._skip.set()
            case "p":
                self._change_pace()
            case "?":
                self._open_rules()
            case "h":
                self._open_history()
            case "w":
                self._open_words()
            case "t" if self.session.talks:
                self.push_screen(Writing(self.stage.brush), self._say)
            case "n" if self._over():
                self._ask(self.session.again())
            case "q":
                self.exit()
            case _:
                return False
        return True

    def _change_pace(self) -> None:
        number = (PACES.index(self.pace) + 1) % len(PACES)
        self.pace = PACES[number]
        self.notify(self.stage.brush.tell(f"play-pace-{number}"), timeout=2)

    def _press_to_choose(self, key: str, sign: str) -> bool:
        assert self.picker is not None
        if key in _ARROWS:
            self.picker.move(*_ARROWS[key])
        elif key == "enter":
            self._choose()
            return True
        elif not self.picker.pick(sign):
            return False
        self._warned = None
        return True

    def _press_in_lobby(self, sign: str, scene: Scene) -> bool:
        if sign == "v":
            self.level = next_level(self.level)
            return True
        asked = wishes(sign, scene, self.session, self.level)
        for wish in asked or ():
            self._ask(wish)
        return asked is not None

    def _choose(self) -> None:
        """6.3 What would end one's race has to be chosen twice."""
        assert self.picker is not None
        place, scene = self.picker.place(), self.picker.scene
        if self.stage.picture().dangers(scene, place) and self._warned != place:
            self._warned = place
            return
        self._warned = None
        self._ask(self.session.choose(scene.decision, scene.options[place]))

    def _ask(self, wish: Awaitable[str | None]) -> None:
        """Ask for something, and show why not."""

        async def asked() -> None:
            why = await wish
            self._trouble = None if why is None else refusal(self.stage.brush, why)
            self.draw()

        self.run_worker(asked(), exit_on_error=True)

    def _over(self) -> bool:
        scene = self.stage.scene
        return scene is not None and scene.status is Status.OVER

    # What lies over the table

    def _open_rules(self) -> None:
        if self.stage.scene is not None:
            shown = self.stage.shown
            number = "1" if shown is None else self.stage.picture().chapter(shown.view)
            book = rulebook(self.stage.scene.game, self._words.language)
            self.push_screen(RulesPage(self.stage.brush, book, number))

    def _open_history(self) -> None:
        title = self.stage.brush.tell("web-history")
        text = panels.history(self.stage.history, 76, 100_000)
        self.push_screen(Page(self.stage.brush, title, text, at_end=True))

    def _open_words(self) -> None:
        if self.stage.shown is not None:
            brush = self.stage.brush
            said = [brush.say(each) for each in self.stage.picture().said(self.stage.shown)]
            title = brush.tell("play-in-words")
            self.push_screen(Page(brush, title, Text("\n".join(said)), at_end=False))

    def _say(self, text: str | None) -> None:
        if text:
            self._ask(self.session.say(text))

    def action_leave(self) -> None:
        """Leave the table; the caller says how to come back."""
        self.exit()
