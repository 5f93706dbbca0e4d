"""What `paddock simulate` counted: as one JSON object for machines, or as tables for people."""

from typing import Any, Final

from rich import box
from rich.table import Table

from paddock.catalog import GAMES
from paddock.cli.console import PlainConsole, heading
from paddock.cli.decks import deck_label
from paddock.games.outspeed.tiles import Players, Side
from paddock.lab.simulation import Counts, Plan, as_tree
from paddock.words import Words, with_leon

SECTIONS: Final = (
    "endings",
    "rounds",
    "eliminations",
    "first_elimination",
    "tokens_kept",
    "tokens_played",
    "cards_laid",
    "figures_moved",
    "scoring_field",
)
FACES: Final = {"3-4": Players.UP_TO_4, "5-6": Players.UP_TO_6}


def as_json(plan: Plan, counts: Counts) -> dict[str, Any]:
    """The plan and its counts. Seats are counted from 1, as everywhere on the command line."""
    variant = GAMES[plan.game].variant
    tree = as_tree(counts)
    return {
        "game": plan.game,
        "rules_version": GAMES[plan.game].rules_version,
        "players": plan.config.players,
        variant: getattr(plan.config, variant),
        "deck": plan.config.deck.name,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tree.pop("games"),
        "mean_rounds": round(mean_rounds(tree["rounds"], plan.games), 3),
        **tree,
    }


def mean_rounds(rounds: dict[str, int], games: int) -> float:
    """Rounds a game, where they are counted by the last one, or all together."""
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
    for name in SECTIONS:
        if isinstance(tree.get(name), dict):
            table = _section_table(words, name, tree[name])
            _print(console, words(f"table-{name.replace('_', '-')}"), table)
    if "routes" in tree:
        _print(console, words("table-routes"), _routes_table(plan, words, tree["routes"]))


def _print(console: PlainConsole, title: str, table: Table) -> None:
    console.print(heading(title))
    console.print(table)


def _seats_table(plan: Plan, counts: Counts, words: Words) -> Table:
    """Who won how often, and the places of each seat."""
    named, seats = with_leon(words, plan.config.players), range(1, plan.config.players + 1)
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
        table.add_row(f"{seat} {named.colour(seat - 1)}", *shares)
    if counts["leon wins",]:
        table.add_row(words("leon"), share(words, counts["leon wins",], plan.games))
    return table


def _section_table(words: Words, name: str, counts: dict[str, int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column(words("column-count"), justify="right")
    table.add_column(words("column-share"), justify="right")
    total = sum(counts.values())
    for key, count in counts.items():
        table.add_row(_row_name(words, name, key), str(count), share(words, count, total))
    return table


def _row_name(words: Words, section: str, key: str) -> str:
    if key.removeprefix("-").isdecimal():
        return key.replace("-", "\u2212")
    if section.startswith("tokens"):
        return words(f"token-{key.replace('_', '-')}")
    return words(f"row-{key.replace('_', '-')}")


def _routes_table(plan: Plan, words: Words, tiles: dict[str, Any]) -> Table:
    """How often each lit route of each face was programmed; a dark one has an empty cell."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("column-tile"), justify="right")
    table.add_column(words("column-face"))
    for side in Side:
        table.add_column(words(f"route-{side}"), justify="right")
    for tile, faces in tiles.items():
        for face, routes in faces.items():
            lit = plan.config.deck.tiles[int(tile) - 1].face(FACES[face]).lit()
            total = sum(routes.values())
            cells = [share(words, routes.get(s, 0), total) if s in lit else "" for s in Side]
            table.add_row(tile, face.replace("-", "\u2013"), *cells)
    return table


def share(words: Words, count: int, total: int) -> str:
    """So many of so many, in per cent."""
    return words("percent", number=decimal(words, 100 * count / total))


def decimal(words: Words, number: float) -> str:
    """A number with one decimal place."""
    whole, tenth = f"{number:.1f}".split(".")
    return words("decimal", whole=whole, tenth=tenth)


def game_name(words: Words, game: str) -> str:
    """A game by its title."""
    return words(f"game-{game.replace('_', '-')}")
