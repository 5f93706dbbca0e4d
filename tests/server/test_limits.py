"""Who asks for too much, too fast or for nothing sensible is let go, and nobody else notices."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.server.table import decide
from paddock.server.web.decoding import read_message
from paddock.server.web.limits import Addresses, Bucket, Limits, Opens, Window
from tests.server.world import World, run

LARGE = Limits(connects=10_000, opens=10_000)
MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "NaN",
    '{"type":"Ping","sent":NaN}',
    '{"type":"Ping","sent":1e999}',
    '{"type":"Ping","sent":"1"}',
    '{"type":"Nothing"}',
    '{"type":"Choose","key":"k","decision":-1,"action":{}}',
    '{"type":"Choose","key":"k","decision":1,"action":[]}',
    '{"type":"Choose","key":"a b","decision":1,"action":{}}',
    '{"type":"Choose","key":"k","decision":1,"action":' + '{"a":' * 1100 + "1" + "}" * 1100 + "}",
    '{"type":"Say","key":"k","text":"\\ud800"}',
    '{"type":"Ready","key":"k","ready":true,"admin":true}',
    "\ud800",
    "\x00",
]


def test_case_12_an_oversize_frame_is_closed_with_1009() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        for text in ("x" * 8193, "é" * 5000):
            socket = await world.watch(code)
            await socket.send_text(text)
            assert await socket.closed() == 1009

    run(test)


@pytest.mark.parametrize("text", MALFORMED)
def test_case_12_what_cannot_be_read_is_refused_and_the_third_time_closed(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada")
        ada = await world.watch(code, 0)
        head = (await world.store.match(code)).head
        for _ in range(2):
            await ada.send_text(text)
            assert await ada.next() == {"type": "Refusal", "key": None, "why": "malformed"}
        await ada.send_text(text)
        assert await ada.closed() == 1008
        assert (await world.store.match(code)).head == head

    run(test)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "action", ["{}", '{"type":"\\u0000"}', '{"type":"Lay","card":[4,31],"before":1e3}', '{"a":1}']
)
def test_case_12_an_action_of_another_shape_is_refused(action: str) -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        head = (await world.store.match(code)).head
        for number in range(5):
            asked = f'{{"type":"Choose","key":"k{number}","decision":1,"action":{action}}}'
            await seats[0].send_text(asked)
            assert (await seats[0].until("Refusal"))["why"] == "not-an-option"
        assert (await world.store.match(code)).head == head

    run(test)


@pytest.mark.parametrize("depth", [10, 100, 900, *range(940, 1000, 5)])
def test_case_12_deep_nesting_is_refused_at_any_depth(depth: int) -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        action = '{"a":' * depth + "1" + "}" * depth
        await seats[0].send_text(f'{{"type":"Choose","key":"k","decision":1,"action":{action}}}')
        assert (await seats[0].until("Refusal"))["why"] in ("malformed", "not-an-option")
        assert (await seats[0].choose())["type"] == "Ack"

    run(test)


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
@settings(max_examples=300, deadline=None)
def test_case_12_no_text_raises_anything(text: str) -> None:
    read_message(text)


def test_case_13_a_binary_frame_is_closed_with_1003() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.watch(code)
        await socket.send_bytes(b'{"type":"Ping","sent":1}')
        assert await socket.closed() == 1003

    run(test)


def test_case_13_who_says_no_hello_is_closed() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        silent, eager = await world.socket(code), await world.socket(code)
        await eager.send(type="Ping", sent=1)
        assert (await eager.next())["why"] == "hello-first"
        assert (await silent.closed(), await eager.closed()) == (1008, 1008)

    run(test, limits=Limits(hello_seconds=0.05))


def test_case_13_a_flood_is_closed_with_1008() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.watch(code)
        for number in range(99):
            await socket.send(type="Ping", sent=number)
            await socket.until("Pong")
        await socket.send(type="Ping", sent=1)
        assert await socket.closed() == 1008

    run(test)


def test_case_13_a_hundred_messages_in_twenty_seconds_are_fine() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.watch(code)
        for number in range(300):
            world.clock.time += 0.21
            await socket.send(type="Ping", sent=number)
            await socket.until("Pong")

    run(test)


def test_case_13_a_storm_of_reconnects_from_one_address_gets_429() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        for _ in range(5):
            assert (await world.socket(code, address="192.0.2.7")).denied is None
        await world.quiet()
        late = await world.socket(code, address="192.0.2.7")
        await late.closed()
        assert (late.accepted, late.denied) == (False, 429)
        await (other := await world.socket(code, address="192.0.2.8")).send(type="Hello")
        assert (await other.next())["type"] == "Welcome"
        world.clock.time += 10
        await (back := await world.socket(code, address="192.0.2.7")).send(type="Hello")
        assert (await back.next())["type"] == "Welcome"

    run(test, limits=Limits(connects=5))


def test_case_13_one_address_cannot_take_all_sockets_there_are() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        first, *_ = [await world.watch(code) for _ in range(3)]
        late = await world.socket(code)
        await late.closed()
        assert (late.accepted, late.denied) == (False, 429)
        assert (await world.socket(code, address="192.0.2.8")).denied is None
        await first.leave()
        await world.quiet()
        assert (await world.watch(code)).look["head"] == 1

    run(test, limits=Limits(connects=100, sockets=3))


def test_case_27_one_address_sits_at_a_handful_of_public_tables() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table(players=3) for _ in range(4)]
        hidden = await world.open_table(players=3, private=True)
        for code in codes[:2]:
            assert (await world.sit(code, "Eve", 0)).status_code == 201
        assert (await world.sit(codes[2], "Eve", 5)).status_code == 409, "this does not count"
        assert (await world.sit(codes[2], "Eve", 0)).status_code == 201
        late = await world.sit(codes[3], "Eve", 0)
        assert (late.status_code, late.json()["why"]) == (429, "too-many-seats")
        assert (await world.sit(codes[0], "Ada", 1)).status_code == 201, "the same table again"
        assert (await world.sit(hidden, "Eve", 0)).status_code == 201
        await (await world.watch(codes[1], 0)).ask(type="FreeSeat", key="go", seat=0)
        assert (await world.sit(codes[3], "Eve", 0)).status_code == 201

    run(test, limits=Limits(connects=100, opens=100, lobbies=3))


def test_case_27_the_usual_handful_is_eight() -> None:
    assert Limits().lobbies == 8


def test_tables_cannot_be_opened_without_end() -> None:
    async def test(world: World) -> None:
        for _ in range(3):
            await world.open_table()
        late = await world.http.post("/api/tables", json={"game": "why_first", "players": 3})
        assert (late.status_code, late.json()) == (429, {"why": "too-many-requests"})

    run(test, limits=Limits(opens=3))


def test_case_36_a_fifth_tab_closes_the_first_which_is_open_elsewhere() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Ada")
        tabs = [await world.watch(code, 0) for _ in range(5)]
        assert await tabs[0].closed() == 4409
        assert tabs[0].reason == "open-elsewhere"
        assert [tab.code for tab in tabs[1:]] == [None] * 4

    run(test)


def test_case_16_who_takes_no_bytes_for_seconds_is_closed_with_1013() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        deaf = await world.watch(code)
        deaf.reading.clear()
        await seats[0].choose()
        assert await deaf.closed() == 1013
        await seats[1].choose()
        back = await world.watch(code, None, cursor=deaf.look["head"])
        assert back.look["decision"] == 2

    run(test, limits=Limits(send_seconds=0.1))


def test_case_16_who_falls_64_lines_behind_is_closed_and_others_see_no_delay() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        deaf = await world.watch(code)
        deaf.reading.clear()
        began = asyncio.get_running_loop().time()
        for number in range(70):
            world.clock.time += 1
            await seats[0].ask(type="Say", key=f"say-{number}", text="hello")
        assert await deaf.closed() == 1013
        assert asyncio.get_running_loop().time() - began < LARGE.send_seconds
        heard = 0
        while heard < 70:
            heard += (await seats[1].until("News"))["entry"]["type"] == "Said"

    run(test)


def test_case_16_a_long_log_is_no_reason_to_be_closed() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        for number in range(150):
            world.clock.time += 1
            await seats[0].ask(type="Say", key=f"say-{number}", text="hello")
        late = await world.watch(code)
        assert late.look["head"] == 150 + seats[0].look["head"]
        numbers = [text for text in late.texts if '"News"' in text]
        assert len(numbers) == late.look["head"]

    run(test)


def test_case_17_the_client_hears_itself_answered_at_once() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.watch(code)
        await socket.send(type="Ping", sent=12.5)
        assert await socket.next() == {"type": "Pong", "sent": 12.5, "now": world.clock.time}

    run(test)


def test_a_window_counts_what_lies_within_its_span() -> None:
    window = Window(2, 10.0)
    assert [window.allows(now) for now in (0, 1, 2, 9.9, 10, 10.5, 11)] == [
        *(True, True, False, False),
        *(True, False, True),
    ]
    assert not window.idle(20.9)
    assert window.idle(21.0)


def test_addresses_are_forgotten_when_they_are_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Addresses, "FORGET_ABOVE", 10)
    addresses = Addresses(1, 10.0)
    for number in range(50):
        assert addresses.allows(str(number), float(number * 5))
    assert len(addresses._windows) < 15


def test_case_13_all_addresses_of_one_home_count_as_one() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        for address, denied in (
            ("2001:db8:1:2::1", None),
            ("2001:db8:1:2:ffff::9", 429),
            ("2001:db8:1:ff::1", 429),
            ("2001:db8:1:100::1", None),
            ("192.0.2.7", None),
            ("::ffff:192.0.2.7", 429),
            ("fe80::1%eth0", None),
            ("a name", None),
        ):
            socket = await world.socket(code, address=address)
            await world.quiet()
            assert socket.denied == denied, address

    run(test, limits=Limits(connects=1, opens=10))


@pytest.mark.parametrize("what", ["record", "replay"])
def test_whole_games_are_not_made_without_end(what: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        asked = [await world.http.get(f"/api/tables/{code}/{what}") for _ in range(4)]
        assert [answer.status_code for answer in asked] == [409, 409, 409, 429]
        world.clock.time += 60
        assert (await world.http.get(f"/api/tables/{code}/{what}")).status_code == 409

    run(test, limits=Limits(connects=10, opens=10, games=3))


def test_case_13_a_new_socket_of_a_seat_does_not_start_a_new_count() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        await world.sit(code, "Eve", 0)
        await world.sit(code, "Ada", 1)
        for _ in range(3):
            eve = await world.watch(code, 0)
            for number in range(2):
                await eve.ask(type="Say", key=f"k{number}", text="more")
            await eve.leave()
        eve = await world.watch(code, 0)
        await eve.send(type="Ping", sent=1.0)
        assert await eve.closed() == 1008
        ada = await world.watch(code, 1)
        assert (await ada.ask(type="Say", key="k", text="me too"))["type"] == "Ack"
        world.clock.time += 20
        eve = await world.watch(code, 0)
        assert (await eve.ask(type="Say", key="later", text="again"))["type"] == "Ack"

    run(test, limits=Limits(connects=100, opens=100, messages=10))


def test_case_13_the_seats_of_one_address_share_a_limit() -> None:
    """However many seats and tables somebody has: others are not slowed down by it."""

    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(3)]
        for code in codes:
            await world.sit(code, "Eve", 0)
        for code in codes[:2]:
            eve = await world.watch(code, 0)
            for number in range(4):
                await eve.ask(type="Say", key=f"k{number}", text="more")
            await eve.leave()
        eve = await world.watch(codes[2], 0)
        await eve.send(type="Ping", sent=1.0)
        assert await eve.closed() == 1008
        ada = await world.socket(codes[0], address="192.0.2.9")
        await ada.send(type="Hello", cursor=0)
        await ada.until("Look")
        await ada.send(type="Ping", sent=1.0)
        assert (await ada.until("Pong"))["sent"] == 1.0
        world.clock.time += 20
        eve = await world.watch(codes[2], 0)
        assert (await eve.ask(type="Say", key="later", text="again"))["type"] == "Ack"

    run(test, limits=Limits(connects=100, opens=100, messages=10, address_messages=11))


def test_case_13_who_has_gone_is_forgotten_and_who_stays_is_not() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        counts = world.app.state.sockets._counts
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        for number in range(5):
            await (await world.socket(code, address=f"198.51.100.{number}")).leave()
        assert len(counts._addresses) == 6
        world.clock.time += 20
        await world.watch(code)
        assert list(counts._addresses) == ["192.0.2.1"]
        assert list(counts._seats) == [(code, 0)]
        await ada.leave()

    run(test)


def test_a_bucket_fills_again_steadily() -> None:
    bucket = Bucket(2, 10.0)
    assert [bucket.allows(now) for now in (0, 0, 0, 4.9, 5, 5, 4, 60, 60, 60)] == [
        *(True, True, False, False),
        *(True, False, False),
        *(True, True, False),
    ]
    assert not bucket.idle(69.9)
    assert bucket.idle(70.0)


def test_case_28_chat_has_its_own_share_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(world: World) -> None:
        _, [ada, ben] = await world.started(players=2)
        monkeypatch.setattr(decide, "MAX_CHAT_LINES", 2)
        said = [await ada.ask(type="Say", key=f"say-{n}", text="more") for n in range(3)]
        assert [answer.get("why") for answer in said] == [None, None, "chat-full"]
        assert (await ben.ask(type="Say", key="say", text="I, too"))["why"] == "chat-full"
        assert (await ada.choose(0))["type"] == "Ack"

    run(test)


def test_case_28_a_table_with_a_full_log_can_be_left_filled_and_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        monkeypatch.setattr(decide, "MAX_LINES", 1)
        _, [ada, ben] = await world.started(players=2)
        assert (await ada.ask(type="Say", key="say", text="more"))["why"] == "log-full"
        assert (await ada.choose(0))["type"] == "Ack"
        assert (await ada.choose(1))["type"] == "Ack"
        assert (await ben.ask(type="FreeSeat", key="go", seat=1))["type"] == "Ack"

    run(test)


def test_case_28_nobody_changes_their_mind_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(world: World) -> None:
        _, [ada, ben] = await world.started(players=2)
        monkeypatch.setattr(decide, "MAX_ALL_LINES", 1)
        assert (await ada.choose(0))["type"] == "Ack"
        assert (await ada.choose(1))["why"] == "log-full"
        assert (await ada.ask(type="FreeSeat", key="go", seat=0))["why"] == "log-full"
        assert (await ben.choose(0))["type"] == "Ack"

    run(test)


def test_case_28_nobody_is_ready_and_not_ready_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        _code, ada = await world.beside_a_bot()
        monkeypatch.setattr(decide, "MAX_ALL_LINES", 1)
        for number, ready in enumerate((False, True)):
            answer = await ada.ask(type="Ready", key=f"again-{number}", ready=ready)
            assert answer["why"] == "log-full"
        assert (await ada.ask(type="Start", key="start"))["type"] == "Ack"

    run(test)


def test_case_44_a_rematch_counts_as_a_table() -> None:
    async def test(world: World) -> None:
        _code, seats = await world.started(2)
        for number, seat in enumerate(seats):
            await seat.ask(type="FreeSeat", key="bye", seat=number)
        await seats[0].until_look(lambda look: look["status"] == "over")
        context = world.app.state.context
        context.opens = Opens(Limits(opens=1))
        assert context.opens.allows("192.0.2.1", world.clock.now())
        again = [await seat.ask(type="Rematch", key="again") for seat in seats]
        assert {answer.get("why") for answer in again} == {"too-many-requests"}
        world.clock.time += 60
        both = [await seat.ask(type="Rematch", key="once-more") for seat in seats]
        assert [answer["type"] for answer in both] == ["Ack", "Ack"], "one table, counted once"

    run(test)


def test_case_44_one_address_opens_so_many_tables_a_day() -> None:
    opens = Opens(Limits(opens=10, open_seconds=1.0, day_opens=24, day_seconds=86400.0))
    opened = sum(opens.allows("here", float(hour * 3600)) for hour in range(24) for _ in range(9))
    assert 24 <= opened <= 48
    assert opens.allows("elsewhere", 24 * 3600.0)


def test_case_45_an_empty_table_is_not_in_the_public_list() -> None:
    async def test(world: World) -> None:
        empty, code = await world.open_table(), await world.open_table()
        listed = (await world.http.get("/api/tables")).json()
        assert listed == []
        await world.sit(code, "Ada")
        await (await world.watch(code, 0)).ask(type="SeatBot", key="bot", seat=1, level="random")
        listed = (await world.http.get("/api/tables")).json()
        assert [table["code"] for table in listed] == [code]
        assert (await world.http.get(f"/api/tables/{empty}")).status_code == 200

    run(test)


def test_a_lobby_whose_log_is_full_can_still_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        await ada.ask(type="SeatBot", key="bot", seat=1, level="random")
        await ada.ask(type="Ready", key="ready")
        monkeypatch.setattr(decide, "MAX_LINES", (await world.store.match(code)).head)
        assert (await ada.ask(type="Ready", key="no", ready=False))["type"] == "Ack"
        assert (await ada.ask(type="Ready", key="yes"))["type"] == "Ack"
        assert (await ada.ask(type="Start", key="start"))["type"] == "Ack"

    run(test)
