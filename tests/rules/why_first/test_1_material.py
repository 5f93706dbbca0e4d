"""Rulebook, chapter 1: Material."""

from collections import Counter
from importlib.resources import files

import pytest
from msgspec.structs import replace

from paddock.faults import DeckError, Fault, Place
from paddock.games.why_first.cards import COPIES, Card, Deck
from paddock.games.why_first.deck_file import examine, house_deck, read_deck
from paddock.games.why_first.state import FIRST_FIELD, LAST_FIELD, Config, Variant
from tests.rules.why_first.scenes import HOUSE, asked, lay_own, rules, scene, start, values, white

HOUSE_TEXT = (files("paddock.games.why_first") / "decks/house.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    """The house deck with one line changed."""
    assert old in HOUSE_TEXT
    return HOUSE_TEXT.replace(old, new)


def faults(text: str) -> list[tuple[str, str | None]]:
    """What is wrong with the deck, and in which field."""
    deck, found = examine(text)
    assert (deck is None) == bool(found)
    return [(fault.code, fault.place.field) for fault in found]


def test_1_1_the_track_has_29_fields_from_minus_12_to_16() -> None:
    assert (FIRST_FIELD, LAST_FIELD) == (-12, 16)
    assert len(range(FIRST_FIELD, LAST_FIELD + 1)) == 29


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_1_1_the_start_field_is_0(players: int) -> None:
    assert start(players).fields == (0,) * players


def test_1_1_both_ends_of_the_track_can_be_reached() -> None:
    step = lay_own(scene(5, -4, 1, fields=(11, -8, 0)), 5, -4, 1)

    assert step.state.fields == (16, -12, 1)


def test_1_2_there_are_32_race_cards_and_so_many_of_each_value() -> None:
    copies = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}

    assert len(HOUSE.cards) == 32
    assert Counter(card.value for card in HOUSE.cards) == copies
    assert copies == COPIES


def test_1_2_no_card_is_worth_0() -> None:
    assert 0 not in values(HOUSE.cards)


def test_1_2_a_deck_with_too_few_or_too_many_of_a_value_is_refused() -> None:
    assert ("wrong-copies", "-4") in faults(changed('"-4" = [30]', '"-4" = []'))
    assert ("wrong-copies", "-4") in faults(changed('"-4" = [30]', '"-4" = [30, 30]'))


def test_1_2_a_deck_without_one_of_the_values_is_refused() -> None:
    assert ("wrong-copies", "+5") in faults(changed('"+5" = [32]\n', ""))


def test_1_2_a_deck_with_a_value_that_is_not_there_is_refused() -> None:
    _, found = examine(changed('"+5" = [32]', '"+5" = [32]\n"+6" = [33]'))

    assert found == (Fault("unknown-field", Place(field="white"), (("name", "+6"),)),)


def test_1_3_the_white_numbers_are_1_to_32_all_different() -> None:
    assert sorted(card.white for card in HOUSE.cards) == list(range(1, 33))


def test_1_3_the_larger_the_absolute_value_the_higher_the_white_number() -> None:
    sizes = [abs(white(number).value) for number in range(1, 33)]

    assert sizes == sorted(sizes)


def test_1_3_plus_and_minus_alternate_plus_first_as_long_as_there_are_both() -> None:
    table = {
        5: [+32],
        4: [+31, -30, +29, +28],
        3: [+27, -26, +25, -24, +23, -22, +21],
        2: [+20, -19, +18, -17, +16, -15, +14, -13, +12],
        1: [+11, -10, +9, -8, +7, -6, +5, -4, +3, -2, +1],
    }

    assert house_deck().cards == tuple(
        Card(size if signed > 0 else -size, abs(signed))
        for size, row in table.items()
        for signed in row
    )


def test_1_3_a_white_number_beyond_1_to_32_is_refused() -> None:
    for wrong in ("0", "33", "-1"):
        assert ("bad-white", "+5") in faults(changed("[32]", f"[{wrong}]"))


def test_1_3_a_white_number_must_be_a_whole_number() -> None:
    for wrong in ("true", "32.0", '"32"', "[32]"):
        assert ("bad-white", "+5") in faults(changed("[32]", f"[{wrong}]"))


def test_1_3_what_is_no_whole_number_is_refused_beside_the_number_it_equals() -> None:
    assert ("bad-white", "+4") in faults(changed("[31, 29, 28]", "[31, 31.0, 28]"))
    assert ("bad-white", "+1") in faults(changed("[11, 9, 7, 5, 3, 1]", "[11, 9, 7, 5, true, 1]"))


def test_1_3_a_white_number_that_comes_twice_is_refused() -> None:
    (of_another_value,) = faults(changed('"-4" = [30]', '"-4" = [31]'))
    (of_the_same_value,) = faults(changed("[31, 29, 28]", "[31, 31, 28]"))

    assert of_another_value in [("white-twice", "-4"), ("white-twice", "+4")]
    assert of_the_same_value == ("white-twice", "+4")


def test_1_3_the_white_numbers_are_deck_data_and_can_be_edited() -> None:
    deck = read_deck(changed("[32]", "[30]").replace('"-4" = [30]', '"-4" = [32]'))

    assert deck.cards[0] == Card(-4, 32)
    assert Card(5, 30) in deck.cards
    assert len(deck.cards) == 32


def test_1_3_an_edited_deck_is_held_with_the_highest_white_number_first() -> None:
    deck = read_deck(changed("[27, 25, 23, 21]", "[21, 23, 27, 25]"))

    assert deck == house_deck()


def test_1_3_an_edited_white_number_decides_in_the_tactical_game() -> None:
    swapped = {Card(1, 11): Card(1, 32), Card(5, 32): Card(5, 11)}
    edited = Deck("edited", tuple(swapped.get(card, card) for card in HOUSE.cards))
    state = scene(5, 1, 2, tactical=True)
    state = replace(
        state,
        config=Config(3, edited, Variant.TACTICAL),
        hands=tuple(tuple(swapped.get(card, card) for card in hand) for hand in state.hands),
    )

    assert asked(lay_own(state, Card(5, 11), Card(1, 32), 2)) == [1]


def test_1_3_the_white_number_matters_only_in_the_tactical_game() -> None:
    for card in (white(11), white(1)):
        assert lay_own(scene(card, 2, 3), card, 2, 3).state.fields == (1, 2, 3)


def test_1_3_the_house_deck_has_a_name_and_is_without_fault() -> None:
    assert examine(HOUSE_TEXT) == (house_deck(), ())
    assert read_deck(HOUSE_TEXT) == house_deck()
    assert house_deck().name == "house cards"


def test_1_3_a_deck_must_have_a_name() -> None:
    for wrong in ("", 'name = " "', "name = 7"):
        assert faults(changed('name = "house cards"', wrong)) == [("no-name", "name")]


def test_1_3_a_deck_must_have_a_table_of_white_numbers() -> None:
    assert faults('name = "none"') == [("not-a-table", "white")]
    assert faults('name = "none"\nwhite = 32') == [("not-a-table", "white")]


def test_1_3_the_cards_of_a_value_must_be_a_list() -> None:
    assert ("wrong-copies", "+5") in faults(changed("[32]", "32"))


def test_1_3_a_field_that_no_deck_has_is_refused() -> None:
    _, found = examine(changed('game = "why_first"', 'game = "why_first"\ncolour = "red"'))

    assert found == (Fault("unknown-field", Place(), (("name", "colour"),)),)


def test_1_3_a_deck_that_is_not_toml_is_refused() -> None:
    assert faults("white = [") == [("not-toml", None)]


def test_1_3_all_faults_of_a_deck_are_reported_together() -> None:
    text = changed('"-4" = [30]', '"-4" = [31]').replace("[32]", "[33]")

    with pytest.raises(DeckError) as error:
        read_deck(text)

    assert [fault.code for fault in error.value.faults] == ["bad-white", "white-twice"]


def test_1_3_the_rules_take_the_deck_that_was_agreed() -> None:
    edited = replace(HOUSE, name="edited")

    assert rules.setup(Config(3, edited)).config.deck.name == "edited"


def test_1_3_the_name_of_a_deck_has_at_most_60_characters() -> None:
    assert faults(changed("house cards", "x" * 60)) == []
    assert faults(changed("house cards", "x" * 61)) == [("long-name", "name")]
