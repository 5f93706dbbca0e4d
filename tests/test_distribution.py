"""The package has one name everywhere, and the index gets a page without dead links."""

import re
import runpy
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import pytest

import paddock
from paddock.distribution import DISTRIBUTION, install_command, version

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
README: Final = (ROOT / "README.md").read_text("utf-8")
HOOKS: Final[dict[str, Any]] = runpy.run_path(str(ROOT / "tools" / "hatch_hooks.py"))
INSTALLS: Final = re.compile(r"""pip3? install\s+(?:-\S+\s+)*["'`]?([\w.+:/-]+)""")
REPOSITORY: Final = "https://example.org/people/paddock"


def texts() -> Iterator[Path]:
    """Everything that may tell somebody what to install."""
    yield from ROOT.glob("*.md")
    for folder, kinds in {"docs": "md", "src": "py ftl", "web/src": "ts svelte"}.items():
        for kind in kinds.split():
            yield from (ROOT / folder).rglob(f"*.{kind}")


def strangers(text: str) -> list[str]:
    """What it says to install that is not ours: a file that was built is."""
    named = [name.partition("[")[0] for name in INSTALLS.findall(text)]
    return [name for name in named if name != DISTRIBUTION and not name.startswith("dist/")]


def test_the_project_has_this_name() -> None:
    assert PROJECT["name"] == DISTRIBUTION


def test_every_text_installs_our_package() -> None:
    found = [*texts()]
    assert len(found) > 400
    assert {
        path: strangers(path.read_text("utf-8"))
        for path in found
        if strangers(path.read_text("utf-8"))
    } == {}
    assert sum("pip install" in path.read_text("utf-8") for path in found) > 8


@pytest.mark.parametrize(
    "line", ["pip install paddock", "pip install 'paddock[envs]'", "pip install -U paddock[play]"]
)
def test_the_name_of_a_stranger_is_found(line: str) -> None:
    assert strangers(f"Run `{line}`.") == ["paddock"]


def test_no_text_names_an_extra_of_a_stranger() -> None:
    extras = "|".join(PROJECT["optional-dependencies"])
    found = [
        path for path in texts() if re.search(rf"\bpaddock\[({extras})", path.read_text("utf-8"))
    ]
    assert found == []


def test_extras_depend_on_each_other_under_this_name() -> None:
    everything = [one for some in PROJECT["optional-dependencies"].values() for one in some]
    assert [one for one in everything if re.match(r"paddock\b(?!-games)", one)] == []


def test_the_version_is_that_of_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", {DISTRIBUTION: "1.2.3"}.__getitem__)
    assert version() == paddock.__version__ == "1.2.3"


def test_a_tree_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert version() == "unknown"


def test_the_command_for_an_extra() -> None:
    assert install_command("play") == "pip install 'paddock-games[play]'"


def relative_links(text: str) -> list[str]:
    return re.findall(r"\]\((?!https?://)([^)]*)\)", text)


def test_the_index_gets_absolute_links_where_the_repository_is_known() -> None:
    page = HOOKS["long_description"](README, REPOSITORY, "0.1.0")
    assert len(relative_links(README)) > 20
    assert relative_links(page) == []
    assert f"]({REPOSITORY}/blob/v0.1.0/docs/guides/run-a-server.md)" in page
    assert f"]({REPOSITORY}/raw/v0.1.0/docs/pictures/" in page


def test_the_index_gets_no_links_where_it_is_not() -> None:
    page = HOOKS["long_description"](README, None, "0.1.0")
    assert relative_links(page) == []
    assert "![" not in page
    assert "run a server" in page
    assert HOOKS["urls"](None) == {}


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    assert [
        one for one in relative_links(README) if not (ROOT / one.partition("#")[0]).exists()
    ] == []
