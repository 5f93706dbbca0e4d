"""Long tests of which `make test` runs a share and `make test-all` the whole."""

import os
from typing import Final

FULL: Final = os.environ.get("PADDOCK_FULL") == "1"
