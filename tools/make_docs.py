"""Build the documentation site with Zensical, in strict mode: a broken link is an error.

Zensical reads one folder. README, ARCHITECTURE and their like are in the root, where people look
for them, and the reference is made from the source: so it is put together in `build/`.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from paddock.catalog import GAMES
from paddock.words import Words

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "site"
SOURCE: Final = ROOT / "src" / "paddock"
LANGUAGES: Final = {"": "", "pl/": " (polski)", "de/": " (Deutsch)", "ru/": " (русский)"}
TITLES: Final = {entry.name: Words("en").say(entry.title) for entry in GAMES.values()}
ROOT_PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
}
REFERENCE: Final = {
    "The contract of a game": ("core",),
    "Laws for games and stores": ("testing", "testing/subject", "testing/games", "testing/stores"),
    "The games": ("catalog", "games/*/state", "games/*/events", "games/*/view", "games/*/rules/*"),
    "Bots": ("bots/*", "games/*/bots/*"),
    "Records, rulebooks and words": ("record_file", "rulebook", "words", "faults"),
    "The shuffle proof": ("proof/*",),
    "The protocol": ("protocol", "client", "client/*"),
    "Research": ("envs/*", "lab/*", "vector/*", "engines"),
}
"""The pages of the reference, and the modules on each."""


def write_sources() -> None:
    """Put together what the site is made of."""
    shutil.rmtree(SITE, ignore_errors=True)
    pages = SITE / "docs"
    shutil.copytree(ROOT / "docs", pages)
    for path in pages.rglob("*.md"):
        path.write_text(_from_docs(path.read_text("utf-8")), "utf-8")
    for name, page in ROOT_PAGES.items():
        (pages / page).write_text(_from_root((ROOT / name).read_text("utf-8")), "utf-8")
    shutil.copytree(ROOT / "research", pages / "research", ignore=_all_but_pages)
    for path in (pages / "research").glob("*.md"):
        path.write_text(path.read_text("utf-8").replace("](../docs/", "](../"), "utf-8")
    (pages / "reference").mkdir()
    for title, patterns in REFERENCE.items():
        (pages / _reference_file(title)).write_text(_reference(title, patterns), "utf-8")
    settings = (ROOT / "tools" / "site.yml").read_text("utf-8")
    order = json.dumps(_order(), ensure_ascii=False)  # JSON is YAML, too
    (SITE / "mkdocs.yml").write_text(f"{settings}\nnav: {order}\n", "utf-8")


def _all_but_pages(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".md")]


def _order() -> list[dict[str, Any]]:
    return [
        {"Start": "index.md"},
        {"Rules": _rulebooks()},
        {"Guides": _pages("guides")},
        {"Documents": _pages("")},
        {"Reference": [{title: _reference_file(title)} for title in REFERENCE]},
        {"Research": ["research/README.md", "research/NOTES.md"]},
        {"Decisions": ["decisions/README.md", *_pages("decisions", but="README.md")]},
        {"Project": [page for page in ROOT_PAGES.values() if page != "index.md"]},
    ]


def _from_docs(text: str) -> str:
    """Links to the root from inside `docs/` lead to the pages that came from there."""
    return re.sub(r"\]\(((?:\.\./)*)\.\./((?:research/)?[A-Z]+\.md)", r"](\1\2", text)


def _rulebooks() -> list[dict[str, str]]:
    return [
        {title + language: f"rules/{folder}{game}.md"}
        for folder, language in LANGUAGES.items()
        for game, title in TITLES.items()
    ]


def _pages(folder: str, but: str = "") -> list[str]:
    found = sorted((ROOT / "docs" / folder).glob("*.md"))
    return [str(Path(folder) / path.name) for path in found if path.name != but]


def _from_root(text: str) -> str:
    """The text of a page in the root, as it is read inside `docs/`."""
    text = re.sub(r"\[([^]]*)\]\(LICENSE\)", r"\1", text)
    text = re.sub(r"\]\(docs/rules/(pl|de|ru)\)", r"](rules/\1/outspeed.md)", text)
    text = text.replace("](README.md)", "](index.md)")
    text = text.replace("](docs/decisions)", "](decisions/README.md)")
    return text.replace("](docs/", "](").replace('src="docs/', 'src="')


def _reference_file(title: str) -> str:
    return "reference/" + re.sub(r"\W+", "-", title.lower()) + ".md"


def _reference(title: str, patterns: tuple[str, ...]) -> str:
    parts = [f"# {title}", *(f"::: {name}" for name in _modules(patterns))]
    return "\n\n".join(parts) + "\n"


def _modules(patterns: tuple[str, ...]) -> list[str]:
    """Modules and packages by their full names. One that is gone is simply not there."""
    found = [
        path
        for pattern in patterns
        for path in (*SOURCE.glob(f"{pattern}.py"), *SOURCE.glob(f"{pattern}/__init__.py"))
    ]
    return sorted({_name(path) for path in found if path.parent.name != "__pycache__"})


def _name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(("paddock", *(part for part in parts if part != "__init__")))


def main() -> int:
    """Build the site."""
    write_sources()
    zensical = Path(sys.executable).with_name("zensical")
    return subprocess.run([zensical, "build", "--strict"], cwd=SITE, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
