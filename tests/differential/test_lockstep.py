"""The vector engines are the rules, faster: same inputs, same states, masks, sights and results."""

import pytest

from tests.differential.lockstep import differences
from tests.differential.subjects import SUBJECTS
from tests.sizes import FULL

GAMES = 2000 if FULL else 100


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_inputs_make_the_same_game(name: str) -> None:
    assert differences(SUBJECTS[name], GAMES) == []
