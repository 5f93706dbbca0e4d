"""What the bots of OUTSPEED think of a race, where the right answer is known."""

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from paddock.bots.mixed_bot import AnyWeigh
from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.games.outspeed.bots import first_timer, insight, rookie
from paddock.games.outspeed.bots.outlook import Position, chances_to_win, danger, worth_of_fuel
from paddock.games.outspeed.bots.regular import BOLD, weigh
from paddock.games.outspeed.bots.routes import expected_mix, gain, prospects, question
from paddock.games.outspeed.bots.tokens import after_token
from paddock.games.outspeed.bots.warnings import may_fall, most_cost, most_zones
from paddock.games.outspeed.rules import setup, view
from paddock.games.outspeed.state import Action, Declare, Keep, Phase, Program, SetDial, State
from paddock.games.outspeed.tiles import Amount, Face, Players, Route, Side, Tile, Token

DECK = GAMES["outspeed"].rules.house_deck()


def now(*zones: int | None, fuel: tuple[int, ...] = (8, 8, 8)) -> Position:
    return Position(zones, fuel, (0, 0, 0), 1, 0, 6)


@pytest.mark.parametrize(
    ("token", "zones"),
    [
        (Token.NITRO, (5, 8, 10)),
        (Token.FUEL_TANK, (4, 8, 10)),
        (Token.FLAMETHROWER, (4, 6, 10)),
        (Token.ELECTROMAGNET, (4, 6, 7)),
        (Token.ION_CANNON, (4, 8, 10)),
        (Token.FORCE_FIELD, (4, 8, 10)),
    ],
)
def test_a_token_from_the_rear_does_what_the_rules_say(
    token: Token, zones: tuple[int, ...]
) -> None:
    after = after_token(token, now(4, 8, 10), 0)
    assert after.zones == zones
    fuel = {Token.FUEL_TANK: (10, 8, 8), Token.ION_CANNON: (8, 6, 6)}
    assert after.fuel == fuel.get(token, (8, 8, 8))


def test_a_token_that_hits_nobody_changes_nothing() -> None:
    level = now(6, 6, None)
    for token in (Token.FLAMETHROWER, Token.ELECTROMAGNET, Token.ION_CANNON):
        assert after_token(token, level, 0) == level


def test_a_force_field_holds_up_who_comes_behind() -> None:
    assert after_token(Token.FORCE_FIELD, now(9, 8, 3), 0).zones == (9, 6, 3)


def test_who_is_pushed_off_or_drained_is_out() -> None:
    assert after_token(Token.FLAMETHROWER, now(1, 2, 9), 0).zones == (1, None, 9)
    assert after_token(Token.ION_CANNON, now(1, 2, None, fuel=(5, 2, 0)), 0).zones[1] is None


def test_chances_favour_who_is_ahead_and_add_up_and_are_none_for_who_is_out() -> None:
    chances = chances_to_win(now(9, 7, None))
    assert chances[0] > chances[1] > chances[2] == 0
    assert sum(chances) == pytest.approx(1)
    assert chances_to_win(now(None, None, None)) == [0, 0, 0]


def test_the_rear_board_is_dangerous_when_the_leader_nears_the_front() -> None:
    assert danger(4, now(4, 8, 14)) > danger(4, now(4, 8, 9)) >= 0
    assert danger(8, now(8, 8, 14)) == 0


def test_fuel_is_worth_more_when_it_is_short_and_next_to_nothing_at_the_end() -> None:
    assert worth_of_fuel(2, 5) - worth_of_fuel(1, 5) > worth_of_fuel(9, 5) - worth_of_fuel(8, 5)
    assert worth_of_fuel(9, 0) < 0.5


@pytest.mark.parametrize("face", Players)
@pytest.mark.parametrize("tile", range(1, 17))
def test_the_ways_a_route_may_go_are_all_there_are(tile: int, face: Players) -> None:
    up = DECK.tiles[tile - 1].face(face)
    round_ = 13 if tile > 12 else 6
    lonely = tile == 11 and face is Players.UP_TO_4
    asked = question(DECK, up, 3, round_, lonely=lonely)
    assert sum(expected_mix(asked).values()) == pytest.approx(1)
    for side in up.lit():
        assert sum(way.chance for way in prospects(asked, side)) == pytest.approx(1)


