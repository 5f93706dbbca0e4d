"""The commands and their options, with help in the user's language."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from typing import Any, Final, NoReturn

from paddock.catalog import BOTS, GAMES
from paddock.cli import decks, playing, replays, rulebooks, serving, simulations, verifying
from paddock.words import LANGUAGES, Words, one_line

MOST_GAMES: Final = 10**9
_UNKNOWN_COMMAND: Final = r"argument .*: invalid choice: ['\"](.*)['\"] \(choose from (.*)\)"
_UNDERSTOOD: Final = (
    (r"the following arguments are required: (.*)", "usage-missing"),
    (r"unrecognized arguments: (.*)", "usage-unrecognised"),
    (r"argument (?:.*/)?(.*): expected one argument", "usage-no-value"),
    (r"argument (?:.*/)?(.*): ignored explicit argument .*", "usage-unwanted-value"),
    (r"ambiguous option: (\S*).*", "usage-ambiguous"),
    (r"argument (?:\S+/)?([^:]*): (.*)", "usage-argument"),
)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands: help must know it before anything is parsed."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def build_parser(words: Words) -> "Parser":
    """All of `paddock …`."""
    parser = Parser(words, prog="paddock", description=words("help-paddock"))
    parser.options.add_argument(
        "--version",
        action="version",
        version=f"paddock {version('paddock')}",
        help=words("help-version"),
    )
    commands = parser.commands()
    _add_play(commands, words)
    _add_join(commands, words)
    _add_demo(commands, words)
    _add_simulate(commands, words)
    _add_replay(commands, words)
    _add_verify(commands, words)
    _add_deck(commands, words)
    _add_rules(commands, words)
    _add_serve(commands, words)
    _add_backup(commands, words)
    _add_restore(commands, words)
    return parser


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
        """The place for sub-commands."""
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


# Values


def one_of(words: Words, allowed: Iterable[str]) -> Callable[[str], str]:
    """A value out of a list."""

    def parse(text: str) -> str:
        if text not in allowed:
            choice = ", ".join(allowed)
            raise argparse.ArgumentTypeError(words("value-not-one-of", value=text, choice=choice))
        return text

    return parse


def head(words: Words) -> Callable[[str], str]:
    """The head of a log, however it was copied."""

    def parse(text: str) -> str:
        found = text.strip().lower()
        if re.fullmatch("[0-9a-f]{64}", found) is None:
            raise argparse.ArgumentTypeError(words("value-not-a-head", value=text))
        return found

    return parse


def number(words: Words, least: int, most: int) -> Callable[[str], int]:
    """A whole number between two others."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"-?\d{1,20}", text) or not least <= int(text) <= most:
            sentence = words("value-not-a-number", value=text, least=least, most=most)
            raise argparse.ArgumentTypeError(sentence)
        return int(text)

    return parse


def bots(words: Words) -> Callable[[str], tuple[str, ...]]:
    """Names of bots with commas between them."""
    parse_one = one_of(words, BOTS)
    return lambda text: tuple(parse_one(name.strip()) for name in text.split(","))


# Commands


def _add_game(parser: Parser, words: Words) -> None:
    names = ", ".join(GAMES)
    parser.values.add_argument(
        "game", type=one_of(words, GAMES), metavar="GAME", help=words("help-game", games=names)
    )


def _add_table(parser: Parser, words: Words) -> None:
    """What is agreed before a game."""
    parser.options.add_argument(
        "--players", type=number(words, 2, 6), default=4, metavar="N", help=words("help-players")
    )
    parser.options.add_argument(
        "--bots",
        type=bots(words),
        default=("regular",),
        metavar="BOTS",
        help=words("help-bots", bots=", ".join(BOTS)),
    )
    parser.options.add_argument("--deck", metavar="FILE", help=words("help-deck"))
    parser.options.add_argument("--first-race", action="store_true", help=words("help-first-race"))
    parser.options.add_argument("--tactical", action="store_true", help=words("help-tactical"))


