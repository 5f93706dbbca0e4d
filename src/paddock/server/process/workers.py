"""Several processes that serve one port together, on one PostgreSQL: `paddock serve --workers N`.

The supervisor opens the port and holds it while workers come and go, so no connection is refused
meanwhile. Each worker is a whole server: any of them serves any table. A worker that ends by itself
is replaced. SIGHUP replaces them one after the other; SIGTERM and SIGINT end all of them.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from msgspec.structs import replace

from paddock.core.message import Message, message
from paddock.server.process import run
from paddock.server.process.logs import set_up_logs
from paddock.server.web.settings import Settings

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 10.0
"""A worker that has not ended so long after SIGTERM is killed."""
SHORTEST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 30.0
"""Seconds between tries to replace a worker, doubled each time."""
BEAT_SECONDS: Final = 2.0
PIPE_BYTES: Final = 64 * 1024
MAX_SILENCE: Final = 5
"""After so many beats that did not come a worker is killed."""

_SPAWN: Final = multiprocessing.get_context("spawn")
_log: Final = logging.getLogger("paddock.server")


def supervise(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve with several workers until SIGTERM or SIGINT."""
    if not settings.on_postgres():
        raise run.CannotServeError(message("serve-workers-need-postgres"))
    set_up_logs(settings.log_format)
    asyncio.run(_supervise(settings, listening))


async def _supervise(settings: Settings, listening: Callable[[str], None]) -> None:
    with run.bind(settings) as bound:
        settings = replace(settings, port=bound.getsockname()[1])
        supervisor = Supervisor(bound, settings)
        try:
            await supervisor.start()
            listening(settings.url())
            await supervisor.until_stopped()
        finally:
            await supervisor.close()


class WorkerError(Exception):
    """A worker ended before it could serve, or took too long."""


AT_START: Final = (WorkerError,)
"""Failures that pass when a server starts; where it cannot serve, it says why, and ends."""


