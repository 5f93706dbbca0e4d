"""What the rules refuse, what they do for the absent, and what a deck file may hold."""

from random import Random
from time import process_time

import pytest

from paddock.core import (
    Chance,
    Decision,
    GameOver,
    IllegalInputError,
    Seat,
    Table,
)
from paddock.faults import MAX_FAULTS, DeckError, Place
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import examine, house_deck, read_deck
from paddock.games.outspeed.state import (
    Action,
    Config,
    Declare,
    Keep,
    Outcome,
    Phase,
    Program,
    SetDial,
    State,
)
from paddock.games.outspeed.tiles import Face, Players
from tests.contract.absence import commit_for_the_absent
from tests.rules.outspeed.scenes import (
    CANNON,
    FREE,
    LEFT,
    MIDDLE,
    NITRO,
    RIGHT,
    TANK,
    A,
    B,
    C,
    Document,
    all_take,
    all_tokens,
    before,
    draw,
    face,
    faults_of,
    house_document,
    options,
    program,
    result,
    route,
    scene,
    text_of,
    tile_of,
)

TOKEN_ROUTE = face(route(token=True))


def looking() -> State:
    """A looks at a Nitro and a Fuel Tank."""
    asked = program(scene([5, 4, 3], routes=TOKEN_ROUTE), "left", "right", "right")
    return draw(asked, NITRO, TANK).state


# Refused

PROGRAMS: dict[Seat, Action] = {seat: Program(LEFT) for seat in (A, B, C)}


@pytest.mark.parametrize(
    "choices",
    [
        {},
        {A: Program(LEFT)},
        {**PROGRAMS, Seat(3): Program(LEFT)},
        {**PROGRAMS, A: Program(MIDDLE)},
        {**PROGRAMS, A: Declare(None)},
        {**PROGRAMS, A: SetDial(3)},
    ],
)
def test_a_choice_that_was_not_offered_is_refused(choices: dict[Seat, Action]) -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(scene([3, 3, 3], tile=1), choices)


def test_a_token_that_is_not_in_hand_cannot_be_laid() -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(scene([5, 4, 3], tokens={A: NITRO}), {A: Declare(TANK)})


def test_a_token_that_was_not_looked_at_cannot_be_kept() -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(looking(), {A: Keep(CANNON)})


def test_a_value_that_is_not_on_the_dial_cannot_be_set() -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(
            all_take(scene([3, 3, 3], tile=16, fuel=[3, 9, 9]), "left").state,
            {A: SetDial(4), B: SetDial(0), C: SetDial(0)},
        )


def test_nobody_chooses_while_chance_is_awaited() -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(before([3, 3, 3]), {A: Program(LEFT)})


def test_nothing_is_drawn_while_players_are_awaited() -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_chance(scene([3, 3, 3]), (1,))


@pytest.mark.parametrize("drawn", [(), (1, 2), (13,), (0,), (NITRO,)])
def test_a_tile_that_cannot_come_now_is_refused(drawn: tuple[Outcome, ...]) -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_chance(before([3, 3, 3]), drawn)


def test_a_tile_that_has_left_the_game_is_refused() -> None:
    gone = all_take(scene([3, 3, 3], tile=4, routes=face(FREE)), "left").state

    with pytest.raises(IllegalInputError):
        rules.apply_chance(gone, (4,))


def test_a_face_that_is_not_on_the_die_is_refused() -> None:
    rolling = all_take(scene([3, 3, 3], routes=face(route(cost="yellow"))), "left").state

    with pytest.raises(IllegalInputError):
        rules.apply_chance(rolling, (4,))


@pytest.mark.parametrize("drawn", [(NITRO,), (CANNON, CANNON), (NITRO, TANK, TANK)])
def test_tokens_that_are_not_in_the_pile_are_refused(drawn: tuple[Outcome, ...]) -> None:
    pile = [NITRO, NITRO, TANK, TANK, CANNON]
    state = scene([5, 4, 3], routes=TOKEN_ROUTE, pile=pile)
    asked = program(state, "left", "right", "right").state

    with pytest.raises(IllegalInputError):
        rules.apply_chance(asked, drawn)


def test_a_refused_input_leaves_the_state_as_it_was() -> None:
    state = scene([3, 3, 3])
    twin = scene([3, 3, 3])

    with pytest.raises(IllegalInputError):
        rules.apply_choices(state, {})

    assert state == twin
    assert hash(state) == hash(twin)


# For the absent


def test_the_absent_play_no_token() -> None:
    state = scene([5, 4, 3], tokens={A: NITRO})

    assert rules.default_choice(state, A) == Declare(None)


