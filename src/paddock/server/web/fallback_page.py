"""The page at / where the browser client is not built: what this is, and the open tables."""

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from starlette.responses import HTMLResponse

from paddock.catalog import GAMES
from paddock.protocol import TableInfo
from paddock.words import LANGUAGES, Words


def home_page(accepted: str, tables: Iterable[TableInfo]) -> HTMLResponse:
    """Return the page in the first of the reader's languages that we speak."""
    language = next((wish for wish in _wishes(accepted) if wish in LANGUAGES), "en")
    words = Words(language)
    listed = "".join(_row(words, table) for table in tables)
    parts = {
        "language": language,
        "title": escape(words("page-title")),
        "about": escape(words("page-about")),
        "client": escape(words("page-not-built", command="make web")),
        "heading": escape(words("page-open-tables")),
        "tables": f"<ul>{listed}</ul>" if listed else f"<p>{escape(words('page-no-tables'))}</p>",
    }
    return HTMLResponse(_template().substitute(parts), headers={"Vary": "Accept-Language"})


def _wishes(accepted: str) -> list[str]:
    return [wish.strip()[:2].lower() for wish in accepted.split(",")]


def _row(words: Words, table: TableInfo) -> str:
    taken = sum(name is not None for name in table.names)
    line = words(
        "page-table",
        game=GAMES[table.game].title,
        code=table.code,
        taken=taken,
        players=table.players,
    )
    return f"<li>{escape(line)}</li>"


@cache
def _template() -> Template:
    page = files("paddock.server").joinpath("pages", "home.html")
    return Template(page.read_text("utf-8"))
