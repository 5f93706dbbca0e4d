"""Faults of decks, and where they are."""

import pytest

from paddock.faults import DeckError, Fault, Faults, Place, as_list


def test_a_place_names_a_field_of_its_route() -> None:
    route = Place(4, "face34", "left")
    assert route.at("cost") == Place(4, "face34", "left", "cost")


def test_faults_and_warnings_are_kept_in_order_with_their_details() -> None:
    faults = Faults()
    faults.add("bad-number", Place(4), number="12")
    faults.warn("nothing-cheap", Place(5), cheapest="2", allowed="0")
    assert faults.found() == (
        Fault("bad-number", Place(4), (("number", "12"),)),
        Fault("nothing-cheap", Place(5), (("cheapest", "2"), ("allowed", "0")), warning=True),
    )


@pytest.mark.parametrize("value", [None, 3, "left", {"a": 1}, (1, 2)])
def test_what_is_no_list_counts_as_an_empty_one(value: object) -> None:
    assert as_list(value) == []


def test_a_list_is_copied() -> None:
    value = [1, "left"]
    assert as_list(value) == value
    assert as_list(value) is not value


def test_a_deck_error_has_all_faults_and_says_the_first() -> None:
    found = (Fault("no-name", Place(field="name")), Fault("no-tile", Place(3)))
    error = DeckError(found)
    assert error.faults == found
    assert "2 faults" in str(error)
    assert "no-name" in str(error)
