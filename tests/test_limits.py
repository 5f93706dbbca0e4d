"""The tool that holds the project's own limits finds what breaks them."""

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "limits.py"


@pytest.fixture
def limits(tmp_path: Path) -> dict[str, Any]:
    """The tool at work in another tree."""
    tool = runpy.run_path(str(TOOL))
    for name in (
        "src/paddock/core",
        "src/paddock/proof",
        "src/paddock/lab",
        "src/paddock/games/chess_go",
        "tests",
        "tools",
        "bench",
        "docs/rules",
        "web/src/lib/protocol",
    ):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "src/paddock/core/state.py").write_text("def one():\n    pass\n" * 3, "utf-8")
    tool["main"].__globals__.update(ROOT=tmp_path)
    return tool


def _write(limits: dict[str, Any], name: str, text: str) -> None:
    (limits["main"].__globals__["ROOT"] / name).write_text(text, "utf-8")


def test_a_tree_that_holds_them(limits: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    _write(
        limits, "README.md", "# Title\n\n| " + "wide " * 60 + "|\n\n```\n" + "x" * 200 + "\n```\n"
    )
    _write(limits, "docs/rules/outspeed.md", "law " * 60)
    assert limits["main"]() == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("src/paddock/proof/a.py", '"""What it is."""\n', "a.py:1: a docstring opens with What"),
        ("docs/bots.md", "line\n\n" * 101, "docs/bots.md: 202 lines, at most 200"),
        ("src/paddock/long.py", "x = 1\n" * 401, "src/paddock/long.py: 401 lines, at most 400"),
        ("tests/test_long.py", "x = 1\n" * 751, "tests/test_long.py: 751 lines, at most 750"),
        ("tools/one.py", "def f():\n" + "    x = 1\n" * 60, "tools/one.py:1 f: 61 lines"),
        ("tools/one.py", "def f():\n    return (\n" + "        1,\n" * 60 + "    )\n", ""),
        ("src/paddock/core/table.py", "x = 1\n" * 399 + "\n", ""),
        (
            "src/paddock/mid.py",
            ("def f():\n" + "    x = 1\n" * 30) * 3,
            "one function in ten has 31",
        ),
        ("README.md", "a " * 61, "README.md:1: 122 characters, at most 120"),
        ("README.md", "one two\n" * 16, "README.md: 32 words, at most 30: one two one"),
        (
            "src/paddock/talks.py",
            '"""' + "one two\n" * 16 + '"""\n',
            "src/paddock/talks.py: 32 words, at most 30: one two one",
        ),
        ("src/paddock/lab/tiles.py", "# for Chess Go", "lab/tiles.py:1: 'Chess Go' belongs in"),
        ("src/paddock/lab/chess_go.py", "", "lab/chess_go.py: 'chess_go' belongs in its game's"),
        ("web/src/lib/table.ts", "let x;\n" * 401, "web/src/lib/table.ts: 401 lines, at most 400"),
        ("web/src/Table.svelte", "<p>\n" * 251, "web/src/Table.svelte: 251 lines, at most 250"),
        ("web/src/lib/protocol/types.ts", "let x;\n" * 500, ""),
        ("src/paddock/games/chess_go/law.py", "# Chess Go, Leon", ""),
        ("src/paddock/catalog.py", "GAMES = chess_go", ""),
    ],
)
def test_what_breaks_them_is_named(
    limits: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    name: str,
    text: str,
    fault: str,
) -> None:
    _write(limits, name, text)
    assert limits["main"]() == bool(fault)
    assert fault in capsys.readouterr().out


def test_a_large_core_is_named(limits: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        _write(limits, f"src/paddock/core/{name}.py", "x = 1\n" * 300)
    assert limits["main"]() == 1
    assert "src/paddock/core: 606 lines, at most 600" in capsys.readouterr().out
