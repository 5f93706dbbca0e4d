"""The commands for those who measure: simulate, arena, lab."""

from typing import Any

from paddock.catalog import GAMES
from paddock.cli.options.shared import (
    MAX_GAMES,
    add_game,
    add_of_games,
    add_table,
    add_work,
    later,
)
from paddock.cli.values import DEFAULT_BOTS, number, numbers, one_of
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
    add("--luck-adjusted", action="store_true", help=words("help-luck-adjusted"))
    add("--html", metavar="FILE", help=words("help-html"))
    add("--resume", metavar="FILE", help=words("help-resume"))
    parser.set_defaults(command=later("arenas", "arena"), bots=DEFAULT_BOTS)


def add_train(commands: Any, words: Words) -> None:
    """`paddock train`."""
    about = words("help-train")
    parser = commands.add_parser("train", words=words, help=about, description=about)
    add_game(parser, words)
    variants = [name for entry in GAMES.values() for name in entry.rules.variants]
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
    add("--settle", action="store_true", help=words("help-train-settle"))
    add("--gauge", type=numbers(words, 2, 6), metavar="N,N", help=words("help-train-gauge"))
    add("--work-out-last", action="store_true", help=words("help-train-last"))
    sizes = {"width": 4096, "layers": 16, "samples": 1 << 24}
    for name, most in sizes.items():
        kind = number(words, 1, most)
        add(f"--{name}", type=kind, metavar="K", help=words(f"help-train-{name}"))
    parser.set_defaults(command=later("training", "train"))


def add_lab(commands: Any, words: Words) -> None:
    """`paddock lab`: each game brings what it has, with options of its own."""
    about = words("help-lab")
    lab = commands.add_parser("lab", words=words, help=about, description=about).commands()
    add_of_games(lab, words, "lab report", words("help-lab-report"))
    add_of_games(lab, words, "lab tune", words("help-lab-tune"))
