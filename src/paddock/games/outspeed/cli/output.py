"""OUTSPEED on the command line: its tiles as cockpits, and the table of its routes."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paddock.cli.output import share
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    Amount,
    Deck,
    Face,
    Players,
    Route,
    Side,
    Tile,
)
from paddock.words import Words

FACES: Final = {"3-4": Players.UP_TO_4, "5-6": Players.UP_TO_6}


def draw_deck(words: Words, deck: Deck, label: str, tile: int | None) -> Iterator[RenderableType]:
    """All tiles of a deck, or one of them, and its dice."""
    for each in deck.tiles:
        if tile in (None, each.number):
            yield draw_tile(words, each, label)
    yield _dice_line(words, deck)


def own_tables(
    words: Words, config: Config, counts: Mapping[str, Any]
) -> Iterator[tuple[str, Table]]:
    """How often each route was programmed."""
    if "routes" in counts:
        yield words("table-routes"), _routes_table(words, config.deck, counts["routes"])


def _routes_table(words: Words, deck: Deck, tiles: Mapping[str, Any]) -> Table:
    """How often each lit route of each face was programmed; a dark one has an empty cell."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("column-tile"), justify="right")
    table.add_column(words("column-face"))
    for side in Side:
        table.add_column(words(f"route-{side}"), justify="right")
    for tile, faces in tiles.items():
        for face, routes in faces.items():
            lit = deck.tiles[int(tile) - 1].face(FACES[face]).lit()
            total = sum(routes.values())
            cells = [share(words, routes.get(s, 0), total) if s in lit else "" for s in Side]
            table.add_row(tile, face.replace("-", "\u2013"), *cells)
    return table


def _dice_line(words: Words, deck: Deck) -> str:
    return words(
        "deck-dice", yellow=" ".join(map(str, deck.yellow)), blue=" ".join(map(str, deck.blue))
    )


def draw_tile(words: Words, tile: Tile, label: str) -> RenderableType:
    """A tile as a cockpit with three lights, both its faces."""
    kind = "finish" if tile.number in FINISH_TILES else "track"
    title = Text(words(f"tile-{kind}", tile=tile.number) + f" · {label}")
    faces = Group(
        _face(words, tile.face34, "place-face34"), _face(words, tile.face56, "place-face56")
    )
    return Panel(faces, title=title, title_align="left", expand=False, box=box.ROUNDED)


def _face(words: Words, face: Face, heading: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=words(heading), title_justify="left", pad_edge=False)
    table.add_column("", style="dim")
    lit = face.lit()
    for side in Side:
        light = Text("● ", "bold green") if side in lit else Text("○ ", "dim")
        table.add_column(light + Text(words(f"route-{side}")), min_width=14)
    for line in ("condition", "cost", "reward"):
        cells = [_line(words, lit[side], line) if side in lit else "" for side in Side]
        table.add_row(words(f"tile-{line}"), *cells)
    return table


def _line(words: Words, route: Route, line: str) -> str:
    match line:
        case "condition":
            return (
                words("tile-any-room")
                if route.room is None
                else words("tile-room", room=route.room)
            )
        case "cost":
            return _amount(words, route.cost, "yellow") or words("tile-free")
        case _:
            return "\n".join(_rewards(words, route))


def _rewards(words: Words, route: Route) -> Iterator[str]:
    if zones := _amount(words, route.zones, "blue"):
        yield words("tile-zones", amount=zones)
    if fuel := _amount(words, route.fuel, "yellow"):
        yield words("tile-fuel", amount=fuel)
    if route.token:
        yield words("tile-token")


def _amount(words: Words, amount: Amount, die: str) -> str:
    terms = [str(amount.number)] if amount.number else []
    terms += [words(f"die-{die}")] * amount.dice
    terms += [words("tile-count", route=words(f"route-{side}")) for side in amount.counts]
    terms += [words("tile-dial")] if amount.dial else []
    return " + ".join(terms)
