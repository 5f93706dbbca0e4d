"""Tables at any store: opened, filled, played at."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from paddock.catalog import GAMES
from paddock.core import Decision, Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import Status
from paddock.server.store.base import Decide, Store, Written, awaited
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match, begin
from paddock.server.table.requests import Key

_BY_PLAYERS: Final = sorted(GAMES.values(), key=lambda entry: entry.rules.players[0])
SMALL: Final = _BY_PLAYERS[0].name
"""A game for two."""
LARGE: Final = _BY_PLAYERS[-1].name
"""The game that needs the most players."""


def secret_of(code: str) -> bytes:
    return sha256(code.encode()).digest()


def part_of(seat: int) -> bytes:
    return bytes([seat]) * fair.CONTRIBUTION_BYTES


def opened(code: str, options: e.Options, at: float = 0.0, version: int | None = None) -> Decided:
    rules = GAMES[options.game].rules.version if version is None else version
    first = e.Opened(options, rules, fair.commitment(secret_of(code), code))
    log = LogWriter(begin(code, secret_of(code), first), at)
    log.write(first)
    return log.done()


async def create(store: Store, code: str, at: float = 0.0, **options: Any) -> Match:
    wanted = e.Options(**{"game": SMALL, "players": 2, **options})
    first = opened(code, wanted, at)
    await store.create(code, secret_of(code), first)
    return first.match


async def transact(store: Store, code: str, decide: Decide, key: Key | None = None) -> Written:
    """`submit` for a test that waits."""
    return await awaited(partial(store.submit, code, decide, key))


async def act(
    store: Store, code: str, command: Any, key: Key | None = None, now: float = 1.0
) -> Written:
    return await transact(store, code, partial(d.decide, command=command, now=now), key)


async def say(store: Store, code: str, text: str, key: Key | None = None) -> Written:
    return await act(store, code, c.Say(Seat(0), text), key)


async def fill(store: Store, code: str) -> Match:
    for seat in map(Seat, range(len((match := await store.match(code)).seats))):
        await act(store, code, c.Sit(seat, f"player {seat}", fair.pledge(part_of(seat)), "hash"))
        match = (await act(store, code, c.GetReady(seat, ready=True))).match
    return match


async def play(store: Store, code: str, at: float = 1.0) -> Match:
    """From the lobby to the first decision."""
    match = await fill(store, code)
    await act(store, code, c.Start(), now=at)
    for seat in map(Seat, range(len(match.seats))):
        match = (await act(store, code, c.Contribute(seat, part_of(seat).hex()), now=at)).match
    return match


def choices(match: Match, rng: Random) -> list[c.Choose]:
    """One for every seat that has yet to choose."""
    assert match.table is not None
    pending = match.game().rules.game.pending(match.table.state)
    assert isinstance(pending, Decision)
    return [
        c.Choose(seat, match.decision, rng.choice(pending.options[seat]))
        for seat in sorted(match.waiting_for())
    ]


async def play_to_the_end(store: Store, code: str, seed: int) -> Match:
    match, rng = await store.match(code), Random(seed)
    while match.status is Status.PLAYING:
        await asyncio.gather(*[act(store, code, choice) for choice in choices(match, rng)])
        match = await store.match(code)
    return match


async def log(store: Store, code: str) -> bytes:
    return msgspec.json.encode(await store.lines(code, 0))


def several(texts: list[str]) -> Callable[[Match], Decided]:
    def decide(match: Match) -> Decided:
        log = LogWriter(match, 1.0)
        for text in texts:
            log.write(e.Said(Seat(0), text))
        return log.done()

    return decide


def failing(error: Exception) -> Callable[[Match], Decided]:
    def decide(match: Match) -> Decided:
        several(["lost"])(match)
        raise error

    return decide


ADAS = Key(Seat(0), "a", "digest")


def key(number: int) -> Key:
    return Key(Seat(0), f"{number}", "digest")


@contextmanager
def raises(kind: type[Exception], why: str = "") -> Iterator[None]:
    """What is done inside fails like this."""
    try:
        yield
    except kind as error:
        if why not in str(error):
            raise AssertionError(f"refused with {error}, not with {why}") from error
    else:
        raise AssertionError(f"no {kind.__name__} was raised")
