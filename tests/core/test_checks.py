"""The two checks that all rules share."""

from collections.abc import Mapping

import pytest

from paddock.core import IllegalInputError, Seat, accept_choices, accept_drawn

OPTIONS = {Seat(0): ("left", "right"), Seat(2): ("left",)}


def test_choices_that_were_offered_are_accepted() -> None:
    accept_choices(OPTIONS, {Seat(2): "left", Seat(0): "right"})


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({Seat(0): "left"}, r"asked are seats \[0, 2\], not \[0\]"),
        ({Seat(0): "left", Seat(1): "left", Seat(2): "left"}, r"not \[0, 1, 2\]"),
        ({Seat(0): "left", Seat(2): "right"}, "seat 2 may not choose 'right' now"),
        ({}, r"not \[\]"),
    ],
)
def test_other_choices_are_refused_with_a_reason(choices: Mapping[Seat, str], why: str) -> None:
    with pytest.raises(IllegalInputError, match=why):
        accept_choices(OPTIONS, choices)


def test_draws_within_the_weights_are_accepted() -> None:
    accept_drawn({"nitro": 2, "tank": 1}, ("nitro", "tank", "nitro"), 3)
    accept_drawn({4: 1}, (4,))


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ((), "2 must be drawn, not 0"),
        (("nitro",), "2 must be drawn, not 1"),
        (("tank", "tank"), "'tank' cannot be drawn now"),
        (("nitro", "cannon"), "'cannon' cannot be drawn now"),
    ],
)
def test_other_draws_are_refused_with_a_reason(drawn: tuple[str, ...], why: str) -> None:
    with pytest.raises(IllegalInputError, match=why):
        accept_drawn({"nitro": 2, "tank": 1}, drawn, 2)
