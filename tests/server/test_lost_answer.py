"""The answer to somebody who sat down was lost: the same key brings it again."""

from typing import Any

import httpx
import pytest

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError
from paddock.server.table import commands as c
from paddock.server.table.requests import hash_of, token_for
from paddock.server.web.limits import Limits
from tests.server.world import PLEDGE, World, run

KEY = "Jx0qF3y2bD7uSgH1kQ9vXw"
ADA: dict[str, Any] = {"name": "Ada", "pledge": PLEDGE, "seat": None, "key": KEY}


async def sit(world: World, code: str, **more: Any) -> httpx.Response:
    """Each time by a browser that knows nothing of what was answered before."""
    async with world.browser() as browser:
        return await browser.post(f"/api/tables/{code}/seats", json={**ADA, **more})


def test_the_same_key_and_body_get_the_same_answer_and_cookie() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        first = await sit(world, code)
        for _ in range(3):
            again = await sit(world, code)
            assert (again.status_code, again.content) == (201, first.content)
            assert again.headers["set-cookie"] == first.headers["set-cookie"]
        assert (await world.store.match(code)).head == 2
        cookie = again.headers["set-cookie"].partition(";")[0]
        ada = await world.socket(code, 0, cookie=cookie)
        await ada.send(type="Hello")
        assert (await ada.next())["seat"] == 0

    run(test)


def test_also_after_others_have_come_and_the_game_has_begun() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        first = await sit(world, code)
        other = await sit(world, code, name="Ben", key="b" * 22)
        assert (other.status_code, other.json()) == (201, {"seat": 1})
        assert (await sit(world, code)).headers["set-cookie"] == first.headers["set-cookie"]
        for seat in (0, 1):
            await world.service.act(code, c.GetReady(Seat(seat), ready=True))
        await world.service.act(code, c.Start())
        again = await sit(world, code)
        assert (again.status_code, again.json()) == (201, {"seat": 0})
        assert again.headers["set-cookie"] == first.headers["set-cookie"]

    run(test)


def test_case_35_the_same_key_opens_one_table() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "players": 2, "key": KEY}
        first = await world.http.post("/api/tables", json=wanted)
        again = await world.http.post("/api/tables", json=wanted)
        assert (again.status_code, again.content) == (201, first.content)
        assert [info.code for info in await world.store.open_tables(9)] == [first.json()["code"]]
        other = await world.http.post("/api/tables", json={**wanted, "players": 3})
        assert (other.status_code, other.json()) == (409, {"why": "key-reused"})
        new = await world.http.post("/api/tables", json={**wanted, "key": "b" * 22})
        assert new.json()["code"] != first.json()["code"]

    run(test)


def test_case_35_a_table_that_is_asked_for_again_is_not_one_too_many() -> None:
    """The first request was counted, and its answer lost."""

    async def test(world: World) -> None:
        wanted = {"game": "why_first", "players": 2, "key": KEY}
        first = await world.http.post("/api/tables", json=wanted)
        again = await world.http.post("/api/tables", json=wanted)
        assert (again.status_code, again.content) == (201, first.content)
        more = await world.http.post("/api/tables", json={**wanted, "key": "b" * 22})
        assert (more.status_code, more.json()["why"]) == (429, "too-many-tables")

    run(test, limits=Limits(tables=1))


def test_case_35_a_store_that_is_busy_may_have_opened_it() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "players": 2, "key": KEY}
        create = world.store.create

        async def create_and_lose(code: str, secret: bytes, first: Any) -> None:
            await create(code, secret, first)
            raise StoreError(Reason.BUSY)

        world.store.create = create_and_lose
        lost = await world.http.post("/api/tables", json=wanted)
        assert (lost.status_code, lost.json()) == (503, {"why": "busy"})
        world.store.create = create
        found = await world.http.post("/api/tables", json=wanted)
        assert found.status_code == 201
        assert [info.code for info in await world.store.open_tables(9)] == [found.json()["code"]]

    run(test)


@pytest.mark.parametrize("change", [{"name": "Eve"}, {"seat": 1}, {"pledge": "5e" * 32}])
def test_the_same_key_with_another_body_is_refused(change: dict[str, Any]) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await sit(world, code)
        other = await sit(world, code, **change)
        assert (other.status_code, other.json()) == (409, {"why": "key-reused"})
        assert "set-cookie" not in other.headers

    run(test)


def test_somebody_else_gets_nothing_by_it() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        cookie = (await sit(world, code)).headers["set-cookie"]
        [line] = await world.store.lines(code, 1)
        assert isinstance(line.entry, e.Sat)
        stored = line.key.removeprefix("seat:")
        for key in ("Jx0qF3y2bD7uSgH1kQ9vXx", stored, stored[:22], line.digest, None):
            answer = await sit(world, code, key=key)
            assert (answer.status_code, answer.json()) == (409, {"why": "name-taken"})
        elsewhere = await sit(world, await world.open_table())
        token = cookie.partition("=")[2].partition(";")[0]
        assert token not in elsewhere.headers["set-cookie"]

    run(test)


def test_neither_key_nor_token_is_kept_or_follows_from_what_is_published() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        token = (await sit(world, code)).headers["set-cookie"].partition("=")[2].partition(";")[0]
        kept = str(await world.store.lines(code, 0)) + str(await world.store.match(code))
        assert KEY not in kept
        assert token not in kept
        assert len(token) == 43
        secret = (await world.store.match(code)).secret
        assert token == token_for(secret, KEY)
        assert token not in {token_for(secret, known) for known in ("", hash_of(KEY), PLEDGE)}
        assert token != token_for(bytes(32), KEY)

    run(test)


def test_a_seat_that_was_freed_is_not_given_back_by_its_key() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await sit(world, code)
        await world.service.act(code, c.Leave(Seat(0)))
        lost = await sit(world, code)
        assert (lost.status_code, lost.json()) == (409, {"why": "not-your-seat"})
        assert "set-cookie" not in lost.headers
        assert (await sit(world, code, key="c" * 22)).status_code == 201

    run(test)


@pytest.mark.parametrize("key", ["", "short", "x" * 21, "x" * 65, "ä" * 22, "x" * 21 + ":", 7])
def test_a_key_that_could_be_guessed_is_refused(key: Any) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        answer = await sit(world, code, key=key)
        assert (answer.status_code, answer.json()) == (400, {"why": "malformed"})

    run(test)


def test_the_store_may_fail_in_between() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        world.store.trouble = "busy"
        assert (await sit(world, code)).status_code == 503
        world.store.trouble = None
        assert (await sit(world, code)).json() == {"seat": 0}
        assert (await sit(world, code)).json() == {"seat": 0}

    run(test)
