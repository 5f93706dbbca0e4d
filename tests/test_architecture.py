"""ARCHITECTURE.md names every module, and stays short enough to be read."""

import re
import runpy
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
NAMED: Final = frozenset(
    name.strip("/")
    for quoted in re.findall(r"`([\w/<>.*]+)`", PAGE)
    for name in (quoted, *quoted.strip("/").split("/"))
)
FOLDERS_AS_ONE: Final = re.compile(
    r"cli/|games/\w+/(rules|vector|bots|cli|lab/tuning|terminal)/|terminal/remote/"
)
"""Modules that the page names together: a command, a chapter, a bot each."""


def test_every_module_is_named() -> None:
    source = ROOT / "src" / "paddock"
    modules = [path.relative_to(source) for path in source.rglob("*.py")]
    single = [
        m for m in modules if not m.stem.startswith("__") and not FOLDERS_AS_ONE.match(str(m))
    ]
    assert len(single) > 80
    assert sorted(str(module) for module in single if module.stem not in NAMED) == []


def test_every_package_is_named() -> None:
    source = ROOT / "src" / "paddock"
    packages = {path.parent.name for path in source.glob("*/__init__.py")}
    assert packages - NAMED == set()


def test_it_has_at_most_two_hundred_lines() -> None:
    assert len(PAGE.splitlines()) <= 200


CODE_MAP: Final = runpy.run_path(str(ROOT / "tools" / "code_map.py"))


@cache
def imports() -> dict[str, set[str]]:
    """The packages that each package imports."""
    return dict(CODE_MAP["imports_of_packages"]())


def test_the_code_map_says_what_each_package_imports() -> None:
    assert CODE_MAP["with_dependencies"](PAGE, imports()) == PAGE, "make types"


def test_an_import_that_the_code_map_does_not_name_is_found() -> None:
    planted = {**imports(), "rulebook": imports()["rulebook"] | {"words"}}
    assert CODE_MAP["with_dependencies"](PAGE, planted) != PAGE


def test_every_package_has_a_row_in_the_code_map() -> None:
    _, table, _ = CODE_MAP["_parts"](PAGE)
    rows = {name for row in table.splitlines() for name in CODE_MAP["packages_of"](row)}
    assert imports().keys() - rows == {"paddock", "__main__"}


def test_no_package_but_the_catalogue_may_name_a_game() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (held,) = [
        set(contract["source_modules"])
        for contract in contracts["tool"]["importlinter"]["contracts"]
        if contract.get("forbidden_modules") == ["paddock.games"]
    ]
    packages = {f"paddock.{path.stem}" for path in (ROOT / "src" / "paddock").glob("[!_]*")}
    free = {"paddock.catalog", "paddock.games", "paddock.locale", "paddock.py", "paddock.static"}
    assert packages - held <= free