class Supervisor:
    """The process that holds the port and keeps as many workers as were asked for."""

    def __init__(self, bound: socket.socket, settings: Settings) -> None:
        self._bound, self._settings = bound, settings
        self._workers: list[Worker] = []
        self._heart: asyncio.Future[None] | None = None
        self._stop, self._renew = asyncio.Event(), asyncio.Event()

    async def start(self) -> None:
        """Start the workers one by one: the first may have to make the tables of the database."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew.set)
        for _ in range(self._settings.workers):
            self._workers.append(await self._new_in_time(AT_START))
        self._heart = asyncio.ensure_future(self._end_silent())

    async def until_stopped(self) -> None:
        """Replace workers that end, and all of them on SIGHUP, until a signal ends the server."""
        stopped = asyncio.ensure_future(self._stop.wait())
        while not stopped.done():
            renewed = asyncio.ensure_future(self._renew.wait())
            waiting: set[asyncio.Future[Any]] = {stopped, renewed}
            waiting |= {worker.ended for worker in self._workers}
            await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
            renewed.cancel()
            if stopped.done():
                return
            keeping = asyncio.ensure_future(self._keep())
            await asyncio.wait({stopped, keeping}, return_when="FIRST_COMPLETED")
            await _cancel(keeping)

    async def _keep(self) -> None:
        for worker in [one for one in self._workers if one.ended.done()]:
            _log.error("worker %s ended by itself and is replaced", worker.process.pid)
            await self._replace(worker)
        if self._renew.is_set():
            self._renew.clear()
            for worker in list(self._workers):
                await self._replace(worker)
            _log.info("every worker is replaced")

    async def _replace(self, old: "Worker") -> None:
        """Replace a worker: the new one serves before the old one ends."""
        new = await self._new_in_time((run.CannotServeError, WorkerError))
        self._workers[self._workers.index(old)] = new
        await old.stop()

    async def _new_in_time(self, passing: tuple[type[Exception], ...]) -> "Worker":
        """Return a new worker, however often one ends before it serves."""
        wait = SHORTEST_WAIT
        while True:
            try:
                return await self._new()
            except passing as error:
                _log.error("a worker cannot start, next try in %.0f s: %s", wait, error)
                if self._stop.is_set():
                    raise
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _end_silent(self) -> None:
        """Kill workers whose event loop stands still: those that end by themselves are replaced.

        Silence is counted in looks, not in seconds: all of us may have been paused.
        """
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for worker in list(self._workers):
                if worker.looks_without_a_beat() > MAX_SILENCE and not worker.ended.done():
                    _log.error("worker %s hangs and is killed", worker.process.pid)
                    worker.process.kill()

    async def _new(self) -> "Worker":
        worker = Worker(self._bound, self._settings)
        try:
            await worker.serves()
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def close(self) -> None:
        """End all of them, at the same time."""
        if self._heart is not None:
            self._heart.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class Worker:
    """A process that serves, seen from the supervisor."""

    def __init__(self, bound: socket.socket, settings: Settings) -> None:
        self._answer, said = _SPAWN.Pipe(duplex=False)
        self.process: BaseProcess = _SPAWN.Process(
            target=_work, args=(bound, settings, said), name="paddock-worker"
        )
        self.process.start()
        said.close()
        self._silent = 0
        loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = loop.create_future()
        """Done when the process has ended."""
        loop.add_reader(self.process.sentinel, self._has_ended)

    def _has_ended(self) -> None:
        asyncio.get_running_loop().remove_reader(self.process.sentinel)
        if not self.ended.done():
            self.ended.set_result(None)

    async def serves(self) -> None:
        """Wait until people can come to it."""
        loop = asyncio.get_running_loop()
        heard = asyncio.Event()
        loop.add_reader(self._answer.fileno(), heard.set)
        try:
            async with asyncio.timeout(START_SECONDS):
                await heard.wait()
            refused = self._answer.recv()
        except (EOFError, TimeoutError) as error:
            raise WorkerError(str(error) or type(error).__name__) from error
        finally:
            loop.remove_reader(self._answer.fileno())
        if refused is not None:
            raise run.CannotServeError(refused)
        os.set_blocking(self._answer.fileno(), False)

    def looks_without_a_beat(self) -> int:
        """How often it was looked in vain whether its event loop turns."""
        try:
            beats = os.read(self._answer.fileno(), PIPE_BYTES)
        except BlockingIOError:
            beats = b""
        self._silent = 0 if beats else self._silent + 1
        return self._silent

    async def stop(self) -> None:
        """End it as SIGTERM does, or by force."""
        self.process.terminate()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await asyncio.shield(self.ended)
        if not self.ended.done():
            _log.error("worker %s did not end and is killed", self.process.pid)
            self.process.kill()
            await self.ended
        self.process.join()
        self.process.close()
        self._answer.close()


async def _cancel(task: "asyncio.Future[None]") -> None:
    if not task.done():
        task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _work(bound: socket.socket, settings: Settings, said: Connection) -> None:
    """Run a worker; it reports None when it serves, or why it cannot."""
    run.prepare(settings)
    # A new worker must not answer SIGHUP by ending: the terminal sends it to the whole group.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def answer(refused: Message | None) -> None:
        with suppress(BrokenPipeError):
            said.send(refused)

    def serving(_: str) -> None:
        answer(None)
        os.set_blocking(said.fileno(), False)
        beat()

    def beat() -> None:
        """Show the supervisor that the event loop turns; it may be busy itself."""
        with suppress(BlockingIOError, BrokenPipeError):
            os.write(said.fileno(), b".")
        asyncio.get_running_loop().call_later(BEAT_SECONDS / 2, beat)

    try:
        asyncio.run(run.serve_on(bound, settings, serving))
    except run.CannotServeError as error:
        answer(error.why)
