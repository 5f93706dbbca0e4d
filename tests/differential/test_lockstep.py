"""The vector engines are the rules, faster: same inputs, same states, masks, sights and results."""

from collections import Counter

import pytest

from tests.differential.lockstep import differences
from tests.differential.subjects import SUBJECTS
from tests.sizes import FULL

GAMES = 2000
"""Of each game and number of players, shared by its variants; `make test-all`: of each variant."""
TACTICAL = 500
"""They are longer and take four times the time."""


def games_of(name: str) -> int:
    game, players, *variant = name.split("-")
    if FULL:
        return GAMES
    if game == "why_first":
        return TACTICAL if variant else GAMES - TACTICAL
    return -(-GAMES // len([other for other in SUBJECTS if other.startswith(f"{game}-{players}")]))


def test_there_are_as_many_games_of_each_number_of_players() -> None:
    totals = Counter[str]()
    for name in SUBJECTS:
        totals["-".join(name.split("-")[:2])] += games_of(name)
    assert len(totals) == 9
    assert min(totals.values()) >= GAMES


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_inputs_make_the_same_game(name: str) -> None:
    assert differences(SUBJECTS[name], games_of(name)) == []
