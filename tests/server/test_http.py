"""Tables over plain HTTP: opened, listed, joined, shown; never more than a spectator may see."""

import asyncio
import threading
from typing import Any

import pytest

from paddock.proof import entry as e
from paddock.protocol import OpenTable
from paddock.server.table import new_table, publish
from paddock.server.web import tables
from tests.server.world import CONTRIBUTION, PATIENCE, PLEDGE, World, run


def test_a_table_is_opened_and_listed() -> None:
    async def test(world: World) -> None:
        code = await world.open_table("outspeed", 4, variant="first_race", clock=30)
        await world.sit(code, "Ada")
        [listed] = (await world.http.get("/api/tables")).json()
        assert listed["code"] == code
        assert (listed["game"], listed["players"], listed["clock"]) == ("outspeed", 4, 30)
        assert listed["names"] == ["Ada", None, None, None]

    run(test)


@pytest.mark.parametrize(
    ("wanted", "status", "why"),
    [
        ({"game": "chess", "players": 3}, 409, "no-such-game"),
        ({"game": "outspeed", "players": 2}, 409, "wrong-players"),
        ({"game": "outspeed", "players": 3, "variant": "tactical"}, 409, "no-such-variant"),
        ({"game": "outspeed", "players": 3, "variant": True}, 400, "malformed"),
        ({"game": "outspeed", "players": 3, "deck": "nonsense"}, 409, "deck-refused"),
        ({"game": "outspeed", "players": 9}, 400, "malformed"),
        ({"game": "outspeed"}, 400, "malformed"),
        ({"game": "outspeed", "players": 3, "secret": "me"}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)
def test_what_cannot_be_opened_is_a_problem_with_a_name(wanted: Any, status: int, why: str) -> None:
    async def test(world: World) -> None:
        answer = await world.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()) == (status, {"why": why})

    run(test)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b'{"game": NaN}'])
def test_a_malformed_body_is_refused(body: bytes) -> None:
    async def test(world: World) -> None:
        kind = {"Content-Type": "application/json"}
        answer = await world.http.post("/api/tables", content=body, headers=kind)
        assert (answer.status_code, answer.json()) == (400, {"why": "malformed"})

    run(test)


def test_a_body_must_be_json_and_short() -> None:
    async def test(world: World) -> None:
        answer = await world.http.post("/api/tables", content=b"game=outspeed")
        assert answer.status_code == 415
        kind = {"Content-Type": "application/json"}
        long = await world.http.post("/api/tables", content=b" " * 200_000, headers=kind)
        assert (long.status_code, long.json()) == (413, {"why": "body-too-large"})

    run(test)


def test_each_seat_on_a_device_has_a_cookie_of_its_own() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        for name in ("Ada", "Ben"):
            assert (await world.sit(code, name)).status_code == 201
        names = {cookie.name for cookie in world.http.cookies.jar}
        assert names == {f"seat-{code}-0", f"seat-{code}-1"}

    run(test)


def test_case_21_a_token_has_256_bits_and_is_kept_only_as_a_hash() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        answer = await world.sit(code, "Ada")
        token = world.http.cookies[f"seat-{code}-0"]
        assert len(token) == 43
        assert token not in answer.text + str(await world.store.lines(code, 0))
        assert token not in str(await world.store.match(code))
        shown = await world.http.get(f"/api/tables/{code}")
        assert token not in shown.text
        assert "token" not in shown.text

    run(test)


def test_cookies_that_others_have_set_keep_nobody_from_sitting_down() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        strange = "; ".join(f"seat-({n})=x" for n in range(70))
        wanted = {"name": "Ada", "pledge": PLEDGE}
        path = f"/api/tables/{code}/seats"
        sent = await world.http.post(path, json=wanted, headers={"Cookie": strange})
        assert sent.status_code == 201
        assert len(sent.headers.get_list("set-cookie")) == 1

    run(test)


