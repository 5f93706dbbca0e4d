"""A table is what its log adds up to, and an entry that nobody knows adds up to nothing."""

from typing import Any

import pytest
from msgspec import Struct

from paddock.proof import entry as e
from paddock.server.table.match import Match, begin, fold
from tests.server.scenes import opened


class Unknown(Struct, frozen=True):
    """An entry of a server of tomorrow."""


def a_match() -> Match:
    return opened("ONE", e.Options("why_first", 2)).match


def test_an_entry_that_is_not_known_is_an_error() -> None:
    entry: Any = Unknown()
    with pytest.raises(AssertionError, match="unreachable"):
        fold(a_match(), e.Line(2, 1.0, entry, "00" * 32))


def test_the_first_entry_changes_nothing_that_begin_did_not_read() -> None:
    first = opened("ONE", e.Options("why_first", 2))
    opening = first.lines[0].entry
    assert isinstance(opening, e.Opened)
    begun = begin("ONE", first.match.secret, opening)
    assert fold(begun, first.lines[0]) == first.match


def test_time_is_added_to_no_table_at_which_no_clock_runs() -> None:
    match = a_match()
    after = fold(match, e.Line(2, 1.0, e.Extended(30.0), "00" * 32))
    assert (after.deadline, after.opened_at) == (match.deadline, match.opened_at)
