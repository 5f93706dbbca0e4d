"""The commands for those who play: play, join, demo."""

from typing import Any

from paddock.catalog import FIRST_GAME, GAMES, MAX_PLAYERS
from paddock.cli.options.shared import add_table, later
from paddock.cli.parsing import Parser
from paddock.cli.values import DEFAULT_BOTS, number, one_of
from paddock.words import Words


def add_play(commands: Any, words: Words) -> None:
    """`paddock play`."""
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
    add_table(parser, words)
    add = parser.options.add_argument
    add("--seed", type=number(words, 0, 2**63), metavar="S", help=words("help-play-seed"))
    add("--resume", metavar="FILE", help=words("help-play-resume"))
    _add_showing(parser, words)
    # None: not given. With --resume the file says it.
    parser.set_defaults(players=None, bots=None, simulations=None)
    parser.set_defaults(command=later("playing", "play"))


def add_join(commands: Any, words: Words) -> None:
    """`paddock join`."""
    about = words("help-join")
    parser = commands.add_parser("join", words=words, help=about, description=about)
    parser.values.add_argument("link", metavar="LINK", help=words("help-link"))
    add = parser.options.add_argument
    add("--server", metavar="URL", help=words("help-join-server"))
    add("--seat", type=number(words, 1, MAX_PLAYERS), metavar="N", help=words("help-join-seat"))
    add("--watch", action="store_true", help=words("help-watch"))
    _add_showing(parser, words)
    parser.set_defaults(command=later("playing", "join"))


def _add_showing(parser: Parser, words: Words) -> None:
    add = parser.options.add_argument
    add("--name", metavar="NAME", help=words("help-name"))
    add("--plain", action="store_true", help=words("help-plain"))


def add_demo(commands: Any, words: Words) -> None:
    """`paddock demo`."""
    about = words("help-demo")
    parser = commands.add_parser("demo", words=words, help=about, description=about)
    parser.values.add_argument(
        "game",
        nargs="?",
        default=FIRST_GAME,
        type=one_of(words, GAMES),
        metavar="GAME",
        help=words("help-demo-game", games=", ".join(GAMES)),
    )
    add_table(parser, words)
    parser.options.add_argument(
        "--seed", type=number(words, 0, 2**63), metavar="S", help=words("help-demo-seed")
    )
    parser.set_defaults(command=later("simulations", "demo"), bots=DEFAULT_BOTS)