@pytest.mark.parametrize("url", ["https://play.example", "http://play.example"])
def test_case_22_a_cookie_is_out_of_reach_of_scripts_and_other_sites(url: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        cookie = (await world.sit(code, "Ada")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/api/tables;" in cookie
        assert ("Secure" in cookie) == url.startswith("https")

    run(test, public_url=url)


def test_case_22_a_page_of_another_site_cannot_post() -> None:
    async def test(world: World) -> None:
        for origin, status in (("https://evil.example", 403), ("null", 403), ("http://ours", 201)):
            wanted = {"game": "why_first", "players": 3}
            sent = await world.http.post("/api/tables", json=wanted, headers={"Origin": origin})
            assert sent.status_code == status

    run(test, allowed_origins=("http://ours",))


def test_case_23_codes_have_sixty_bits_and_private_tables_are_not_listed() -> None:
    async def test(world: World) -> None:
        codes = {await world.open_table(private=True) for _ in range(50)}
        assert len(codes) == 50
        assert all(
            len(code) == 12 and set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
            for code in codes
        )
        assert (await world.http.get("/api/tables")).json() == []
        assert not [code for code in codes if code in (await world.http.get("/")).text]

    run(test)


def test_case_24_a_running_game_is_not_exported() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        answer = await world.http.get(f"/api/tables/{code}/record")
        assert (answer.status_code, answer.json()) == (409, {"why": "game-not-over"})
        shown = (await world.http.get(f"/api/tables/{code}")).json()["look"]
        assert shown["view"]["my_hand"] == []
        assert shown["options"] == []
        secret = (await world.store.match(code)).secret.hex()
        for path in (f"/api/tables/{code}", "/", "/metrics", "/health", "/api/openapi.json"):
            page = (await world.http.get(path)).text
            assert secret not in page
        assert not any(secret in text for seat in seats for text in seat.texts)

    run(test)


def test_a_finished_game_is_published_with_its_proof() -> None:
    async def test(world: World) -> None:
        code, ada = await world.beside_a_bot()
        await ada.ask(type="Start", key="start")
        await ada.ask(type="FreeSeat", key="no", seat=0)
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        await ada.until_look(lambda look: look["status"] == "playing")
        await ada.ask(type="FreeSeat", key="leave", seat=0)
        await ada.until_look(lambda look: look["status"] == "over")
        answer = await world.http.get(f"/api/tables/{code}/record")
        assert answer.status_code == 200
        assert answer.content == publish.published(
            await world.store.match(code), await world.store.lines(code, 0)
        )

    run(test)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "a" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\ufeff", "e\u0301" * 25),
        *("Zo\u00eb\ufe0f", "Zo\u00eb\U000e0100", "Zo\u00eb\u180b", "Zo\u00eb\u17b4"),
        *("Zo\u034f\u00eb", "\u2800", "\u3164", "\uffa0", "a\ufffc", "e" + "\u0301" * 4),
    ],
)
def test_case_25_names_without_hidden_signs(name: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, name)).status_code in (400, 409)
        assert (await world.store.match(code)).head == 1

    run(test)


def test_case_25_names_are_normalised_and_unique() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, "\uff21da")).status_code == 201
        same = await world.sit(code, "Ada")
        assert (same.status_code, same.json()) == (409, {"why": "name-taken"})
        shown = (await world.http.get(f"/api/tables/{code}")).json()
        assert shown["table"]["names"][0] == "Ada"
        assert (await world.sit(code, "e\u0301" * 24)).status_code == 201

    run(test)


@pytest.mark.parametrize(
    "name", ["zo\u00cb", "Zo\u00eb ", "Z\u043e\u00eb", "Z o\u00eb", "Z0\u00eb"]
)
def test_case_25_names_that_look_alike_are_taken(name: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, "Zo\u00eb")).status_code == 201
        same = await world.sit(code, name)
        assert (same.status_code, same.json()) == (409, {"why": "name-taken"})
        assert (await world.sit(code, "Zoe")).status_code == 201

    run(test)


@pytest.mark.parametrize("name", ["\u0396o\u00eb", "\u03b6o\u00eb"])
def test_case_25_a_greek_zeta_looks_like_a_z(name: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, "Zo\u00eb")).status_code == 201
        assert (await world.sit(code, name)).json() == {"why": "name-taken"}

    run(test)


@pytest.mark.parametrize("name", ["Expert", "champion", "R0okie", "Ekspert", "Experte"])
def test_case_25_nobody_has_the_name_of_a_bots_level(name: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, name)).json() == {"why": "name-taken"}
        assert (await world.sit(code, f"{name} 2")).status_code == 201

    run(test)


@pytest.mark.parametrize("name", ["lda", "1da", "|da", "\u0406da", "\u0131da", "\u0399da"])
def test_case_25_a_capital_i_looks_like_a_small_l(name: str) -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, "Ida")).status_code == 201
        assert (await world.sit(code, name)).json() == {"why": "name-taken"}
        assert (await world.sit(code, "Ada")).status_code == 201

    run(test)


def test_case_25_spaces_in_a_name_are_collapsed() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        assert (await world.sit(code, " Ada \u3000  Lovelace ")).status_code == 201
        shown = (await world.http.get(f"/api/tables/{code}")).json()
        assert shown["table"]["names"][0] == "Ada Lovelace"

    run(test)


def test_case_25_a_strict_policy_stands_on_every_answer() -> None:
    async def test(world: World) -> None:
        for path in ("/", "/nowhere", "/health", "/api/tables"):
            policy = (await world.http.get(path)).headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
        page = (await world.http.get("/")).text
        assert "<script" not in page
        assert "style=" not in page

    run(test)


