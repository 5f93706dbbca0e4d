"""Playing over a socket: who comes in, what is done once, what follows a refusal, who returns."""

import asyncio
import time
from typing import Any

import pytest

from paddock.proof import entry as e
from paddock.server.play.clock import SteadyClock
from paddock.server.store.base import Written
from paddock.server.table import commands as c
from paddock.server.table.match import Match
from tests.server.world import CONTRIBUTION, World, run


def _broken_rule(*_: Any) -> Any:
    raise ZeroDivisionError


async def lines(world: World, code: str, kind: type[Any]) -> list[Any]:
    """What stands in a table's log, of one kind."""
    return [line.entry for line in await world.store.lines(code, 0) if isinstance(line.entry, kind)]


def test_hello_brings_a_welcome_the_log_and_a_look() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada")
        ada = await world.socket(code, 0)
        await ada.send(type="Hello")
        kinds = [(await ada.next())["type"] for _ in range(4)]
        assert kinds == ["Welcome", "News", "News", "Look"]

    run(test)


def test_a_cursor_leaves_out_what_is_known() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        back = await world.socket(code, 1)
        await back.send(type="Hello", cursor=seats[1].look["head"] - 1)
        kinds = [(await back.next())["type"] for _ in range(3)]
        assert kinds == ["Welcome", "News", "Look"]
        assert back.look == seats[1].look

    run(test)


def test_a_cursor_from_the_future_is_taken_for_the_end() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started()
        socket = await world.watch(code, None, cursor=10**9)
        assert len(socket.texts) == 2

    run(test)


def test_a_whole_game_is_played_over_sockets() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        while seats[0].look["status"] == "playing":
            now = seats[0].look["decision"]
            for seat in seats:
                await seat.until_decision(now)
                if seat.look["options"]:
                    assert (await seat.choose())["type"] == "Ack"
            for seat in seats:
                await seat.until_decision(now + 1)
        assert seats[0].look["result"] is not None
        assert await lines(world, code, e.Disclosed)

    run(test)


def test_case_8_the_same_key_and_body_give_the_same_answer() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        first = await seats[0].choose(0, key="mine")
        again = await seats[0].choose(0, key="mine")
        assert again == first
        assert len(await lines(world, code, e.Chose)) == 1

    run(test)


def test_case_8_the_same_key_with_another_body_is_refused() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        await seats[0].choose(0, key="mine")
        other = await seats[0].choose(1, key="mine")
        assert other == {"type": "Refusal", "key": "mine", "why": "key-reused"}
        assert (await seats[1].choose(1, key="mine"))["type"] == "Ack"

    run(test)


def test_case_8_a_key_holds_after_the_decision_and_on_another_socket() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        look = seats[0].look
        asked = {
            "type": "Choose",
            "key": "mine",
            "decision": look["decision"],
            "action": look["options"][0],
        }
        first = await seats[0].ask(**asked)
        await seats[1].choose()
        await seats[0].until_decision(2)
        other = await world.watch(code, 0)
        assert await other.ask(**asked) == first

    run(test)


def test_case_9_two_tabs_choose_differently_and_both_show_the_last() -> None:
    async def test(world: World) -> None:
        code, [one, *_] = await world.started()
        two = await world.watch(code, 0)
        await one.choose(0)
        await two.choose(1)
        wanted = one.look["options"][1]
        for tab in (one, two):
            assert (await tab.until_look(lambda look: look["my_choice"] == wanted))["decision"] == 1
        assert len(await lines(world, code, e.Revealed)) == 1

    run(test)


@pytest.mark.parametrize("decision", [0, 2, 99, 2**53])
def test_case_10_a_stale_or_early_decision_is_refused_and_followed_by_what_was_missed(
    decision: int,
) -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        action = seats[0].look["options"][0]
        read = len(seats[0].texts)
        refusal = await seats[0].ask(type="Choose", key="k", decision=decision, action=action)
        assert refusal["why"] == "other-decision"
        assert (await seats[0].next())["type"] == "Look"
        assert len(seats[0].texts) == read + 2
        assert not await lines(world, code, e.Chose)

    run(test)


def test_case_10_lines_that_were_missed_follow_too() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        slow = await world.watch(code, 0)
        old = dict(slow.look)
        slow.reading.clear()
        for seat in seats:
            await seat.choose()
        await seats[0].until_decision(2)
        await slow.send(type="Choose", key="k", decision=1, action=old["options"][0])
        await world.quiet()
        slow.reading.set()
        await slow.until("Refusal")
        await slow.until_decision(2)
        assert len(await lines(world, code, e.Chose)) == 2

    run(test)


