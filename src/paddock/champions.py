"""The trained nets that come with games, and how to play a net of your own.

NumPy is imported when a net is asked for, not before: the rules do without it.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from paddock.bots.search import Budget
from paddock.game_entry import GameEntry, bots_of, research_of

if TYPE_CHECKING:
    from paddock.bots.champion import AnyFeatures, Champion, Endgame, Senses
    from paddock.bots.net import Net

FOLDER: Final = "champion"
SUFFIX: Final = ".npz"


class NoFeaturesError(ValueError):
    """The game does not say what a net is given of it."""


def are_installed(entries: Iterable[GameEntry]) -> bool:
    """Whether every game that comes with nets has them here, and NumPy to play them."""
    with_nets = [entry for entry in entries if has_nets(entry)]
    return find_spec("numpy") is not None and all(map(_files, with_nets))


def has_nets(entry: GameEntry) -> bool:
    """Whether trained nets come with a game."""
    return entry.bots is not None and bool(entry.bots.nets)


def _files(entry: GameEntry) -> list[Traversable]:
    folder = files(bots_of(entry).nets).joinpath(FOLDER)
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return sorted(found, key=lambda file: file.name)


def champion_of(entry: GameEntry) -> "Champion":
    """The Champion of a game: it keeps nothing between decisions, so one plays all seats."""
    if entry.name not in _champions:
        from paddock.bots.net import load_net  # noqa: PLC0415 - needs NumPy

        nets = []
        for file in _files(entry):
            with file.open("rb") as stored:
                nets.append(load_net(stored))
        _champions[entry.name] = _player(entry, nets)
    return _champions[entry.name]


_champions: "dict[str, Champion]" = {}


def was_trained_on(entry: GameEntry, config: Any) -> bool:
    """Whether the Champion was trained on the deck of this game.

    Without nets here, as at a table of a server, the house deck counts as the one it knows.
    """
    if not has_nets(entry) or not are_installed([entry]):
        return bool(config.deck == entry.rules.house_deck())
    from paddock.bots.champion import knows_deck  # noqa: PLC0415 - needs NumPy

    return knows_deck(champion_of(entry).net_for(config), config.deck)


def is_net(name: str) -> bool:
    """Whether this names a net of one's own."""
    return name.endswith(SUFFIX)


def player_of(entry: GameEntry, file: str) -> "Champion":
    """A net of one's own as a bot."""
    from paddock.bots.net import UnreadableNetError  # noqa: PLC0415 - needs NumPy

    net = _net(file)
    if net.about.game != entry.name:
        raise UnreadableNetError(f"{file}: {net.about.game}")
    return _player(entry, [net])


def _player(entry: GameEntry, nets: "list[Net]") -> "Champion":
    """Nets with the look ahead of their game, or else with a search of the last choice."""
    from paddock.bots.champion import Champion  # noqa: PLC0415 - needs NumPy
    from paddock.bots.foresight import Foresight  # noqa: PLC0415 - as above

    known = bots_of(entry)
    if known.lookahead is None:
        return Champion(senses_of(entry), nets, endgame_of(entry))
    look = known.lookahead.load()
    ahead = Foresight(entry.rules.game, known.insight, look, known.is_last_choice)
    return Champion(senses_of(entry), nets, foresight=ahead)


@cache
def _net(file: str) -> "Net":
    from paddock.bots.net import read_net  # noqa: PLC0415 - needs NumPy

    return read_net(Path(file))


def endgame_of(entry: GameEntry) -> "Endgame":
    """How the last choice of a game is searched."""
    from paddock.bots.champion import Endgame  # noqa: PLC0415 - needs NumPy

    known = bots_of(entry)
    budget = Budget(known.last_choice_simulations)
    return Endgame(entry.rules.game, known.insight, known.is_last_choice, budget)


def senses_of(entry: GameEntry) -> "Senses":
    """How the views of a game become the inputs of a net."""
    from paddock.bots.champion import Senses  # noqa: PLC0415 - needs NumPy

    encoding = research_of(entry).encoding
    return Senses(features_of(entry), encoding.observation, encoding.indices_in)


def features_of(entry: GameEntry) -> "AnyFeatures":
    """What nets are given of the views of a game."""
    lazy = None if entry.bots is None else entry.bots.features
    if lazy is None:
        raise NoFeaturesError(f"{entry.name} has no features for nets")
    features: AnyFeatures = lazy.load()
    return features
