"""The laws that every game and every store obeys, for those who write their own.

`check_game(entry)` plays random games of a `GameEntry` and `check_store(open_store)` works with a
store; both raise a `LawBrokenError` that names the law. docs/guides/add-a-game.md tells how to use
them. They need no test runner.
"""

from paddock.testing.games import check_game
from paddock.testing.stores import check_store
from paddock.testing.subject import LawBrokenError, Secrets, Subject

__all__ = ["LawBrokenError", "Secrets", "Subject", "check_game", "check_store"]