def test_case_11_the_last_two_choices_at_the_same_instant_reveal_once() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(3)
        await asyncio.gather(*[seat.choose() for seat in seats])
        for seat in seats:
            await seat.until_decision(2)
        reveals = await lines(world, code, e.Revealed)
        assert [reveal.decision for reveal in reveals] == [0, 1]

    run(test)


def test_case_14_choice_and_timeout_at_once_give_exactly_one() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=10)
        await seats[0].choose()
        world.clock.time = seats[0].look["deadline"]
        late, _ = await asyncio.gather(seats[1].choose(), world.service.sweep())
        chosen = [c for c in await lines(world, code, e.Chose) if c.seat == 1]
        assert [entry.by for entry in chosen] == ["owner" if late["type"] == "Ack" else "default"]
        assert len(await lines(world, code, e.Revealed)) == 2

    run(test)


def test_case_14_a_sweep_before_the_deadline_does_nothing() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=10)
        world.clock.time = seats[0].look["deadline"] - 0.001
        await world.service.act(code, c.Sweep())
        assert not await lines(world, code, e.Chose)
        world.clock.time += 0.001
        await world.service.sweep()
        assert [c.by for c in await lines(world, code, e.Chose)] == ["default"] * 2

    run(test)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_case_14_the_clock_on_the_wall_may_jump(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    clock = SteadyClock()
    before, wall = clock.now(), time.time
    monkeypatch.setattr(time, "time", lambda: wall() + jump)
    assert 0 <= clock.now() - before < 60


def test_case_15_at_the_deadline_the_default_plays_and_after_three_a_bot() -> None:
    async def test(world: World) -> None:
        code, [here, gone] = await world.started(2, clock=10)
        await gone.leave()
        for decision in (1, 2, 3):
            await here.until_decision(decision)
            if here.look["options"]:
                await here.choose()
            if 1 in here.look["waiting_for"]:
                world.clock.time = here.look["deadline"]
                await world.service.sweep()
        match: Match = await world.store.match(code)
        while not match.seats[1].stood_in:
            world.clock.time = match.deadline or world.clock.time
            await world.service.sweep()
            match = await world.store.match(code)
        flags = [entry.by for entry in await lines(world, code, e.Chose) if entry.seat == 1]
        assert flags[:3] == ["default"] * 3
        assert len(await lines(world, code, e.StoodIn)) >= 1

    run(test)


def test_case_15_the_owner_returns_at_any_time() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        await seats[1].ask(type="FreeSeat", key="leave", seat=1)
        await seats[0].until_look(lambda look: look["seats"][1]["stood_in"])
        await seats[1].leave()
        back = await world.watch(code, 1)
        assert not back.look["seats"][1]["stood_in"]
        assert len(await lines(world, code, e.Returned)) == 1

    run(test)


@pytest.mark.parametrize("cookie", ["", "seat-{code}-0=wrong", "seat-{code}-1={token}", "===;;"])
def test_case_21_a_wrong_token_is_closed_with_4401(cookie: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada", 0)
        token = world.http.cookies[f"seat-{code}-0"]
        for seat in (0, 1, 5, 6, -1, "x", ""):
            shown = cookie.format(code=code, token=token)
            socket = await world.socket(code, seat, cookie=shown)
            assert await socket.closed() == 4401
            assert socket.texts == []

    run(test)


def test_case_21_a_spectators_move_is_refused_and_the_socket_stays() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        watching = await world.watch(code)
        requests: list[dict[str, Any]] = [
            {"type": "Choose", "decision": 1, "action": seats[0].look["options"][0]},
            {"type": "Say", "text": "hi"},
            {"type": "Ready"},
            {"type": "Start"},
            {"type": "Rematch"},
            {"type": "SeatBot", "seat": 0, "level": "random"},
            {"type": "FreeSeat", "seat": 0},
            {"type": "Contribute", "contribution": CONTRIBUTION.hex()},
        ]
        head = (await world.store.match(code)).head
        for request in requests:
            assert (await watching.ask(key="k", **request))["why"] == "spectator"
        assert (await world.store.match(code)).head == head
        await watching.send(type="Ping", sent=1.5)
        assert (await watching.until("Pong"))["sent"] == 1.5

    run(test)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:8000.evil.example", ""]
)
def test_case_22_another_sites_socket_is_denied_before_it_is_accepted(origin: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.socket(code, origin=origin)
        await socket.closed()
        assert (socket.accepted, socket.denied) == (False, 403)
        assert socket.body == b'{"why":"origin-not-allowed"}'

    run(test)


def test_case_22_our_own_page_and_allowed_ones_may_come() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        for origin in ("https://play.example", "https://friend.example", None):
            socket = await world.socket(code, origin=origin)
            await socket.send(type="Hello")
            assert (await socket.next())["type"] == "Welcome"

    run(test, public_url="https://play.example/", allowed_origins=("https://friend.example:443",))


def test_case_23_sockets_to_unknown_tables_answer_alike() -> None:
    async def test(world: World) -> None:
        private = await world.open_table(private=True)
        codes = [await (await world.socket(code, 0)).closed() for code in (private, "A" * 12)]
        assert codes == [4401, 4401]
        nobody = await world.socket("A" * 12)
        await nobody.send(type="Hello")
        assert await nobody.closed() == 4404

    run(test)


def test_a_freed_seat_shows_its_next_owner_to_nobody_else() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        await world.sit(code, "Ben", 1)
        ada, tab = await world.watch(code, 0), await world.watch(code, 0)
        tab.reading.clear()
        await ada.ask(type="FreeSeat", key="leave", seat=0)
        await world.sit(code, "Cy", 0)
        tab.reading.set()
        assert (await ada.closed(), await tab.closed()) == (4401, 4401)

    run(test)


def test_who_was_let_in_before_the_seat_was_anothers_is_shown_nothing_of_it() -> None:
    """A hello may come seconds after the token was found right."""

    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada, lurking = await world.watch(code, 0), await world.socket(code, 0)
        await world.quiet()
        await ada.ask(type="FreeSeat", key="leave", seat=0)
        await world.sit(code, "Cy", 0)
        await lurking.send(type="Hello", cursor=0)
        assert await lurking.closed() == 4401
        assert not lurking.texts

    run(test)


def test_a_key_of_the_seats_last_owner_is_no_answer_to_the_next() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        await ada.ask(type="Ready", key="k1")
        await ada.ask(type="FreeSeat", key="k2", seat=0)
        await world.sit(code, "Cy", 0)
        cy = await world.watch(code, 0)
        assert (await cy.ask(type="Ready", key="k1"))["why"] == "key-reused"
        assert not (await world.store.match(code)).seats[0].ready
        assert (await cy.ask(type="Ready", key="k3"))["type"] == "Ack"

    run(test)


def test_case_27_a_seat_that_is_not_ready_after_a_minute_can_be_freed_by_the_others() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=3)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        await world.sit(code, "Ben", 1)
        ben = await world.watch(code, 1)
        await world.sit(code, "Cleo", 2)
        world.clock.time += 59
        await ben.ask(type="Ready", key="r")
        assert (await ada.ask(type="FreeSeat", key="a", seat=2))["why"] == "too-early"
        world.clock.time += 1
        assert (await ada.ask(type="FreeSeat", key="b", seat=1))["why"] == "not-your-seat"
        spectator = await world.watch(code)
        assert (await spectator.ask(type="FreeSeat", key="c", seat=2))["why"] == "spectator"
        assert (await ada.ask(type="FreeSeat", key="d", seat=2))["type"] == "Ack"
        assert await (await world.socket(code, 2)).closed() == 4401

    run(test)


def test_other_peoples_seats_cannot_be_freed() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=3)
        await world.sit(code, "Ada", 0)
        await world.sit(code, "Ben", 1)
        ada = await world.watch(code, 0)
        await ada.ask(type="SeatBot", key="bot", seat=2, level="random")
        assert (await ada.ask(type="FreeSeat", key="a", seat=1))["why"] == "too-early"
        assert (await ada.ask(type="FreeSeat", key="b", seat=5))["why"] == "no-such-seat"
        assert (await ada.ask(type="FreeSeat", key="c", seat=2))["type"] == "Ack"

    run(test)


