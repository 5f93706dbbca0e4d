"""A table in this process: one person, and bots that see no more than their seats may see."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from paddock.bots.bot import Shown, seconds_needed
from paddock.bots.own import is_own
from paddock.bots.playing import draw
from paddock.bots.search import Budget, within
from paddock.catalog import GAMES, bot
from paddock.core import (
    Chance,
    Decision,
    Event,
    GameOver,
    IllegalInputError,
    Seat,
    Table,
    as_seen_by,
    commit,
    look,
    open_table,
    steps_of,
)
from paddock.core.message import Message, message
from paddock.protocol import Status
from paddock.protocol.reasons import OwnReason, Reason
from paddock.terminal.characters import character
from paddock.terminal.saving import Setting, save
from paddock.terminal.session import Happened, Noted, Scene, SeatShown, Update
from paddock.words import one_line

ME: Final = Seat(0)
THINKING_SECONDS: Final = 0.3


class LocalSession:
    """A game of one person against bots. It is saved after every decision."""

    talks = False

    def __init__(
        self,
        setting: Setting,
        inputs: tuple[Any, ...] = (),
        file: Path | None = None,
        new_seed: Callable[[], int] = lambda: 0,
    ) -> None:
        self.setting, self.file = setting, file
        self._new_seed = new_seed
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._events: list[Event] = []
        self._thinking: set[asyncio.Task[None]] = set()
        self._unsaved = ""
        self._begun = False
        self._begin(inputs)

    # What is shown

    async def next(self) -> Update:
        """Wait for what comes next."""
        if not self._begun:
            self._begun = True
            self._save()
            self._settle()
        return await self._updates.get()

    def _begin(self, inputs: tuple[Any, ...]) -> None:
        """Sit down, or sit down again where the game was left."""
        entry = GAMES[self.setting.game]
        self._game = entry.rules.game
        self._prospects = entry.rules.prospects_with_odds or entry.rules.prospects
        self._table: Table[Any, Any]
        if inputs:
            steps = [*steps_of(self._game, self.setting.config, inputs)]
            self._table = Table(steps[-1].state, inputs=inputs)
            self._tell(tuple(event for step in steps for event in step.events), past=True)
        else:
            start = self._game.setup(self.setting.config)
            self._table, events = open_table(self._game, start, self._draw_from(0))
            self._tell(events)

    def _tell(self, events: tuple[Event, ...], *, past: bool = False) -> None:
        self._events += events
        for event in as_seen_by(ME, events):
            self._updates.put_nowait(Happened(event, past))

    def _settle(self) -> None:
        """Show the table; if it is a new decision, let the bots think.

        Who has only one option is not asked.
        """
        self._updates.put_nowait(self.scene())
        pending = self._game.pending(self._table.state)
        if isinstance(pending, Decision) and not self._table.committed:
            for seat, options in sorted(pending.options.items()):
                if seat != ME or len(options) == 1:
                    self._start(self._let_think(seat, options))

    def scene(self) -> Scene:
        """The table as the person may know it."""
        known = look(self._game, self._table, ME)
        pending = self._game.pending(self._table.state)
        over = isinstance(pending, GameOver)
        return Scene(
            game=self.setting.game,
            config=self.setting.config,
            status=Status.OVER if over else Status.PLAYING,
            seat=ME,
            seats=self._seats(),
            decision=len(self._table.inputs),
            view=known.view,
            options=known.options,
            prospects=self._prospects(known.view, known.options),
            my_choice=known.my_choice,
            waiting_for=tuple(sorted(known.waiting_for)),
            result=pending if isinstance(pending, GameOver) else None,
        )

    def _seats(self) -> tuple[SeatShown, ...]:
        bots = [
            SeatShown(None, level, character=character("", number))
            for number, level in enumerate(self.setting.bots, 1)
        ]
        return (SeatShown(self.setting.name, None), *bots)

    # What is chosen

    async def choose(self, decision: int, action: Any) -> str | None:
        """Choose in this decision, or change one's choice."""
        if decision != len(self._table.inputs):
            return Reason.OTHER_DECISION
        try:
            self._commit(ME, action)
        except IllegalInputError:
            return Reason.NOT_AN_OPTION
        return None

    def _commit(self, seat: Seat, action: Any) -> None:
        number = len(self._table.inputs)
        table, events = commit(self._game, self._table, seat, action, self._draw_from(number + 1))
        self._table = table
        self._tell(events)
        if len(table.inputs) > number:
            self._save()
        self._settle()

    def _draw_from(self, number: int) -> Callable[[Chance[Any]], tuple[Any, ...]]:
        """Chance that depends on the seed and the place in the game, and on nothing else."""
        rng = Random(f"{self.setting.seed}/{number}")
        return partial(draw, rng=rng)

    # The bots

    def _start(self, thinking: Any) -> None:
        task = asyncio.get_running_loop().create_task(thinking)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _let_think(self, seat: Seat, options: tuple[Any, ...]) -> None:
        """A bot chooses from what its seat is shown."""
        number = len(self._table.inputs)
        action = options[0]
        if len(options) > 1:
            action = await self._choice(seat, options, number)
        if action not in options:
            self._note_failure(seat, repr(action))
            action = options[0]
        if len(self._table.inputs) == number:
            self._commit(seat, action)

    async def _choice(self, seat: Seat, options: tuple[Any, ...], number: int) -> Any:
        level = self.setting.bots[seat - 1]
        view = self._game.view(self._table.state, seat)
        sight = Shown(options, view, as_seen_by(seat, self._events))
        rng = Random(f"{self.setting.seed}/{number}/{seat}")
        thinker = bot(self.setting.game, level, seat, self._budget())
        if not is_own(level) and not seconds_needed(thinker, view):
            return thinker.choose(sight, rng)
        try:
            return await asyncio.to_thread(thinker.choose, sight, rng)
        except Exception as error:  # noqa: BLE001 - a bot of one's own may fail in any way
            return error

    def _note_failure(self, seat: Seat, why: str) -> None:
        """Report a bot of one's own that fails; the first option is played for it."""
        name = self.setting.bots[seat - 1]
        self._updates.put_nowait(Noted(message("own-bot-fails", bot=name, why=one_line(why))))

    def _budget(self) -> Budget:
        simulations = self.setting.simulations
        return within(THINKING_SECONDS) if simulations is None else Budget(simulations)

    # Coming and going

    def _save(self) -> None:
        """A folder that cannot be written to is no reason to stop playing."""
        if self.file is None:
            return
        try:
            if isinstance(self._game.pending(self._table.state), GameOver):
                self.file.unlink(missing_ok=True)
            else:
                save(self.file, self.setting, self._table.inputs)
        except OSError as error:
            self._unsaved = str(error)

    def way_back(self) -> Message | None:
        """The command that resumes the game."""
        if isinstance(self._game.pending(self._table.state), GameOver):
            return None
        if self.file is None or self._unsaved or not self.file.exists():
            return message("play-not-saved") if self._unsaved else None
        return message("play-way-back", command=f"paddock play --resume {self.file}")

    async def again(self) -> str | None:
        """Another game against the same bots."""
        if not isinstance(self._game.pending(self._table.state), GameOver):
            return Reason.GAME_NOT_OVER
        setting = self.setting
        self.setting = replace(setting, seed=self._new_seed())
        self._events = []
        self._begin(())
        self._settle()
        return None

    async def close(self) -> None:
        """Leave; bots that are thinking are left to themselves."""
        for task in [*self._thinking]:
            task.cancel()

    async def say(self, text: str) -> str | None:
        """Nobody is there to talk to."""
        return OwnReason.NOBODY_THERE

    async def ready(self, *, ready: bool) -> str | None:
        """There is no lobby."""
        return Reason.GAME_HAS_BEGUN

    async def seat_bot(self, seat: int, level: str) -> str | None:
        """There is no lobby."""
        return Reason.GAME_HAS_BEGUN

    async def free_seat(self, seat: int) -> str | None:
        """There is no lobby."""
        return Reason.GAME_HAS_BEGUN

    async def start(self) -> str | None:
        """There is no lobby."""
        return Reason.GAME_HAS_BEGUN
