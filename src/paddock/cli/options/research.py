"""The commands for those who measure: simulate, arena, lab."""

from typing import Any

from paddock.catalog import BOTS, STYLES
from paddock.cli.options.shared import (
    MOST_GAMES,
    add_game,
    add_simulations,
    add_table,
    add_work,
    later,
)
from paddock.cli.values import bots, number, numbers, one_of
from paddock.words import Words


def add_simulate(commands: Any, words: Words) -> None:
    """`paddock simulate`."""
    about = words("help-simulate")
    parser = commands.add_parser("simulate", words=words, help=about, description=about)
    add_game(parser, words)
    add_table(parser, words)
    add = parser.options.add_argument
    add(
        "--games",
        type=number(words, 1, MOST_GAMES),
        default=1000,
        metavar="K",
        help=words("help-games"),
    )
    add_work(parser, words)
    add("--save", metavar="DIR", help=words("help-save"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    add("--cluster", metavar="ADDRESS", help=words("help-cluster"))
    parser.set_defaults(command=later("simulations", "simulate"), jobs=None)


def add_arena(commands: Any, words: Words) -> None:
    """`paddock arena`."""
    about = words("help-arena")
    parser = commands.add_parser("arena", words=words, help=about, description=about)
    add_game(parser, words)
    add_table(parser, words)
    add = parser.options.add_argument
    add(
        "--deals",
        type=number(words, 1, MOST_GAMES),
        default=200,
        metavar="K",
        help=words("help-deals"),
    )
    add_work(parser, words)
    add("--html", metavar="FILE", help=words("help-html"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    parser.set_defaults(command=later("arenas", "arena"))


def add_lab(commands: Any, words: Words) -> None:
    """`paddock lab`."""
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
    add_simulations(parser, words)
    add_work(parser, words)
    add("--html", metavar="FILE", help=words("help-html"))
    parser.set_defaults(command=later("reports", "report"))
