"""A release says the same everywhere: changelog, citation, badges, workflows, decisions."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
VERSION: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
CHANGELOG: Final = (ROOT / "CHANGELOG.md").read_text("utf-8")
README: Final = (ROOT / "README.md").read_text("utf-8")
DECISIONS: Final = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
KINDS: Final = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
"""The headings of Keep a Changelog, in its order."""
MAX_FIRST_LINES: Final = 40


def releases(page: str) -> dict[str, str]:
    """The text of each release, by its heading."""
    parts = re.split(r"^## (.*)$", page, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2]))


def faults(page: str) -> list[str]:
    """What breaks the form of a changelog."""
    found, dated = [], re.compile(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d")
    for number, (head, text) in enumerate(releases(page).items()):
        if not (head == "[Unreleased]" if number == 0 else dated.fullmatch(head)):
            found.append(f"heading {head}")
        kinds = re.findall(r"^### (.*)$", text, re.MULTILINE)
        if kinds != [kind for kind in KINDS if kind in kinds]:
            found.append(f"kinds of {head}: {kinds}")
        lines = [line for line in text.splitlines() if line]
        found += [line for line in lines if not line.startswith(("### ", "- ", "  "))]
    return found


def test_the_changelog_has_its_form() -> None:
    assert faults(CHANGELOG) == []
    assert next(iter(releases(CHANGELOG))) == "[Unreleased]"


@pytest.mark.parametrize(
    "page",
    [
        "## 0.1.0 (unreleased)\n\n### Added\n\n- A.\n",
        "## [Unreleased]\n\n### Fixed\n\n- A.\n\n### Added\n\n- B.\n",
        "## [Unreleased]\n\n#### Games\n\n- A.\n\nMore.\n",
    ],
)
def test_another_form_is_found(page: str) -> None:
    assert faults(page) != []


def test_the_first_release_only_adds_and_is_short() -> None:
    (first,) = [text for head, text in releases(CHANGELOG).items() if head.startswith("[0.1.0]")]
    assert re.findall(r"^### (.*)$", first, re.MULTILINE) == ["Added"]
    assert len([line for line in first.splitlines() if line.startswith("- ")]) > 20
    assert len(first.strip().splitlines()) <= MAX_FIRST_LINES


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    (head,) = [head for head in releases(CHANGELOG) if head.startswith(f"[{VERSION}]")]
    assert f"\nversion: {VERSION}\n" in citation
    assert f"\ndate-released: {head[-10:]}\n" in citation
    assert f"paddock_games-{VERSION}-py3-none-any.whl" in README


def test_the_badges_are_fresh_and_shown() -> None:
    drawn = runpy.run_path(str(ROOT / "tools" / "badges.py"))
    folder: Path = drawn["FOLDER"]
    badges: dict[str, str] = drawn["badges"]()
    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == badges
    assert [name for name in badges if f"(docs/pictures/badges/{name})" not in README] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_makes_is_a_target(path: Path) -> None:
    targets = {*re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)}
    made = re.findall(r"run: make ([a-z-]+)", path.read_text("utf-8"))
    assert made or ".ci/run" in path.read_text("utf-8")
    assert {*made} <= targets


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_a_status_and_the_index_says_if_it_is_superseded(path: Path) -> None:
    head, empty, status, *_ = path.read_text("utf-8").splitlines()
    assert head.startswith(f"# {int(path.stem[:4])}. ")
    assert empty == ""
    assert re.match(
        r"Status: (accepted|superseded by \[\d+\]\(\d{4}-[\w-]+\.md\)|rejected)", status
    )
    index = " ".join((path.parent / "README.md").read_text("utf-8").split())
    (row,) = re.findall(rf"\({path.name}\)([^[]*)", index)
    assert ("superseded by" in status) == ("superseded by" in row)
    if by := re.search(r"superseded by \[(\d+)\]\((\S+)\)", status):
        assert (path.parent / by[2]).is_file()
        assert int(by[2][:4]) == int(by[1])
        assert f"superseded by {by[1]}" in row
