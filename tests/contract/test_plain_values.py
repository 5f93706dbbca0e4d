"""Inputs made by hand, of plain texts and numbers, play the same game as offered ones."""

from enum import Enum
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import astuple

from paddock.core import (
    Chosen,
    Decision,
    Drawn,
    IllegalInputError,
    Seat,
    apply_input,
    commit,
    open_table,
)
from paddock.core.record import AnyInput
from tests.contract.playouts import draw, playout
from tests.contract.starts import SUBJECTS

GAMES_PER_SUBJECT = 6


def plain(value: Any) -> Any:
    """The same value without enums: what somebody types who knows the record format."""
    match value:
        case Enum():
            return value.value
        case Struct():
            return type(value)(*map(plain, astuple(value)))
        case _:
            return value


def by_hand(given: AnyInput) -> AnyInput:
    """The same input, rebuilt from plain values, the last seat first."""
    if isinstance(given, Drawn):
        return Drawn(tuple(map(plain, given.drawn)))
    seats = sorted(given.choices, reverse=True)
    return Chosen({Seat(seat): plain(given.choices[seat]) for seat in seats})


@pytest.mark.parametrize("name", SUBJECTS)
def test_inputs_rebuilt_from_plain_values_play_the_same_game(name: str) -> None:
    subject = SUBJECTS[name]
    for seed in range(GAMES_PER_SUBJECT):
        state = subject.start()
        for moment in playout(subject.game, state, Random(seed)):
            if moment.given is None or moment.step is None:
                continue
            step = apply_input(subject.game, state, by_hand(moment.given))
            assert repr(step) == repr(moment.step)  # equality would not see a plain text
            state = step.state


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_table_keeps_the_offered_action(name: str) -> None:
    subject = SUBJECTS[name]
    rng = Random(1)
    table, _ = open_table(subject.game, subject.start(), lambda chance: draw(rng, chance))
    waiting = subject.game.pending(table.state)
    assert isinstance(waiting, Decision)
    seat, offer = next(iter(waiting.options.items()))
    if len(waiting.options) > 1:
        table, _ = commit(subject.game, table, seat, plain(offer[-1]), lambda _: ())
        assert table.committed[seat] is offer[-1]


@pytest.mark.parametrize("name", SUBJECTS)
def test_an_action_that_was_not_offered_is_refused(name: str) -> None:
    subject = SUBJECTS[name]
    for moment in playout(subject.game, subject.start(), Random(2)):
        if isinstance(moment.given, Chosen):
            for seat in moment.given.choices:
                with pytest.raises(IllegalInputError):
                    subject.game.apply_choices(moment.state, {**moment.given.choices, seat: "x"})
