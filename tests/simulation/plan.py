"""What a seed draws before anything happens: tables, people, and its own mix of faults."""

from enum import Enum
from random import Random
from typing import Final

from msgspec import Struct

from tests.simulation.clients import Temper

LONGEST: Final = 3600.0
"""Seconds of virtual time in which every game must have ended."""


class Fault(Enum):
    """What can go wrong."""

    KILL = "kill"
    KILL_INSIDE = "kill inside a transaction"
    KILL_BEFORE_ACK = "kill between commit and ack"
    KILL_THEN_FULL = "kill, and find the disk full"
    STOP = "stop"
    CUT = "cut"
    HALF_OPEN = "half open"
    STOP_READING = "stop reading"
    DISK_FULL = "disk full"
    DISK_BUSY = "disk busy"
    DISK_FAILS = "commits fail"
    PAUSE = "pause"
    STALL = "stand still"
    DISK_IN_DOUBT = "fail in a commit, in doubt"
    FLOOD = "flood"


class TablePlan(Struct, frozen=True):
    """A table, and which of its seats are bots'."""

    game: str
    players: int
    variant: str | None
    clock: int | None
    bots: tuple[int, ...]


class Plan(Struct, frozen=True):
    """Everything that a seed decides beforehand."""

    tables: tuple[TablePlan, ...]
    tempers: tuple[Temper, ...]
    lag: float
    stalls: float
    faults: tuple[Fault, ...]
    gap: float
    """Seconds between two faults, on average."""
    down: float
    """Seconds until a killed process is back, at most."""
    jumps: bool
    """Whether the wall clock may have jumped when a process begins."""
    bot_pace: float
    second_tab: float
    races: int
    rounds: int
    rematches: int
    """How many times the same people play again."""


def draw_plan(rng: Random) -> Plan:
    """The plan of a seed."""
    many = rng.choices((2, 3, 4), (80, 15, 5))[0]
    kinds = rng.sample(list(Fault), rng.randint(1, 5))
    return Plan(
        tables=tuple(_draw_table(rng, rng.random() < 0.35) for _ in range(many)),
        tempers=tuple(_draw_temper(rng) for _ in range(4)),
        lag=rng.choice((0.01, 0.05, 0.3)),
        stalls=rng.choice((0.0, 0.0, 0.01, 0.05, 0.2)),
        faults=tuple(rng.choice(kinds) for _ in range(rng.randint(1, 10))),
        gap=rng.choice((1.0, 4.0, 10.0)),
        down=rng.choice((0.5, 3.0, 20.0)),
        jumps=rng.random() < 0.3,
        bot_pace=rng.choice((0.0, 1.0, 8.0)),
        second_tab=rng.choice((0.0, 0.0, 0.3)),
        races=rng.choices((1, 2, 5), (88, 10, 2))[0],
        rounds=rng.choices((2, 3, 4, 13), (40, 40, 15, 5))[0],
        rematches=rng.choices((0, 1, 2), (75, 20, 5))[0],
    )


def _draw_table(rng: Random, outspeed: bool) -> TablePlan:  # noqa: FBT001 - a coin
    players = 3 if outspeed else rng.choice((2, 2, 3))
    bots = tuple(seat for seat in range(1, players) if rng.random() < 0.2)
    return TablePlan(
        game="outspeed" if outspeed else "why_first",
        players=players,
        variant=("first_race" if outspeed else "tactical") if rng.random() < 0.3 else None,
        clock=rng.choice((None, None, 5, 8, 20)),
        bots=bots,
    )


def _draw_temper(rng: Random) -> Temper:
    return Temper(
        pace=rng.choice((0.05, 0.5, 2.0)),
        wavers=rng.choice((0.0, 0.2, 0.5)),
        repeats=rng.choice((0.0, 0.3)),
        absences=rng.choice((0.0, 0.0, 0.05, 0.3)),
        leaves=rng.choice((0.0, 0.0, 0.05)),
        pranks=rng.choice((0.0, 0.2)),
        chats=rng.choice((0.0, 0.05)),
        brink=rng.choice((0.0, 0.0, 0.3)),
    )
