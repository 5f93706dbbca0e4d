"""What all tests of the command line have at hand."""

from pathlib import Path

import pytest

from paddock.catalog import GAMES
from paddock.games.outspeed import deck_file
from paddock.lab.simulation import Plan, play_one, record_of
from paddock.record_file import write_record
from tests.cli.running import Shell

HOUSE = Path(deck_file.__file__).parent / "decks" / "house.toml"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PADDOCK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands."""
    return Shell(capsys)


@pytest.fixture
def house() -> str:
    """The text of OUTSPEED's house set."""
    return HOUSE.read_text("utf-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A recorded race of four."""
    plan = Plan("outspeed", GAMES["outspeed"].config(4), 1, 5, ("random",))
    path = tmp_path / "race.json"
    path.write_bytes(write_record(record_of("outspeed", play_one(plan, 0))))
    return path


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A recorded game of Why First? with Leon."""
    plan = Plan("why_first", GAMES["why_first"].config(2), 1, 5, ("random",))
    path = tmp_path / "duel.json"
    path.write_bytes(write_record(record_of("why_first", play_one(plan, 0))))
    return path
