"""A parser whose every word comes from the catalogues. It knows no commands."""

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from paddock.cli.values import one_of
from paddock.words import LANGUAGES, Words, one_line

_UNKNOWN_COMMAND: Final = r"argument .*: invalid choice: ['\"](.*)['\"] \(choose from (.*)\)"
_UNDERSTOOD: Final = (
    (r"the following arguments are required: (.*)", "usage-missing"),
    (r"unrecognized arguments: (.*)", "usage-unrecognised"),
    (r"argument (?:.*/)?(.*): expected one argument", "usage-no-value"),
    (r"argument (?:.*/)?(.*): ignored explicit argument .*", "usage-unwanted-value"),
    (r"ambiguous option: (\S*).*", "usage-ambiguous"),
    (r"argument (?:\S+/)?([^:]*): (.*)", "usage-argument"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose every word comes from the catalogues."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=_formatter(words),
            **settings,
        )
        self.words = words
        self.values = self.add_argument_group(words("help-heading-values"))
        self.options = self.add_argument_group(words("help-heading-options"))
        self.options.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.options.add_argument(
            "--lang", type=one_of(words, LANGUAGES), metavar="LANG", help=words("help-lang")
        )

    def commands(self) -> Any:
        """Return the place for sub-commands."""
        return self.add_subparsers(
            title=self.words("help-heading-commands"),
            metavar=self.words("help-command"),
            required=True,
            dest="command",
        )

    def error(self, message: str) -> NoReturn:
        """Say what was not understood, and how to find out more."""
        print(self._translated(message), file=sys.stderr)
        print(self.words("usage-hint", command=self.prog), file=sys.stderr)
        raise SystemExit(2)

    def _translated(self, message: str) -> str:
        if found := re.fullmatch(_UNKNOWN_COMMAND, message, re.DOTALL):
            choice = found[2].replace("'", "")
            return self.words("value-not-one-of", value=found[1], choice=choice)
        for pattern, name in _UNDERSTOOD:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                what = {"what": found[1], "why": found[found.re.groups]}
                return self.words(name, **what)
        return one_line(message)


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def __init__(self, prog: str) -> None:
            super().__init__(prog, max_help_position=30)

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            shown = words("help-usage") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, shown)

    return Formatter
