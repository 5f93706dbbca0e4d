"""`python -m paddock` is `paddock`, where the command is not on the path."""

import sys

from paddock.cli import main

if __name__ == "__main__":
    sys.exit(main())
