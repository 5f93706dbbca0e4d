"""Tests that fail for a reason not yet mended. Each has to leave this list: see the closing notes.

Seen on 15 November 2026 in the first whole run after several branches had been merged.
"""

from typing import Final

KNOWN: Final = {
    "test_every_promise_holds_under_every_seed[850]": "seed 855: three people wait for an end",
    "test_screen.py::test_a_whole_game[outspeed-en]": "not in time where the machine is busy",
}
