"""The command line: `paddock …`. What it says is in the message catalogues, in four languages."""

import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from paddock.cli.commands import asked_language, build_parser
from paddock.cli.errors import Refusal, missing_extra, refuse
from paddock.cli.quoting import QuotingWords
from paddock.game_entry import MissingPartError
from paddock.words import Words, chosen_language

__all__ = ["main"]

INTERRUPTED: Final = 130
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit code: 0, 1 (faults found), 2 (not understood) or 130 (stopped)."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = QuotingWords(chosen_language(asked_language(given), os.environ))
    _write_what_can_be_written()
    try:
        return _run(given, words)
    except Refusal as refusal:
        print(words.say(refusal.why), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(words("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        print(words("output-unwritable", why=str(error.strerror)), file=sys.stderr)
        _write_no_more()
        return 1


def _run(given: list[str], words: Words) -> int:
    try:
        parsed = build_parser(words).parse_args(given)
        code: int = parsed.command(parsed, words)
    except ModuleNotFoundError as error:
        if (refusal := missing_extra(error)) is None:
            raise
        raise refusal from error
    except MissingPartError as error:
        raise refuse(f"game-without-{error.part}", game=error.title) from error
    finally:
        sys.stdout.flush()
    return code


def _write_no_more() -> None:
    """Close the output: what is left would fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write_what_can_be_written() -> None:
    """Replace letters that the terminal does not have instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
