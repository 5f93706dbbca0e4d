"""Secrets, seats and ways of running. `tests/mutants` has engines of which they do not hold."""

import pytest

from tests.differential.properties import seats_are_alike, secrets_are_kept, ways_are_alike
from tests.differential.subjects import SUBJECTS

pytestmark = pytest.mark.no_cover  # it would only be slower: the lockstep reaches every line

NAMES = ("why_first-4", "why_first-3-tactical", "outspeed-4", "outspeed-6-stress")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_may_not_know_changes_neither_its_sight_nor_its_options(name: str) -> None:
    secrets_are_kept(SUBJECTS[name])


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_change_places_take_their_game_with_them(name: str) -> None:
    seats_are_alike(SUBJECTS[name])


@pytest.mark.parametrize("name", ["why_first-3-tactical", "outspeed-4"])
def test_compiled_or_not_alone_or_in_a_batch_it_is_the_same_game(name: str) -> None:
    ways_are_alike(SUBJECTS[name])
