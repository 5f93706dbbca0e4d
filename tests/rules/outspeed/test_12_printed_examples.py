"""Rulebook, chapter 12: The printed examples."""

from msgspec.structs import replace

from paddock.games.outspeed.deck_file import examine
from paddock.games.outspeed.events import BoardAdded, CostPaid, Push, ShipMoved
from paddock.games.outspeed.tiles import Face
from tests.rules.outspeed.scenes import (
    FLAMETHROWER,
    MAGNET,
    NITRO,
    A,
    B,
    C,
    D,
    E,
    deck_with,
    declare,
    face,
    house_document,
    named,
    program,
    rolls,
    route,
    scene,
    text_of,
)

PURPLE, GREEN, YELLOW, RED, BLUE = A, B, C, D, E


def test_12_1_nitro_flamethrower_and_electromagnet() -> None:
    played = {GREEN: NITRO, YELLOW: FLAMETHROWER, BLUE: MAGNET}
    state = scene([10, 9, 9, 7, 5], tokens=played)

    assert declare(state, played).state.zones == (6, 7, 7, 5, 5)


def test_12_1_after_nitro_and_flamethrower() -> None:
    played = {GREEN: NITRO, YELLOW: FLAMETHROWER}
    state = scene([10, 9, 9, 7, 5], tokens={**played, BLUE: MAGNET})

    assert declare(state, played).state.zones == (8, 10, 9, 7, 5)


def test_12_1_move_by_move() -> None:
    played = {GREEN: NITRO, YELLOW: FLAMETHROWER, BLUE: MAGNET}

    step = declare(scene([10, 9, 9, 7, 5], tokens=played), played)

    moves = [event for event in step.events if isinstance(event, ShipMoved)]
    assert {(move.seat, move.start, move.end) for move in moves[:2]} == {
        (PURPLE, 10, 8),
        (GREEN, 9, 10),
    }
    assert {(move.seat, move.start, move.end) for move in moves[2:]} == {
        (PURPLE, 8, 6),
        (GREEN, 10, 7),
        (YELLOW, 9, 7),
        (RED, 7, 5),
    }


def test_12_2_tile_11_alone_three_zones_for_free() -> None:
    step = program(scene([3, 3, 3], tile=11), "left", "right", "right")

    assert step.state.zones[A] == 6
    assert step.state.fuel[A] == 12


def test_12_2_tile_11_in_company_each_pays_1_and_gains_nothing() -> None:
    step = program(scene([3, 3, 3], tile=11), "left", "left", "right")

    assert step.state.zones[:2] == (3, 3)
    assert step.state.fuel[:2] == (11, 11)


def test_12_3_tile_12_the_yellow_die_shows_minus_3_so_the_route_costs_4() -> None:
    document = house_document()
    document["dice"]["yellow"] = [-1, -1, -2, -2, -3, -3]
    deck, _ = examine(text_of(document))
    assert deck is not None

    step = rolls(program(scene([3, 3, 3], tile=12, deck=deck), "left", "right", "right"), 3)

    assert named(step, CostPaid) == [CostPaid(A, owed=4, paid=4, fuel=8)]


def test_12_4_nitro_into_a_force_field_then_drive_on_freely() -> None:
    state = scene([5, 4, 3], tokens={A: NITRO}, routes=face(route(zones=3)), markers=[6])

    bonus = declare(state, {A: NITRO})
    step = program(bonus, "left", "right", "right")

    assert bonus.state.zones[A] == 6
    assert step.state.zones[A] == 9
    assert ShipMoved(A, 6, 9, Push.ROUTE, stopped_by_field=False) in step.events


def test_12_4_the_same_at_the_front_of_the_track() -> None:
    deck = deck_with(1, Face(left=route(zones=3)))
    state = replace(scene([13, 12, 12], tokens={A: NITRO}, deck=deck), markers=(14,))

    step = program(declare(state, {A: NITRO}), "left", "left", "left")

    assert step.state.zones == (17, 14, 14)
    assert named(step, BoardAdded) == [BoardAdded(15)]
