"""Do the tests of the server notice a mistake? Each is planted in a copy of the package.

These are about what is kept and what is let go; `tests/simulation/bugs.py` has the others.
"""

from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.mutants.test_planted_mistakes import FAILED, ROOT, copied, run


class Mistake(NamedTuple):
    """In this file of the server the old text becomes the new one; this test must fail."""

    why: str
    file: str
    old: str
    new: str
    test: str


LAWS: Final = "server/test_sqlite_store.py::TestLaws::"

MISTAKES: Final = [
    Mistake(
        "any number of searches may wait",
        "searching.py",
        "if self._would_take(seconds) > self._patience():",
        "if self._would_take(seconds) > 1e9:",
        "server/test_searching.py::"
        "test_of_a_thousand_only_as_many_wait_as_can_be_answered_and_nobody_waits_longer",
    ),
    Mistake(
        "a pool that broke takes the next one with it",
        "searching.py",
        "if self._pool is pool:",
        "if self._pool is not None:",
        "server/test_searching.py::"
        "test_those_who_hear_late_that_a_pool_broke_leave_the_new_one_alone",
    ),
    Mistake(
        "a choice in haste is not flagged",
        "thinking.py",
        "choose, match, seat, STAND_IN), IN_HASTE)",
        "choose, match, seat, STAND_IN))",
        "server/test_searching.py::test_what_is_not_answered_in_time_is_flagged",
    ),
    Mistake(
        "what was loaded while it was removed is kept",
        "store/shelf.py",
        "if self._loading in removed:",
        "if self._loading is removed:",
        "server/test_sqlite_store.py::test_what_was_loaded_while_it_was_removed_is_not_kept",
    ),
    Mistake(
        "what was written in the same batch is removed",
        "store/sqlite_batch.py",
        "if code in self.written or ",
        "if ",
        LAWS + "test_who_comes_while_a_table_is_removed_keeps_it_or_is_told",
    ),
    Mistake(
        "who comes behind a removal in the same batch is acked",
        "store/sqlite_batch.py",
        "        if code in self.removed:\n            raise NoSuchTableError\n",
        "",
        LAWS + "test_who_comes_while_a_table_is_removed_keeps_it_or_is_told",
    ),
    Mistake(
        "keys stay behind",
        "store/sqlite_batch.py",
        '    "DELETE FROM keys WHERE code = ?",\n',
        "",
        LAWS + "test_a_table_is_removed_with_all_that_was_written_there",
    ),
    Mistake(
        "a table is removed under somebody's eyes",
        "cleaning.py",
        "if code in self._watched() or not",
        "if not",
        "server/test_cleaning.py::test_those_that_are_watched_hide_no_others",
    ),
    Mistake(
        "finished games stay in memory",
        "store/recent.py",
        "if len(self._ended) > ENDED_AT_HAND:",
        "if len(self._ended) > 9 * ENDED_AT_HAND:",
        "server/test_cleaning.py::test_finished_games_leave_memory",
    ),
    Mistake(
        "the log stays while the database moves",
        "store/sqlite_file.py",
        '("-wal", "-shm", "-journal", "")',
        '("", "-wal", "-shm", "-journal")',
        "server/test_restore.py::"
        "test_case_26_a_restore_killed_at_any_step_leaves_the_old_or_the_new_database",
    ),
    Mistake(
        "an answer may be taken byte by byte",
        "transport.py",
        "get_write_buffer_size() < ANSWER_BYTES:",
        "get_write_buffer_size() < 0:",
        "faults/test_slow_clients.py::test_case_13_who_takes_an_answer_byte_by_byte_is_let_go",
    ),
    Mistake(
        "contributions that are missing are not told",
        "finding.py",
        "if self.contributions >= self.players:",
        "if self.contributions >= 0:",
        "server/test_withholding.py::test_the_verifier_says_what_is_missing",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.why for mistake in MISTAKES])
def test_the_tests_of_the_server_notice(mistake: Mistake, tmp_path: Path) -> None:
    copy = copied(tmp_path)
    file = copy / "server" / mistake.file
    text = file.read_text("utf-8")
    assert text.count(mistake.old) == 1, f"{mistake.old!r} is not in {mistake.file} once"
    file.write_text(text.replace(mistake.old, mistake.new), "utf-8")

    code, told = run(copy, ROOT / "tests" / mistake.test)

    assert code == FAILED, told
    assert "1 failed" in told.splitlines()[-1], told