def test_the_absent_take_the_route_that_can_cost_least() -> None:
    there = face(route(cost=2), route(cost=1), route(cost=3))

    assert rules.default_choice(scene([3, 3, 3], routes=there), A) == Program(MIDDLE)


def test_the_absent_take_only_a_route_that_is_open_to_them() -> None:
    there = Face(left=route(cost=5), right=route(cost=3))

    assert rules.default_choice(scene([3, 3, 3], fuel=4, routes=there), A) == Program(RIGHT)


def test_the_absent_dial_nothing() -> None:
    state = scene([3, 3, 3], tile=16)
    dial, other = options(state)[A][0], options(state)[A][-1]  # the dial of the house set is left
    state = rules.apply_choices(state, {A: dial, B: other, C: other}).state

    assert rules.default_choice(state, A) == SetDial(0)


def test_the_absent_keep_the_first_token() -> None:
    assert rules.default_choice(looking(), A) in options(looking())[A]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_race_of_the_absent_comes_to_its_end(players: int) -> None:
    rng = Random(players)

    def drawn(chance: Chance[Outcome]) -> tuple[Outcome, ...]:
        return tuple(rng.sample(list(chance.odds), chance.draws, counts=list(chance.odds.values())))

    table: Table[State, Action] = Table(rules.setup(Config(players, house_deck())))
    while isinstance(chance := rules.pending(table.state), Chance):
        table = Table(rules.apply_chance(table.state, drawn(chance)).state)
    while table.state.phase is not Phase.OVER:
        table, _ = commit_for_the_absent(rules, table, drawn)

    assert min(result(table.state).places) == 1


# Whole races


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(8))
def test_in_every_race_ships_are_on_the_track_and_no_token_is_lost(players: int, seed: int) -> None:
    rng = Random(seed)
    state = rules.setup(Config(players, house_deck()))
    while not isinstance(waiting := rules.pending(state), GameOver):
        if isinstance(waiting, Decision):
            asked = waiting.options.items()
            choices = {seat: rng.choice(offered) for seat, offered in asked}
            state = rules.apply_choices(state, choices).state
        else:
            sizes = list(waiting.odds.values())
            drawn = rng.sample(list(waiting.odds), waiting.draws, counts=sizes)
            state = rules.apply_chance(state, tuple(drawn)).state

        front = state.rear + 14 + 7 * state.boards_added
        assert all(state.rear <= zone < front for zone in state.zones if zone is not None)
        assert all(state.rear <= zone < front for zone in state.markers)
        assert all(fuel >= 0 for fuel in state.fuel)
        assert len(state.markers) <= 7
        assert len(state.racing()) + sum(map(len, state.eliminated)) == players
        if state.phase is not Phase.DECLARE:
            assert all_tokens(state) == house_deck().tokens
        if state.phase is Phase.PROGRAM:
            small = len(state.racing()) <= 4
            assert state.face is (Players.UP_TO_4 if small else Players.UP_TO_6)

    assert len(waiting.places) == players
    assert (waiting.winners == ()) is not waiting.rated


# Deck files


def codes(document: Document) -> list[tuple[str, Place]]:
    return [(fault.code, fault.place) for fault in faults_of(document)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("name = " + "[" * 900 + "\n", "too-deep"),
        ("name = " + "\n".join("[" * 900 for _ in range(18)), "too-deep"),
        ("number = " + "9" * 16_000, "long-number"),
        ("number = 0x" + "f" * 16_000, "long-number"),
        ("a." * 8_000 + "a = 1", "many-dots"),
        ('"\u2028".' * 2_000 + "a = 1", "many-dots"),
        ("name = 'x'\n[" + "a." * 8000 + "a]", "many-dots"),
        ("#" * (16 * 1024 + 1), "long-deck"),
        ("#" + "Ж" * (8 * 1024), "long-deck"),
    ],
)
def test_a_text_that_would_keep_the_reader_busy_is_refused_at_once(text: str, code: str) -> None:
    began = process_time()

    deck, (fault,) = examine(text)

    assert (deck, fault.code, fault.warning) == (None, code, False)
    assert process_time() - began < 1


def test_a_text_with_thousands_of_faults_is_not_read_on() -> None:
    _, faults = examine("\n".join(f"k{number} = 1" for number in range(1500)))

    assert len(faults) == MAX_FAULTS


def test_a_fault_repeats_only_the_beginning_of_a_text() -> None:
    document = house_document()
    document["n" * 10_000] = 1

    (fault,) = faults_of(document)

    assert dict(fault.details) == {"name": "n" * 79 + "…"}


def test_the_longest_keys_that_are_read_are_read_in_time() -> None:
    began = process_time()

    examine("\n".join("a." * 100 + f"b{number} = 1" for number in range(78)))

    assert process_time() - began < 10


