"""Work for several processes. What is done does not depend on how many there are."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing.pool import Pool
from typing import TypeVar

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")


def spread(
    do: Callable[[WorkT], DoneT], pieces: Sequence[WorkT], jobs: int
) -> Generator[DoneT, None, None]:
    """Do all pieces, in so many processes; what is done first comes first."""
    if jobs == 1 or len(pieces) < 2:
        yield from map(do, pieces)
        return
    with _pool(min(jobs, len(pieces))) as pool:
        yield from pool.imap_unordered(do, pieces)


def _pool(jobs: int) -> Pool:
    """Workers that leave Ctrl-C to us: from their first moment on they do not hear it."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, heard)
