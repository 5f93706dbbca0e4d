"""The house decks as plain numbers, for machines that have JAX and nothing else of ours.

`python -m bench.decks` writes them again, from the deck files; a test compares them.
"""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "house_decks"


def read(game: str) -> Any:
    """What the vector engine of this game takes for the house deck."""
    return json.loads((FOLDER / f"{game}.json").read_text("utf-8"))


def from_the_deck_files() -> dict[str, Any]:
    """The same, from the deck files. Needs msgspec."""
    from paddock.games.outspeed import encoding as outspeed  # noqa: PLC0415
    from paddock.games.outspeed.deck_file import house_deck  # noqa: PLC0415
    from paddock.games.why_first import encoding as why_first  # noqa: PLC0415
    from paddock.games.why_first.deck_file import house_deck as house_cards  # noqa: PLC0415

    return {
        "outspeed": outspeed.deck_tables(house_deck()),
        "why_first": why_first.card_values(house_cards()),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, numbers in from_the_deck_files().items():
        (FOLDER / f"{game}.json").write_text(json.dumps(numbers) + "\n", "utf-8")
