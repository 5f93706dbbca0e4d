"""Numbers and unknown fields are treated alike, on the socket and over HTTP."""

from typing import Any

import pytest

from paddock import protocol as p
from paddock.games.outspeed.state import SetDial
from paddock.games.why_first.state import Lay
from paddock.server.web.decoding import read_message
from tests.server.world import PLEDGE, World, run


@pytest.mark.parametrize("number", ["1", "1.0", "1e0", "10e-1"])
def test_a_whole_number_is_one_however_it_is_written(number: str) -> None:
    lay = f'{{"type":"Lay","card":[{number},11],"before":{number}}}'
    read = read_message(
        f'{{"type":"Choose","key":"k","decision":{number},"action":{lay}}}', "why_first"
    )
    assert isinstance(read, p.Choose)
    assert isinstance(read.action, Lay)
    assert (read.decision, read.action.before) == (1, 1)
    assert read_message(f'{{"type":"Hello","cursor":{number}}}') == p.Hello(1)
    assert read_message(f'{{"type":"FreeSeat","key":"k","seat":{number}}}') == p.FreeSeat("k", 1)


@pytest.mark.parametrize("number", ["1.5", '"1"', "true", "null", "[1]", "1e400"])
def test_what_is_no_whole_number_is_malformed(number: str) -> None:
    assert read_message(f'{{"type":"Hello","cursor":{number}}}') is None
    dial = f'{{"type":"SetDial","value":{number}}}'
    read = read_message(f'{{"type":"Choose","key":"k","decision":1,"action":{dial}}}', "outspeed")
    assert not isinstance(getattr(read, "action", None), SetDial)


def test_numbers_over_http_are_read_like_those_of_the_socket() -> None:
    async def test(world: World) -> None:
        for players, status in ((2, 201), (2.0, 201), (2.5, 400), ("2", 400), (True, 400)):
            wanted = {"game": "why_first", "players": players}
            assert (await world.http.post("/api/tables", json=wanted)).status_code == status
        code = await world.open_table()
        sit = {"name": "Ada", "pledge": PLEDGE, "seat": 1.0}
        assert (await world.http.post(f"/api/tables/{code}/seats", json=sit)).json() == {"seat": 1}

    run(test)


def test_unknown_fields_are_refused_everywhere() -> None:
    async def test(world: World) -> None:
        code, [ada, *_] = await world.started()
        opened = await world.http.post(
            "/api/tables", json={"game": "why_first", "players": 2, "more": 1}
        )
        assert (opened.status_code, opened.json()) == (400, {"why": "malformed"})
        ready = await world.http.post(
            f"/api/tables/{code}/seats", json={"name": "Ada", "pledge": PLEDGE, "more": 1}
        )
        assert (ready.status_code, ready.json()) == (400, {"why": "malformed"})
        await ada.send_text('{"type":"Ping","sent":1,"more":1}')
        assert (await ada.until("Refusal"))["why"] == "malformed"
        action: dict[str, Any] = {**ada.look["options"][0], "more": 1}
        asked = await ada.ask(type="Choose", key="k", decision=1, action=action)
        assert asked["why"] == "not-an-option"
        assert (await ada.choose(0, "l"))["type"] == "Ack"

    run(test)
