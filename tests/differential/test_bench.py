"""The bench runs on a machine that has JAX and nothing else of ours."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from bench import decks
from paddock.games.outspeed.vector.deck import as_words

ROOT = Path(__file__).parents[2]


def test_the_kept_decks_are_those_of_the_deck_files() -> None:
    for game, numbers in decks.from_the_deck_files().items():
        assert decks.read(game) == numbers


def test_the_vector_bench_needs_no_library_but_jax() -> None:
    code = """
import sys
for missing in ("msgspec", "rich", "fluent", "gymnasium", "pettingzoo", "pgx", "pyspiel"):
    sys.modules[missing] = None
import bench.vector
print([name for name, engine in bench.vector.engines(6)])
"""
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "outspeed" in done.stdout


def test_a_name_that_no_row_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.vector", "--only", "nonsense"])
    with pytest.raises(SystemExit) as ended:
        import_module("bench.vector").main()
    assert ended.value.code == 2


def test_a_number_too_large_for_an_engine_is_refused() -> None:
    routes = np.array(decks.read("outspeed")["routes"], np.int32)
    routes[0, 0, 0] = 1 << 20
    with pytest.raises(ValueError, match="has more"):
        as_words(routes)
