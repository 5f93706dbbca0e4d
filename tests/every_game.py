"""Every game with every number of players and every variant."""

import pytest

from paddock.catalog import GAMES

EVERY = [
    (name, players, variant)
    for name, entry in GAMES.items()
    for players in entry.rules.players
    for variant in (None, *entry.rules.variants)
]
every_game = pytest.mark.parametrize(("game", "players", "variant"), EVERY)
