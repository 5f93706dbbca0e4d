"""The commands and their options, with help in the user's language."""

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

from paddock.catalog import BOTS, GAMES, SIMULATIONS, STYLES
from paddock.cli import decks, replays, rulebooks, serving, simulations, verifying
from paddock.cli.parsing import Parser
from paddock.cli.values import bot, bots, head, number, numbers, one_of
from paddock.words import Words

MOST_GAMES: Final = 10**9


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands: help must know it before anything is parsed."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def build_parser(words: Words) -> Parser:
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
    _add_arena(commands, words)
    _add_lab(commands, words)
    _add_replay(commands, words)
    _add_verify(commands, words)
    _add_deck(commands, words)
    _add_rules(commands, words)
    _add_serve(commands, words)
    _add_bot(commands, words)
    _add_backup(commands, words)
    _add_restore(commands, words)
    return parser


def _later(module: str, name: str) -> Callable[[Namespace, Words], int]:
    """A command whose module is loaded when it is called: some need more than a second for that."""

    def command(parsed: Namespace, words: Words) -> int:
        code: int = getattr(import_module(f"paddock.cli.{module}"), name)(parsed, words)
        return code

    return command


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
        default=simulations.BOTS_UNASKED,
        metavar="BOTS",
        help=words("help-bots", bots=words("help-own-bot", bots=", ".join(BOTS))),
    )
    _add_simulations(parser, words)
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
    add("--resume", metavar="FILE", help=words("help-play-resume"))
    _add_showing(parser, words)
    parser.set_defaults(command=_later("playing", "play"))


def _add_join(commands: Any, words: Words) -> None:
    about = words("help-join")
    parser = commands.add_parser("join", words=words, help=about, description=about)
    parser.values.add_argument("link", metavar="LINK", help=words("help-link"))
    add = parser.options.add_argument
    add("--seat", type=number(words, 1, 6), metavar="N", help=words("help-join-seat"))
    add("--watch", action="store_true", help=words("help-watch"))
    _add_showing(parser, words)
    parser.set_defaults(command=_later("playing", "join"))


def _add_showing(parser: Parser, words: Words) -> None:
    add = parser.options.add_argument
    add("--name", metavar="NAME", help=words("help-name"))
    add("--plain", action="store_true", help=words("help-plain"))


def _add_simulations(parser: Parser, words: Words) -> None:
    parser.options.add_argument(
        "--simulations",
        type=number(words, 1, 10**6),
        default=SIMULATIONS.simulations,
        metavar="N",
        help=words("help-simulations", simulations=SIMULATIONS.simulations),
    )


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
    _add_work(parser, words)
    add("--save", metavar="DIR", help=words("help-save"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    add("--cluster", metavar="ADDRESS", help=words("help-cluster"))
    parser.set_defaults(command=simulations.simulate, jobs=None)


def _add_work(parser: Parser, words: Words) -> None:
    """How much work can be seeded, shared and shown."""
    add = parser.options.add_argument
    add("--seed", type=number(words, 0, 2**63), default=1, metavar="S", help=words("help-seed"))
    add("--jobs", type=number(words, 1, 1024), default=1, metavar="J", help=words("help-jobs"))
    add(
        "--engine",
        type=one_of(words, ("python", "vector")),
        default="python",
        metavar="python|vector",
        help=words("help-engine"),
    )
    add("--json", action="store_true", help=words("help-json"))


def _add_arena(commands: Any, words: Words) -> None:
    about = words("help-arena")
    parser = commands.add_parser("arena", words=words, help=about, description=about)
    _add_game(parser, words)
    _add_table(parser, words)
    add = parser.options.add_argument
    add(
        "--deals",
        type=number(words, 1, MOST_GAMES),
        default=200,
        metavar="K",
        help=words("help-deals"),
    )
    _add_work(parser, words)
    add("--html", metavar="FILE", help=words("help-html"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    parser.set_defaults(command=_later("arenas", "arena"))


def _add_lab(commands: Any, words: Words) -> None:
    about = words("help-lab")
    lab = commands.add_parser("lab", words=words, help=about, description=about).commands()
    about = words("help-lab-report")
    parser = lab.add_parser("report", words=words, help=about, description=about)
    tiles = one_of(words, ("outspeed",))
    parser.values.add_argument(
        "game", type=tiles, metavar="GAME", help=words("help-game", games="outspeed")
    )
    add = parser.options.add_argument
    add("--deck", metavar="FILE", help=words("help-deck"))
    add(
        "--players",
        type=numbers(words, 2, 6),
        default=(3, 4, 5, 6),
        metavar="N,N",
        help=words("help-lab-players"),
    )
    add(
        "--races",
        type=number(words, 1, MOST_GAMES),
        default=1000,
        metavar="K",
        help=words("help-races"),
    )
    names = words("help-own-bot", bots=", ".join(BOTS))
    add(
        "--bots",
        type=bots(words),
        default=STYLES,
        metavar="BOTS",
        help=words("help-bots", bots=names),
    )
    _add_simulations(parser, words)
    _add_work(parser, words)
    add("--html", metavar="FILE", help=words("help-html"))
    parser.set_defaults(command=_later("reports", "report"))


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


MOST_DAYS: Final = 36500


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
        "--lobby-days",
        type=number(words, 1, MOST_DAYS),
        default=given("LOBBY_DAYS", "7"),
        metavar="N",
        help=words("help-lobby-days"),
    )
    add(
        "--keep-days",
        type=number(words, 1, MOST_DAYS),
        default=given("KEEP_DAYS", None),
        metavar="N",
        help=words("help-keep-days"),
    )
    add(
        "--log-format",
        type=one_of(words, ("text", "json")),
        default=given("LOG_FORMAT", "text"),
        metavar="text|json",
        help=words("help-log-format"),
    )
    parser.set_defaults(command=serving.serve)


def _add_bot(commands: Any, words: Words) -> None:
    about = words("help-bot")
    parser = commands.add_parser("bot", words=words, help=about, description=about)
    parser.values.add_argument("url", metavar="URL", help=words("help-bot-url"))
    add = parser.options.add_argument
    add(
        "--bot",
        type=bot(words),
        default="regular",
        metavar="BOT",
        help=words("help-bot-name", bots=", ".join(BOTS)),
    )
    add("--table", metavar="TABLE", help=words("help-bot-table"))
    add("--seat", type=number(words, 1, 6), metavar="S", help=words("help-bot-seat"))
    add("--token", metavar="TOKEN", help=words("help-bot-token"))
    add("--name", metavar="NAME", help=words("help-bot-called"))
    parser.set_defaults(command=_later("remote", "play_remotely"))


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
