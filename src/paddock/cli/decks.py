"""`paddock deck`: check a deck file, or draw the tiles and cards of a deck."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paddock.catalog import GAMES, Entry
from paddock.cli.console import PlainConsole, heading
from paddock.cli.refusal import read_text, refuse
from paddock.faults import Fault, Faults, read_toml
from paddock.games.outspeed.tiles import FINISH_TILES, Amount, Face, Route, Side, Tile
from paddock.words import Words, one_line


def check(parsed: Namespace, words: Words) -> int:
    """Name every fault of a deck; exit code 1 if it cannot be played."""
    text = read_text(parsed.file)
    entry = _entry_of(text)
    deck, faults = entry.examine_deck(text)
    for fault in faults:
        print(fault_sentence(words, fault))
    grave = sum(not fault.warning for fault in faults)
    if grave:
        print(words("deck-bad", path=parsed.file, count=grave))
        return 1
    print(words("deck-good", path=parsed.file, name=deck.name, warnings=len(faults)))
    return 0


def _entry_of(text: str) -> Entry:
    """The game that a deck is for: its file says so; OUTSPEED, if it does not."""
    document = read_toml(text, Faults()) or {}
    game = str(document.get("game", "outspeed"))
    if game not in GAMES:
        raise refuse("deck-unknown-game", game=game)
    return GAMES[game]


def load_deck(path: str, entry: Entry) -> Any:
    """The deck in a file, or a refusal that names its first fault."""
    text = read_text(path)
    if _entry_of(text) is not entry:
        raise refuse("deck-of-another-game", path=path, game=entry.name)
    deck, faults = entry.examine_deck(text)
    if deck is None or any(not fault.warning for fault in faults):
        raise refuse("deck-refused", path=path)
    return deck


def deck_label(words: Words, entry: Entry, deck: Any) -> str:
    """13.1 The house set is named as ours wherever it is shown."""
    return words("deck-house") if deck == entry.house_deck() else one_line(deck.name)


def fault_sentence(words: Words, fault: Fault) -> str:
    """Where and what: tile, face, route and field of a fault."""
    details = {name: _detail(words, name, value) for name, value in fault.details}
    what = words(f"fault-{fault.code}", **details)
    where = ", ".join(_where(words, fault))
    kind = words("fault-warning") if fault.warning else words("fault-fault")
    return f"{kind} {where}: {what}" if where else f"{kind} {what}"


def _detail(words: Words, name: str, value: str) -> str:
    """A route is called by its name in the language; everything else stands so in the file."""
    return words(f"route-{value}") if name == "route" else value


def _where(words: Words, fault: Fault) -> Iterator[str]:
    place = fault.place
    if place.tile is not None:
        yield words("place-tile", tile=place.tile)
    if place.face is not None:
        yield words(f"place-{place.face}")
    if place.route is not None:
        yield words("place-route", route=words(f"route-{place.route}"))
    if place.field is not None:
        yield words("place-field", field=place.field)


def show(parsed: Namespace, words: Words) -> int:
    """Draw the tiles or cards of a deck."""
    entry = GAMES[parsed.game] if parsed.file is None else _entry_of(read_text(parsed.file))
    deck = entry.house_deck() if parsed.file is None else load_deck(parsed.file, entry)
    label = deck_label(words, entry, deck)
    console = PlainConsole()
    if entry.name == "why_first":
        console.print(heading(label))
        console.print(_cards_table(words, deck))
        return 0
    for tile in deck.tiles:
        if parsed.tile in (None, tile.number):
            console.print(draw_tile(words, tile, label))
    console.print(_dice_line(words, deck))
    return 0


def _cards_table(words: Words, deck: Any) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("column-card"), justify="right")
    table.add_column(words("column-white"))
    for value in sorted({card.value for card in deck.cards}, reverse=True):
        whites = [str(card.white) for card in deck.cards if card.value == value]
        table.add_row(f"{value:+d}".replace("-", "\u2212"), " ".join(whites))
    return table


def _dice_line(words: Words, deck: Any) -> str:
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
