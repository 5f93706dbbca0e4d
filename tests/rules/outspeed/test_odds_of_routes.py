"""The chance to be out that a route shows, in scenes with a known answer."""

from random import Random

import pytest
from msgspec.structs import replace

from paddock.core import Seat
from paddock.games.outspeed import rules
from paddock.games.outspeed.odds import prospects_with_odds
from paddock.games.outspeed.prospects import RouteProspect, prospects
from paddock.games.outspeed.state import Program
from paddock.games.outspeed.tiles import Side
from tests.rules.outspeed.scenes import NITRO, A, B, Setting, face, options, route, scene, state_of


def chances(setting: Setting, seat: Seat) -> dict[Side, float | None]:
    """The chance of each route that the seat may choose."""
    offered = options(setting)[seat]
    known = prospects_with_odds(rules.view(state_of(setting), seat), offered)
    shown = dict[Side, float | None]()
    for option, prospect in zip(offered, known.options, strict=True):
        assert isinstance(option, Program)
        assert isinstance(prospect, RouteProspect)
        shown[option.route] = prospect.out_chance
    return shown


def test_a_route_that_can_do_no_harm_shows_nothing_but_zero() -> None:
    state = scene([10, 9, 8], routes=face(route(cost=3, zones=2)))

    assert chances(state, A) == {Side.LEFT: 0.0, Side.RIGHT: 0.0}


def test_a_route_that_empties_the_tank_is_certain_to_end_the_race() -> None:
    state = scene([10, 9, 8], routes=face(route(cost=3, zones=2)), fuel=3)

    assert chances(state, A) == {Side.LEFT: 1.0, Side.RIGHT: 0.0}


def test_a_die_that_may_empty_the_tank_does_so_as_often_as_its_faces_say() -> None:
    state = scene([10, 9, 8], routes=face(route(cost=[1, "yellow"], zones=2)), fuel=4)
    yellow = state.config.deck.yellow
    fatal = sum(roll >= 3 for roll in yellow) / len(yellow)

    assert chances(state, A)[Side.LEFT] == pytest.approx(fatal, abs=0.2)


def test_the_zone_that_others_are_sure_to_push_off_the_track_is_lost() -> None:
    state = scene([14, 3, 14], routes=face(route(zones=1), None, None))

    assert chances(state, B) == {Side.LEFT: 1.0}


def test_a_crowded_route_leaves_its_pilot_on_the_rear_board() -> None:
    """7.2 All three fit on no route, so that staying behind is a danger of the left route."""
    state = scene([14, 7, 14], routes=face(route(zones=5, room=1), None, route(zones=5)))

    crowded, roomy = chances(state, B)[Side.LEFT], chances(state, B)[Side.RIGHT]

    assert crowded is not None
    assert 0.1 < crowded < 0.9
    assert roomy == 0.0


def test_a_dial_of_the_finish_tile_empties_nobody() -> None:
    """7.8 Nobody can set more than their fuel, 7.5 and exactly 0 is safe there."""
    dialled = face(route(cost="dial", zones="dial"))
    state = scene([14, 3, 14], tile=16, routes=dialled, fuel=3)

    found = chances(state, B)[Side.LEFT]

    assert found is not None
    assert found > 0


def test_the_same_view_always_shows_the_same_chance() -> None:
    state = scene([14, 7, 14], routes=face(route(zones=5, room=1), None, route(zones=5)))

    assert chances(state, B) == chances(state, B)


def test_what_the_viewer_cannot_know_changes_nothing() -> None:
    """11.1 Seat A holds another token, which B has not seen."""
    state = scene([14, 7, 14], routes=face(route(zones=5, room=1), None, route(zones=5)))
    hidden = replace(state, tokens=((NITRO,), (), ()))

    worlds = [rules.determinize(rules.view(hidden, B), Random(seed)) for seed in range(4)]

    assert {tuple(chances(world, B).items()) for world in [hidden, *worlds]} == {
        tuple(chances(hidden, B).items())
    }


def test_outside_of_programming_and_for_a_spectator_nothing_is_added() -> None:
    state = scene([5, 4, 3], routes=face(route()), tokens={A: NITRO})
    view = rules.view(state, A)

    assert prospects_with_odds(view, options(state)[A]) == prospects(view, options(state)[A])
    assert prospects_with_odds(view, ()) == prospects(view, ())
