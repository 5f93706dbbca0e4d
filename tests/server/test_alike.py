"""Case 23: a client that tries codes is answered alike, byte by byte, whatever is behind them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core import Seat
from paddock.protocol import Status
from paddock.server.table import commands as c
from tests.server.world import PLEDGE, World, run

UNKNOWN = "A" * 12


def near(code: str) -> list[str]:
    """Codes that are not this one, and nearly are."""
    other = "B" if code[0] == "A" else "A"
    return [
        other + code[1:],
        code[:-1],
        f"{code}A",
        code.lower(),
        f"{code}%20",
        f"%20{code}",
        f"{code}%00",
        f"{code}%0a",
        code[::-1],
        "x",
        "%00",
        "A" * 2000,
    ]


Ask = Callable[[World, str], Awaitable[bytes]]


def getting(path: str) -> Ask:
    async def ask(world: World, code: str) -> bytes:
        answer = await world.http.get(f"/api/tables/{code}{path}")
        return f"{answer.status_code} {answer.headers.raw} ".encode() + answer.content

    return ask


def sitting(**more: Any) -> Ask:
    async def ask(world: World, code: str) -> bytes:
        async with world.browser() as browser:
            wanted = {"name": "Eve", "pledge": PLEDGE, **more}
            answer = await browser.post(f"/api/tables/{code}/seats", json=wanted)
        return f"{answer.status_code} {answer.headers.raw} ".encode() + answer.content

    return ask


def connecting(seat: object = None, cookie: str = "") -> Ask:
    async def ask(world: World, code: str) -> bytes:
        socket = await world.socket(code, seat, cookie=cookie)
        await socket.send(type="Hello", cursor=0)
        closed = await socket.closed()
        return f"{socket.accepted} {socket.denied} {closed} {socket.texts}".encode()

    return ask


GET: dict[str, Ask] = {"the table": getting(""), "its record": getting("/record")}
SIT: dict[str, Ask] = {
    "any seat": sitting(),
    "a seat": sitting(seat=0),
    "a seat that is none": sitting(seat=5),
    "with a key": sitting(key="k" * 22),
    "a name that is there": sitting(name="player 0"),
}
SOCKET: dict[str, Ask] = {
    "a spectator": connecting(),
    "a seat without a cookie": connecting(0),
    "a seat that is none": connecting(5),
    "nonsense": connecting("-1"),
}


@pytest.mark.parametrize("ask", [*GET.values(), *SIT.values(), *SOCKET.values()])
def test_case_23_what_is_near_a_private_table_is_like_any_unknown_code(ask: Ask) -> None:
    async def test(world: World) -> None:
        private = await world.open_table(private=True)
        listed = await world.open_table()
        started, _ = await world.started(2, private=True)
        unknown = await ask(world, UNKNOWN)
        for code in (private, listed, started):
            for other in near(code):
                assert await ask(world, other) == unknown, other

    run(test)


async def full(world: World) -> str:
    code = await world.open_table(players=2, private=True)
    for seat in range(2):
        await world.sit(code, f"player {seat}", seat)
    return code


async def started(world: World) -> str:
    return (await world.started(2))[0]


async def seeding(world: World) -> str:
    code = await full(world)
    for seat in map(Seat, range(2)):
        await world.service.act(code, c.GetReady(seat, ready=True))
    await world.service.act(code, c.Start())
    return code


async def over(world: World) -> str:
    code, seats = await world.started(2)
    for number, seat in enumerate(seats):
        await seat.ask(type="FreeSeat", key="bye", seat=number)
    await seats[0].until_look(lambda look: look["status"] == "over")
    return code


def as_if(status: Status) -> Callable[[World], Awaitable[str]]:
    async def made(world: World) -> str:
        code = await world.open_table(players=2)
        log = world.store._logs[code]
        log.match = replace(log.match, status=status)
        return code

    return made


TABLES = {
    "full": full,
    "seeding": seeding,
    "playing": started,
    "over": over,
    "frozen": as_if(Status.FROZEN),
    "archived": as_if(Status.ARCHIVED),
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("ask", SIT.values(), ids=SIT)
def test_case_23_a_table_without_a_seat_to_give_is_like_none(table: str, ask: Ask) -> None:
    async def test(world: World) -> None:
        code = await TABLES[table](world)
        assert await ask(world, code) == await ask(world, UNKNOWN)

    run(test)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", [0, 1, 5, "x"])
@pytest.mark.parametrize("token", [None, "A" * 43])
def test_case_23_a_seat_that_is_not_ones_own_is_like_none(
    table: str, seat: object, token: str | None
) -> None:
    async def test(world: World) -> None:
        code = await TABLES[table](world)
        received = []
        for tried in (code, UNKNOWN):
            cookie = "" if token is None else f"seat-{tried}-{seat}={token}"
            received.append(await connecting(seat, cookie)(world, tried))
        assert received[0] == received[1]
        assert b" 4401 " in received[0]

    run(test)


def test_anybody_who_knows_the_code_may_look_and_sit_down() -> None:
    async def test(world: World) -> None:
        private = await world.open_table(private=True)
        assert (await world.http.get(f"/api/tables/{private}")).status_code == 200
        assert (await world.sit(private, "Ada")).status_code == 201
        watching = await world.watch(private)
        assert watching.look["status"] == "lobby"
        assert (await world.http.get(f"/api/tables/{await full(world)}")).status_code == 200

    run(test)
