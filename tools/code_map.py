"""Write the column "depends on" of ARCHITECTURE's code map from the imports.

`make types`. It names every package that one of the package's modules imports directly. A test says
when the column is not fresh.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "ARCHITECTURE.md"
CACHE: Final = ROOT / ".cache" / "grimp"
OUTSIDE: Final = {"vector": ["JAX"], "arrays": ["NumPy"], "core": ["msgspec"]}
"""What the lowest packages stand on, beside Python."""
ROOMS: Final = frozenset({"cli", "lab", "terminal", "train"})
ROOM: Final = "games/<game>/<room>"
"""The row for a game's parts of the shared rooms, which the game itself may not import."""
NONE: Final = "\N{EN DASH}"

Imports = Mapping[str, set[str]]


def imports_of_packages() -> Imports:
    """The packages and modules of `paddock` that each one imports directly."""
    graph = grimp.build_graph("paddock", cache_dir=str(CACHE))
    found: dict[str, set[str]] = {}
    for module in graph.modules:
        own = _package(module)
        others = {_package(one) for one in graph.find_modules_directly_imported_by(module)}
        found.setdefault(own, set()).update(others - {own})
    return found


def _package(module: str) -> str:
    """The row of the code map to which a module belongs."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and ROOMS.intersection(parts[3:4]):
        return ROOM
    return parts[1] if len(parts) > 1 else parts[0]


def with_dependencies(page: str, imports: Imports) -> str:
    """The page with the column as the imports have it. A row may be for several packages."""
    head, table, rest = _parts(page)
    rows = [_row(row, imports) for row in table.splitlines()]
    return head + "\n".join(rows) + rest


def _parts(page: str) -> tuple[str, str, str]:
    before, head, rest = page.partition("| package | what it is |")
    rows, gap, after = rest.partition("\n\n")
    return before, head + rows, gap + after


def packages_of(row: str) -> list[str]:
    """The packages that a row of the code map is about."""
    names = [name.rstrip("/") for name in re.findall(r"`([\w/<>]+)`", row.partition(" | ")[0])]
    return [name if name == ROOM else name.partition("/")[0] for name in names]


def _row(row: str, imports: Imports) -> str:
    cells = row.split(" | ")
    names = [name for name in packages_of(row) if name in imports]
    if names:
        found = sorted({one for name in names for one in imports[name]} - {*names})
        outside = [one for name in names for one in OUTSIDE.get(name, [])]
        cells[2] = ", ".join([*outside, *(f"`{one}`" for one in found)]) or NONE
    return " | ".join(cells)


if __name__ == "__main__":
    PAGE.write_text(with_dependencies(PAGE.read_text("utf-8"), imports_of_packages()), "utf-8")
