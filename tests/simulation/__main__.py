"""python -m tests.simulation SEEDS [FIRST]: any number of seeds, on all cores.

python -m tests.simulation trace SEED: a digest of everything that leaves the server under a seed.
"""

import hashlib
import logging
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Final

from tests.simulation.running import SeedError, play

CHUNK: Final = 50
USAGE: Final = __doc__ or ""


def main(words: list[str]) -> int:
    match words:
        case ["trace", seed] if seed.isdigit():
            print(trace_of(int(seed)))  # noqa: T201 - what was asked for
            return 0
        case [seeds] if seeds.isdigit():
            return soak(0, int(seeds))
        case [seeds, first] if seeds.isdigit() and first.isdigit():
            return soak(int(first), int(seeds))
        case _:
            print(USAGE, file=sys.stderr)  # noqa: T201 - a command prints
            return 2


def trace_of(seed: int) -> str:
    """The same seed gives the same bytes on every machine."""
    digest = hashlib.sha256()
    for frame in play(seed, record=True).frames or ():
        digest.update(f"{frame.at!r} {frame.code} {frame.viewer} ".encode() + frame.body + b"\n")
    return digest.hexdigest()


def soak(first: int, seeds: int) -> int:
    """Run seeds until one fails."""
    began, done = perf_counter(), 0
    starts = range(first, first + seeds, CHUNK)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        chunks = [range(start, min(start + CHUNK, first + seeds)) for start in starts]
        for chunk, failure in zip(chunks, pool.map(run_chunk, chunks), strict=True):
            if failure is not None:
                pool.shutdown(cancel_futures=True)
                print(f"\n{failure}")  # noqa: T201 - a command prints
                return 1
            done += len(chunk)
            rate = done / (perf_counter() - began)
            print(f"\r{done} seeds, {rate:.1f} a second", end="", flush=True)  # noqa: T201
    print()  # noqa: T201 - the end of the line
    return 0


def run_chunk(seeds: range) -> str | None:
    """What goes wrong first, if anything does."""
    logging.disable(logging.WARNING)  # servers stand still here all the time
    try:
        for seed in seeds:
            play(seed)
    except SeedError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
