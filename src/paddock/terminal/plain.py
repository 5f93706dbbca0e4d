"""The table as lines of text with numbered prompts: for screen readers, and for pipes.

No screen control: every line is written once, in the order in which things happen.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TextIO

from paddock.core.message import message
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.rulebook import chapters, look_up, rulebook
from paddock.terminal.clock import time_left
from paddock.terminal.lobby import next_level, wishes
from paddock.terminal.marks import Marks
from paddock.terminal.session import Linked, LinkShown, Scene, Session, Update
from paddock.terminal.stage import LineKind, Stage
from paddock.terminal.status import refusal
from paddock.words import Words


class Lines:
    """What is typed, line by line; None once there is no more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.patient = stream.isatty()
        """Whether somebody sits there who may change their mind: a pipe has one line a prompt."""

    def start(self) -> None:
        """Read in a thread of its own, so that the game goes on meanwhile."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        line: str | None = ""
        while line is not None:
            try:
                line = self._stream.readline() or None
            except (OSError, ValueError):
                line = None
            try:
                loop.call_soon_threadsafe(self._lines.put_nowait, line)
            except RuntimeError:
                return

    async def get(self) -> str | None:
        """The next line."""
        return await self._lines.get()


class PlainTable:
    """Shows a session in lines."""

    def __init__(
        self,
        session: Session,
        words: Words,
        marks: Marks,
        lines: Lines,
        write: Callable[[str], None],
    ) -> None:
        self.session, self.stage = session, Stage(words, marks)
        self._words, self._lines = words, lines
        self._write: Callable[[str], None] = lambda line: write(marks.spelled(line))
        self._written = 0
        self._asked_for = -1
        self._answered = False
        self._warned: int | None = None
        self._level = "regular"
        self._status = ""
        self._leaving = False

    async def run(self) -> None:
        """Until somebody leaves, or there is nothing more to read."""
        self._lines.start()
        update: asyncio.Task[Update] = asyncio.create_task(self.session.next())
        line: asyncio.Task[str | None] | None = None
        try:
            while not self._leaving:
                if line is None and self._listens():
                    line = asyncio.create_task(self._lines.get())
                tasks = {update} if line is None else {update, line}
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if update.done():
                    self._show(update.result())
                    update = asyncio.create_task(self.session.next())
                elif line is not None and line.done():
                    typed, line = line.result(), None
                    await self._read(typed)
        finally:
            for task in (update, line):
                if task is not None:
                    task.cancel()

    def _listens(self) -> bool:
        """From a pipe, a line is read only where one is asked for."""
        if self._lines.patient:
            return True
        scene = self.stage.scene
        if self.stage.link.link is LinkShown.REFUSED:
            return True
        if scene is None or scene.status is Status.SEEDING:
            return False
        return scene.status is not Status.PLAYING or (self._prompting() and not self._answered)

    def _prompting(self) -> bool:
        scene, shown = self.stage.scene, self.stage.shown
        return scene is not None and scene.asks_me() and shown is not None and shown.settled

    # Writing

    def _show(self, update: Update) -> None:
        self.stage.take(update)
        for line in self.stage.history[self._written :]:
            self._write(("\n" if line.kind is LineKind.ROUND else "") + line.text)
        self._written = len(self.stage.history)
        if isinstance(update, Linked) and update.link is not LinkShown.OPEN:
            self._write(self.stage.status())
        if isinstance(update, Scene):
            self._settle(update)

    def _settle(self, scene: Scene) -> None:
        if scene.status is not Status.PLAYING:
            self._say_status()
        elif scene.decision != self._asked_for:
            self._asked_for, self._answered, self._warned = scene.decision, False, None
            if scene.asks_me() and len(scene.options) > 1:
                self._prompt()
            elif self.session.talks:
                self._say_status()
        elif scene.my_choice is not None and self.session.talks:
            self._say_status()

    def _say_status(self) -> None:
        """The sentence at the top, once for each change; in a lobby or at the end with the keys."""
        scene, status = self.stage.scene, self.stage.status()
        if not status or status == self._status:
            return
        self._status = status
        self._write(status)
        if scene is not None and scene.status is Status.LOBBY:
            self._write_lobby(scene)
        if scene is not None and scene.status is Status.OVER:
            self._write(self.stage.brush.tell("play-plain-over"))

    def _write_lobby(self, scene: Scene) -> None:
        brush = self.stage.brush
        for number, seat in enumerate(scene.seats):
            if seat.free():
                who = brush.tell("web-seat-free")
            elif seat.bot is not None:
                who = f"{brush.name(number)} ({brush.tell(f'web-bot-{seat.bot}')})"
            else:
                state = brush.tell("web-ready") if seat.ready else brush.tell("web-not-ready")
                who = f"{brush.name(number)} ({state})"
            self._write(f"{number + 1}. {who}")
        if scene.seat is not None:
            self._write(brush.tell("play-plain-lobby", level=brush.tell(f"web-bot-{self._level}")))

    def _prompt(self) -> None:
        """What is asked, and every option with what it may lead to."""
        scene, brush, picture = self.stage.scene, self.stage.brush, self.stage.picture()
        assert scene is not None
        self._status = ""
        self._write(f"\n{self.stage.status()}")
        written: set[tuple[str, str]] = set()
        for place, option in enumerate(scene.options):
            sentences = [*picture.dangers(scene, place), *picture.preview(scene, place)]
            what = " ".join(brush.say(each) for each in sentences)
            name = picture.label(option, scene, brush)
            if (name, what) in written:  # another card of the same number
                continue
            written.add((name, what))
            line = brush.tell("play-option", number=place + 1, name=name, what=what)
            self._write(line.rstrip())
        if scene.clock is not None:
            self._say_time(scene)
        self._write(brush.tell("play-plain-prompt", count=len(scene.options)))

    def _say_time(self, scene: Scene) -> None:
        """What is left of it now, or that nobody counts it."""
        brush, clock = self.stage.brush, scene.clock
        left = message("web-clock-none") if clock is None else time_left(clock.left())
        self._write(brush.say(left))

    # Reading

    async def _read(self, typed: str | None) -> None:
        if typed is None:
            self._leaving = True
            return
        word, _, rest = typed.strip().partition(" ")
        if word.startswith("?"):
            self._rule((word[1:] + rest).strip())
        elif word.isdecimal() and word.isascii():
            await self._choose(int(word[:6]))
        elif not await self._command(word.lower(), rest):
            self._write(self.stage.brush.tell("play-plain-help"))

    async def _command(self, word: str, rest: str) -> bool:
        scene = self.stage.scene
        match word:
            case "":
                return True
            case "q":
                self._leaving = True
            case "w" if self.stage.shown is not None:
                for sentence in self.stage.picture().said(self.stage.shown):
                    self._write(self.stage.brush.say(sentence))
            case "o" if self._prompting():
                self._prompt()
            case "c" if scene is not None and scene.status is Status.PLAYING:
                self._say_time(scene)
            case "t" if self.session.talks and rest:
                await self._ask(self.session.say(rest))
            case "n" if scene is not None and scene.status is Status.OVER:
                self._asked_for = -1
                await self._ask(self.session.again())
            case _:
                return scene is not None and await self._in_lobby(word, scene)
        return True

    async def _in_lobby(self, word: str, scene: Scene) -> bool:
        if scene.status is not Status.LOBBY:
            return False
        if word == "v":
            self._level, self._status = next_level(self._level), ""
            self._say_status()
            return True
        asked = wishes(word, scene, self.session, self._level)
        for wish in asked or ():
            await self._ask(wish)
        return asked is not None

    async def _ask(self, wish: Awaitable[str | None]) -> None:
        why = await wish
        if why is not None:
            self._write(refusal(self.stage.brush, why))

    async def _choose(self, number: int) -> None:
        scene, brush = self.stage.scene, self.stage.brush
        if scene is None or not self._prompting():
            self._write(refusal(brush, Reason.NO_DECISION_OPEN))
            return
        if not 1 <= number <= len(scene.options):
            self._write(brush.tell("play-plain-prompt", count=len(scene.options)))
            return
        place = number - 1
        if (dangers := self.stage.picture().dangers(scene, place)) and self._warned != place:
            self._warned = place
            self._write(" ".join(brush.say(each) for each in dangers))
            self._write(brush.tell("play-plain-again", number=number))
            return
        self._warned, self._answered = None, True
        await self._ask(self.session.choose(scene.decision, scene.options[place]))

    def _rule(self, number: str) -> None:
        scene, shown = self.stage.scene, self.stage.shown
        if scene is None:
            return
        here = "1" if shown is None else self.stage.picture().chapter(shown.view)
        book = rulebook(scene.game, self._words.language)
        found = look_up(book, number or here)
        if found is None:
            count = len(chapters(book))
            found = self.stage.brush.tell("no-such-rule", number=number[:8], chapters=count)
        self._write(found.replace("**", ""))