@pytest.mark.parametrize("text", ["\x00", "a\x1bb", " ", "a\u2028b", "\ue000", "\u200b", "\u2800"])
def test_case_25_chat_is_text_only(text: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada")
        ada = await world.watch(code, 0)
        assert (await ada.ask(type="Say", key="k", text=text))["type"] == "Refusal"
        assert not await lines(world, code, e.Said)

    run(test)


def test_case_25_chat_reaches_everyone_as_it_was_written() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        said = "<script>alert(1)</script> ❤️ " + "x" * 200
        looks = sum('"Look"' in text for text in seats[1].texts)
        assert (await seats[0].ask(type="Say", key="k", text=said))["type"] == "Ack"
        news = await seats[1].until("News")
        assert news["entry"] == {"type": "Said", "seat": 0, "text": said, "emote": False}
        assert sum('"Look"' in text for text in seats[1].texts) == looks
        await seats[0].send(type="Say", key="l", text="x" * 301)
        assert (await seats[0].until("Refusal"))["why"] == "malformed"

    run(test)


def test_case_25_chat_loses_signs_that_turn_the_line_round() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        said = "safe \u202egnp.exe\u202c \u2066x\u2069 👩\u200d🚀"
        assert (await seats[0].ask(type="Say", key="k", text=said))["type"] == "Ack"
        news = await seats[1].until("News")
        assert news["entry"]["text"] == "safe gnp.exe x 👩\u200d🚀"

    run(test)


def test_case_3_a_full_disk_refuses_and_closes_nobody() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        world.store.trouble = "disk-full"
        refusal = await seats[0].choose(key="mine")
        assert refusal == {"type": "Refusal", "key": "mine", "why": "disk-full"}
        world.store.trouble = None
        assert (await seats[0].choose(key="mine"))["type"] == "Ack"

    run(test)


@pytest.mark.parametrize("late", [False, True])
def test_bots_play_on_after_the_disk_was_full(*, late: bool) -> None:
    """Also where a line from before the failed choice is heard of after it."""

    async def test(world: World) -> None:
        code, ada = await world.beside_a_bot()
        thinking, go = world.service._think, asyncio.Event()

        async def slowly(match: Match, seat: Any) -> Any:
            await go.wait()
            return await thinking(match, seat)

        world.service._think = slowly
        await ada.ask(type="Start", key="start")
        before = await world.store.match(code)
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        world.store.trouble = "disk-full"
        go.set()
        await world.quiet()
        assert not await lines(world, code, e.Chose)
        if late:
            world.service.feeds.deliver(Written(before, (), before.head))
            world.service._ask_bots(before)
        world.store.trouble = None
        await world.service.sweep()
        await world.quiet()
        assert [entry.by for entry in await lines(world, code, e.Chose)][:1] == ["bot"]

    run(test)


def test_who_goes_away_while_their_choice_is_written_is_heard_all_the_same() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started(2)
        await seats[0].choose()
        look = seats[1].look
        await seats[1].send(type="Choose", key="k", decision=1, action=look["options"][0])
        await seats[1].leave()
        await seats[0].until_decision(2)

    run(test)


def test_case_6_rules_that_fail_are_refused_and_freeze_only_their_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        broken, seats = await world.started(2, clock=10)
        _, others = await world.started(2)
        await seats[0].choose()
        game = (await world.store.match(broken)).game().rules.game
        with monkeypatch.context() as patched:
            for rule in ("apply_choices", "default_choice"):
                patched.setattr(game, rule, _broken_rule)
            for number in range(2):
                refusal = await seats[1].choose(0, f"try-{number}")
                assert refusal["why"] == "rules-failed"
            world.clock.time = seats[1].look["deadline"]
            await world.service.sweep()
        await seats[1].until_look(lambda look: look["status"] == "frozen")
        assert (await seats[1].choose(0, "late"))["why"] == "table-frozen"
        for seat in others:
            assert (await seat.choose())["type"] == "Ack"

    run(test)


def test_catching_up_asks_the_store_once_for_all_tables() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(3)]
        for code in codes:
            await world.watch(code)
        asked: list[str] = []
        heads, match = world.store.heads, world.store.match

        async def counted_heads(some: Any) -> Any:
            asked.append("heads")
            return await heads(some)

        async def counted_match(code: str) -> Any:
            asked.append(code)
            return await match(code)

        world.store.heads, world.store.match = counted_heads, counted_match
        await world.service.catch_up()
        assert asked.count("heads") == 1
        asked.clear()
        await world.service.catch_up()
        assert asked == ["heads"], "nothing was written meanwhile"

    run(test)


def test_before_the_welcome_come_answers_only() -> None:
    """As docs/protocol.md says: what is asked right behind Hello may be answered first."""

    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada")
        ada = await world.socket(code, 0)
        await ada.send(type="Hello", cursor=0)
        await ada.send(type="Ping", sent=1.0)
        await ada.send(type="Start", key="start")
        kinds = [(await ada.next())["type"] for _ in range(6)]
        first = kinds.index("Welcome")
        assert set(kinds[:first]) <= {"Pong", "Refusal", "Ack"}
        assert {"News", "Look"} <= set(kinds[first:])

    run(test)