@pytest.mark.parametrize(("asked", "language"), [("pl,en;q=0.8", "pl"), ("fr", "en"), ("", "en")])
def test_the_page_speaks_the_readers_language(asked: str, language: str) -> None:
    async def test(world: World) -> None:
        await world.open_table("outspeed", 3)
        page = await world.http.get("/", headers={"Accept-Language": asked})
        assert f'<html lang="{language}">' in page.text
        assert "OUTSPEED" in page.text

    run(test)


def test_health_names_the_trouble_and_recovers() -> None:
    async def test(world: World) -> None:
        assert (await world.http.get("/health")).status_code == 200
        world.store.trouble = "disk-full"
        ill = await world.http.get("/health")
        assert (ill.status_code, ill.json()) == (503, {"why": "disk-full"})
        refused = await world.http.post("/api/tables", json={"game": "why_first", "players": 3})
        assert (refused.status_code, refused.json()) == (503, {"why": "disk-full"})
        world.store.trouble = None
        assert (await world.http.get("/health")).status_code == 200

    run(test)


def test_metrics_count_and_tell_nothing_of_any_table() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started()
        await seats[0].choose()
        text = (await world.http.get("/metrics")).text
        assert "paddock_sockets 3" in text
        assert 'paddock_requests_total{kind="201"} 4' in text
        assert code not in text
        assert "player 0" not in text

    run(test)


def test_an_error_of_ours_is_a_problem_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World) -> None:
        async def fail(limit: int) -> Any:
            raise ZeroDivisionError("our secret")

        monkeypatch.setattr(world.store, "open_tables", fail)
        answer = await world.http.get("/api/tables")
        assert (answer.status_code, answer.json()) == (500, {"why": "server-failed"})

    run(test)
    assert "our secret" in caplog.text


def test_unknown_paths_and_methods_are_problems() -> None:
    async def test(world: World) -> None:
        missing = await world.http.get("/nowhere")
        assert (missing.status_code, missing.json()) == (404, {"why": "not-found"})
        wrong = await world.http.put("/api/tables")
        assert (wrong.status_code, wrong.json()) == (405, {"why": "method-not-allowed"})

    run(test)


def test_the_log_has_no_codes_and_no_query(caplog: pytest.LogCaptureFixture) -> None:
    async def test(world: World) -> None:
        code = await world.open_table(private=True)
        await world.sit(code, "Ada")
        await world.http.get(f"/api/tables/{code}?token=hush")
        await asyncio.sleep(0)
        assert code not in caplog.text

    with caplog.at_level("INFO", "paddock"):
        run(test)
    assert "/api/tables/{code} 200" in caplog.text
    assert "hush" not in caplog.text
    assert PLEDGE not in caplog.text


def test_nobody_waits_while_a_deck_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    really = new_table.check_options

    def checked(wanted: OpenTable, luck: bytes | None) -> e.Options:
        threads.append(threading.current_thread())
        return really(wanted, luck)

    monkeypatch.setattr(new_table, "check_options", checked)

    async def test(world: World) -> None:
        wanted = {"game": "outspeed", "players": 3, "deck": "name = 1"}
        sent = await world.http.post("/api/tables", json=wanted)
        assert (sent.status_code, sent.json()) == (409, {"why": "deck-refused"})
        assert threading.current_thread() not in threads

    run(test)
    assert len(threads) == 1


def test_case_29_health_answers_while_the_store_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        async def stand_still(*_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(world.store, "open_tables", stand_still)
        monkeypatch.setattr(tables, "HEALTH_SECONDS", 0.01)
        async with asyncio.timeout(PATIENCE):
            answer = await world.http.get("/health")
        assert (answer.status_code, answer.json()["why"]) == (503, "busy")

    assert tables.HEALTH_SECONDS < 2
    run(test)


@pytest.mark.parametrize(
    "path",
    [
        *("/api/tables", "/api/catalog", "/api/openapi.json", "/metrics", "/health", "/nowhere"),
        *("/api/tables/{code}/record", "/api/tables/{code}/replay", "/api/tables/{code}"),
    ],
)
def test_case_24_nothing_in_between_keeps_an_answer(path: str) -> None:
    async def test(world: World) -> None:
        code, [ada, ben] = await world.started(2)
        for seat, socket in enumerate((ada, ben)):
            await socket.ask(type="FreeSeat", key="bye", seat=seat)
        await ada.until_look(lambda look: look["status"] == "over")
        answer = await world.http.get(path.format(code=code))
        assert answer.headers["cache-control"] == "no-store"

    run(test)


def test_case_24_a_path_with_one_slash_too_many_leads_nowhere_else() -> None:
    async def test(world: World) -> None:
        answer = await world.http.get("/health/", headers={"Host": "evil.example"})
        assert (answer.status_code, "location" in answer.headers) == (404, False)

    run(test)
