"""The value of a net is fitted to positions of which it is known what came of them."""

from typing import Any

import numpy as np
import pytest

from paddock.train.table import Played
from research import champion_value
from research.champion_value import Positions, fit, positions, score

STEPS, SEATS = 6, 2


def played() -> Played:
    """Two races of two seats: the first ends in step 2 and starts again, the second never ends."""
    over = np.zeros((STEPS, 2), bool)
    over[2, 0] = True
    result = np.zeros((STEPS, 2, SEATS))
    result[2, 0] = [0.5, -0.5]
    asked = np.ones((STEPS, 2, SEATS), bool)
    asked[:, 0, 1] = [True, False, False, True, False, False]
    numbers = np.arange(STEPS * 2 * SEATS).reshape(STEPS, 2, SEATS, 1)
    nothing: Any = None
    return Played(numbers, nothing, nothing, nothing, nothing, result, over, asked)  # type: ignore[arg-type]


def test_only_seats_that_still_choose_in_races_that_end_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(champion_value, "TAKEN", 1)
    found = positions(played(), lambda numbers: numbers)
    of_the_first = [*zip(found.inputs[:, 0].tolist(), found.results.tolist(), strict=True)]
    assert of_the_first == [(0, 0.5), (1, -0.5), (4, 0.5), (8, 0.5)]
    assert (found.inputs[:, 1] == 1).all()


def test_a_fit_corrects_what_is_too_high_and_too_steep() -> None:
    rng = np.random.default_rng(2)
    inputs = np.c_[rng.normal(size=(4000, 3)), np.ones(4000)]
    true, old = np.array([0.2, -0.1, 0.0, 0.0]), np.array([0.4, -0.2, 0.0, 0.05])
    known = Positions(inputs, inputs @ true + rng.normal(size=4000) * 0.3)
    before, after = score(known, old), score(known, fit(known, old, 10.0))
    assert before[1] > 0.04
    assert before[2] < 0.6
    assert after[0] < before[0]
    assert abs(after[1]) < 0.005
    assert after[2] == pytest.approx(1, abs=0.05)
    np.testing.assert_allclose(fit(known, old, 1e12), old, atol=1e-6)
