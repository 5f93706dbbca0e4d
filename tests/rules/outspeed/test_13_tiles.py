"""Rulebook, chapter 13: The tiles."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.faults import DeckError, Place
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import examine, house_deck, read_deck
from paddock.games.outspeed.deck_text import write_deck
from paddock.games.outspeed.house_check import breaches
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Amount, Side
from tests.rules.outspeed.scenes import (
    LEFT,
    MIDDLE,
    RIGHT,
    Document,
    faults_of,
    house_document,
    text_of,
    tile_of,
)

FACES = ("face34", "face56")


def with_route(tile: int, face: str, side: str, **route: Any) -> Document:
    """The house set with one route replaced."""
    document = house_document()
    tile_of(document, tile)[face][side] = route
    return document


def found(document: Document) -> list[tuple[str, Place]]:
    """The faults, but not the warnings."""
    return [(fault.code, fault.place) for fault in faults_of(document) if not fault.warning]


def warned(document: Document) -> list[tuple[str, Place]]:
    return [(fault.code, fault.place) for fault in faults_of(document) if fault.warning]


# 13.1: the house set


def test_13_1_the_house_set_is_named_so_wherever_its_tiles_are_shown() -> None:
    assert house_deck().name == "house set"
    assert rules.setup(Config(4, house_deck())).config.deck.name == "house set"


def test_13_1_a_deck_can_be_entered_in_a_file() -> None:
    document = with_route(1, "face34", "left", room=3, cost=[2], zones=[4], token=True)
    document["name"] = "mine"

    deck = read_deck(text_of(document))

    left = deck.tiles[0].face34.left
    assert deck.name == "mine"
    assert left is not None
    assert (left.room, left.cost.number, left.zones.number, left.token) == (3, 2, 4, True)


def test_13_1_every_kind_of_amount_can_be_entered() -> None:
    cost = [2, "yellow", "yellow", "left", "right", 3]

    deck = read_deck(text_of(with_route(1, "face34", "left", cost=cost, zones=["blue"])))

    left = deck.tiles[0].face34.left
    assert left is not None
    assert (left.cost.number, left.cost.dice) == (5, 2)
    assert sorted(left.cost.counts) == [LEFT, RIGHT]
    assert left.zones.dice == 1


def test_13_1_a_single_term_may_stand_without_a_list() -> None:
    one = read_deck(text_of(with_route(1, "face34", "left", cost=2, zones="blue")))
    listed = read_deck(text_of(with_route(1, "face34", "left", cost=[2], zones=["blue"])))

    assert one == listed


def test_13_1_the_deck_is_checked_before_it_is_played() -> None:
    with pytest.raises(DeckError):
        read_deck(text_of(with_route(1, "face34", "left", cost=[10])))


# 13.2: valid decks


def test_13_2_the_house_set_is_valid() -> None:
    assert faults_of(house_document()) == ()


@pytest.mark.parametrize("number", [1, 12, 13, 16])
def test_13_2_a_deck_has_12_track_tiles_and_4_finish_tiles(number: int) -> None:
    document = house_document()
    document["tile"].remove(tile_of(document, number))

    assert ("no-tile", Place(tile=number)) in found(document)


@pytest.mark.parametrize("number", [0, 17, -1, "one"])
def test_13_2_there_is_no_other_tile(number: int | str) -> None:
    document = house_document()
    document["tile"].append({**tile_of(document, 1), "number": number})

    (fault,) = faults_of(document)

    assert (fault.code, fault.place) == ("bad-tile-number", Place(field="number"))
    assert dict(fault.details) == {"number": str(number)}


def test_13_2_no_tile_is_there_twice() -> None:
    document = house_document()
    document["tile"].append(tile_of(document, 3))

    assert found(document) == [("tile-twice", Place(tile=3))]


@pytest.mark.parametrize("face", FACES)
def test_13_2_each_tile_has_both_faces(face: str) -> None:
    document = house_document()
    del tile_of(document, 2)[face]

    assert found(document) == [("no-face", Place(tile=2, face=face))]


@pytest.mark.parametrize("face", FACES)
def test_13_2_a_face_has_at_least_one_lit_route(face: str) -> None:
    document = house_document()
    tile_of(document, 2)[face] = {}

    assert ("no-route", Place(tile=2, face=face)) in found(document)


def test_13_2_one_lit_route_is_enough() -> None:
    document = house_document()
    tile_of(document, 2)["face34"] = {"middle": {"zones": [1]}}

    assert faults_of(document) == ()


def test_13_2_a_face_has_at_most_three_routes() -> None:
    document = with_route(2, "face34", "fourth", zones=[1])

    assert found(document) == [("unknown-field", Place(tile=2, face="face34"))]


@pytest.mark.parametrize("field", ["cost", "zones", "fuel"])
@pytest.mark.parametrize("number", [10, -1])
def test_13_2_every_printed_number_is_0_to_9(field: str, number: int) -> None:
    document = with_route(2, "face56", "left", **{field: [number]})

    assert ("bad-number", Place(2, "face56", LEFT, field)) in found(document)


@pytest.mark.parametrize("number", [0, 9])
def test_13_2_0_and_9_may_be_printed(number: int) -> None:
    assert faults_of(with_route(2, "face56", "left", cost=[number], zones=[number])) == ()


def test_13_2_each_of_several_numbers_is_judged_alone() -> None:
    assert found(with_route(2, "face56", "left", zones=[9, 9])) == []


@pytest.mark.parametrize("room", [0, -1, 7, 10**4000, "two", True, 1.5])
def test_13_2_the_room_on_a_route_is_1_to_6(room: object) -> None:
    document = with_route(5, "face34", "middle", room=room)

    assert found(document) == [("bad-room", Place(5, "face34", MIDDLE, "room"))]


@pytest.mark.parametrize(("field", "term"), [("cost", "yellow"), ("zones", "blue"), ("fuel", 1)])
def test_13_2_an_amount_sums_at_most_12_terms(field: str, term: object) -> None:
    most = with_route(2, "face56", "left", **{field: [term] * 12})
    more = with_route(2, "face56", "left", **{field: [term] * 13})

    assert found(most) == []
    assert found(more) == [("many-terms", Place(2, "face56", LEFT, field))]


@pytest.mark.parametrize("amount", [{"dice": 13}, {"number": 109}, {"dice": 12, "dial": True}])
def test_13_2_no_amount_of_more_than_12_terms_can_be_made(amount: Any) -> None:
    with pytest.raises(ValueError, match="more than 12 terms"):
        Amount(**amount)


@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_13_2_a_die_has_at_most_36_faces(colour: str) -> None:
    document = house_document()
    document["dice"][colour] = [1] * 36
    assert found(document) == []

    document["dice"][colour] = [1] * 37
    assert found(document) == [("many-faces", Place(field=colour))]


def test_13_2_the_name_of_a_deck_has_at_most_60_characters() -> None:
    document = house_document()
    document["name"] = "Ж" * 60
    assert found(document) == []

    document["name"] = "x" * 61
    assert found(document) == [("long-name", Place(field="name"))]
    deck, _ = examine(text_of(document))
    assert deck is not None
    assert len(deck.name) == 60


@pytest.mark.parametrize("field", ["cost", "zones", "fuel"])
def test_13_2_a_count_always_refers_to_a_lit_route(field: str) -> None:
    document = with_route(1, "face34", "left", **{field: ["middle"]})

    assert found(document) == [("count-of-dark-route", Place(1, "face34", LEFT, field))]


@pytest.mark.parametrize(
    ("field", "die"), [("cost", "blue"), ("fuel", "blue"), ("zones", "yellow")]
)
def test_13_2_the_yellow_die_is_for_fuel_only_and_the_blue_for_zones_only(
    field: str, die: str
) -> None:
    document = with_route(2, "face34", "right", **{field: [die]})

    (fault,) = faults_of(document)

    assert (fault.code, fault.place) == ("wrong-die", Place(2, "face34", RIGHT, field))
    assert dict(fault.details) == {"die": die}


@pytest.mark.parametrize("dice", [["yellow"], ["yellow", "yellow", 1]])
def test_13_2_a_box_may_win_fuel_by_the_yellow_die_and_is_warned_once(dice: list[object]) -> None:
    document = with_route(2, "face34", "right", fuel=dice, zones=[1])

    assert found(document) == []
    assert warned(document) == [("die-as-reward", Place(2, "face34", RIGHT, "fuel"))]
    assert read_deck(text_of(document)).tiles[1].face34.right is not None


def test_13_2_a_face_with_a_warning_is_checked_like_any_other() -> None:
    document = with_route(12, "face34", "left", cost=[1], zones=[2], fuel=["yellow"])

    assert found(document) == [("no-one-and-a-die", Place(tile=12, face="face34"))]


def test_13_2_a_box_is_warned_of_each_of_the_three_liberties() -> None:
    document = with_route(2, "face34", "right", fuel=["yellow"], zones=[1])
    tile_of(document, 3)["face56"] = {"left": {"cost": [1], "zones": [3]}}
    document["tokens"] = {"nitro": 3}

    assert found(document) == []
    assert warned(document) == [
        ("die-as-reward", Place(2, "face34", RIGHT, "fuel")),
        ("other-token-counts", Place(field="tokens")),
        ("nothing-cheap", Place(tile=3, face="face56")),
    ]


@pytest.mark.parametrize("token", [2, 1, "yes"])
def test_13_2_no_route_gives_more_than_one_token(token: object) -> None:
    document = with_route(2, "face34", "left", token=token)

    assert found(document) == [("bad-token", Place(2, "face34", LEFT, "token"))]


def test_13_2_nothing_moves_a_ship_backwards() -> None:
    document = with_route(2, "face34", "left", zones=[3, -1])

    assert found(document) == [("bad-number", Place(2, "face34", LEFT, "zones"))]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cost", [[1], ["yellow"], ["left"]])
def test_13_2_every_track_face_has_a_route_whose_cheapest_cost_is_0(
    face: str, cost: list[object]
) -> None:
    document = house_document()
    tile_of(document, 2)[face] = {"left": {"cost": cost}}

    assert warned(document) == [("nothing-cheap", Place(tile=2, face=face))]


def test_13_2_a_count_of_another_route_can_be_0() -> None:
    document = house_document()
    tile_of(document, 2)["face34"] = {"left": {"cost": ["right"]}, "right": {"cost": [1]}}

    assert faults_of(document) == ()


def test_13_2_on_tile_11_every_route_of_the_3_4_face_can_be_free() -> None:
    document = house_document()
    tile_of(document, 11)["face34"] = {"left": {"cost": [5], "zones": [3]}}
    other = house_document()
    tile_of(other, 11)["face56"] = {"left": {"cost": [5], "zones": [3]}}

    assert faults_of(document) == ()
    assert warned(other) == [("nothing-cheap", Place(tile=11, face="face56"))]


@pytest.mark.parametrize("face", FACES)
def test_13_2_every_finish_face_has_a_route_whose_cheapest_cost_is_at_most_1(face: str) -> None:
    dear, cheap = house_document(), house_document()
    tile_of(dear, 13)[face] = {"left": {"cost": [2], "zones": [3]}}
    tile_of(cheap, 13)[face] = {"left": {"cost": [1], "zones": [3]}}

    assert warned(dear) == [("nothing-cheap", Place(tile=13, face=face))]
    assert faults_of(cheap) == ()


def test_13_2_the_cheapest_cost_may_be_broken_and_gets_a_warning() -> None:
    document = house_document()
    tile_of(document, 2)["face34"] = {"left": {"cost": [5]}}

    deck, faults = examine(text_of(document))

    assert deck is not None
    assert [fault.warning for fault in faults] == [True]
    assert read_deck(text_of(document)) == deck


@pytest.mark.parametrize("face", FACES)
def test_13_2_tile_12_has_a_route_that_costs_1_plus_the_yellow_die(face: str) -> None:
    document = house_document()
    tile_of(document, 12)[face]["left"] = {"cost": ["yellow"], "zones": [2]}

    assert found(document) == [("no-one-and-a-die", Place(tile=12, face=face))]


@pytest.mark.parametrize(
    "cost", [[2, "yellow"], [1, "yellow", "yellow"], [1], [1, "yellow", "left"]]
)
def test_13_2_nothing_but_1_plus_the_yellow_die(cost: list[object]) -> None:
    document = house_document()
    tile_of(document, 12)["face34"]["left"] = {"cost": cost, "zones": [2]}

    assert found(document) == [("no-one-and-a-die", Place(tile=12, face="face34"))]


@pytest.mark.parametrize("side", Side)
def test_13_2_tile_12_may_have_it_on_any_route(side: Side) -> None:
    document = house_document()
    free = {"zones": [1]}
    there = {"left": free, "middle": free, "right": free}
    tile_of(document, 12)["face34"] = {**there, side.value: {"cost": ["yellow", 1]}}

    assert faults_of(document) == ()


@pytest.mark.parametrize("face", FACES)
def test_13_2_tile_14_has_a_route_that_calls_for_several_dice(face: str) -> None:
    document = house_document()
    tile_of(document, 14)[face]["left"] = {"cost": ["yellow"], "zones": [2]}

    assert found(document) == [("no-several-dice", Place(tile=14, face=face))]


@pytest.mark.parametrize(
    "route",
    [
        {"cost": ["yellow", "yellow"]},
        {"zones": ["blue", "blue"]},
        {"fuel": ["yellow", "yellow"]},
        {"cost": ["yellow", "yellow", 1], "zones": ["blue"]},
    ],
)
def test_13_2_several_dice_may_be_in_the_cost_or_in_a_reward(route: Document) -> None:
    document = house_document()
    tile_of(document, 14)["face34"]["left"] = route

    assert found(document) == []


def test_13_2_the_middle_dial_appears_nowhere_on_a_track_tile() -> None:
    document = with_route(2, "face34", "left", cost=["dial"], zones=["dial"])

    codes = [code for code, _ in found(document)]
    assert "dial-on-track" in codes
    assert ("dial-on-track", 2) in [(code, place.tile) for code, place in found(document)]


def test_13_2_the_middle_dial_appears_on_one_finish_tile_at_most() -> None:
    document = house_document()
    for face in FACES:
        tile_of(document, 13)[face]["left"] = {"cost": ["dial"], "zones": ["dial"]}

    assert [code for code, _ in found(document)] == ["dial-tiles"]


def test_13_2_the_middle_dial_appears_on_one_finish_tile_at_least() -> None:
    document = house_document()
    for face in FACES:
        tile_of(document, 16)[face]["left"] = {"cost": [1], "zones": [1]}

    assert [code for code, _ in found(document)] in (["dial-tiles"], ["no-dial"])


@pytest.mark.parametrize("face", FACES)
def test_13_2_the_middle_dial_is_on_both_faces_of_its_tile(face: str) -> None:
    document = house_document()
    tile_of(document, 16)[face]["left"] = {"cost": [1], "zones": [1]}

    assert found(document) == [("no-dial", Place(tile=16, face=face))]


@pytest.mark.parametrize("number", [13, 14, 15, 16])
def test_13_2_the_middle_dial_may_be_on_any_finish_tile(number: int) -> None:
    document = house_document()
    for face in FACES:
        tile_of(document, 16)[face]["left"] = {"cost": [1], "zones": [1]}
        tile_of(document, number)[face]["middle"] = {"cost": ["dial"], "zones": ["dial"]}

    assert faults_of(document) == ()


@pytest.mark.parametrize(
    "route",
    [
        {"cost": ["dial", 1], "zones": ["dial"]},
        {"cost": ["dial", "yellow"], "zones": ["dial"]},
        {"cost": ["dial", "left"], "zones": ["dial"]},
        {"cost": ["dial"], "zones": ["dial", 1]},
        {"cost": ["dial"], "zones": ["dial", "blue"]},
        {"cost": ["dial"], "zones": [3]},
        {"cost": ["dial"]},
        {"cost": [1], "zones": ["dial"]},
        {"cost": ["dial"], "zones": ["dial"], "fuel": ["dial"]},
    ],
)
def test_13_2_the_middle_dial_is_the_whole_cost_of_a_route_and_its_zones_too(
    route: Document,
) -> None:
    document = house_document()
    tile_of(document, 16)["face34"]["left"] = route

    (first, *_) = found(document)

    assert first[0] == "dial-not-alone"
    assert (first[1].tile, first[1].face, first[1].route) == (16, "face34", LEFT)


@pytest.mark.parametrize("field", ["cost", "zones"])
def test_13_2_the_middle_dial_stands_there_once(field: str) -> None:
    twice = {"cost": ["dial"], "zones": ["dial"], field: ["dial", "dial"]}
    document = house_document()
    tile_of(document, 16)["face34"]["left"] = twice

    assert [code for code, _ in found(document)] == ["dial-not-alone"]


def test_13_2_a_dial_route_may_give_fuel_and_a_token_besides() -> None:
    document = house_document()
    dial = {"cost": ["dial"], "zones": ["dial"], "fuel": [1], "token": True, "room": 2}
    tile_of(document, 16)["face34"]["left"] = dial

    assert faults_of(document) == ()


def test_13_2_every_fault_is_named_at_once() -> None:
    document = with_route(2, "face34", "left", cost=[10], room=0, zones=["yellow"])
    tile_of(document, 7)["face56"]["right"] = {"fuel": ["green"]}

    assert set(found(document)) == {
        ("bad-number", Place(2, "face34", LEFT, "cost")),
        ("bad-room", Place(2, "face34", LEFT, "room")),
        ("wrong-die", Place(2, "face34", LEFT, "zones")),
        ("unknown-term", Place(7, "face56", RIGHT, "fuel")),
    }


# 13.3: the known numbers


def broken(document: Document) -> set[tuple[str, str, Place]]:
    """What keeps a deck from being a house set."""
    deck, _ = examine(text_of(document))
    assert deck is not None
    return {(one.rule, one.code, one.place) for one in breaches(deck)}


def test_13_3_and_13_4_hold_for_the_house_set() -> None:
    assert breaches(house_deck()) == ()


PAIRS: list[tuple[tuple[int, int], str, str]] = [
    ((1, 4), "face34", "5 3 3 2 1 1 1 1"),
    ((3, 8), "face34", "5 3 3 2 1 1 1 1"),
    ((5, 11), "face34", "4 4 3 3 1 1 1 1 1 1 1"),
    ((6, 9), "face34", "2 1 1 1 1 1"),
    ((7, 12), "face34", "7 5 3 2 1 1 1 1"),
    ((13, 14), "face34", "3 3 3 2 2 1 1 1 1"),
    ((15, 16), "face34", "6 3 3 3 2 2 2 2 1 1"),
    ((5, 11), "face56", "5 4 4 3 3 3 3 1 1 1 1 1 1 1 1"),
]


def numbers_on(tile: Document, face: str) -> list[int]:
    """Costs, zones, fuel, and the 1 of a token."""
    routes = tile[face].values()
    terms = [
        term
        for route in routes
        for field in ("cost", "zones", "fuel")
        for term in route.get(field, [])
    ]
    tokens = [1 for route in routes if route.get("token")]
    return [term for term in terms if isinstance(term, int)] + tokens


@pytest.mark.parametrize(("pair", "face", "numbers"), PAIRS)
def test_13_3_the_house_set_keeps_to_the_numbers_in_the_pictures(
    pair: tuple[int, int], face: str, numbers: str
) -> None:
    document = house_document()

    printed = [number for tile in pair for number in numbers_on(tile_of(document, tile), face)]

    assert Counter(printed) == Counter(map(int, numbers.split()))


@pytest.mark.parametrize(("pair", "face", "numbers"), PAIRS)
def test_13_3_another_number_on_a_known_pair_is_found(
    pair: tuple[int, int], face: str, numbers: str
) -> None:
    document = house_document()
    routes = tile_of(document, pair[1])[face]
    side = next(side for side in routes if "dial" not in routes[side].get("cost", []))
    routes[side]["fuel"] = [9]

    assert ("13.3", "other-numbers", Place(pair[0], face)) in broken(document)


def test_13_3_the_tile_whose_middle_light_is_off_is_1_or_4() -> None:
    document = house_document()
    tile_of(document, 1)["face34"]["middle"] = {"zones": [1]}

    dark = [tile.number for tile in house_deck().tiles if tile.face34.middle is None]
    assert dark in ([1], [4])
    assert ("13.3", "dark-middle", Place()) in broken(document)


def test_13_3_tile_11_has_a_route_that_reads_3_zones_or_pay_1() -> None:
    document = house_document()
    for route in tile_of(document, 11)["face34"].values():
        route["token"] = True

    assert {"cost": [1], "zones": [3]} in tile_of(house_document(), 11)["face34"].values()
    assert ("13.3", "three-zones-or-pay-1", Place(11, "face34")) in broken(document)


# 13.4: the house set plays like the box


@pytest.mark.parametrize("face", FACES)
def test_13_4_several_dice_of_a_colour_are_on_tile_14_only(face: str) -> None:
    document = with_route(2, face, "left", cost=["yellow", "yellow"], zones=[3])

    assert ("13.4", "several-dice", Place(2, face, LEFT)) in broken(document)


@pytest.mark.parametrize("face", FACES)
def test_13_4_nine_track_tiles_have_a_room_limit(face: str) -> None:
    document = house_document()
    for tile in range(1, 5):
        for route in tile_of(document, tile)[face].values():
            route.pop("room", None)

    assert ("13.4", "few-rooms", Place(face=face)) in broken(document)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("fields", "code"),
    [(("cost",), "few-counts-in-costs"), (("zones", "fuel"), "few-counts-in-rewards")],
)
def test_13_4_three_costs_and_three_rewards_count_pilots(
    face: str, fields: tuple[str, ...], code: str
) -> None:
    document = house_document()
    routes = [route for tile in document["tile"] for route in tile[face].values()]
    lines = [(route, field) for route in routes for field in fields]
    counting = [line for line in lines if {*line[0].get(line[1], [])} & set(Side)]
    for route, field in counting[3:]:
        route[field] = [term for term in route[field] if term not in set(Side)]
    three = broken(document)
    route, field = counting[0]
    route[field] = [term for term in route[field] if term not in set(Side)]

    assert ("13.4", code, Place(face=face)) not in three
    assert ("13.4", code, Place(face=face)) in broken(document)


def test_13_4_every_route_of_tile_11_costs_something() -> None:
    document = with_route(11, "face34", "right", fuel=[3])

    assert ("13.4", "free-on-tile-11", Place(11, "face34", RIGHT)) in broken(document)


@pytest.mark.parametrize(("tile", "most"), [(2, 7), (13, 9)])
@pytest.mark.parametrize("face", FACES)
def test_13_4_no_route_leads_too_far(tile: int, most: int, face: str) -> None:
    far, too_far = [
        with_route(tile, face, "left", zones=[zones - max(house_deck().blue), "blue"])
        for zones in (most, most + 1)
    ]

    assert ("13.4", "too-far", Place(tile, face, LEFT)) not in broken(far)
    assert ("13.4", "too-far", Place(tile, face, LEFT)) in broken(too_far)


@pytest.mark.parametrize(
    "route",
    [
        {"cost": [1, "yellow", "left", "right"], "zones": [1]},
        {"zones": [1, "blue"], "fuel": [1], "token": True},
    ],
)
def test_13_4_a_line_has_three_numbers_or_symbols_at_most(route: Document) -> None:
    document = with_route(2, "face34", "left", **route)

    assert ("13.4", "hard-to-read", Place(2, "face34", LEFT)) in broken(document)


# 13.5: it is tuned by simulation


def test_13_5_the_house_set_is_the_deck_that_is_tuned_and_played() -> None:
    deck, faults = examine(text_of(house_document()))

    assert deck == house_deck()
    assert faults == ()


def test_13_5_a_deck_that_is_written_is_read_as_it_was() -> None:
    document = with_route(2, "face34", "left", cost=[9, 5, "yellow", "left"], zones=[0])
    tile_of(document, 2)["face34"]["middle"] = {}
    read, _ = examine(text_of(document))
    assert read is not None
    deck = replace(read, name='a "new" deck')

    assert read_deck(write_deck(deck)) == deck
    assert read_deck(write_deck(house_deck())) == house_deck()
