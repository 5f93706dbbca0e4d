"""The commands for what is written down: replay, analyse, verify, deck, rules."""

from typing import Any, Final

from paddock.catalog import FIRST_GAME, GAMES, MAX_PLAYERS
from paddock.cli.options.shared import add_game, games_with, later, of_game
from paddock.cli.values import head, number, one_of
from paddock.coach import WORLDS
from paddock.words import Words


def add_replay(commands: Any, words: Words) -> None:
    """`paddock replay`."""
    about = words("help-replay")
    parser = commands.add_parser("replay", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-record"))
    add = parser.options.add_argument
    add("--round", type=number(words, 1, 25), metavar="N", help=words("help-round"))
    add("--seat", type=number(words, 1, MAX_PLAYERS), metavar="S", help=words("help-seat"))
    parser.set_defaults(command=later("replays", "replay_file"))


def add_analyse(commands: Any, words: Words) -> None:
    """`paddock analyse`."""
    about = words("help-analyse")
    parser = commands.add_parser("analyse", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-record"))
    add = parser.options.add_argument
    add("--seat", type=number(words, 1, MAX_PLAYERS), metavar="S", help=words("help-analyse-seat"))
    add("--html", metavar="FILE", help=words("help-analyse-html"))
    add("--json", action="store_true", help=words("help-json"))
    add(
        "--worlds",
        type=number(words, 2, 10**4),
        default=WORLDS,
        metavar="N",
        help=words("help-analyse-worlds", worlds=WORLDS),
    )
    parser.set_defaults(command=later("analyses", "analyse_file"))


def add_verify(commands: Any, words: Words) -> None:
    """`paddock verify`."""
    about = words("help-verify")
    parser = commands.add_parser("verify", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-verify-file"))
    parser.options.add_argument(
        "--head", type=head(words), metavar="HASH", help=words("help-verify-head")
    )
    parser.set_defaults(command=later("verifying", "verify_file"))


PAPERS: Final = ("a4", "letter")


def add_deck(commands: Any, words: Words) -> None:
    """`paddock deck`."""
    about = words("help-deck-command")
    parser = commands.add_parser("deck", words=words, help=about, description=about)
    subcommands = parser.commands()
    about = words("help-deck-check")
    check = subcommands.add_parser("check", words=words, help=about, description=about)
    check.values.add_argument("file", metavar="FILE", help=words("help-deck-file"))
    check.set_defaults(command=later("decks", "check"))
    about = words("help-deck-show")
    show = subcommands.add_parser("show", words=words, help=about, description=about)
    show.values.add_argument("file", nargs="?", metavar="FILE", help=words("help-deck-show-file"))
    show.options.add_argument(
        "--tile", type=number(words, 1, 16), metavar="N", help=words("help-tile")
    )
    show.options.add_argument(
        "--game",
        type=one_of(words, GAMES),
        default=FIRST_GAME,
        metavar="GAME",
        help=words("help-deck-show-game", games=", ".join(GAMES)),
    )
    show.set_defaults(command=later("decks", "show"))
    _add_print(subcommands, words)


def _add_print(subcommands: Any, words: Words) -> None:
    """`paddock deck print`."""
    about = words("help-deck-print")
    sheets = subcommands.add_parser("print", words=words, help=about, description=about)
    sheets.values.add_argument("file", nargs="?", metavar="FILE", help=words("help-deck-show-file"))
    add = sheets.options.add_argument
    add("--output", default="sheets", metavar="DIR", help=words("help-print-output"))
    add(
        "--paper",
        type=one_of(words, PAPERS),
        default=PAPERS[0],
        metavar="|".join(PAPERS),
        help=words("help-print-paper"),
    )
    add(
        "--size",
        type=number(words, 30, 180),
        default=60,
        metavar="MM",
        help=words("help-print-size"),
    )
    add("--picture", metavar="FILE", help=words("help-print-picture"))
    sheets.set_defaults(command=of_game("deck print"), game=games_with("deck print")[0])


def add_rules(commands: Any, words: Words) -> None:
    """`paddock rules`."""
    about = words("help-rules")
    parser = commands.add_parser("rules", words=words, help=about, description=about)
    add_game(parser, words)
    parser.values.add_argument("number", nargs="?", metavar="NUMBER", help=words("help-number"))
    parser.set_defaults(command=later("rulebooks", "show_rules"))
