"""The vector engines are the rules, faster: same inputs, same states, masks, sights and results."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.differential import lockstep
from tests.differential.lockstep import compare, differences, play_by_the_rules, run_engine
from tests.differential.subjects import SUBJECTS
from tests.sizes import FULL, LOCKSTEP_GAMES

GAMES = LOCKSTEP_GAMES
"""Of each game and number of players, shared by its variants; `make test-all`: of each variant."""
TACTICAL = LOCKSTEP_GAMES // 4
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


@pytest.mark.no_cover  # other tests reach every line, and to count them takes most of the time
@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_inputs_make_the_same_game(name: str) -> None:
    assert differences(SUBJECTS[name], games_of(name)) == []


# Would it notice?

GAMES_ALTERED = range(40, 60)
STATE, LEGAL, SIGHTS, OVER, PLACES, RETURNS = range(6)


def altered(step: int, alter: Callable[[list[Any]], None], name: str = "why_first-2") -> list[str]:
    """What is found if an engine's answers are altered, in one step of a few games."""
    subject = SUBJECTS[name]
    inputs, expected = play_by_the_rules(subject, GAMES_ALTERED, len(GAMES_ALTERED), 1)

    def answers() -> Iterator[Any]:
        states = run_engine(subject.engine, inputs, 1 + expected.last_step())
        for number, answer in enumerate(states):
            parts = [*answer]
            if number == step:
                alter(parts)
            yield tuple(parts)

    return compare(expected.steps(), answers(), GAMES_ALTERED)


def changed(numbers: Any, at: tuple[int, ...], by: Any) -> Any:
    other = np.array(numbers)
    other[at] = by
    return other


@pytest.mark.parametrize("name", ["why_first-2", "why_first-3-tactical", "outspeed-3-stress"])
def test_nothing_altered_is_nothing_found(name: str) -> None:
    """Here lines are counted: all that an engine is asked in the lockstep is among them."""
    assert altered(3, lambda _: None, name) == []


def test_a_difference_names_the_game_the_step_the_field_and_both_values() -> None:
    def alter(parts: list[Any]) -> None:
        parts[STATE] = parts[STATE]._replace(round=changed(parts[STATE].round, (7,), 9))

    assert altered(3, alter) == ["game 47, step 3, round: [4] by the rules, [9] by the engine"]


@pytest.mark.parametrize("field", SUBJECTS["why_first-2"].engine.setup()._fields)
def test_every_field_is_looked_at(field: str) -> None:
    def alter(parts: list[Any]) -> None:
        numbers = getattr(parts[STATE], field)
        last = (3, *[size - 1 for size in numbers.shape[1:]])
        parts[STATE] = parts[STATE]._replace(**{field: changed(numbers, last, 77)})

    (found,) = altered(5, alter)
    assert found.startswith(f"game 43, step 5, {field}: ")


@pytest.mark.parametrize(
    ("part", "name"), [(LEGAL, "legal"), (SIGHTS, "observation"), (OVER, "over")]
)
def test_every_seat_and_number_is_looked_at(part: int, name: str) -> None:
    def alter(parts: list[Any]) -> None:
        last = (19, *[size - 1 for size in parts[part].shape[1:]])
        parts[part] = changed(parts[part], last, ~parts[part][last])

    (found,) = altered(4, alter)
    assert found.startswith(f"game 59, step 4, {name}: ")


@pytest.mark.parametrize(("part", "name"), [(PLACES, "places"), (RETURNS, "returns")])
def test_results_are_looked_at_when_a_game_is_over(part: int, name: str) -> None:
    def alter(parts: list[Any]) -> None:
        parts[part] = changed(parts[part], (0, 1), 5)

    (found,) = altered(20, alter)
    assert found.startswith(f"game 40, step 20, {name}: ")
    assert altered(19, alter) == []


def test_the_games_are_those_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lockstep, "differences_of", lambda *_: ["game 0, step 0, round"])
    assert differences(SUBJECTS["why_first-2"], 1, seed=5) == [
        "why_first-2, seed 5, game 0, step 0, round"
    ]
