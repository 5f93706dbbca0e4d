"""`paddock deck`: check a deck file, or draw the tiles and cards of a deck."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from paddock.catalog import FIRST_GAME, GAMES
from paddock.cli.errors import read_text, refuse
from paddock.cli.game_output import output_of
from paddock.cli.output import PlainConsole
from paddock.faults import Fault, Faults, read_toml
from paddock.game_entry import GameEntry
from paddock.words import Words, one_line


def check(parsed: Namespace, words: Words) -> int:
    """Name every fault of a deck; exit code 1 if it cannot be played."""
    text = read_text(parsed.file)
    entry = _entry_of(text)
    deck, faults = entry.rules.examine_deck(text)
    for fault in faults:
        print(fault_sentence(words, fault))
    grave = sum(not fault.warning for fault in faults)
    if deck is None or grave:
        print(words("deck-bad", path=parsed.file, count=grave))
        return 1
    print(words("deck-good", path=parsed.file, name=deck.name, warnings=len(faults)))
    return 0


def _entry_of(text: str) -> GameEntry:
    """Return the game that a deck is for: its file says so; the first game, if it does not."""
    document = read_toml(text, Faults()) or {}
    game = str(document.get("game", FIRST_GAME))
    if game not in GAMES:
        raise refuse("deck-unknown-game", game=game)
    return GAMES[game]


def load_deck(path: str, entry: GameEntry) -> Any:
    """Return the deck in a file, or a refusal that names its first fault."""
    text = read_text(path)
    if _entry_of(text) is not entry:
        raise refuse("deck-of-another-game", path=path, game=entry.name)
    deck, faults = entry.rules.examine_deck(text)
    if deck is None or any(not fault.warning for fault in faults):
        raise refuse("deck-refused", path=path)
    return deck


def deck_label(words: Words, entry: GameEntry, deck: Any) -> str:
    """13.1 The house set is named as ours wherever it is shown."""
    return words("deck-house") if deck == entry.rules.house_deck() else one_line(deck.name)


def fault_sentence(words: Words, fault: Fault) -> str:
    """Where and what: tile, face, route and field of a fault."""
    details = {name: _detail(words, name, value) for name, value in fault.details}
    what = words(f"fault-{fault.code}", **details)
    where = ", ".join(_where(words, fault))
    kind = words("fault-warning") if fault.warning else words("fault-fault")
    return f"{kind} {where}: {what}" if where else f"{kind} {what}"


def _detail(words: Words, name: str, value: str) -> str:
    """Translate a place: routes have names in the language, all else stands so in the file."""
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
    deck = entry.rules.house_deck() if parsed.file is None else load_deck(parsed.file, entry)
    label = deck_label(words, entry, deck)
    console = PlainConsole()
    for part in output_of(entry).draw_deck(words, deck, label, parsed.tile):
        console.print(part)
    return 0
