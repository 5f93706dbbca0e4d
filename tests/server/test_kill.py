"""kill -9 of the real process under load: every acked choice is there, none twice."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from paddock.server.web.settings import DATABASE_FILE
from tests.server.killing import Club, Forks
from tests.server.serving import Server
from tests.sizes import KILLS

SHARES = 4
KILLS_A_SHARE = KILLS // SHARES
TABLES = (("outspeed", 3), ("why_first", 2), ("outspeed", 4))


@pytest.mark.parametrize("share", range(SHARES))
def test_cases_1_and_2_kill_9_loses_nothing_and_doubles_nothing(
    share: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_LIMIT_CONNECTS", "100000")
    monkeypatch.setenv("PADDOCK_LIMIT_OPENS", "100000")
    rng, data = Random(share), tmp_path / "data"
    club = Club(data / DATABASE_FILE, rng)
    with Forks(data) as forks:
        for _ in range(KILLS_A_SHARE):
            _receive(club, url := forks.start())
            asyncio.run(_play_and_kill(club, url, forks, rng))
            assert forks.reaped() == signal.SIGKILL
        errors = forks.errors.read_text()
    with Server(data) as last:
        _play_to_the_end(club, last.url)
        assert last.stop() < 5
    assert "Traceback" not in errors
    assert not club.players
    assert club.finished >= len(TABLES)
    assert club.acked > KILLS_A_SHARE
    print(  # noqa: T201 - `pytest -rP` shows it
        f"{KILLS_A_SHARE} kills, {club.acked} acked, {club.stored_unacked} stored and not acked, "
        f"{club.absent} sent and not stored, {club.finished} games"
    )
    # Both sides of a commit have been hit, so that the resends above were of both kinds.
    assert club.stored_unacked > 0
    assert club.absent > 0


def _receive(club: Club, url: str) -> None:
    """After a start: all is there, players who have finished leave, and others come."""
    club.audit()
    club.leave_finished(url)
    missing = len(TABLES) - len({player.code for player in club.players})
    for game, players in TABLES[:missing]:
        club.open_table(url, game, players)


async def _play_and_kill(club: Club, url: str, forks: Forks, rng: Random) -> None:
    playing = asyncio.ensure_future(club.play(url))
    await club.some_answer()
    await asyncio.sleep(rng.uniform(0, 0.1))
    forks.kill()
    await playing


def _play_to_the_end(club: Club, url: str) -> None:
    club.audit()
    asyncio.run(club.play(url))
    club.audit()
    club.leave_finished(url)
