"""How much of the long tests is run: a share of each in `make test`, all in `make test-all`."""

import os
from typing import Final

FULL: Final = os.environ.get("PADDOCK_FULL") == "1"
