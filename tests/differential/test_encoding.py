"""Numbers name actions one to one, and mean what the rules mean by them."""

from random import Random
from typing import Any

import pytest

from paddock.core import Chance, Decision, Seat
from paddock.envs.session import ENCODINGS
from paddock.games.outspeed import layout as outspeed_layout
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed.events import Loss
from paddock.games.outspeed.tiles import Side, Token
from paddock.games.why_first import layout as why_first_layout
from paddock.games.why_first import state as why_first_state
from tests.contract.playouts import playout
from tests.differential.expected import Expected
from tests.differential.inputs import inputs_of
from tests.differential.subjects import SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_action_has_a_number_of_its_own_and_is_found_by_it(name: str) -> None:
    subject = SUBJECTS[name]
    encoding = ENCODINGS[name.partition("-")[0]]
    last = encoding.action_count(subject.config) - 1
    for moment in playout(subject.game, subject.game.setup(subject.config), Random(1)):
        if isinstance(moment.waiting, Decision):
            for seat, options in moment.waiting.options.items():
                numbers = encoding.legal(moment.state, moment.waiting, seat)
                found = [encoding.action_at(moment.state, seat, number) for number in numbers]
                assert found == [*options]
                assert len({*numbers}) == len(options)
                assert max(numbers) < last
                assert encoding.action_at(moment.state, seat, last) is None


def test_the_numbers_of_outspeed_are_those_of_the_rules() -> None:
    layout: Any = outspeed_layout
    for name in (
        "FIRST_ZONE_OF_SHIPS",
        "FUEL_AT_START",
        "ZONES_OF_A_BOARD",
        "BOARDS",
        "MARKERS",
        "ROUNDS",
        "MOST_ON_THE_SMALL_FACE",
    ):
        assert getattr(layout, name) == getattr(outspeed_state, name)
    assert (*Loss,) == layout.LOSSES
    assert (*Token,) == layout.KIND_NAMES
    assert (*Side,) == layout.SIDE_NAMES
    assert (*outspeed_state.Ending,) == layout.ENDINGS
    for number, phase in enumerate(outspeed_state.Phase):
        assert getattr(layout, phase.name, number) == number


def test_the_numbers_of_why_first_are_those_of_the_rules() -> None:
    layout: Any = why_first_layout
    for name in ("HAND", "ROUNDS", "RACES", "FIRST_FIELD", "LAST_FIELD"):
        assert getattr(layout, name) == getattr(why_first_state, name)
    for number, phase in enumerate(why_first_state.Phase):
        assert getattr(layout, phase.name) == number


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_is_expected_of_a_seat_is_its_observation(name: str) -> None:
    """The lockstep writes down once what lies open; put together it is what a seat is given."""
    subject, encoding = SUBJECTS[name], ENCODINGS[name.partition("-")[0]]
    expected = Expected(subject)
    wanted: list[list[list[int]]] = []
    inputs = inputs_of(subject, 1, 1)
    for moment in playout(subject.game, subject.game.setup(subject.config), Random(2)):
        if not isinstance(moment.waiting, Chance):
            expected.add((len(wanted), 0), moment.state, moment.waiting, inputs)
            views = [
                subject.game.view(moment.state, Seat(n)) for n in range(subject.config.players)
            ]
            wanted.append([encoding.observation(view) for view in views])
    assert [step.observations[0].tolist() for step in expected.steps()] == wanted
