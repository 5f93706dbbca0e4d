"""Cases 19 and 20: two real processes on one PostgreSQL, one table split between them."""

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest

from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from tests.postgres import Postgres
from tests.server.killing import Player, start_game
from tests.server.serving import PATIENCE, Browser, Server

pytest_plugins = ["tests.postgres"]

ENOUGH = (20, 50)
"""Answers. Four who play Why First? give 80; a race may be over after a few rounds."""
_KEYS = """
SELECT code, seat, key, count(*) FROM paddock.lines WHERE key IS NOT NULL
GROUP BY code, seat, key HAVING count(*) > 1
"""


def seated(urls: tuple[str, str], game: str, players: int, rng: Random) -> list[Player]:
    """A table at which everyone waits for the first decision; each second seat is elsewhere."""
    with Browser(urls[0]) as browser, contextlib.ExitStack() as sockets:
        code = browser.open_table(game, players, private=True)
        seats = [browser.sit(code, f"player {number}") for number in range(players)]
        live = []
        for seat in seats:
            browser.url = urls[seat % 2]
            live.append(sockets.enter_context(browser.socket(code, seat)))
        start_game(live)
        cookies = "; ".join(f"{c.name}={c.value}" for c in browser.http.cookies.jar)
        return [Player(code, seat, cookies, rng) for seat in seats]


def check_nothing_lost(connection: psycopg.Connection, people: Sequence[Player]) -> None:
    """Every choice that was acked is in the log, at the line that the ack named."""
    for player in people:
        rows = connection.execute(
            "SELECT key, number FROM paddock.lines WHERE code = %s AND seat = %s",
            (player.code, player.seat),
        )
        stored: dict[str, int] = dict(rows.fetchall())
        assert player.acked.items() <= stored.items(), "nothing is lost"


async def _play(people: list[Player], urls: tuple[str, str]) -> None:
    """One connection each, to the process that its seat's number says."""
    async with asyncio.timeout(4 * PATIENCE):
        await asyncio.gather(*[player.play(urls[player.seat % 2]) for player in people])


def check_records(people: list[Player], url: str) -> None:
    for code in sorted({player.code for player in people}):
        record = httpx.get(f"{url}/api/tables/{code}/record", timeout=PATIENCE)
        assert record.status_code == 200, record.text
        assert first_misfit(verify(record.content)) is None


def test_case_19_a_race_is_played_by_players_of_two_processes(
    postgres_url: str, tmp_path: Path
) -> None:
    option = ("--database", postgres_url)
    with Server(tmp_path / "a", *option) as one, Server(tmp_path / "b", *option) as two:
        urls = (one.url, two.url)
        people = seated(urls, "outspeed", 3, Random(19))
        asyncio.run(_play(people, urls))
        assert all(player.over for player in people), "on the first connection of each"
        check_records(people, two.url)
        for server in (one, two):
            assert "Traceback" not in server.errors.read_text()


def test_case_20_postgresql_restarted_under_load_sockets_stay_and_nothing_is_lost(
    durable_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_LIMIT_OPENS", "1000")
    url = durable_postgres.create_database()
    option = ("--database", url)

    async def play(people: list[Player], urls: tuple[str, str]) -> None:
        playing = asyncio.ensure_future(_play(people, urls))
        for restart, enough in zip(
            (durable_postgres.stop, durable_postgres.kill), ENOUGH, strict=True
        ):
            while sum(player.answers for player in people) < enough:
                assert not playing.done(), "the games were over before"
                await asyncio.sleep(0.01)
            await asyncio.to_thread(restart)
            await asyncio.to_thread(durable_postgres.start)
        await playing

    with Server(tmp_path / "a", *option) as one, Server(tmp_path / "b", *option) as two:
        urls, rng = (one.url, two.url), Random(20)
        tables = [seated(urls, game, n, rng) for game, n in (("outspeed", 3), ("why_first", 4))]
        people = [player for table in tables for player in table]
        asyncio.run(play(people, urls))
        # Each has played to the end on its first connection: no socket was closed.
        assert all(player.over for player in people)
        check_records(people, one.url)
        with psycopg.connect(url) as connection:
            assert connection.execute(_KEYS).fetchall() == [], "nothing is there twice"
            check_nothing_lost(connection, people)
        for server in (one, two):
            assert "Traceback" not in server.errors.read_text()
