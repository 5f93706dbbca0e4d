"""Judges finished games and open decisions in a process of its own, and keeps its last answers."""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeAlias

import msgspec

from paddock.bots.bot import Shown
from paddock.catalog import GAMES
from paddock.coach import analyse, judge_decision, judge_for
from paddock.core import Seat
from paddock.core.record import AnyInput, AnyRecord
from paddock.game_entry import Action, Config
from paddock.server.bots.search_pool import begin_work
from paddock.server.table.match import Match

MAX_WAITING: Final = 8
"""Answers that are computed or waited for; a further question is refused."""
ANSWER_SECONDS: Final = 30.0
KEPT_ANSWERS: Final = 256

Question: TypeAlias = tuple[str, int, Seat]
"""A table, a decision of it (-1: the whole game), and a seat."""


class CoachBusyError(Exception):
    """Too many wait for the coach already, or the answer took too long."""


class CoachProcess:
    """Answers from what one seat knew. The same question twice is computed once."""

    def __init__(self, start: Callable[[], Executor] | None = None) -> None:
        self._start = start or _new_process
        self._executor: Executor | None = None
        self._answers: OrderedDict[Question, bytes] = OrderedDict()
        self._under_way: dict[Question, asyncio.Future[bytes]] = {}

    async def analysis(self, match: Match, seat: Seat) -> bytes:
        """The analysis of a finished game for a seat, as JSON."""
        assert match.table is not None
        work = partial(analysis_as_json, match.options.game, match.config, match.table.inputs, seat)
        return await self._answer((match.code, -1, seat), work)

    async def hint(self, match: Match, seat: Seat, shown: Shown[Action]) -> bytes:
        """What each option of an open decision is worth, as JSON."""
        work = partial(hint_as_json, match.options.game, match.decision, shown)
        return await self._answer((match.code, match.decision, seat), work)

    def close(self) -> None:
        """Nobody needs an answer any more."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _answer(self, question: Question, work: Callable[[], bytes]) -> bytes:
        known = self._answers.get(question)
        if known is not None:
            self._answers.move_to_end(question)
            return known
        answer = self._under_way.get(question) or self._ask(question, work)
        done, _ = await asyncio.wait([answer], timeout=ANSWER_SECONDS)
        if not done:
            raise CoachBusyError
        try:
            return answer.result()
        except BrokenProcessPool:
            self.close()
            raise CoachBusyError from None

    def _ask(self, question: Question, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        if len(self._under_way) >= MAX_WAITING:
            raise CoachBusyError
        if self._executor is None:
            self._executor = self._start()
        try:
            asked = self._executor.submit(work)
        except BrokenProcessPool:
            self.close()
            raise CoachBusyError from None
        answer = asyncio.wrap_future(asked)
        self._under_way[question] = answer
        answer.add_done_callback(lambda done: self._keep(question, done))
        return answer

    def _keep(self, question: Question, answer: asyncio.Future[bytes]) -> None:
        del self._under_way[question]
        if answer.cancelled() or answer.exception() is not None:
            return
        self._answers[question] = answer.result()
        if len(self._answers) > KEPT_ANSWERS:
            self._answers.popitem(last=False)


def _new_process() -> Executor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, spawn, initializer=begin_work)


# In a process of its own


def analysis_as_json(
    game: str, config: Config | None, inputs: tuple[AnyInput, ...], seat: Seat
) -> bytes:
    """Judge a whole game for a seat."""
    entry = GAMES[game]
    record = AnyRecord(game, entry.rules.version, config, inputs)
    return msgspec.json.encode(analyse(entry, record, seat, judge_for(entry)))


def hint_as_json(game: str, decision: int, shown: Shown[Action]) -> bytes:
    """Judge the options of one decision."""
    entry = GAMES[game]
    worth = judge_decision(entry, judge_for(entry), shown.view(), shown.options, decision)
    return msgspec.json.encode(worth)
