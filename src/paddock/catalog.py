"""The games there are, and the bots that play them. Nobody else lists games."""

from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from typing import Any, Final

from paddock import champions
from paddock.bots.bot import Bot
from paddock.bots.mixed_bot import MixedBot, RandomBot
from paddock.bots.own import is_own, own_bot
from paddock.bots.search import Budget, Expert
from paddock.game_entry import GameEntry
from paddock.games.outspeed.entry import GAME as OUTSPEED
from paddock.games.why_first.entry import GAME as WHY_FIRST

INSTALLED: Final = "paddock.games"
"""The group of entry points by which other packages bring games (docs/guides/add-a-game.md)."""


class UnknownGameError(LookupError):
    """No game has this name."""


class SameNameError(ValueError):
    """Two games have one name: which of them a record or a log means could not be known."""


def _entries() -> Iterator[GameEntry]:
    yield from (OUTSPEED, WHY_FIRST)
    for found in entry_points(group=INSTALLED):
        yield found.load()


class Games(dict[str, GameEntry]):
    """The games by name. A name that is not here is an error that says which are."""

    def __missing__(self, name: str) -> GameEntry:
        raise UnknownGameError(f"there is no game {name!r}, only {', '.join(self)}")


def _by_name(entries: Iterator[GameEntry]) -> Games:
    games = Games()
    for entry in entries:
        if entry.name in games:
            raise SameNameError(f"two games are called {entry.name!r}")
        games[entry.name] = entry
    return games


GAMES: Final[Mapping[str, GameEntry]] = _by_name(_entries())
FIRST_GAME: Final = next(iter(GAMES))
"""The game that is meant where none is named."""
MAX_PLAYERS: Final = max(entry.rules.players[-1] for entry in GAMES.values())
MIN_PLAYERS: Final = min(entry.rules.players[0] for entry in GAMES.values())

STYLES: Final = ("bold", "careful")
"""The two ways in which a Regular plays: seat by seat in turn, so that a table has both."""
CHAMPION: Final = "champion"
_CHAMPIONS: Final = (CHAMPION,) if champions.are_installed(GAMES.values()) else ()
STRENGTHS: Final[tuple[str, ...]] = ("rookie", "regular", "expert", *_CHAMPIONS)
"""The bots that differ in strength, the weakest first."""
LEVELS: Final[tuple[str, ...]] = (*STRENGTHS, *STYLES)
"""The bots that are offered to people, by name."""
BOTS: Final = (*LEVELS, "random")
STAND_IN: Final = "regular"
"""Who plays for the absent."""
SIMULATIONS: Final = Budget(40)
"""Simulations per Expert decision where the same seed must give the same game."""


def bot(game: str, name: str, seat: int, budget: Budget = SIMULATIONS) -> Bot[Any]:
    """The bot of this name, file or net, for this seat; `budget` is for those who search.

    A game without trained nets seats its Expert for a Champion; one without bots plays at random.
    """
    entry = GAMES[game]
    if is_own(name):
        return own_bot(name)
    if champions.is_net(name):
        return champions.player_of(entry, name)
    if name == "random" or entry.bots is None:
        return RandomBot()
    if name == CHAMPION and entry.bots.nets:
        return champions.champion_of(entry)
    if name in ("expert", CHAMPION):
        return Expert(entry.rules.game, entry.bots.insight, budget)
    style = STYLES[seat % len(STYLES)] if name == "regular" else name
    return MixedBot(entry.bots.weigh[style])
