"""Tests that fail for a reason not yet mended. Each has to leave this list: see the closing notes.

Seen on 15 November 2026 in the first whole run after several branches had been merged.
"""

from typing import Final

KNOWN: Final = {
    "test_schemathesis_finds_nothing": "POST /api/decks/check takes a body that its schema forbids",
    "test_one_bot_sits_down_and_another_takes_over": "waits for ever where the machine is busy",
}
