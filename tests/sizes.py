"""How long the long tests are: `make test-full` runs a share of them, `make test-all` the whole.

A share finds what a change breaks. The whole, and `make soak` for hours, find what is rare.
"""

import os
from typing import Final

FULL: Final = os.environ.get("PADDOCK_FULL") == "1"

LOCKSTEP_GAMES: Final = 2000 if FULL else 500
"""Of each game and number of players, by the rules and by the vector engine."""
