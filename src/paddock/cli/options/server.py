"""The commands for those who run a server, or seat a bot at one: serve, bot, backup, restore."""

import os
from typing import Any, Final

from paddock.catalog import BOTS, MAX_PLAYERS
from paddock.cli.options.shared import later
from paddock.cli.parsing import Parser
from paddock.cli.values import bot, number, one_of
from paddock.words import Words

MAX_DAYS: Final = 36500
MAX_WORKERS: Final = 64


def _environment(name: str, otherwise: str | None) -> str | None:
    """Return the default of an option: the variable of the same name, or the one given."""
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


def add_serve(commands: Any, words: Words) -> None:
    """`paddock serve`."""
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
        type=number(words, 1, MAX_DAYS),
        default=given("LOBBY_DAYS", "7"),
        metavar="N",
        help=words("help-lobby-days"),
    )
    add(
        "--keep-days",
        type=number(words, 1, MAX_DAYS),
        default=given("KEEP_DAYS", "365"),
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
    add(
        "--workers",
        type=number(words, 1, MAX_WORKERS),
        default=given("WORKERS", "1"),
        metavar="N",
        help=words("help-workers"),
    )
    parser.set_defaults(command=later("serving", "serve"))


def add_bot(commands: Any, words: Words) -> None:
    """`paddock bot`."""
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
    add("--seat", type=number(words, 1, MAX_PLAYERS), metavar="S", help=words("help-bot-seat"))
    add("--token", metavar="TOKEN", help=words("help-bot-token"))
    add("--name", metavar="NAME", help=words("help-bot-called"))
    parser.set_defaults(command=later("remote", "play_remotely"))


def add_backup(commands: Any, words: Words) -> None:
    """`paddock backup`."""
    about = words("help-backup")
    parser = commands.add_parser("backup", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-backup-file"))
    _add_database(parser, words)
    parser.set_defaults(command=later("serving", "backup"))


def add_restore(commands: Any, words: Words) -> None:
    """`paddock restore`."""
    about = words("help-restore")
    parser = commands.add_parser("restore", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-restore-file"))
    _add_database(parser, words)
    parser.set_defaults(command=later("serving", "restore"))
