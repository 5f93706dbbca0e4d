"""`python -m paddock` is `paddock`, where the command is not on the path."""

import sys
from typing import Final

INTERRUPTED: Final = 130


def main() -> int:
    """Run one command. Ctrl-C while it is still being loaded ends it like any other."""
    try:
        from paddock.cli import main as run  # noqa: PLC0415 - it takes a moment

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
