"""Do the tests of the terminal notice a mistake? Each is planted in the package."""

from typing import Final, NamedTuple

import pytest

from tests.mutants.planting import ROOT, assert_noticed
from tests.sizes import changed


class Mistake(NamedTuple):
    """In this file of the package the old text becomes the new one; this test must fail."""

    why: str
    file: str
    old: str
    new: str
    test: str


MISTAKES: Final = [
    Mistake(
        "an emptied tank is not warned of",
        "games/outspeed/terminal/wording.py",
        "    if prospect.will_empty:\n",
        "    if prospect.token:\n",
        "test_drawing.py::test_an_empty_tank_is_warned_of",
    ),
    Mistake(
        "a bot is shown the person's view",
        "terminal/local.py",
        "view = self._game.view(self._table.state, seat)",
        "view = self._game.view(self._table.state, ME)",
        "test_local.py::test_bots_are_shown_their_own_view_and_nothing_else",
    ),
    Mistake(
        "a bot sees everything",
        "terminal/local.py",
        "as_seen_by(seat, self._events)",
        "tuple(self._events)",
        "test_local.py::test_bots_are_shown_their_own_view_and_nothing_else",
    ),
    Mistake(
        "a choice is applied to whatever is asked",
        "terminal/local.py",
        "if decision != len(self._table.inputs):",
        "if decision > len(self._table.inputs) + 99:",
        "test_local.py::test_what_cannot_be_done_says_why",
    ),
    Mistake(
        "dice fall otherwise after a game was resumed",
        "terminal/local.py",
        'Random(f"{self.setting.seed}/{number}")',
        'Random(f"{self.setting.seed}/{id(self)}")',
        "test_local.py::test_a_game_that_was_left_goes_on_as_if_nothing_had_been",
    ),
    Mistake(
        "a ship stays where it was",
        "games/outspeed/terminal/staging.py",
        "replace(view, zones=_with(view.zones, event.seat, end))",
        "replace(view, zones=view.zones)",
        "test_staging.py",
    ),
    Mistake(
        "a risky route is chosen at once",
        "terminal/plain.py",
        "and self._warned != place:",
        "and self._warned == -1:",
        "test_plain.py::test_what_may_end_the_race_is_asked_twice",
    ),
    Mistake(
        "a number that is too large ends the table",
        "terminal/plain.py",
        "if not 1 <= number <= len(scene.options):",
        "if not 1 <= number:",
        "test_plain.py::test_no_line_ends_it",
    ),
]


PLANTED: Final = [
    m
    for m in MISTAKES
    if changed(
        f"src/paddock/{m.file}",
        f"tests/terminal/{m.test.partition('::')[0]}",
        "tests/mutants",
    )
] or MISTAKES[:1]


@pytest.mark.parametrize("mistake", PLANTED, ids=[mistake.why for mistake in PLANTED])
def test_the_tests_of_the_terminal_notice(mistake: Mistake) -> None:
    test = ROOT / "tests" / "terminal" / mistake.test
    assert_noticed(mistake.file, mistake.old, mistake.new, test)
