"""Work for a Ray cluster, an existing one or one of this machine. Needs Ray: the extra [cluster].

Ray does a piece again whose worker was lost. What is done does not depend on how many there are.
"""

import logging
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")

LOCAL: Final = "local"
"""The address of a cluster that is started for this work and ends with it."""
RETRIES: Final = 5
"""A piece whose worker is lost more often than this is not one that bad luck can explain."""
STORE: Final = 80 * 2**20
"""Bytes for what workers share. Ours share nothing, and Ray takes no less."""
SECONDS_TO_ANSWER: Final = 5
LONGEST_FOLDER: Final = 20
"""Characters. A socket's name has at most 107, and Ray's session takes 84 of them."""


class ClusterError(Exception):
    """The cluster cannot be used or has failed; says why."""


class NoClusterError(ClusterError):
    """No cluster answers at the address, or it is no address."""


def is_installed() -> bool:
    """Whether Ray is there: it comes with the extra [cluster]."""
    return find_spec("ray") is not None


def spread(
    do: Callable[[WorkT], DoneT],
    pieces: Sequence[WorkT],
    address: str,
    at_once: int | None = None,
    *,
    on_gpus: bool = False,
) -> Generator[DoneT, None, None]:
    """Do all pieces, so many at once or as many as there are cores; what is done comes first.

    `on_gpus`: where the cluster has GPUs each piece gets one, not a core.
    """
    if not pieces:
        return
    with _connected(address, at_once) as ray:
        task = ray.remote(max_retries=RETRIES)(_as_function(do))
        if on_gpus and ray.cluster_resources().get("GPU"):
            task = task.options(num_cpus=0, num_gpus=1)
        yield from _in_any_order(ray, task, pieces, at_once or len(pieces))


def _as_function(do: Callable[[WorkT], DoneT]) -> Callable[[WorkT], DoneT]:
    """Ray takes functions only. Each worker gets it once, with the object that a method is of."""

    def work(piece: WorkT) -> DoneT:
        return do(piece)

    work.__name__ = work.__qualname__ = getattr(do, "__name__", "work")
    return work


def _in_any_order(
    ray: Any, task: Any, pieces: Sequence[WorkT], at_once: int
) -> Generator[Any, None, None]:
    running = [task.remote(piece) for piece in pieces[:at_once]]
    waiting = iter(pieces[at_once:])
    while running:
        try:
            (done,), running = ray.wait(running)
            found = ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError as error:
            raise ClusterError(in_short(error)) from error
        running += [task.remote(piece) for piece in _at_most_one(waiting)]
        yield found


def _at_most_one(waiting: Iterator[WorkT]) -> list[WorkT]:
    for piece in waiting:
        return [piece]
    return []


@contextmanager
def _connected(address: str, cores: int | None) -> Iterator[Any]:
    if address == LOCAL:
        with _started(cores) as ray:
            yield ray
        return
    _expect_an_answer(address)
    with _initialised(address=address) as ray:
        yield ray


@contextmanager
def _started(cores: int | None) -> Iterator[Any]:
    """Yield a cluster of so many cores of this machine, or of all. It leaves nothing behind."""
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    folder = tempfile.mkdtemp(prefix="paddock-ray-", dir=_short_temporary_folder())
    try:
        with _initialised(
            address=LOCAL,
            num_cpus=cores,
            include_dashboard=False,
            object_store_memory=STORE,
            _temp_dir=folder,
        ) as ray:
            yield ray
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _short_temporary_folder() -> str:
    """TMPDIR, unless the sockets that Ray makes far inside would have too long a name there."""
    usual = tempfile.gettempdir()
    return usual if len(usual) <= LONGEST_FOLDER else "/tmp"  # noqa: S108 - a new folder inside


@contextmanager
def _initialised(**settings: Any) -> Iterator[Any]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray  # noqa: PLC0415 - only where it is wanted

    try:
        ray.init(log_to_driver=False, logging_level=logging.CRITICAL, **settings)
    except Exception as error:  # Ray raises of every kind, plain Exceptions too
        raise ClusterError(in_short(error)) from error
    # Of a lost worker Ray tells on standard output, which is for our results; some of it late.
    with redirect_stdout(sys.stderr):
        try:
            yield ray
        finally:
            ray.shutdown()


def _expect_an_answer(address: str) -> None:
    """Ray would try for minutes."""
    try:
        at = urlsplit(address if "://" in address else f"//{address}")
        if not at.hostname or not at.port or at.scheme not in {"", "ray"}:
            raise NoClusterError(address)
        socket.create_connection((at.hostname, at.port), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError) as error:
        raise NoClusterError(address) from error


def in_short(error: BaseException) -> str:
    """Return the first line, with the last if it promises more: Ray's traceback is between."""
    first, *more = (str(error).strip() or type(error).__name__).splitlines()
    return f"{first} {more[-1].strip()}" if more and first.endswith(":") else first
