"""Rulebook, chapter 2: Setup."""

import pytest
from msgspec.structs import replace

from paddock.core import SPECTATOR
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.events import TileTurnedUp
from paddock.games.outspeed.state import Config, Phase, State, Variant
from paddock.games.outspeed.tiles import Deck, Face, Players, Tile
from tests.rules.outspeed.scenes import FREE, A, all_take, odds, turn_up


def start(players: int = 4, *, first_race: bool = False) -> State:
    return rules.setup(Config(players, house_deck(), Variant.FIRST_RACE if first_race else None))


def deck_of_free_routes() -> Deck:
    deck, free = house_deck(), Face(left=FREE)
    return replace(deck, tiles=tuple(Tile(number, free, free) for number in range(1, 17)))


def test_2_1_every_ship_begins_in_zone_3() -> None:
    assert start(5).zones == (3, 3, 3, 3, 3)


def test_2_1_every_player_begins_with_12_fuel_and_without_tokens() -> None:
    assert start(5).fuel == (12,) * 5
    assert start(5).tokens == ((),) * 5


def test_2_2_any_of_the_12_track_tiles_may_be_first_and_no_finish_tile() -> None:
    assert odds(start()) == dict.fromkeys(range(1, 13), 1)


def test_2_2_each_track_tile_comes_once() -> None:
    deck = deck_of_free_routes()

    step = all_take(turn_up(rules.setup(Config(3, deck)), 7), "left")

    assert odds(step) == dict.fromkeys({*range(1, 13)} - {7}, 1)


def test_2_2_below_the_track_tiles_lies_one_of_the_four_finish_tiles() -> None:
    state = rules.setup(Config(3, deck_of_free_routes()))
    for number in range(1, 13):
        state = all_take(turn_up(state, number), "left").state

    assert odds(state) == {13: 1, 14: 1, 15: 1, 16: 1}
    assert turn_up(state, 15).state.round == 13


@pytest.mark.parametrize(
    ("players", "up"),
    [
        (3, Players.UP_TO_4),
        (4, Players.UP_TO_4),
        (5, Players.UP_TO_6),
        (6, Players.UP_TO_6),
    ],
)
def test_2_2_the_tiles_lie_on_the_face_for_the_number_of_players(players: int, up: Players) -> None:
    step = turn_up(start(players), 2)

    assert step.events[0] == TileTurnedUp(1, 2, up)
    assert step.state.face is up


def test_2_2_nobody_knows_any_tile_but_the_top_one() -> None:
    covered, open_ = start(), turn_up(start(), 9).state

    assert rules.view(covered, A).tile is None
    assert rules.view(open_, A).tile == 9
    assert rules.view(open_, SPECTATOR).tile == 9
    assert set(rules.view(open_, A).tiles) == {*range(1, 13)} - {9}


def test_2_3_a_first_race_uses_tiles_1_to_13_in_ascending_order() -> None:
    deck = deck_of_free_routes()
    first = rules.setup(Config(3, deck, Variant.FIRST_RACE))

    step = all_take(turn_up(first, 1), "left")

    assert odds(first) == {1: 1}
    assert odds(step) == {2: 1}


def test_2_3_the_finish_tile_of_a_first_race_is_13() -> None:
    state = rules.setup(Config(3, deck_of_free_routes(), Variant.FIRST_RACE))
    for number in range(1, 13):
        state = all_take(turn_up(state, number), "left").state

    assert odds(state) == {13: 1}
    assert turn_up(state, 13).state.round == 13


def test_2_3_all_players_know_this_order() -> None:
    state = start(first_race=True)

    assert rules.view(state, A).config.first_race
    assert rules.view(state, SPECTATOR).tiles == tuple(range(1, 13))


def test_2_4_the_32_tokens_are_shuffled_face_down() -> None:
    stack = start().stack

    assert stack.pile == (7, 7, 7, 7, 2, 2)
    assert stack.bottom == ()
    assert start().discard == (0,) * 6
    assert start().phase is Phase.TURN_UP_TILE