def test_a_route_with_room_for_one_is_worth_less_the_more_want_it() -> None:
    face = Face(left=Route(room=1, zones=Amount(number=5)), right=Route(zones=Amount(number=3)))
    few = question(DECK, face, 1, 6, lonely=False)
    many = question(DECK, face, 3, 6, lonely=False)
    assert gain(few, Side.LEFT, 8) > gain(many, Side.LEFT, 8)


def test_nobody_likes_a_route_that_ends_their_race() -> None:
    dear = Face(left=Route(cost=Amount(5), zones=Amount(7)), right=Route(zones=Amount(1)))
    face = question(DECK, dear, 3, 6, lonely=False)
    assert gain(face, Side.LEFT, 5) < -5
    assert gain(face, Side.LEFT, 6) > -5


def at(phase: Phase, **more: object) -> State:
    return replace(setup(GAMES["outspeed"].config(3)), phase=phase, tile=16, round=13, **more)


def test_a_regular_dials_all_it_has_and_keeps_what_is_worth_more() -> None:
    dials = weigh(BOLD, at(Phase.SET_DIAL), Seat(0), (0, 0, 0), [SetDial(n) for n in range(10)])
    assert max(dials) == dials[9] > 50 * dials[8]
    pair = [Keep(Token.ION_CANNON), Keep(Token.ELECTROMAGNET)]
    kept = weigh(BOLD, at(Phase.KEEP_TOKEN), Seat(0), (0, 0, 0), pair)
    assert kept[1] > 2 * kept[0]


def test_a_regular_does_not_drive_into_a_force_field_if_it_can_help_it() -> None:
    """Tile 1: five zones are no good where a marker stands in the way."""
    free = replace(setup(GAMES["outspeed"].config(3)), phase=Phase.PROGRAM, tile=1, round=6)
    held = replace(free, markers=(4,))
    options = [Program(Side.LEFT), Program(Side.RIGHT)]
    with_way = weigh(BOLD, free, Seat(0), (0, 0, 0), options)
    without = weigh(BOLD, held, Seat(0), (0, 0, 0), options)
    assert without[0] / without[1] < with_way[0] / with_way[1]


def test_on_the_finish_tile_who_is_behind_takes_the_long_way() -> None:
    race = at(Phase.PROGRAM, zones=(8, 11, 11), fuel=(9, 3, 3))
    sides = [Program(side) for side in Side]
    weights = weigh(BOLD, race, Seat(0), (0, 0, 0), sides)
    assert weights[0] > weights[1] > 0
    assert weights[0] > weights[2]
    poor = at(Phase.PROGRAM, zones=(8, 8, 8), fuel=(1, 3, 3))
    assert weigh(BOLD, poor, Seat(0), (0, 0, 0), sides[1:])[1] == 1


@pytest.mark.parametrize("phase", [Phase.PROGRAM, Phase.DECLARE])
def test_an_expert_thinks_of_all_seats_alike(phase: Phase) -> None:
    race = replace(setup(GAMES["outspeed"].config(4)), phase=phase, tile=2, round=6)
    options: tuple[Action, ...] = tuple(Program(side) for side in Side)
    if phase is Phase.DECLARE:
        race = replace(race, tokens=((Token.NITRO,),) * 4)
        options = (Declare(None), Declare(Token.NITRO))
    first, *others = [insight.weigh(race, seat, options) for seat in race.racing()]
    assert others == [pytest.approx(first)] * 3


DEAR: Final = Route(cost=Amount(3, dice=1, counts=(Side.LEFT,)), zones=Amount(5))
FREE: Final = Route(fuel=Amount(2), zones=Amount(1))


def race_on(face: Face, *, tile: int = 2, round_: int = 6, **more: object) -> State:
    """Three pilots before a tile with this face."""
    tiles = (*DECK.tiles[: tile - 1], Tile(tile, face, face), *DECK.tiles[tile:])
    start = setup(GAMES["outspeed"].config(3, replace(DECK, tiles=tiles)))
    return replace(start, phase=Phase.PROGRAM, tile=tile, round=round_, **more)


