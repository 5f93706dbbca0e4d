"""The commands for what is written down: replay, verify, deck, rules."""

from typing import Any

from paddock.catalog import GAMES
from paddock.cli.options.shared import add_game, later
from paddock.cli.values import head, number, one_of
from paddock.words import Words


def add_replay(commands: Any, words: Words) -> None:
    """`paddock replay`."""
    about = words("help-replay")
    parser = commands.add_parser("replay", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-record"))
    add = parser.options.add_argument
    add("--round", type=number(words, 1, 25), metavar="N", help=words("help-round"))
    add("--seat", type=number(words, 1, 6), metavar="S", help=words("help-seat"))
    parser.set_defaults(command=later("replays", "replay_file"))


def add_verify(commands: Any, words: Words) -> None:
    """`paddock verify`."""
    about = words("help-verify")
    parser = commands.add_parser("verify", words=words, help=about, description=about)
    parser.values.add_argument("file", metavar="FILE", help=words("help-verify-file"))
    parser.options.add_argument(
        "--head", type=head(words), metavar="HASH", help=words("help-verify-head")
    )
    parser.set_defaults(command=later("verifying", "verify_file"))


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
        default="outspeed",
        metavar="GAME",
        help=words("help-deck-show-game", games=", ".join(GAMES)),
    )
    show.set_defaults(command=later("decks", "show"))


def add_rules(commands: Any, words: Words) -> None:
    """`paddock rules`."""
    about = words("help-rules")
    parser = commands.add_parser("rules", words=words, help=about, description=about)
    add_game(parser, words)
    parser.values.add_argument("number", nargs="?", metavar="NUMBER", help=words("help-number"))
    parser.set_defaults(command=later("rulebooks", "show_rules"))
