"""The public surface: few names, loaded late, and each shown at work on a page that is run."""

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import paddock

PAGE: Final = Path(__file__).parents[1] / "docs" / "public-api.md"
NEW_MODULES: Final = """
import sys
before = {*sys.modules}
import paddock
print(*sorted({*sys.modules} - before))
"""


def run(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603


def test_it_is_small() -> None:
    assert len(paddock.__all__) <= 15
    assert sorted(paddock.__all__) == sorted({*paddock.__all__})


@pytest.mark.parametrize("name", [*paddock.__all__, "__version__"])
def test_every_name_is_there_and_listed(name: str) -> None:
    assert getattr(paddock, name) is not None
    assert name in dir(paddock)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'paddock' has no attribute 'Table'"):
        _ = paddock.Table  # type: ignore[attr-defined]


def test_importing_it_imports_nothing_else() -> None:
    assert run(NEW_MODULES).split() == ["paddock"]


def test_the_rules_are_loaded_without_any_library_of_an_extra() -> None:
    loaded = run("import sys; from paddock import GAMES; print(*sys.modules)").split()
    extras = {"numpy", "jax", "textual", "websockets", "starlette", "apsw", "rich", "asyncio"}
    assert extras.isdisjoint(loaded)


def test_the_examples_of_its_page_run_and_show_every_name() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 15) == (0, True)
    code = "\n".join(
        line for line in PAGE.read_text("utf-8").splitlines() if line.startswith((">>> ", "... "))
    )
    assert [name for name in paddock.__all__ if name not in code] == []
