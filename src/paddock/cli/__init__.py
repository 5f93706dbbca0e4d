"""The command line: `paddock …`. What it says is in the message catalogues, in four languages."""

import os
import sys
from collections.abc import Sequence

from paddock.cli.parser import asked_language, build_parser
from paddock.cli.refusal import Refusal
from paddock.words import Words, chosen_language

__all__ = ["main"]

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit code: 0, 1 (faults found), 2 (not understood) or 130 (stopped)."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = Words(chosen_language(asked_language(given), os.environ))
    try:
        parsed = build_parser(words).parse_args(given)
        code: int = parsed.command(parsed, words)
    except Refusal as refusal:
        print(words.say(refusal.why), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(words("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
