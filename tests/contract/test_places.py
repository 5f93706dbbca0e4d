"""A shared luck draws by place, so no two draws of a game may have one place, in any game."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Chance
from tests.contract.playouts import playout
from tests.every_game import every_game

RUNS = 40


def places_of(game: str, players: int, variant: str | None, seed: int) -> Counter[str]:
    """The places of all draws of a game at random, and how many draws each has."""
    entry = GAMES[game]
    rules = entry.rules
    start = rules.game.setup(entry.config(players, variant=variant))
    moments = playout(rules.game, start, Random(f"{game}/{players}/{variant}/{seed}"))
    chances = [at.state for at in moments if isinstance(at.waiting, Chance)]
    return Counter(map(rules.name_of_chance, chances))


@every_game
def test_each_draw_of_a_game_has_a_place_of_its_own(
    game: str, players: int, variant: str | None
) -> None:
    for seed in range(RUNS):
        places = places_of(game, players, variant, seed)
        assert places.total() > 0
        assert [place for place, draws in places.items() if draws > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_place_that_two_draws_share_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    named = GAMES[game].rules.name_of_chance

    def without_the_seat(state: Any) -> str:
        return "/".join(named(state).split("/")[:2])

    other = replace(GAMES[game].rules, name_of_chance=without_the_seat)
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], rules=other))
    assert max(places_of(game, max(GAMES[game].rules.players), None, 1).values()) > 1
