"""As many games in lockstep as wanted, on all cores; interrupted, it goes on where it was.

`python -m tests.differential.soak 1000000 --jobs 2`. The games are done in shares of one subject
each. What is done is written to a ledger in .cache, one for each state of the code. Where the
rules, the engines or these tests have changed, all is to be done again.
"""

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from paddock.lab.ledger import Ledger
from paddock.lab.work import spread
from tests.differential.compiling import keep_what_is_compiled
from tests.differential.lockstep import MAX_AT_ONCE, differences_in
from tests.differential.subjects import SUBJECTS

ROOT: Final = Path(__file__).parents[2]
LEDGERS: Final = ROOT / ".cache" / "soak-vector"
WHAT_COUNTS: Final = (
    "src/paddock/core",
    "src/paddock/games",
    "src/paddock/vector",
    "tests/contract",
    "tests/differential",
)
SECONDS_BETWEEN_LINES: Final = 10


class Share(Struct, frozen=True):
    """So many games of a subject are done, and this differed."""

    number: int
    subject: str
    first: int
    games: int
    differences: tuple[str, ...]


class Work(Struct, frozen=True):
    """Shares are numbered alike only for the same code and size."""

    code: str
    games_of_a_share: int


def play_share(number: int, size: int) -> Share:
    """A share's number says which games of which subject it is."""
    keep_what_is_compiled()
    names = [*SUBJECTS]
    block, place = divmod(number, len(names))
    games = range(block * size, (block + 1) * size)
    found = differences_in(SUBJECTS[names[place]], games, size)
    return Share(number, names[place], games.start, size, tuple(found))


def soak(games: int, jobs: int, folder: Path) -> list[Share]:
    """At least so many games, about as many of each subject; all shares, those of before too."""
    size = min(MAX_AT_ONCE, -(-games // len(SUBJECTS)))
    count = -(-games // size)
    work = Work(digest_of_code(), size)
    folder.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(work, Share, folder / f"{work.code}-{size}.jsonl")
    missing = ledger.missing(count)
    done = [share for share in ledger.finished() if share.number < count]
    progress = Progress(count * size, done)
    for share in spread(partial(play_share, size=size), missing, jobs):
        ledger.add([share])
        done.append(share)
        progress.tell(share)
    return done


def digest_of_code() -> str:
    """Of all that may change what differs; tests beside it may not."""
    digest = hashlib.sha256()
    for folder in WHAT_COUNTS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".toml") and not file.name.startswith("test_"):
                digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Progress:
    """Says now and then how far it is, and at once what differs."""

    def __init__(self, games: int, done: Sequence[Share]) -> None:
        self._games, self._before = games, sum(share.games for share in done)
        self._played, self._different = 0, 0
        self._began = self._printed_at = time.monotonic()
        for share in done:
            self._note(share)
        self._line()

    def tell(self, share: Share) -> None:
        self._played += share.games
        self._note(share)
        if self._before + self._played >= self._games or (
            time.monotonic() - self._printed_at > SECONDS_BETWEEN_LINES
        ):
            self._line()

    def _note(self, share: Share) -> None:
        self._different += len(share.differences)
        for difference in share.differences:
            _say(difference)

    def _line(self) -> None:
        self._printed_at = time.monotonic()
        rate = self._played / max(self._printed_at - self._began, 1e-9)
        done = self._before + self._played
        left = f", {(self._games - done) / rate / 60:.0f} minutes left" if rate else ""
        _say(f"{done} of {self._games} games, {rate:.0f} a second{left}: {self._different} differ")


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - this is what it is for


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    return int(any(share.differences for share in soak(asked.games, asked.jobs, LEDGERS)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
