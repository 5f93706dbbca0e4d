"""The options of `paddock lab report outspeed` and `paddock lab tune outspeed`."""

from paddock.catalog import BOTS, STYLES
from paddock.cli.options.shared import MAX_GAMES, add_simulations, add_work
from paddock.cli.parsing import Parser
from paddock.cli.values import bots, number, numbers
from paddock.words import Words


def add_report(parser: Parser, words: Words) -> None:
    """Which tiles to race, and how."""
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
        type=number(words, 1, MAX_GAMES),
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
    add("--first-timers", action="store_true", help=words("help-first-timers"))
    add_simulations(parser, words)
    add_work(parser, words)
    add("--resume", metavar="FILE", help=words("help-resume"))
    add("--html", metavar="FILE", help=words("help-html"))


def add_tune(parser: Parser, words: Words) -> None:
    """Where the search starts, and how long it takes."""
    add = parser.options.add_argument
    add("--deck", metavar="FILE", help=words("help-tune-deck"))
    add(
        "--players",
        type=numbers(words, 3, 6),
        default=(3, 4),
        metavar="N,N",
        help=words("help-tune-players"),
    )
    add(
        "--generations",
        type=number(words, 1, 10_000),
        default=20,
        metavar="K",
        help=words("help-generations"),
    )
    add(
        "--candidates",
        type=number(words, 1, 10_000),
        default=120,
        metavar="K",
        help=words("help-candidates"),
    )
    add("--seed", type=number(words, 0, 2**63), default=1, metavar="S", help=words("help-seed"))
    add("--jobs", type=number(words, 1, 1024), default=1, metavar="J", help=words("help-jobs"))
    add("--resume", metavar="FILE", help=words("help-tune-resume"))
    add("--output", metavar="FILE", help=words("help-tune-output"))
