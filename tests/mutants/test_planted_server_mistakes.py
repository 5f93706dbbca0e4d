"""Do the tests of the server notice a mistake? Each is planted in the package.

These are about what is kept and what is let go; `tests/simulation/bugs.py` has the others.
"""

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


LAW: Final = "server/test_sqlite_store.py::TestLaws::test_it_keeps_the_law[{}]"

MISTAKES: Final = [
    Mistake(
        "M2: a new socket of a seat starts a new count",
        "server/web/limits.py",
        "window = self._seats.get(place)",
        "window = None",
        "server/test_limits.py::test_case_13_a_new_socket_of_a_seat_does_not_start_a_new_count",
    ),
    Mistake(
        "M2: an address has no limit of its own",
        "server/web/socket.py",
        " or not self._of_address.allows(now):",
        ":",
        "server/test_limits.py::test_case_13_the_seats_of_one_address_share_a_limit",
    ),
    Mistake(
        "M5: after a commit in doubt the server goes on writing",
        "server/store/sqlite/store.py",
        "if committing and isinstance(error, apsw.IOError):",
        "if committing and error is None:",
        "server/test_sqlite_store.py::"
        "test_case_3_after_a_commit_in_doubt_nothing_is_written_before_a_restart",
    ),
    Mistake(
        "M5: after a failed sync of the database the server goes on writing",
        "server/store/sqlite/store.py",
        "if isinstance(self._note.trouble, apsw.IOError):",
        "if self._note is None:",
        "server/test_sqlite_store.py::"
        "test_case_3_an_io_error_while_the_log_is_moved_stops_writing_after_the_ack",
    ),
    Mistake(
        "M6: a note that a power cut left behind is damage",
        "server/store/sqlite/commit_note.py",
        "_counted(path) < _noted(path)",
        "_counted(path) != _noted(path)",
        "server/test_sqlite_file.py::test_case_26_a_note_that_a_power_cut_left_behind_is_no_damage",
    ),
    Mistake(
        "M4: an emptied database is taken for a new one",
        "server/store/sqlite/commit_note.py",
        "(remains and not _size(path)) or ",
        "",
        "server/test_sqlite_file.py::"
        "test_case_26_a_database_that_is_emptied_or_removed_is_not_taken_for_a_new_one",
    ),
    Mistake(
        "M4: commits to a removed database are acked",
        "server/store/sqlite/store.py",
        "if not self._note.in_place():",
        "if self._note is None:",
        "server/test_sqlite_file.py::test_case_26_nothing_is_acked_once_the_database_is_gone",
    ),
    Mistake(
        "M5: a table is opened without a key",
        "client/seating.py",
        "replace(wanted, key=secrets.token_urlsafe(24))",
        "wanted",
        "client/test_client.py::"
        "test_case_35_a_table_is_opened_once_though_answers_are_lost[2-True]",
    ),
    Mistake(
        "M8: the others free a seat at once",
        "server/table/requests.py",
        "if now < seat.since + patience:",
        "if now < seat.since:",
        "server/test_socket.py::"
        "test_case_27_a_seat_that_is_not_ready_after_a_minute_can_be_freed_by_the_others",
    ),
    Mistake(
        "L3: a bot may choose for somebody who is there",
        "proof/referee.py",
        "lawful = played_by_bot",
        "lawful = True",
        "server/test_proof.py::test_case_30_nobody_chooses_for_a_person_who_is_there[bot]",
    ),
    Mistake(
        "L4: a fifth tab gets no code of its own",
        "server/web/admission.py",
        "there[0].end(OPEN_ELSEWHERE)",
        "there[0].end(TRY_AGAIN)",
        "server/test_limits.py::test_case_36_a_fifth_tab_closes_the_first_which_is_open_elsewhere",
    ),
    Mistake(
        "any number of searches may wait",
        "server/bots/search_pool.py",
        "if self._would_take(seconds) > self._patience():",
        "if self._would_take(seconds) > 1e9:",
        "server/test_search_pool.py::"
        "test_of_a_thousand_only_as_many_wait_as_can_be_answered_and_nobody_waits_longer",
    ),
    Mistake(
        "a pool that broke takes the next one with it",
        "server/bots/search_pool.py",
        "if self._pool is pool:",
        "if self._pool is not None:",
        "server/test_search_pool.py::"
        "test_those_who_hear_late_that_a_pool_broke_leave_the_new_one_alone",
    ),
    Mistake(
        "a choice in haste is not flagged",
        "server/bots/runner.py",
        "_stand_in, match, seat), By.STAND_IN)",
        "_stand_in, match, seat))",
        "server/test_search_pool.py::test_what_is_not_answered_in_time_is_flagged",
    ),
    Mistake(
        "what was loaded while it was removed is kept",
        "server/store/cache.py",
        "if self._loading in removed:",
        "if self._loading is removed:",
        "server/test_sqlite_store.py::test_what_was_loaded_while_it_was_removed_is_not_kept",
    ),
    Mistake(
        "what was written in the same batch is removed",
        "server/store/sqlite/store.py",
        "if self._commits.concerns(code) or ",
        "if ",
        LAW.format("who_comes_while_a_table_is_removed_keeps_it_or_is_refused"),
    ),
    Mistake(
        "who comes behind a removal in the same batch is acked",
        "server/store/sqlite/store.py",
        "self._stopped or code in self._leaving",
        "self._stopped",
        LAW.format("who_comes_while_a_table_is_removed_keeps_it_or_is_refused"),
    ),
    Mistake(
        "lines stay behind",
        "server/store/sqlite/batch.py",
        '    "DELETE FROM lines WHERE code = ?",\n',
        "",
        LAW.format("a_table_is_removed_with_all_that_was_written_there"),
    ),
    Mistake(
        "a message overtakes the choice before it",
        "server/web/socket.py",
        "while self._asked is not None or self._sending is not None:",
        "while False:",
        "server/test_submit.py::test_what_comes_behind_a_choice_is_answered_after_it",
    ),
    Mistake(
        "a table is removed under somebody's eyes",
        "server/play/cleanup.py",
        "if code in self._watched() or not",
        "if not",
        "server/test_cleanup.py::test_those_that_are_watched_hide_no_others",
    ),
    Mistake(
        "finished games stay in memory",
        "server/store/cache.py",
        "if len(self._ended) > ENDED_AT_HAND:",
        "if len(self._ended) > 9 * ENDED_AT_HAND:",
        "server/test_cleanup.py::test_finished_games_leave_memory",
    ),
    Mistake(
        "the log stays while the database moves",
        "server/store/sqlite/file.py",
        '("-note", "-wal", "-shm", "-journal", "")',
        '("", "-note", "-wal", "-shm", "-journal")',
        "server/test_restore.py::"
        "test_case_26_a_restore_killed_at_any_step_leaves_the_old_or_the_new_database",
    ),
    Mistake(
        "an answer may be taken byte by byte",
        "server/process/handshake.py",
        "get_write_buffer_size() < ANSWER_BYTES:",
        "get_write_buffer_size() < 0:",
        "faults/test_slow_clients.py::test_case_13_who_takes_an_answer_byte_by_byte_is_let_go",
    ),
    Mistake(
        "missing contributions are not reported",
        "proof/findings.py",
        "if self.contributions >= self.players:",
        "if self.contributions >= 0:",
        "server/test_withholding.py::test_the_verifier_says_what_is_missing",
    ),
]


PLANTED: Final = [
    m
    for m in MISTAKES
    if changed(f"src/paddock/{m.file}", f"tests/{m.test.partition('::')[0]}", "tests/mutants")
] or MISTAKES[:1]


@pytest.mark.parametrize("mistake", PLANTED, ids=[mistake.why for mistake in PLANTED])
def test_the_tests_of_the_server_notice(mistake: Mistake) -> None:
    assert_noticed(mistake.file, mistake.old, mistake.new, ROOT / "tests" / mistake.test)
