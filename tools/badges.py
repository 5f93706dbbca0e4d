"""Draw README's badges from pyproject.toml, as files that need no server: `make pictures`."""

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures" / "badges"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

LETTER: Final = 6.6
"""Width of a letter of 11 px Verdana, about: the text is fitted into its half."""
PADDING: Final = 10
COLOUR: Final = "#2f6f4f"
BADGE: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img">
<title>{name}: {value}</title>
<rect width="{width}" height="20" rx="3" fill="#444"/>
<path d="M{left} 0h{edge}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H{left}z" fill="{colour}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="{name_at}" y="14" textLength="{name_width}">{name}</text>
<text x="{value_at}" y="14" textLength="{value_width}">{value}</text>
</g>
</svg>
"""


def badges() -> dict[str, str]:
    """The badges by the names of their files."""
    project, tool = PROJECT["project"], PROJECT["tool"]
    languages = sorted(path.name for path in (ROOT / "src/paddock/locale").iterdir())
    said = {
        "version": project["version"],
        "python": project["requires-python"].removeprefix(">=") + "+",
        "license": project["license"],
        "types": "mypy strict" if tool["mypy"]["strict"] else "mypy",
        "branches of the rules": f"{tool['coverage']['report']['fail_under']} % tested",
        "languages": " ".join(languages),
    }
    return {f"{name.replace(' ', '-')}.svg": drawn(name, value) for name, value in said.items()}


def drawn(name: str, value: str) -> str:
    """A badge of two halves."""
    name_width, value_width = round(len(name) * LETTER), round(len(value) * LETTER)
    left, right = name_width + PADDING, value_width + PADDING
    return BADGE.format(
        name=name,
        value=value,
        width=left + right,
        left=left,
        edge=right - 3,
        colour=COLOUR,
        name_at=left / 2,
        value_at=left + right / 2,
        name_width=name_width,
        value_width=value_width,
    )


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, badge in badges().items():
        (FOLDER / file).write_text(badge, "utf-8")