def weights_of(bot: AnyWeigh, race: State) -> list[float]:
    routes = tuple(Program(side) for side in race.top_face().lit())
    return [*bot(view(race, Seat(0)), routes, Random(1))]


def test_a_rookie_heeds_the_warning_that_a_route_may_empty_the_tank() -> None:
    """3 and a die and up to three pilots: 9 at most."""
    face = Face(left=DEAR, right=FREE)
    with_nine, with_ten = [
        weights_of(rookie.weigh, race_on(face, fuel=(fuel, 8, 8))) for fuel in (9, 10)
    ]
    assert with_ten[0] > with_ten[1]
    assert with_nine[0] == pytest.approx(rookie.HEEDLESS * with_ten[0])
    assert with_nine[1] == with_ten[1]


def test_a_rookie_is_not_warned_of_0_on_the_finish_tile() -> None:
    """7.5 Exactly 0 is safe there; owing more is not."""
    face = Face(left=Route(cost=Amount(3), zones=Amount(5)), right=Route(zones=Amount(1)))
    owing, even, rich = [
        weights_of(rookie.weigh, race_on(face, tile=13, round_=13, fuel=(fuel, 8, 8)))
        for fuel in (2, 3, 12)
    ]
    assert even == rich
    assert owing[0] == pytest.approx(rookie.HEEDLESS * rich[0])


def test_a_rookie_drives_far_when_its_zone_may_fall() -> None:
    """5.3 The leader is in zone 11, and the tile leads 5 zones: zone 16 is on the third board."""
    face = Face(left=Route(zones=Amount(3)), middle=Route(fuel=Amount(9)), right=DEAR)
    safe = weights_of(rookie.weigh, race_on(face, zones=(3, 3, 3)))
    falling = weights_of(rookie.weigh, race_on(face, zones=(3, 3, 11), fuel=(12, 8, 8)))
    assert safe[1] > safe[0]
    assert falling[0] > 50 * falling[1]


def test_only_zones_that_go_with_the_boards_may_fall() -> None:
    face = Face(left=Route(zones=Amount(5)))
    for zones, falls in (((7, 3, 9), False), ((7, 3, 10), True), ((8, 3, 10), False)):
        assert may_fall(race_on(face, zones=zones), Seat(0)) is falls
    assert may_fall(race_on(face, zones=(7, 3, 15), boards_added=1), Seat(0))


def test_the_dial_leads_as_far_as_9() -> None:
    dial = Route(cost=Amount(dial=True), zones=Amount(dial=True))
    assert most_zones(DECK, Side.LEFT, dial, 2) == 9
    assert most_cost(DECK, Side.LEFT, dial, 2) == 0


@pytest.mark.parametrize(
    ("idea", "chosen"), [("any", [1, 1, 1]), ("zones", [0, 0, 1]), ("cheap", [0, 1, 0])]
)
def test_a_first_timer_follows_one_idea(idea: str, chosen: list[float]) -> None:
    face = Face(left=Route(zones=Amount(2)), middle=FREE, right=DEAR)
    assert weights_of(first_timer.IDEAS[idea], race_on(face)) == chosen


@pytest.mark.parametrize("idea", first_timer.IDEAS)
def test_a_first_timer_heeds_both_warnings(idea: str) -> None:
    face = Face(left=Route(zones=Amount(3)), middle=FREE, right=DEAR)
    falling = race_on(face, zones=(3, 3, 11), fuel=(7, 8, 8))
    assert weights_of(first_timer.IDEAS[idea], falling) == [1, 0, 0]


def test_a_first_timer_who_cannot_be_safe_follows_the_idea() -> None:
    face = Face(left=DEAR, right=Route(cost=Amount(4), zones=Amount(1)))
    assert weights_of(first_timer.farthest, race_on(face, fuel=(4, 8, 8))) == [1, 0]


def test_a_first_timer_plays_tokens_and_dials_at_random() -> None:
    race = race_on(Face(left=FREE))
    tokens = (Declare(None), Declare(Token.NITRO))
    assert first_timer.cheapest(view(race, Seat(0)), tokens, Random(1)) == [1, 1]
