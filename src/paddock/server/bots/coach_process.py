"""Judges finished games and open decisions in processes of their own, and keeps its last answers.

Those who ask take turns by address, hints before analyses. Chances to be out take milliseconds and
have a process of their own, so that they never wait for an analysis.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from paddock.bots.bot import Shown
from paddock.catalog import GAMES
from paddock.coach import analyse, judge_decision, judge_for
from paddock.core import Seat
from paddock.core.record import AnyInput, AnyRecord
from paddock.game_entry import Action, Config
from paddock.protocol import Odds
from paddock.server.bots.fair_queue import FairQueue, QueueFullError
from paddock.server.bots.timed_process import TimedProcess, TookTooLongError
from paddock.server.table.match import Match

ANSWER_SECONDS: Final = 30.0
KEPT_ANSWERS: Final = 512
MAX_OF_ONE: Final = 8
"""Analyses and hints of one address that may wait: a class of pupils has one address."""
MAX_ODDS_OF_ONE: Final = 64
MAX_OF_ALL: Final = 512


class Kind(Struct, frozen=True):
    """A kind of question: its rank among those that wait, and its time limit."""

    name: str
    rank: int
    seconds: float


ODDS: Final = Kind("odds", 0, 2.0)
HINT: Final = Kind("hint", 0, 10.0)
ANALYSIS: Final = Kind("analysis", 1, ANSWER_SECONDS)

Question: TypeAlias = tuple[Kind, str, int, Seat]
"""A question: the table, a decision of it (-1: the whole game), and a seat."""


class CoachBusyError(Exception):
    """Too many wait already, or the answer took too long."""


class _Room(Struct, frozen=True):
    """A process, and those who wait for it."""

    process: TimedProcess
    queue: FairQueue


class CoachProcess:
    """Answers from what one seat knew. The same question twice is computed once."""

    def __init__(self, start: Callable[[], Executor] | None = None) -> None:
        judging = FairQueue(of_one=MAX_OF_ONE, of_all=MAX_OF_ALL)
        estimating = FairQueue(of_one=MAX_ODDS_OF_ONE, of_all=MAX_OF_ALL)
        self._judging = _Room(TimedProcess(start), judging)
        self._estimating = _Room(TimedProcess(start), estimating)
        self._answers: OrderedDict[Question, bytes] = OrderedDict()
        self._under_way: dict[Question, asyncio.Task[bytes]] = {}

    async def analysis(self, match: Match, seat: Seat, address: str) -> bytes:
        """Return the analysis of a finished game for a seat, as JSON."""
        assert match.table is not None
        work = partial(analysis_as_json, match.options.game, match.config, match.table.inputs, seat)
        return await self._answer((ANALYSIS, match.code, -1, seat), work, address)

    async def hint(self, match: Match, seat: Seat, shown: Shown[Action], address: str) -> bytes:
        """Return the worth of each option of an open decision, as JSON."""
        work = partial(hint_as_json, match.options.game, match.decision, shown)
        return await self._answer((HINT, match.code, match.decision, seat), work, address)

    async def odds(self, match: Match, seat: Seat, shown: Shown[Action], address: str) -> bytes:
        """Return the prospects of an open decision, with the chance to be out, as JSON."""
        work = partial(odds_as_json, match.options.game, match.decision, shown)
        return await self._answer((ODDS, match.code, match.decision, seat), work, address)

    def start_with(self, start: Callable[[], Executor]) -> None:
        """Use another kind of process from now on."""
        for room in (self._judging, self._estimating):
            room.process.start = start

    def close(self) -> None:
        """Shut down the processes; pending requests are dropped."""
        for task in self._under_way.values():
            task.cancel()
        for room in (self._judging, self._estimating):
            room.process.close()

    async def _answer(self, question: Question, work: Callable[[], bytes], address: str) -> bytes:
        known = self._answers.get(question)
        if known is not None:
            self._answers.move_to_end(question)
            return known
        answer = self._under_way.get(question) or self._ask(question, work, address)
        done, _ = await asyncio.wait([answer], timeout=ANSWER_SECONDS)
        if not done or answer.cancelled():
            raise CoachBusyError
        return answer.result()

    def _ask(
        self, question: Question, work: Callable[[], bytes], address: str
    ) -> asyncio.Task[bytes]:
        answer = asyncio.create_task(self._in_turn(question[0], work, address))
        self._under_way[question] = answer
        answer.add_done_callback(lambda done: self._keep(question, done))
        return answer

    async def _in_turn(self, kind: Kind, work: Callable[[], bytes], address: str) -> bytes:
        room = self._estimating if kind is ODDS else self._judging
        try:
            async with room.queue.turn(address, kind.rank, ANSWER_SECONDS):
                return await room.process.run(work, kind.seconds)
        except (QueueFullError, TookTooLongError):
            raise CoachBusyError from None

    def _keep(self, question: Question, answer: asyncio.Task[bytes]) -> None:
        del self._under_way[question]
        if answer.cancelled() or answer.exception() is not None:
            return
        self._answers[question] = answer.result()
        if len(self._answers) > KEPT_ANSWERS:
            self._answers.popitem(last=False)


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


def odds_as_json(game: str, decision: int, shown: Shown[Action]) -> bytes:
    """Estimate what the options of one decision may lead to."""
    estimate = GAMES[game].rules.prospects_with_odds
    assert estimate is not None
    return msgspec.json.encode(Odds(decision, estimate(shown.view(), shown.options)))
