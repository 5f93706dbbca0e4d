"""Rebuild the house set: two sets of the searches, and the routes that were replaced by hand.

    python -m research.tile_path

Takes the 3-4 faces of a generation of one search and the 5-6 faces that another search started
from, makes the edits of `edits.json`, and compares the outcome with `house.toml`. The searches
themselves ran on code that has changed since: their logs are kept, with start, seed and figures.
"""

import lzma
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.lab.tuning.search import Generation, Plan
from paddock.games.outspeed.tiles import Deck, Players, Route, Side

FOLDER: Final = Path(__file__).parent / "tile_search"
SMALL_FACES: Final = "last-34.jsonl.xz"
GENERATION: Final = 17
LARGE_FACES: Final = "last-56-seed-4.jsonl.xz"


class Edit(msgspec.Struct, frozen=True):
    """A route that was replaced by hand."""

    tile: int
    face: Players
    side: Side
    route: Route


def rebuilt() -> Deck:
    """The house set, from the logs and the edits."""
    small, large = _of_a_generation(), _start()
    tiles = [
        replace(tile, face56=other.face56)
        for tile, other in zip(small.tiles, large.tiles, strict=True)
    ]
    edits = msgspec.json.decode((FOLDER / "edits.json").read_bytes(), type=list[Edit])
    for edit in edits:
        tile = tiles[edit.tile - 1]
        name = "face34" if edit.face is Players.UP_TO_4 else "face56"
        face = replace(tile.face(edit.face), **{edit.side: edit.route})
        tiles[edit.tile - 1] = replace(tile, **{name: face})
    return replace(small, tiles=tuple(tiles))


def _lines(name: str) -> list[bytes]:
    return lzma.decompress((FOLDER / name).read_bytes()).splitlines()


def _of_a_generation() -> Deck:
    """The best set of the generation."""
    steps = [msgspec.json.decode(line, type=Generation) for line in _lines(SMALL_FACES)[1:]]
    (step,) = [one for one in steps if one.number == GENERATION]
    return step.best[0].deck


def _start() -> Deck:
    return msgspec.json.decode(_lines(LARGE_FACES)[0], type=Plan).deck


def main() -> None:
    """Say whether the set is the house set."""
    if rebuilt() != house_deck():
        sys.exit("another set than house.toml")
    print("The same set as house.toml.")


if __name__ == "__main__":
    main()
