"""Options that several commands have."""

from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from paddock.catalog import BOTS, GAMES, MAX_PLAYERS, MIN_PLAYERS, SIMULATIONS
from paddock.cli.parsing import Parser
from paddock.cli.values import bots, number, one_of
from paddock.words import Words

MAX_GAMES: Final = 10**9


def later(module: str, name: str) -> Callable[[Namespace, Words], int]:
    """Return a command whose module is loaded when it is called: some need a second for that."""

    def command(parsed: Namespace, words: Words) -> int:
        code: int = getattr(import_module(f"paddock.cli.{module}"), name)(parsed, words)
        return code

    return command


def games_with(command: str) -> list[str]:
    """Return the games that have a command which others lack."""
    return [entry.name for entry in GAMES.values() if command in entry.faces.commands]


def of_game(name: str) -> Callable[[Namespace, Words], int]:
    """Return a command that only some games have: each brings its own."""

    def command(parsed: Namespace, words: Words) -> int:
        entry = GAMES[parsed.game]
        code: int = entry.faces.commands[name].run.load()(entry, parsed, words)
        return code

    return command


def add_of_games(commands: Any, words: Words, command: str, about: str) -> None:
    """Add a command that only some games have, with the options of each."""
    name = command.rsplit(maxsplit=1)[-1]
    games = commands.add_parser(name, words=words, help=about, description=about).commands()
    for game in games_with(command):
        title = words.say(GAMES[game].title)
        parser = games.add_parser(game, words=words, help=title, description=about)
        options = GAMES[game].faces.commands[command].options
        if options is not None:
            options.load()(parser, words)
        parser.set_defaults(command=of_game(command), game=game)


def add_game(parser: Parser, words: Words) -> None:
    """Which of the games."""
    names = ", ".join(GAMES)
    parser.values.add_argument(
        "game", type=one_of(words, GAMES), metavar="GAME", help=words("help-game", games=names)
    )


def add_table(parser: Parser, words: Words) -> None:
    """Add the options for what is agreed before a game; each command has its own bots."""
    parser.options.add_argument(
        "--players",
        type=number(words, MIN_PLAYERS, MAX_PLAYERS),
        default=4,
        metavar="N",
        help=words("help-players"),
    )
    parser.options.add_argument(
        "--bots",
        type=bots(words),
        metavar="BOTS",
        help=words("help-bots", bots=words("help-own-bot", bots=", ".join(BOTS))),
    )
    add_simulations(parser, words)
    parser.options.add_argument("--deck", metavar="FILE", help=words("help-deck"))
    parser.options.add_argument(
        "--variant",
        type=one_of(words, [name for entry in GAMES.values() for name in entry.rules.variants]),
        metavar="NAME",
        help=words("help-variant", variants=_variants()),
    )


def _variants() -> str:
    return ", ".join(
        f"{name} ({entry.name})" for entry in GAMES.values() for name in entry.rules.variants
    )


def add_simulations(parser: Parser, words: Words) -> None:
    """How long an Expert may search."""
    parser.options.add_argument(
        "--simulations",
        type=number(words, 1, 10**6),
        default=SIMULATIONS.simulations,
        metavar="N",
        help=words("help-simulations", simulations=SIMULATIONS.simulations),
    )


def add_work(parser: Parser, words: Words) -> None:
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
