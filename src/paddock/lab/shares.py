"""Many games in shares, by this machine or by a cluster. Same seed, same totals.

A share is a range of game numbers, and which there are depends on the plan alone. A share that is
lost is played again, and comes out the same; totals are added up in the order of the shares.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.lab.ledger import Ledger
from paddock.lab.simulation import Counts, Plan, count_games
from paddock.lab.vector_simulation import VectorCounter
from paddock.lab.work import spread

MIN_GAMES: Final[Mapping[str, int]] = {"python": 50, "vector": 1 << 17}
"""Of a share, by engine: what one worker plays in about a second."""
MAX_SHARES: Final = 2000


class OtherRulesError(Exception):
    """A worker has other rules than the sender of the work; says both versions."""


class Run(Struct, frozen=True):
    """A plan and how it is played: all that decides what its shares are."""

    plan: Plan
    engine: str
    rules_version: int
    share: int

    def shares(self) -> int:
        """How many there are."""
        return -(-self.plan.games // self.share)

    def numbers(self, share: int) -> range:
        """Return the games of a share."""
        first = share * self.share
        return range(first, min(first + self.share, self.plan.games))


class Share(Struct, frozen=True):
    """The counts of the games of a share."""

    number: int
    games: int
    counts: tuple[tuple[tuple[str, ...], int], ...]


Piece: TypeAlias = tuple[Run, int]
Spread: TypeAlias = Callable[
    [Callable[[Piece], Share], Sequence[Piece]], Generator[Share, None, None]
]
"""A way to do the work: yields each share when it is done, in any order."""


def run_of(plan: Plan, engine: str = "python") -> Run:
    """Return a run of few enough shares for a file of them to stay small."""
    share = max(MIN_GAMES[engine], -(-plan.games // MAX_SHARES))
    return Run(plan, engine, GAMES[plan.game].rules.version, share)


def by_jobs(jobs: int) -> Spread:
    """So many processes of this machine."""
    return lambda do, pieces: spread(do, pieces, jobs)


def simulate(
    run: Run,
    progress: Callable[[int], None],
    workers: Spread | None = None,
    file: Path | None = None,
) -> Counts:
    """Play all shares that the file does not have yet, and count them all.

    `progress` hears of games as they are done. Without workers this process does it alone.
    """
    ledger = Ledger(run, Share, file)
    progress(sum([share.games for share in ledger.finished()]))
    pieces = [(run, number) for number in ledger.missing(run.shares())]
    with closing((workers or by_jobs(1))(SharePlayer().play_share, pieces)) as done:
        for share in done:
            ledger.add([share])
            progress(share.games)
    total: Counts = Counter()
    for share in ledger.finished():
        total.update(dict(share.counts))
    return total


class SharePlayer:
    """Plays shares: what a worker has for all of its work."""

    def __init__(self) -> None:
        self._counting: Mapping[str, Callable[[Plan, range], Counts]] = {
            "python": count_games,
            "vector": VectorCounter().count_games,
        }

    def play_share(self, piece: Piece) -> Share:
        """Play and count the share of this number."""
        run, number = piece
        here = GAMES[run.plan.game].rules.version
        if here != run.rules_version:
            raise OtherRulesError(f"{run.plan.game} {here} ≠ {run.rules_version}")
        numbers = run.numbers(number)
        counts = self._counting[run.engine](run.plan, numbers)
        return Share(number, len(numbers), tuple(counts.items()))
