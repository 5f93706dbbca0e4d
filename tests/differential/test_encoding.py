"""Numbers name actions one to one, and mean what the rules mean by them."""

from random import Random
from typing import Any

import pytest

from paddock.catalog import GAMES
from paddock.core import Chance, Decision, Seat
from paddock.game_entry import research_of
from paddock.games.outspeed import encoding as outspeed
from paddock.games.outspeed import layout as outspeed_layout
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed.events import Loss
from paddock.games.outspeed.tiles import Side, Token
from paddock.games.why_first import encoding as why_first
from paddock.games.why_first import layout as why_first_layout
from paddock.games.why_first import state as why_first_state
from tests.contract.playouts import playout
from tests.differential.expected import Expected
from tests.differential.inputs import inputs_of
from tests.differential.subjects import SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_action_has_a_number_of_its_own_and_is_found_by_it(name: str) -> None:
    subject = SUBJECTS[name]
    encoding = research_of(GAMES[name.partition("-")[0]]).encoding
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
        "MAX_ON_THE_SMALL_FACE",
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
    subject, encoding = SUBJECTS[name], research_of(GAMES[name.partition("-")[0]]).encoding
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


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_number_has_a_name_and_stays_within_its_bounds(name: str) -> None:
    subject, encoding = SUBJECTS[name], research_of(GAMES[name.partition("-")[0]]).encoding
    known = encoding.describe(subject.config)
    assert len({number.name for number in known}) == len(known)
    lowest = [number.high for number in known]
    highest = [number.low for number in known]
    for seed in range(6):
        for moment in playout(subject.game, subject.game.setup(subject.config), Random(seed)):
            for seat in range(subject.config.players):
                seen = encoding.observation(subject.game.view(moment.state, Seat(seat)))
                lowest, highest = [*map(min, lowest, seen)], [*map(max, highest, seen)]
    assert len(seen) == len(known)
    outside = [
        (number, low, high)
        for number, low, high in zip(known, lowest, highest, strict=True)
        if low < number.low or high > number.high
    ]
    assert outside == []


def test_a_bound_is_not_wider_than_what_can_happen() -> None:
    """Phases, rounds, fields and what is printed: each end is reached."""
    for name, wanted in (
        ("why_first-3", ("race", "round", "hand 1 value", "hand 1 white")),
        ("outspeed-3", ("phase", "round", "tile", "left lit", "left cost number")),
    ):
        subject, encoding = SUBJECTS[name], research_of(GAMES[name.partition("-")[0]]).encoding
        known = [number.name for number in encoding.describe(subject.config)]
        found: dict[str, set[int]] = {one: set() for one in wanted}
        for seed in range(60):
            for moment in playout(subject.game, subject.game.setup(subject.config), Random(seed)):
                seen = encoding.observation(subject.game.view(moment.state, Seat(0)))
                for one in wanted:
                    found[one].add(seen[known.index(one)])
        for number in encoding.describe(subject.config):
            if number.name in wanted:
                assert (min(found[number.name]), max(found[number.name])) == number[1:], number


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_action_has_a_name_of_its_own(name: str) -> None:
    subject, encoding = SUBJECTS[name], research_of(GAMES[name.partition("-")[0]]).encoding
    names = encoding.action_names(subject.config)
    assert len({*names}) == len(names) == encoding.action_count(subject.config)


def test_actions_count_figures_from_the_seat_as_observations_do() -> None:
    """The same number means oneself for every seat, and Leon is last."""
    subject = SUBJECTS["why_first-2"]
    for moment in playout(subject.game, subject.game.setup(subject.config), Random(1)):
        if isinstance(moment.waiting, Decision):
            for seat in moment.waiting.options:
                lays: list[Any] = [why_first.action_at(moment.state, seat, n) for n in range(3)]
                assert [lay.before for lay in lays] == [seat, 1 - seat, 2]


@pytest.mark.parametrize("name", SUBJECTS)
def test_options_have_the_same_numbers_in_a_view_as_in_a_state(name: str) -> None:
    subject, encoding = SUBJECTS[name], research_of(GAMES[name.partition("-")[0]]).encoding
    for moment in playout(subject.game, subject.game.setup(subject.config), Random(3)):
        if isinstance(moment.waiting, Decision):
            for seat, options in moment.waiting.options.items():
                view = subject.game.view(moment.state, seat)
                wanted = encoding.legal(moment.state, moment.waiting, seat)
                assert [*encoding.indices_in(view, options)] == wanted


def test_what_is_printed_on_the_tile_that_is_up_is_seen() -> None:
    subject = SUBJECTS["outspeed-3"]
    tables = outspeed.deck_tables(subject.config.deck)["routes"]
    names = [number.name for number in outspeed.describe(subject.config)]
    at, size = names.index("left lit"), 3 * outspeed_layout.NUMBERS_OF_A_ROUTE
    tiles: set[int] = set()
    start = subject.game.setup(subject.config)
    for moment in (one for seed in range(8) for one in playout(subject.game, start, Random(seed))):
        seen = outspeed.observation(subject.game.view(moment.state, Seat(1)))
        tile, face = seen[names.index("tile")], seen[names.index("face")]
        tiles.add(tile)
        wanted = [n for route in tables[tile - 1][face] for n in route] if tile else [0] * size
        assert seen[at : at + size] == wanted
    assert len(tiles) > 5
