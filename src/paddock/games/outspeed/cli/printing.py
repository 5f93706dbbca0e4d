"""`paddock deck print`: OUTSPEED tiles as pages to print and cut out."""

from argparse import Namespace
from pathlib import Path

from paddock.cli.decks import deck_label, load_deck
from paddock.cli.errors import refuse, write_page
from paddock.game_entry import GameEntry
from paddock.games.outspeed.cli.deck_sheets import picture, sheets
from paddock.words import Words


def print_sheets(entry: GameEntry, parsed: Namespace, words: Words) -> int:
    """Write the tiles of a deck as pages, or all faces as one picture."""
    deck = entry.rules.house_deck() if parsed.file is None else load_deck(parsed.file, entry)
    label = deck_label(words, entry, deck)
    if parsed.picture is not None:
        write_page(parsed.picture, picture(deck, label))
        print(words("print-written", path=parsed.picture))
        return 0
    folder = Path(parsed.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("page-unwritable", path=parsed.output) from error
    for page in sheets(deck, label, words, parsed.paper, parsed.size):
        path = str(folder / page.name)
        write_page(path, page.svg)
        print(words("print-written", path=path))
    print(words("print-how"))
    return 0
