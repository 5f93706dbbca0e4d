"""The server process: opens the store, binds the port, runs until a signal."""

import asyncio
import errno
import gc
import logging
import multiprocessing
import os
import resource
import secrets
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from paddock.core.message import Message, message
from paddock.server.bots.runner import BotRunner
from paddock.server.play.cleanup import Cleanup
from paddock.server.play.clock import SteadyClock
from paddock.server.play.service import Service
from paddock.server.process.logs import set_up_logs
from paddock.server.process.transport import protocols
from paddock.server.store.base import Store, StoreError
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.web.app import create_app
from paddock.server.web.limits import FRAME_BYTES
from paddock.server.web.settings import Settings

if TYPE_CHECKING:
    from paddock.server.store.postgres.store import PostgresStore

SWEEP_SECONDS: Final = 0.25
BACKLOG: Final = 128
"""Connections that wait to be accepted. asyncio tries as many at once, also without descriptors."""
MAX_FILES: Final = 65_536
CATCH_UP_SECONDS: Final = 5.0
CLEAN_AFTER_SECONDS: Final = 60.0
CLEAN_SECONDS: Final = 3600.0
PING_SECONDS: Final = 20.0
PONG_SECONDS: Final = 15.0
STOP_SECONDS: Final = 3
GARBAGE_AFTER: Final = (400_000, 20, 50)
"""The games of 200 tables make some 200,000 objects that stay: to search them finds nothing."""
_KNOWN: Final = frozenset({"in-use", "damaged", "newer", "foreign", "unreachable"})

_log: Final = logging.getLogger("paddock.server")


class CannotServeError(Exception):
    """Why a server cannot start, in one sentence."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.name)
        self.why = why


def serve(settings: Settings, listening: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT. Calls `listening` with the URL once people can come."""
    prepare(settings)
    asyncio.run(_serve(settings, listening))


def prepare(settings: Settings) -> None:
    """Prepare a process of the server, once, before anything else."""
    set_up_logs(settings.log_format)
    # What is loaded by now stays, and a server makes thousands of small things every second that
    # are gone a moment later: to look through all of them for rings each time costs a tenth of it.
    gc.freeze()
    gc.set_threshold(*GARBAGE_AFTER)


async def _serve(settings: Settings, listening: Callable[[str], None]) -> None:
    bound = bind(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    await serve_on(bound, settings, listening)


async def serve_on(
    bound: socket.socket, settings: Settings, listening: Callable[[str], None]
) -> None:
    """Serve those who come to this socket."""
    try:
        store = await open_store(settings)
    except BaseException:
        bound.close()
        raise
    running = ServerProcess(store, settings)
    try:
        await running.until_stopped(bound, listening)
    finally:
        await running.close()


class ServerProcess:
    """Everything that goes on in the process of one server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.clock = SteadyClock()
        self.store, self.settings = store, settings
        self._thinking = BotRunner()
        self._app: Starlette | None = None
        self._out_of_files: float | None = None
        self.service = Service(store, self.clock, secrets.token_bytes, self._thinking, self.spawn)
        self._cleaning = Cleanup(
            store,
            self.clock,
            self.service.metrics,
            self.service.feeds.watched,
            settings.keeping,
        )
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside all else; what goes wrong there is written into the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed", exc_info=error)

    def _on_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """One line a minute where files run out: asyncio reports each connection that waits."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
            return
        now = loop.time()
        if self._out_of_files is None or now - self._out_of_files >= 60:
            self._out_of_files = now
            _log.error("no file descriptors are left: new connections wait (see LimitNOFILE)")

    async def until_stopped(self, bound: socket.socket, listening: Callable[[str], None]) -> None:
        """Serve until a signal comes, or until the process that started this one has ended."""
        raise_file_limit()
        asyncio.get_running_loop().set_exception_handler(self._on_loop_error)
        self._app = create_app(self.service, self.settings)
        server = Server(_config(self._app))
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, server.stop)
        if (parent := multiprocessing.parent_process()) is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, server.stop)
        away = await self._away()
        self.service.downtime.watch(SWEEP_SECONDS)
        await self.service.downtime.owe(away)
        self.spawn(self._keep_time(away))
        self.spawn(self._keep_clean())
        await self.store.listen(self.service.feeds.hint, self.service.presence.hear)
        listening(self.settings.url())
        await server.serve([bound])

    async def _away(self) -> float:
        """For how long nobody was there, by the clock that all processes on this database share."""
        if (now := await self.store.now()) is not None:
            self.clock.begin_at(now)
        return await self.service.downtime.away(alone=not self.store.shared)

    async def close(self) -> None:
        """Stop what goes on beside, and let the store finish."""
        self._thinking.close()
        if self._app is not None:
            self._app.state.context.coach.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.service.stay_alive()
        await self.store.close()

    async def _keep_time(self, away: float) -> None:
        """Deadlines are moved first, so that nobody times out because of us."""
        looked = self.clock.now()
        await self._try(self.service.downtime.resume(away))
        await self._try(self.service.stay_alive())
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self._try(self.service.downtime.make_up())
            await self._try(self.service.sweep())
            await self._try(self.service.stay_alive())
            if self.clock.now() - looked >= CATCH_UP_SECONDS:
                looked = self.clock.now()
                await self._try(self.service.catch_up())

    async def _keep_clean(self) -> None:
        """Remove old tables hourly, a minute after the start so that clients can reconnect."""
        await asyncio.sleep(CLEAN_AFTER_SECONDS)
        while True:
            await self._try(self._cleaning.clean())
            await asyncio.sleep(CLEAN_SECONDS)

    async def _try(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except StoreError as error:
            _log.warning("the store is in trouble: %s", error.why)
        except Exception:  # noqa: BLE001 - time goes on, whatever it is
            _log.exception("keeping time failed")


def raise_file_limit() -> None:
    """Each connection is a file: take as many as the system grants."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(MAX_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server(uvicorn.Server):
    """uvicorn, but a signal that was obeyed is not raised once more at the end."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the event loop's."""
        yield

    def stop(self) -> None:
        """Close what is open, and end."""
        self.should_exit = True


def _config(app: Starlette) -> uvicorn.Config:
    http, ws = protocols()
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="off",
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def bind(settings: Settings) -> socket.socket:
    """Return a listening socket, or the reason why there is none."""
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        return socket.create_server(address[:2], family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServeError(message("serve-port-in-use", host=host, port=port)) from error
        detail = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        why = message("serve-port-refused", host=host, port=port, detail=detail)
        raise CannotServeError(why) from error


async def open_store(settings: Settings) -> Store:
    """Return the store that the settings name, or the reason why there is none."""
    if not settings.on_postgres():
        _make_folder(settings.file().parent)
    try:
        if settings.on_postgres():
            return await _open_postgres(settings.database or "")
        return await SqliteStore.open(settings.file())
    except StoreError as error:
        known = error.why.removeprefix("database-")
        known = known if known in _KNOWN else "unreachable"
        path = _shown(settings)
        raise CannotServeError(message(f"serve-database-{known}", path=path)) from error


async def _open_postgres(url: str) -> "PostgresStore":
    """Its driver takes a quarter of a second to load: only those wait for it who want it."""
    from paddock.server.store.postgres.store import PostgresStore  # noqa: PLC0415

    return await PostgresStore.open(url)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK | os.X_OK)
    except OSError:
        writable = False
    if not writable:
        raise CannotServeError(message("serve-folder-unwritable", path=str(folder)))


def _shown(settings: Settings) -> str:
    """Return the name of the database, without the password."""
    if not settings.on_postgres():
        return str(settings.file())
    parts = urlsplit(settings.database or "")
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"
