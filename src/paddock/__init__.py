"""Paddock: two racing games of secret, simultaneous choice.

The names in `__all__` are the public surface: docs/public-api.md shows each of them at work and
says what else is promised. They are imported when they are first used, so `import paddock` itself
imports nothing.
"""

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than all of this
if TYPE_CHECKING:
    from paddock.bots.playing import Played as Played
    from paddock.bots.playing import draw as draw
    from paddock.bots.playing import play as play
    from paddock.catalog import GAMES as GAMES
    from paddock.catalog import bot as bot
    from paddock.core import SPECTATOR as SPECTATOR
    from paddock.core import Chance as Chance
    from paddock.core import Decision as Decision
    from paddock.core import GameOver as GameOver
    from paddock.core import IllegalInputError as IllegalInputError
    from paddock.core import Record as Record
    from paddock.core import Seat as Seat
    from paddock.core import replay as replay
    from paddock.record_file import read_record as read_record
    from paddock.record_file import write_record as write_record

    __version__: str

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Chance",
    "Decision",
    "GameOver",
    "IllegalInputError",
    "Played",
    "Record",
    "Seat",
    "bot",
    "draw",
    "play",
    "read_record",
    "replay",
    "write_record",
]

_HOMES = {
    "paddock.bots.playing": ("Played", "draw", "play"),
    "paddock.catalog": ("GAMES", "bot"),
    "paddock.core": (
        "SPECTATOR",
        "Chance",
        "Decision",
        "GameOver",
        "IllegalInputError",
        "Record",
        "Seat",
        "replay",
    ),
    "paddock.record_file": ("read_record", "write_record"),
}

if not TYPE_CHECKING:  # or else every name would seem to be there

    def __getattr__(name: str) -> object:
        """Import a public name, or work out `__version__`, when it is first used."""
        from importlib import import_module  # noqa: PLC0415 - `import paddock` imports nothing

        if name == "__version__":
            return import_module("paddock.distribution").version()
        for home, names in _HOMES.items():
            if name in names:
                found: object = getattr(import_module(home), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module 'paddock' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted((*globals(), *__all__, "__version__"))
