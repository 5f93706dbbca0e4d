"""A rematch: the same people in the same seats, with the cookies they have, time and again."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError
from paddock.server.table import new_table
from paddock.server.table.requests import SECONDS_TO_COME_AGAIN, SECONDS_TO_GET_READY
from paddock.server.web.tables import MAX_SEAT_COOKIES
from tests.server.whole_games import TOKEN_HASH, whole_game
from tests.server.world import CONTRIBUTION, PLEDGE, Socket, World, run

FRESH = bytes(range(16, 32))
FRESH_PLEDGE = fair.pledge(FRESH)


async def finish(seats: list[Socket]) -> None:
    """Bots play for everybody until it is over."""
    for number, seat in enumerate(seats):
        if seat.look["seats"][number]["bot"] is None:
            await seat.ask(type="FreeSeat", key="bye", seat=number)
    for seat in seats:
        await seat.until_look(lambda look: look["status"] == "over")


async def over(world: World, players: int = 2, **more: Any) -> tuple[str, list[Socket]]:
    code, seats = await world.started(players, **more)
    await finish(seats)
    return code, seats


async def again(seat: Socket) -> str:
    await seat.ask(type="Rematch", key="again")
    return str((await seat.until_look(lambda look: look["rematch"] is not None))["rematch"])


async def begin_again(seats: list[Socket]) -> None:
    for seat in seats:
        received = await seat.ask(type="Ready", key="ready", pledge=FRESH_PLEDGE)
        assert received["type"] == "Ack"
    assert (await seats[0].ask(type="Start", key="start"))["type"] == "Ack"
    for seat in seats:
        await seat.ask(type="Contribute", key="seed", contribution=FRESH.hex())
    for seat in seats:
        await seat.until_look(lambda look: look["status"] == "playing")


def test_everybody_is_where_they_were_with_their_name_and_not_ready() -> None:
    async def test(world: World) -> None:
        _, [ada, *_] = await over(world, 3, variant="tactical", clock=30)
        code = await again(ada)
        shown = (await world.http.get(f"/api/tables/{code}")).json()
        assert shown["table"]["names"] == ["player 0", "player 1", "player 2"]
        assert (shown["table"]["variant"], shown["table"]["clock"]) == ("tactical", 30)
        for seat in shown["look"]["seats"]:
            assert (seat["ready"], seat["pledged"], seat["stood_in"]) == (False, False, False)
        assert (await world.http.get("/api/tables")).json() == []

    run(test)


def test_a_bot_keeps_its_seat_and_is_ready() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 1)
        ada = await world.watch(code, 1)
        await ada.ask(type="SeatBot", key="bot", seat=0, level="random")
        await ada.ask(type="Ready", key="ready")
        await ada.ask(type="Start", key="start")
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        await ada.until_look(lambda look: look["status"] == "playing")
        await ada.ask(type="FreeSeat", key="bye", seat=1)
        await ada.until_look(lambda look: look["status"] == "over")
        new = await world.watch(await again(ada), 1)
        bot, person = new.look["seats"]
        assert (bot["bot"], bot["ready"]) == ("random", True)
        assert (person["name"], person["ready"], person["stood_in"]) == ("Ada", False, False)

    run(test)


def test_the_cookie_of_the_first_table_counts_at_all_that_follow() -> None:
    async def test(world: World) -> None:
        code, seats = await over(world)
        cookies = {cookie.name: cookie.value for cookie in world.http.cookies.jar}
        played = [code]
        for _ in range(3):
            code = await again(seats[0])
            seats = [await world.watch(code, number) for number in range(2)]
            await begin_again(seats)
            await finish(seats)
            played.append(code)
        assert len({*played}) == 4
        assert {cookie.name: cookie.value for cookie in world.http.cookies.jar} == cookies
        for each in played[1:]:
            assert (await world.store.match(each)).follows == played[0]

    run(test)


def test_a_rematch_is_proven_like_any_game() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        code = await again(seats[0])
        seats = [await world.watch(code, number) for number in range(2)]
        await begin_again(seats)
        await finish(seats)
        record = await world.http.get(f"/api/tables/{code}/record")
        assert first_misfit(verify(record.content)) is None
        received = msgspec.json.decode(record.content)["proof"]
        assert received["pledges"] == [FRESH_PLEDGE] * 2
        assert 'token_hash\\":\\"' not in record.text

    run(test)


def test_a_cookie_opens_no_other_seat_and_none_opens_nothing() -> None:
    async def test(world: World) -> None:
        first, seats = await over(world)
        code = await again(seats[0])
        token = world.http.cookies[f"seat-{first}-0"]
        for seat, cookie in (
            (1, f"seat-{first}-1={token}"),
            (0, ""),
            (0, f"seat-{code}-0={token}"),
            (0, f"seat-{first}-0=x{token}"),
        ):
            assert await (await world.socket(code, seat, cookie=cookie)).closed() == 4401
        own = await world.socket(code, 0, cookie=f"seat-{first}-0={token}")
        await own.send(type="Hello")
        assert (await own.next())["seat"] == 0

    run(test)


def test_all_who_ask_get_one_table_and_an_answer_that_stays() -> None:
    async def test(world: World) -> None:
        code, seats = await over(world, 3)
        answers = await asyncio.gather(*[s.ask(type="Rematch", key="again") for s in seats])
        lines = await world.store.lines(code, 0)
        [line] = [line.number for line in lines if isinstance(line.entry, e.Rematched)]
        assert [(received["type"], received["number"]) for received in answers] == [
            ("Ack", line)
        ] * 3
        looks = [await s.until_look(lambda look: look["rematch"] is not None) for s in seats]
        assert len({look["rematch"] for look in looks}) == 1
        assert len(world.store._logs) == 2
        await seats[0].ask(type="Say", key="say", text="one more line")
        for seat in seats:
            assert (await seat.ask(type="Rematch", key="again"))["number"] == line
            assert (await seat.ask(type="Rematch", key="once-more"))["number"] == line

    run(test)


def test_a_rematch_that_was_opened_and_never_announced_is_found_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        _, [ada, ben] = await over(world)

        def die(*asked: Any) -> None:
            asked[-1](StoreError(Reason.BUSY))

        with monkeypatch.context() as patched:
            patched.setattr(world.store, "submit", die)
            assert (await ada.ask(type="Rematch", key="again"))["why"] == "busy"
        assert len(world.store._logs) == 2
        assert await again(ben) in world.store._logs
        assert len(world.store._logs) == 2

    run(test)


def test_there_is_no_rematch_before_the_end() -> None:
    async def test(world: World) -> None:
        _, [ada, _] = await world.started(2)
        assert (await ada.ask(type="Rematch", key="early"))["why"] == "game-not-over"
        assert len(world.store._logs) == 1

    run(test)


def test_nobody_is_ready_without_a_new_pledge_and_a_pledge_is_given_once() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        code = await again(seats[0])
        ada, ben = [await world.watch(code, number) for number in range(2)]
        assert (await ada.ask(type="Ready", key="bare"))["why"] == "pledge-needed"
        here = await ada.ask(type="Ready", key="here", ready=False, pledge=FRESH_PLEDGE)
        assert here["type"] == "Ack"
        other = await ada.ask(type="Ready", key="other", pledge=PLEDGE)
        assert other["why"] == "pledge-given"
        assert (await ben.ask(type="Ready", key="ready", pledge=PLEDGE))["type"] == "Ack"
        assert (await ben.ask(type="Start", key="early"))["why"] == "not-all-ready"
        assert (await ada.ask(type="Ready", key="same", pledge=FRESH_PLEDGE))["type"] == "Ack"
        assert (await ben.ask(type="Start", key="start"))["type"] == "Ack"
        lines = [line.entry for line in await world.store.lines(code, 0)]
        received = [entry.pledge for entry in lines if isinstance(entry, e.Readied)]
        assert received == [FRESH_PLEDGE, PLEDGE, msgspec.UNSET]

    run(test)


def test_at_any_other_table_a_pledge_is_not_changed_by_being_ready() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        assert (await ada.ask(type="Ready", key="a", pledge=FRESH_PLEDGE))["why"] == "pledge-given"
        assert (await ada.ask(type="Ready", key="b", pledge=PLEDGE))["type"] == "Ack"

    run(test)


def test_who_does_not_come_back_is_freed_by_anybody_who_is_seated() -> None:
    async def test(world: World) -> None:
        first, seats = await over(world, 3)
        code = await again(seats[0])
        ada, ben = [await world.watch(code, number) for number in range(2)]
        await ben.ask(type="Ready", key="here", ready=False, pledge=FRESH_PLEDGE)
        spectator = await world.watch(code)
        assert (await spectator.ask(type="FreeSeat", key="s", seat=2))["why"] == "spectator"
        assert (await ada.ask(type="FreeSeat", key="b", seat=1))["why"] == "too-early"
        world.clock.time += SECONDS_TO_COME_AGAIN
        assert (await ada.ask(type="FreeSeat", key="c", seat=2))["type"] == "Ack"
        gone = await world.socket(code, 2, cookie=world.cookies(f"/api/tables/{first}/socket"))
        assert await gone.closed() == 4401
        assert (await ada.ask(type="SeatBot", key="d", seat=2, level="random"))["type"] == "Ack"
        await begin_again([ada, ben])

    run(test)


def test_case_27_at_a_rematch_nobody_is_freed_before_they_can_have_come() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        ada = await world.watch(await again(seats[0]), 0)
        world.clock.time += 44
        assert (await ada.ask(type="FreeSeat", key="a", seat=1))["why"] == "too-early"
        world.clock.time += 1
        assert (await ada.ask(type="FreeSeat", key="b", seat=1))["type"] == "Ack"

    run(test)


def test_case_27_who_came_to_the_rematch_has_a_minute_from_then_on() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        code = await again(seats[0])
        ada, ben = [await world.watch(code, number) for number in range(2)]
        world.clock.time += 2 * SECONDS_TO_GET_READY
        await ben.ask(type="Ready", key="here", ready=False, pledge=FRESH_PLEDGE)
        assert (await ada.ask(type="FreeSeat", key="a", seat=1))["why"] == "too-early"
        world.clock.time += SECONDS_TO_GET_READY
        assert (await ada.ask(type="FreeSeat", key="b", seat=1))["type"] == "Ack"

    run(test)


def test_who_takes_a_freed_seat_goes_on_with_the_others() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        code = await again(seats[0])
        ada = await world.watch(code, 0)
        world.clock.time += SECONDS_TO_COME_AGAIN
        await ada.ask(type="FreeSeat", key="c", seat=1)
        assert (await world.sit(code, "Cy", 1)).status_code == 201
        cy = await world.watch(code, 1)
        for seat, pledge in ((ada, FRESH_PLEDGE), (cy, None)):
            await seat.ask(type="Ready", key="ready", pledge=pledge)
        await ada.ask(type="Start", key="start")
        await ada.ask(type="Contribute", key="seed", contribution=FRESH.hex())
        world.clock.time += 20
        await world.service.sweep()
        await cy.until_look(lambda look: look["status"] == "playing")
        await finish([ada, cy])
        third = await world.watch(await again(cy), 1)
        assert [seat["name"] for seat in third.look["seats"]] == ["player 0", "Cy"]

    run(test)


def test_an_owner_who_had_given_up_keeps_the_seat() -> None:
    async def test(world: World) -> None:
        _, seats = await over(world)
        assert all(seat["stood_in"] for seat in seats[0].look["seats"])
        new = await world.watch(await again(seats[1]), 0)
        assert [seat["name"] for seat in new.look["seats"]] == ["player 0", "player 1"]

    run(test)


def test_the_code_of_a_rematch_is_not_made_from_what_is_published() -> None:
    played = whole_game("why_first").match
    code = new_table.rematch_code(played)
    assert code == new_table.rematch_code(played)
    assert len(code) == 12
    seats = [replace(s, token_hash=s.token_hash and s.token_hash[::-1]) for s in played.seats]
    assert TOKEN_HASH[::-1] != TOKEN_HASH
    assert new_table.rematch_code(replace(played, seats=tuple(seats))) != code
    assert new_table.rematch_code(replace(played, code="OTHER")) != code


def test_a_browser_does_not_collect_cookies_for_ever() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table(players=2) for _ in range(MAX_SEAT_COOKIES + 3)]
        for code in codes:
            assert (await world.sit(code, "Ada")).status_code == 201
        names = {cookie.name for cookie in world.http.cookies.jar}
        assert names == {f"seat-{code}-0" for code in codes[3:]}

    run(test)
