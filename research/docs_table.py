"""Tables of measured figures, and their place in a page of the documentation."""

from collections.abc import Sequence
from pathlib import Path


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [columns, ["--"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def replace_part(page: Path, name: str, text: str) -> None:
    """Put a text between the comments `<!-- name -->` and `<!-- /name -->` of a page."""
    first, last = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = page.read_text("utf-8").partition(first)
    _, closed, after = rest.partition(last)
    if not (found and closed):
        raise ValueError(f"{page} has no part {name}")
    page.write_text(f"{before}{first}\n\n{text}\n\n{last}{after}", "utf-8")