def test_a_file_that_is_not_toml_is_no_deck() -> None:
    deck, (fault,) = examine("name = [")

    assert deck is None
    assert (fault.code, fault.place, fault.warning) == ("not-toml", Place(), False)


def test_an_empty_file_says_all_that_is_missing() -> None:
    _, faults = examine("")

    found = [fault.code for fault in faults]
    assert found.count("no-tile") == 16
    assert "no-name" in found
    assert found.count("bad-die") == 2


@pytest.mark.parametrize("name", ["", 3])
def test_a_deck_has_a_name(name: object) -> None:
    assert codes({**house_document(), "name": name}) == [("no-name", Place(field="name"))]


@pytest.mark.parametrize("faces", [[], 3, "six", [1, 2, 3, 4, 5, "x"], [True] * 6, [10]])
def test_a_die_has_numbers_of_one_digit_on_its_faces(faces: object) -> None:
    document = house_document()
    document["dice"]["blue"] = faces

    assert ("bad-die", Place(field="blue")) in codes(document)


def test_a_deck_says_nothing_that_is_not_understood() -> None:
    document = {**house_document(), "author": "me"}
    document["dice"]["green"] = [1] * 6
    tile_of(document, 3)["back"] = {}
    tile_of(document, 4)["face34"]["left"]["speed"] = 3

    faults = faults_of(document)

    assert {(fault.code, fault.place, fault.details) for fault in faults} == {
        ("unknown-field", Place(), (("name", "author"),)),
        ("unknown-field", Place(field="dice"), (("name", "green"),)),
        ("unknown-field", Place(tile=3), (("name", "back"),)),
        ("unknown-field", Place(tile=4, face="face34", route=LEFT), (("name", "speed"),)),
    }


@pytest.mark.parametrize("key", ["dice", "tokens"])
def test_dice_and_tokens_are_tables(key: str) -> None:
    assert ("not-a-table", Place(field=key)) in codes({**house_document(), key: 3})


@pytest.mark.parametrize("tiles", [3, [3]])
def test_tiles_are_tables(tiles: object) -> None:
    found = [code for code, _ in codes({**house_document(), "tile": tiles})]

    assert found.count("no-tile") == 16


def test_a_face_is_a_table() -> None:
    document = house_document()
    tile_of(document, 3)["face34"] = 3

    assert [place.tile for _, place in codes(document)] == [3] * len(codes(document))
    assert codes(document) != []


def test_a_route_is_a_table() -> None:
    document = house_document()
    tile_of(document, 3)["face34"]["left"] = 3

    assert codes(document)[0] == ("not-a-table", Place(tile=3, face="face34", route=LEFT))


@pytest.mark.parametrize("term", ["green", True, 1.5, ["left"]])
def test_an_amount_holds_nothing_but_terms(term: object) -> None:
    document = house_document()
    tile_of(document, 3)["face34"]["right"]["fuel"] = [term]

    assert [code for code, _ in codes(document)] in (["unknown-term"], ["bad-number"])
    assert codes(document)[0][1] == Place(3, "face34", RIGHT, "fuel")


def test_without_a_word_about_tokens_the_box_holds_the_usual_32() -> None:
    document = house_document()
    del document["tokens"]

    deck, faults = examine(text_of(document))

    assert deck is not None
    assert deck.tokens == (7, 7, 7, 7, 2, 2)
    assert faults == ()


def test_other_numbers_of_tokens_get_a_warning() -> None:
    document = house_document()
    document["tokens"]["nitro"] = 9

    (fault,) = faults_of(document)

    assert (fault.code, fault.place) == ("other-token-counts", Place(field="tokens"))
    assert fault.warning
    assert read_deck(text_of(document)).tokens == (9, 7, 7, 7, 2, 2)


@pytest.mark.parametrize("count", [-1, "seven", True, 1.5])
def test_a_number_of_tokens_is_a_number(count: object) -> None:
    document = house_document()
    document["tokens"]["nitro"] = count

    assert ("bad-token-count", Place(field="tokens")) in codes(document)


def test_an_unknown_kind_of_token_is_named() -> None:
    document = house_document()
    document["tokens"]["banana"] = 1

    assert "unknown-field" in [code for code, _ in codes(document)]


def test_a_deck_error_tells_every_fault() -> None:
    document = {**house_document(), "name": ""}
    tile_of(document, 3)["face34"]["left"] = {"cost": [10]}

    with pytest.raises(DeckError) as refused:
        read_deck(text_of(document))

    assert [fault.code for fault in refused.value.faults] == ["no-name", "bad-number"]
    assert "no-name" in str(refused.value)


def test_the_house_deck_is_read_once_and_always_the_same() -> None:
    assert house_deck() == house_deck()
    assert hash(house_deck()) == hash(read_deck(text_of(house_document())))
