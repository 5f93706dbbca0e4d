"""Databases with games under way, made without a server, and the tokens of all seats."""

import asyncio
import hashlib
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.server.store.base import Store, awaited
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import begin

AT_ONCE = 64


def token_of(code: str, seat: int) -> str:
    """Known here without asking."""
    return hashlib.sha256(f"{code}/{seat}".encode()).hexdigest()


def cookie_of(code: str, seat: int) -> str:
    """What a browser would send."""
    return f"seat-{code}-{seat}={token_of(code, seat)}"


class Tables(Struct, frozen=True):
    """OUTSPEED tables of four, all of them at a decision: the first, or a later one.

    Each group of four has so many `games`: the first table, and the rematches after it.
    """

    groups: int
    games: int = 1
    clock: int | None = None
    decisions: int = 0

    def series(self) -> list[list[str]]:
        """The codes of each group, in the order in which they are played."""
        return [
            [f"BENCH{group * self.games + game:07}" for game in range(self.games)]
            for group in range(self.groups)
        ]


def prepare(file: Path, tables: Tables) -> list[list[str]]:
    """A database with these tables; the codes of each group."""
    file.parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(_prepare(file, tables))
    return tables.series()


async def prepare_in(url: str, tables: Tables) -> list[list[str]]:
    """The same in a PostgreSQL database."""
    from paddock.server.store.postgres.store import PostgresStore  # noqa: PLC0415 - an extra

    await _fill(await PostgresStore.open(url), tables)
    return tables.series()


async def _prepare(file: Path, tables: Tables) -> None:
    await _fill(await SqliteStore.open(file), tables)


async def _fill(store: Store, tables: Tables) -> None:
    made = [(code, codes[0]) for codes in tables.series() for code in codes]
    for at in range(0, len(made), AT_ONCE):
        some = made[at : at + AT_ONCE]
        await asyncio.gather(*[_start(store, code, root, tables) for code, root in some])
    await store.alive(time.time())
    await store.close()


async def _start(store: Store, code: str, root: str, tables: Tables) -> None:
    secret = os.urandom(fair.SECRET_BYTES)
    options = e.Options("outspeed", 4, clock=tables.clock, private=True)
    rules = GAMES[options.game].rules.version
    follows = UNSET if root == code else root
    opened = e.Opened(options, rules, fair.commitment(secret, code), follows=follows)
    log = LogWriter(begin(code, secret, opened), time.time())
    log.write(opened)
    await store.create(code, secret, log.done())
    decide = partial(_played, decisions=tables.decisions)
    await awaited(partial(store.submit, code, decide, None))


def _played(match: Any, decisions: int) -> Decided:
    """Everyone sits down and the game goes on for a while, in one transaction."""
    parts = [os.urandom(fair.CONTRIBUTION_BYTES) for _ in match.seats]
    commands: list[c.Command] = []
    for seat, part in enumerate(parts):
        hashed = hashlib.sha256(token_of(match.root(), seat).encode()).hexdigest()
        commands.append(c.Sit(Seat(seat), f"pilot {seat}", fair.pledge(part), hashed))
        commands.append(c.GetReady(Seat(seat), ready=True))
    commands.append(c.Start())
    commands += [c.Contribute(Seat(seat), part.hex()) for seat, part in enumerate(parts)]
    lines: list[e.AnyLine] = []
    for command in commands:
        match = _after(match, command, lines)
    while match.decision <= decisions and match.waiting_for():
        seat = min(match.waiting_for())
        action = match.game().rules.game.default_choice(match.table.state, seat)
        match = _after(match, c.Choose(seat, match.decision, action), lines)
    return Decided(match, tuple(lines))


def _after(match: Any, command: Any, lines: list[e.AnyLine]) -> Any:
    decided = d.decide(match, command, time.time())
    lines.extend(decided.lines)
    return decided.match
