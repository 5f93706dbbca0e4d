"""The commands for those who measure: simulate, arena, lab."""

from typing import Any

from paddock.catalog import BOTS, GAMES, STYLES
from paddock.cli.options.shared import (
    MAX_GAMES,
    add_game,
    add_simulations,
    add_table,
    add_work,
    games_with,
    later,
    of_game,
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
        type=number(words, 1, MAX_GAMES),
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
        type=number(words, 1, MAX_GAMES),
        default=200,
        metavar="K",
        help=words("help-deals"),
    )
    add_work(parser, words)
    add("--html", metavar="FILE", help=words("help-html"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    parser.set_defaults(command=later("arenas", "arena"))


def add_train(commands: Any, words: Words) -> None:
    """`paddock train`."""
    about = words("help-train")
    parser = commands.add_parser("train", words=words, help=about, description=about)
    add_game(parser, words)
    variants = [name for entry in GAMES.values() for name in entry.variants]
    add = parser.options.add_argument
    add(
        "--players",
        type=numbers(words, 2, 6),
        default=(4,),
        metavar="N,N",
        help=words("help-train-players"),
    )
    add(
        "--variant",
        type=one_of(words, (*variants, "both")),
        metavar="NAME",
        help=words("help-train-variant", variants=", ".join((*variants, "both"))),
    )
    add(
        "--decks",
        type=one_of(words, ("house", "random")),
        default="house",
        metavar="house|random",
        help=words("help-train-decks"),
    )
    add(
        "--minutes",
        type=number(words, 1, 10**6),
        default=30,
        metavar="M",
        help=words("help-train-minutes"),
    )
    add("--updates", type=number(words, 1, 10**9), metavar="K", help=words("help-train-updates"))
    add("--seed", type=number(words, 0, 2**63), default=1, metavar="S", help=words("help-seed"))
    add("--out", default="net", metavar="DIR", help=words("help-train-out"))
    add("--resume", action="store_true", help=words("help-train-resume"))
    add("--start", metavar="NET", help=words("help-train-start"))
    add("--against", metavar="NET", help=words("help-train-against"))
    add("--work-out-last", action="store_true", help=words("help-train-last"))
    sizes = {"width": 4096, "layers": 16, "samples": 1 << 24}
    for name, most in sizes.items():
        kind = number(words, 1, most)
        add(f"--{name}", type=kind, metavar="K", help=words(f"help-train-{name}"))
    parser.set_defaults(command=later("training", "train"))


def add_lab(commands: Any, words: Words) -> None:
    """`paddock lab`."""
    about = words("help-lab")
    lab = commands.add_parser("lab", words=words, help=about, description=about).commands()
    about = words("help-lab-report")
    parser = lab.add_parser("report", words=words, help=about, description=about)
    add_game(parser, words, games_with("lab report"))
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
    parser.set_defaults(command=of_game("lab report"))
    _add_tune(lab, words)


def _add_tune(lab: Any, words: Words) -> None:
    """`paddock lab tune`."""
    about = words("help-lab-tune")
    parser = lab.add_parser("tune", words=words, help=about, description=about)
    add_game(parser, words, games_with("lab tune"))
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
    parser.set_defaults(command=of_game("lab tune"))
