"""The chance to be out, on request: for the owner of a seat, from their own view alone."""

import msgspec
import pytest

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.server.table.match import seen
from paddock.server.web.limits import Limits
from tests.server.world import World, run


def test_the_owner_of_a_seat_gets_the_prospects_with_chances() -> None:
    async def test(world: World) -> None:
        code, [socket, *_] = await world.started(3, "outspeed")
        look = await socket.until_decision(0)

        answered = await world.http.get(f"/api/tables/{code}/odds?seat=0")

        assert answered.status_code == 200
        shown = answered.json()
        assert shown["decision"] == look["decision"]
        chances = [route["out_chance"] for route in shown["prospects"]["options"]]
        assert all(0 <= chance <= 1 for chance in chances)
        known = seen(await world.store.match(code), Seat(0))
        assert known is not None
        own = GAMES["outspeed"].rules.prospects_with_odds
        assert own is not None
        odds = own(known.view, known.options)
        assert shown["prospects"] == msgspec.json.decode(msgspec.json.encode(odds))

    run(test)


def test_nobody_else_gets_them() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed")
        async with world.browser() as stranger:
            answered = await stranger.get(f"/api/tables/{code}/odds?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "not-your-seat"})

    run(test)


@pytest.mark.parametrize("seat", ["", "?seat=6", "?seat=x"])
def test_a_seat_has_to_be_named(seat: str) -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed")
        answered = await world.http.get(f"/api/tables/{code}/odds{seat}")
        assert (answered.status_code, answered.json()) == (400, {"why": "malformed"})

    run(test)


def test_a_table_can_switch_them_off() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed", odds=False)
        answered = await world.http.get(f"/api/tables/{code}/odds?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "odds-off"})

    run(test)


def test_a_game_without_elimination_has_none() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "why_first")
        answered = await world.http.get(f"/api/tables/{code}/odds?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "no-odds"})

    run(test)


def test_an_address_gets_so_many_in_a_while() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed")
        for _ in range(2):
            assert (await world.http.get(f"/api/tables/{code}/odds?seat=0")).status_code == 200
        assert (await world.http.get(f"/api/tables/{code}/odds?seat=0")).status_code == 429

    run(test, limits=Limits(opens=100, advice=2))
