"""The commands and their options, with help in the user's language."""

from collections.abc import Sequence

from paddock.cli.options import records, research, server, tables
from paddock.cli.parsing import Parser
from paddock.distribution import version
from paddock.words import Words


def asked_language(arguments: Sequence[str]) -> str | None:
    """Return the value of --lang, wherever it stands: help needs it before parsing."""
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
        version=f"paddock {version()}",
        help=words("help-version"),
    )
    commands = parser.commands()
    tables.add_play(commands, words)
    tables.add_join(commands, words)
    tables.add_demo(commands, words)
    research.add_simulate(commands, words)
    research.add_arena(commands, words)
    research.add_lab(commands, words)
    research.add_train(commands, words)
    records.add_replay(commands, words)
    records.add_analyse(commands, words)
    records.add_verify(commands, words)
    records.add_deck(commands, words)
    records.add_rules(commands, words)
    server.add_serve(commands, words)
    server.add_bot(commands, words)
    server.add_backup(commands, words)
    server.add_restore(commands, words)
    return parser
