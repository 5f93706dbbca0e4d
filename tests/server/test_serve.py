"""`paddock serve` as it really runs: a process, a port, a file, sockets, signals."""

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paddock.catalog import GAMES
from paddock.server.process import handshake
from paddock.server.web.limits import Limits
from paddock.server.web.settings import limits_from
from tests.cli.running import Ran, run_apart
from tests.server.serving import Browser, Server, start_bots

pytest_plugins = ["tests.postgres"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


def refused(*arguments: object, **environment: str) -> Ran:
    ran = run_apart("serve", *map(str, arguments), PADDOCK_LANG="en", **environment)
    assert ran.refused_in_one_line(), ran
    return ran


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_over_real_sockets(browser: Browser, game: str) -> None:
    players = GAMES[game].rules.players[0]
    code = start_bots(browser, game, players)
    with browser.socket(code) as watching:
        watching.send(type="Hello")
        assert watching.until("over")["result"] is not None
    record = browser.http.get(f"/api/tables/{code}/record")
    assert record.status_code == 200
    assert record.json()["game"] == game


def test_bots_play_a_whole_race_on_postgres(postgres_url: str, tmp_path: Path) -> None:
    with Server(tmp_path, "--database", postgres_url) as server, server.browser() as browser:
        code = start_bots(browser, "outspeed", 3)
        with browser.socket(code) as watching:
            watching.send(type="Hello")
            assert watching.until("over")["result"] is not None
        assert server.stop() < 5


def test_a_postgres_that_is_not_there_is_one_sentence_without_the_password() -> None:
    ran = refused("--port", 0, "--database", "postgresql://me:hush@127.0.0.1:1/none")
    assert "hush" not in ran.err


def test_limits_can_be_widened_by_the_environment() -> None:
    widened = limits_from({"PADDOCK_LIMIT_CONNECTS": "20000", "PADDOCK_LIMIT_OPENS": "x"})
    assert (widened.connects, widened.sockets) == (20000, 20000)
    assert widened.address_messages == 10 * widened.sockets
    assert (widened.opens, widened.lobbies) == (Limits().opens, Limits().lobbies)
    assert limits_from({"PADDOCK_LIMIT_OPENS": "500"}).lobbies == 500
    assert limits_from({"PADDOCK_LIMIT_LOBBIES": "40"}).lobbies == 40


def test_health_metrics_and_the_page_are_served(browser: Browser) -> None:
    assert browser.http.get("/health").status_code == 200
    assert "paddock_sockets" in browser.http.get("/metrics").text
    page = browser.http.get("/")
    assert "Paddock" in page.text
    assert "server" not in page.headers


def test_case_12_an_oversize_frame_is_closed_before_it_is_buffered(browser: Browser) -> None:
    code = browser.open_table("why_first", 2)
    with browser.socket(code) as big:
        big.send(type="Hello")
        big.next()
        big.connection.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            big.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_case_12_bytes_that_are_no_text_are_closed_without_a_traceback(
    server: Server, browser: Browser
) -> None:
    code = browser.open_table("why_first", 2)
    with browser.socket(code) as odd:
        odd.send(type="Hello")
        odd.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            odd.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert "Traceback" not in server.errors.read_text()


def test_case_13_a_binary_frame_is_closed_with_1003(browser: Browser) -> None:
    code = browser.open_table("why_first", 2)
    with browser.socket(code) as odd:
        odd.connection.send(b"\x00")
        with pytest.raises(ConnectionClosed) as closed:
            odd.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1003


def test_case_13_a_slow_handshake_is_closed_after_five_seconds(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        began = time.monotonic()
        assert slow.recv(100) == b""
        assert 3 < time.monotonic() - began < handshake.HANDSHAKE_SECONDS + 5


def test_case_22_a_socket_of_another_site_gets_403(browser: Browser) -> None:
    code = browser.open_table("why_first", 2)
    refusing = browser.socket(code, origin="https://evil.example")
    with pytest.raises(InvalidStatus) as denied, refusing:
        pass
    assert denied.value.response.status_code == 403


def test_case_17_pings_come_within_twenty_seconds_and_silence_ends_within_forty() -> None:
    from paddock.server.process import run as running  # noqa: PLC0415 - uvicorn takes its time to load

    config = running._config(Starlette())
    assert config.ws_ping_interval == 20
    assert (config.ws_ping_interval or 0) + (config.ws_ping_timeout or 0) <= 40
    assert config.ws_max_size == 8192
    assert not config.ws_per_message_deflate


def test_case_5_sigterm_closes_sockets_with_1012_and_all_is_there_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, server.browser() as browser:
        code = browser.open_table("why_first", 2)
        seat = browser.sit(code, "Ada")
        with browser.socket(code, seat) as ada:
            ada.send(type="Hello")
            ada.ask(type="Say", key="k", text="here")
            took: list[float] = []
            stopping = threading.Thread(target=lambda: took.append(server.stop()))
            stopping.start()
            with pytest.raises(ConnectionClosed) as closed:
                ada.drain()
            stopping.join()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert took[0] < 5
        assert server.process.returncode == 0
        assert "Traceback" not in server.errors.read_text()
    with Server(tmp_path / "data") as again, again.browser() as back:
        assert back.http.get(f"/api/tables/{code}").json()["look"]["head"] == 3


def test_case_21_logs_can_be_json_and_hold_no_token(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--log-format", "json") as server, server.browser() as browser:
        code = browser.open_table("why_first", 2, private=True)
        seat = browser.sit(code, "Ada")
        with browser.socket(code, seat) as ada:
            ada.send(type="Hello")
            ada.next()
        server.stop()
        log = server.errors.read_text()
        assert [json.loads(line)["level"] for line in log.splitlines()]
        tokens = [cookie.value or "" for cookie in browser.http.cookies.jar]
        assert tokens
        assert not any(secret in log for secret in (*tokens, code, "seat=0"))


def test_a_port_in_use_is_one_sentence(server: Server, tmp_path: Path) -> None:
    ran = refused("--port", server.port, "--data-dir", tmp_path)
    assert str(server.port) in ran.err


def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    refused("--host", "203.0.113.1", "--data-dir", tmp_path)
    refused("--host", "no.such.host.invalid", "--data-dir", tmp_path)


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = refused("--port", 0, "--data-dir", tmp_path / "file" / "data")
    assert "--data-dir" in ran.err


def test_case_19_a_second_process_on_the_file_is_one_sentence(server: Server) -> None:
    ran = refused("--port", 0, "--data-dir", server.data_dir)
    assert "Another process" in ran.err


def test_case_26_a_damaged_database_says_how_to_restore(tmp_path: Path) -> None:
    (tmp_path / "paddock.sqlite").write_bytes(b"SQLite format 3\x00" + os.urandom(8192))
    ran = refused("--port", 0, "--data-dir", tmp_path)
    assert "paddock restore" in ran.err


@pytest.mark.parametrize("option", ["--public-url", "--allowed-origin"])
def test_an_url_that_is_none_is_one_sentence(option: str) -> None:
    assert "example.com" in refused(option, "example.com").err


def test_options_can_come_from_the_environment(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = refused(PADDOCK_PORT="0", PADDOCK_DATA_DIR=str(tmp_path / "file" / "x"))
    assert str(tmp_path) in ran.err
    ran = refused(PADDOCK_ALLOWED_ORIGIN="https://a.example,nonsense")
    assert "nonsense" in ran.err


def test_case_26_a_backup_is_made_while_running_and_restored(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    code = browser.open_table("why_first", 2, private=True)
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"
    made = run_apart("backup", str(copy), "--data-dir", str(server.data_dir), PADDOCK_LANG="en")
    assert (made.code, made.err) == (0, "")
    again = run_apart("backup", str(copy), "--data-dir", str(server.data_dir), PADDOCK_LANG="en")
    assert again.refused_in_one_line()
    used = run_apart("restore", str(copy), "--data-dir", str(server.data_dir), PADDOCK_LANG="en")
    assert used.refused_in_one_line()
    done = run_apart("restore", str(copy), "--data-dir", str(data), PADDOCK_LANG="en")
    assert (done.code, done.err) == (0, "")
    with Server(data) as restored, restored.browser() as other:
        assert other.http.get(f"/api/tables/{code}").status_code == 200


def test_what_cannot_be_backed_up_is_one_sentence(tmp_path: Path) -> None:
    for arguments in (
        ("backup", "a.sqlite", "--data-dir", str(tmp_path)),
        ("backup", "a.sqlite", "--database", "postgresql://localhost/x"),
        ("restore", str(tmp_path / "none"), "--data-dir", str(tmp_path)),
        ("restore", __file__, "--data-dir", str(tmp_path)),
    ):
        assert run_apart(*arguments, PADDOCK_LANG="en").refused_in_one_line(), arguments
