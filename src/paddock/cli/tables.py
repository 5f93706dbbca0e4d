"""The counts of `paddock simulate`: as one JSON object for machines, or as tables for people."""

from collections.abc import Callable
from typing import Any

from rich import box
from rich.table import Table

from paddock.catalog import BOTS, GAMES
from paddock.cli.decks import deck_label
from paddock.cli.game_output import output_of
from paddock.cli.output import PlainConsole, decimal, heading, share
from paddock.core.message import Message
from paddock.game_entry import Config
from paddock.lab.simulation import Counts, Plan, as_tree
from paddock.words import Words


def as_json(plan: Plan, counts: Counts) -> dict[str, Any]:
    """Return the plan and its counts, seats from 1 as everywhere on the command line."""
    tree = as_tree(counts)
    return {
        **agreed(plan.game, plan.config),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tree.pop("games"),
        "mean_rounds": round(mean_rounds(tree["rounds"], plan.games), 3),
        **tree,
    }


def agreed(game: str, config: Config) -> dict[str, Any]:
    """Return what was agreed before the games of a run, for its JSON."""
    return {
        "game": game,
        "rules_version": GAMES[game].rules.version,
        "players": config.players,
        "variant": config.variant,
        "deck": config.deck.name,
    }


def mean_rounds(rounds: dict[str, int], games: int) -> float:
    """Return the mean of rounds a game, counted by the last round or all together."""
    return sum(int(last) * count for last, count in rounds.items()) / games


def print_tables(plan: Plan, counts: Counts, words: Words) -> None:
    """All that was counted, in the language of the user."""
    entry, tree, console = GAMES[plan.game], as_tree(counts), PlainConsole()
    opening = words(
        "simulated",
        game=game_name(words, plan.game),
        games=plan.games,
        seed=str(plan.seed),
        players=plan.config.players,
        deck=deck_label(words, entry, plan.config.deck),
    )
    print(opening)
    print(words("mean-rounds", mean=decimal(words, mean_rounds(tree["rounds"], plan.games))))
    print(flush=True)
    _print(console, words("table-seats"), _seats_table(plan, counts, words))
    for name, row in entry.words.sections.items():
        if isinstance(tree.get(name), dict):
            table = _section_table(words, row, tree[name])
            _print(console, words(f"table-{name.replace('_', '-')}"), table)
    for title, table in output_of(entry).own_tables(words, plan.config, tree):
        _print(console, title, table)


def _print(console: PlainConsole, title: str, table: Table) -> None:
    console.print(heading(title))
    console.print(table)


def _seats_table(plan: Plan, counts: Counts, words: Words) -> Table:
    """Return the table of wins and places of each seat."""
    seats, figures = range(1, plan.config.players + 1), GAMES[plan.game].words.figures
    places = sorted({int(path[2]) for path in counts if path[0] == "places"})
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("column-seat"))
    table.add_column(words("column-wins"), justify="right")
    for place in places:
        table.add_column(words("column-place", place=place), justify="right")
    for seat in seats:
        numbers = [counts["wins", str(seat)]]
        numbers += [counts["places", str(seat), str(place)] for place in places]
        shares = [share(words, number, plan.games) for number in numbers]
        table.add_row(f"{seat} {words.colour(seat - 1)}", *shares)
    for name in figures:
        if won := counts["wins", name]:
            table.add_row(words(name), share(words, won, plan.games))
    return table


def _section_table(words: Words, row: Callable[[str], Message], counts: dict[str, int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column(words("column-count"), justify="right")
    table.add_column(words("column-share"), justify="right")
    total = sum(counts.values())
    for key, count in counts.items():
        table.add_row(_row_name(words, row, key), str(count), share(words, count, total))
    return table


def _row_name(words: Words, row: Callable[[str], Message], key: str) -> str:
    if key.removeprefix("-").isdecimal():
        return key.replace("-", "\u2212")
    return words.say(row(key.replace("_", "-")))


def game_name(words: Words, game: str) -> str:
    """Return a game by its title."""
    return words.say(GAMES[game].title)


def bot_label(words: Words, name: str) -> str:
    """Return a bot by its title; a user's own by the name of its file."""
    return words(f"bot-{name}") if name in BOTS else name