def _add_play(commands: Any, words: Words) -> None:
    about = words("help-play")
    parser = commands.add_parser("play", words=words, help=about, description=about)
    names = ", ".join(GAMES)
    parser.values.add_argument(
        "game",
        nargs="?",
        type=one_of(words, GAMES),
        metavar="GAME",
        help=words("help-game", games=names),
    )
    _add_table(parser, words)
    add = parser.options.add_argument
    add("--seed", type=number(words, 0, 2**63), metavar="S", help=words("help-play-seed"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    _add_showing(parser, words)
    parser.set_defaults(command=playing.play)


def _add_join(commands: Any, words: Words) -> None:
    about = words("help-join")
    parser = commands.add_parser("join", words=words, help=about, description=about)
    parser.values.add_argument("link", metavar="LINK", help=words("help-link"))
    add = parser.options.add_argument
    add("--seat", type=number(words, 1, 6), metavar="N", help=words("help-join-seat"))
    add("--watch", action="store_true", help=words("help-watch"))
    _add_showing(parser, words)
    parser.set_defaults(command=playing.join)


def _add_showing(parser: Parser, words: Words) -> None:
    add = parser.options.add_argument
    add("--name", metavar="NAME", help=words("help-name"))
    add("--plain", action="store_true", help=words("help-plain"))


def _add_demo(commands: Any, words: Words) -> None:
    about = words("help-demo")
    parser = commands.add_parser("demo", words=words, help=about, description=about)
    parser.values.add_argument(
        "game",
        nargs="?",
        default="outspeed",
        type=one_of(words, GAMES),
        metavar="GAME",
        help=words("help-demo-game", games=", ".join(GAMES)),
    )
    _add_table(parser, words)
    parser.options.add_argument(
        "--seed", type=number(words, 0, 2**63), metavar="S", help=words("help-demo-seed")
    )
    parser.set_defaults(command=simulations.demo)


def _add_simulate(commands: Any, words: Words) -> None:
    about = words("help-simulate")
    parser = commands.add_parser("simulate", words=words, help=about, description=about)
    _add_game(parser, words)
    _add_table(parser, words)
    add = parser.options.add_argument
    add(
        "--games",
        type=number(words, 1, MOST_GAMES),
        default=1000,
        metavar="K",
        help=words("help-games"),
    )
    add("--seed", type=number(words, 0, 2**63), default=1, metavar="S", help=words("help-seed"))
    add("--jobs", type=number(words, 1, 1024), default=1, metavar="J", help=words("help-jobs"))
    add("--json", action="store_true", help=words("help-json"))
    add("--save", metavar="DIR", help=words("help-save"))
    parser.set_defaults(command=simulations.simulate)


def _add_replay(commands: Any, words: Words) -> None:
    about = words("help-replay")
    parser = commands.add_parser("replay", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-record"))
    add = parser.options.add_argument
    add("--round", type=number(words, 1, 25), metavar="N", help=words("help-round"))
    add("--seat", type=number(words, 1, 6), metavar="S", help=words("help-seat"))
    parser.set_defaults(command=replays.replay_file)


def _add_verify(commands: Any, words: Words) -> None:
    about = words("help-verify")
    parser = commands.add_parser("verify", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-verify-file"))
    parser.options.add_argument(
        "--head", type=head(words), metavar="HASH", help=words("help-verify-head")
    )
    parser.set_defaults(command=verifying.verify_file)


def _add_deck(commands: Any, words: Words) -> None:
    about = words("help-deck-command")
    parser = commands.add_parser("deck", words=words, help=about, description=about)
    subcommands = parser.commands()
    about = words("help-deck-check")
    check = subcommands.add_parser("check", words=words, help=about, description=about)
    check.values.add_argument("file", metavar="FILE", help=words("help-deck-file"))
    check.set_defaults(command=decks.check)
    about = words("help-deck-show")
    show = subcommands.add_parser("show", words=words, help=about, description=about)
    show.values.add_argument("file", nargs="?", metavar="FILE", help=words("help-deck-show-file"))
    show.options.add_argument(
        "--tile", type=number(words, 1, 16), metavar="N", help=words("help-tile")
    )
    show.options.add_argument(
        "--game",
        type=one_of(words, GAMES),
        default="outspeed",
        metavar="GAME",
        help=words("help-deck-show-game", games=", ".join(GAMES)),
    )
    show.set_defaults(command=decks.show)


def _add_rules(commands: Any, words: Words) -> None:
    about = words("help-rules")
    parser = commands.add_parser("rules", words=words, help=about, description=about)
    _add_game(parser, words)
    parser.values.add_argument("number", nargs="?", metavar="NUMBER", help=words("help-number"))
    parser.set_defaults(command=rulebooks.show_rules)


def _environment(name: str, otherwise: str | None) -> str | None:
    """What an option is if it is not given: the variable of the same name, or the default."""
    return os.environ.get(f"PADDOCK_{name}") or otherwise


def _add_database(parser: Parser, words: Words) -> None:
    """Where a server keeps what it must not lose."""
    parser.options.add_argument(
        "--database",
        default=_environment("DATABASE", None),
        metavar="DATABASE",
        help=words("help-database"),
    )
    parser.options.add_argument(
        "--data-dir",
        default=_environment("DATA_DIR", "paddock-data"),
        metavar="DIR",
        help=words("help-data-dir"),
    )


def _add_serve(commands: Any, words: Words) -> None:
    about = words("help-serve")
    parser = commands.add_parser("serve", words=words, help=about, description=about)
    add, given = parser.options.add_argument, _environment
    add("--host", default=given("HOST", "127.0.0.1"), metavar="HOST", help=words("help-host"))
    add(
        "--port",
        type=number(words, 0, 65535),
        default=given("PORT", "8000"),
        metavar="PORT",
        help=words("help-port"),
    )
    _add_database(parser, words)
    add(
        "--public-url",
        default=given("PUBLIC_URL", None),
        metavar="URL",
        help=words("help-public-url"),
    )
    origins = given("ALLOWED_ORIGIN", None)
    add(
        "--allowed-origin",
        action="append",
        default=[origins] if origins else [],
        metavar="URL",
        help=words("help-allowed-origin"),
    )
    add(
        "--log-format",
        type=one_of(words, ("text", "json")),
        default=given("LOG_FORMAT", "text"),
        metavar="text|json",
        help=words("help-log-format"),
    )
    parser.set_defaults(command=serving.serve)


def _add_backup(commands: Any, words: Words) -> None:
    about = words("help-backup")
    parser = commands.add_parser("backup", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-backup-file"))
    _add_database(parser, words)
    parser.set_defaults(command=serving.backup)


def _add_restore(commands: Any, words: Words) -> None:
    about = words("help-restore")
    parser = commands.add_parser("restore", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-restore-file"))
    _add_database(parser, words)
    parser.set_defaults(command=serving.restore)
