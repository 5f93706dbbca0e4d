"""`paddock simulate` and `paddock demo`: games between bots, counted or told."""

import json
import secrets
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paddock.catalog import GAMES, Entry
from paddock.cli.decks import deck_label, load_deck
from paddock.cli.refusal import refuse
from paddock.cli.replays import tell
from paddock.games.outspeed.tiles import Side
from paddock.lab.simulation import Counts, Plan, as_tree, play_one
from paddock.lab.simulation import simulate as simulate_plan
from paddock.words import Words, with_leon


def demo(parsed: Namespace, words: Words) -> int:
    """Play one game between bots and tell it."""
    seed = secrets.randbelow(10**6) if parsed.seed is None else parsed.seed
    entry = GAMES[parsed.game]
    plan = Plan(parsed.game, _config(parsed, entry), 1, seed, parsed.bots)
    named = with_leon(words, plan.config.players)
    print(
        words(
            "demo-opening",
            game=_game_name(words, entry),
            players=plan.config.players,
            deck=deck_label(words, entry, plan.config.deck),
        )
    )
    played = play_one(plan, 0)
    tell(entry, (event for step in played.events for event in step), named, None)
    print()
    print(
        words(
            "demo-again",
            command=f"paddock demo {parsed.game} --players {parsed.players} --seed {seed}",
        )
    )
    return 0


def simulate(parsed: Namespace, words: Words) -> int:
    """Play many games and print what was counted."""
    entry = GAMES[parsed.game]
    if parsed.save is not None:
        _make_folder(parsed.save)
    plan = Plan(
        parsed.game, _config(parsed, entry), parsed.games, parsed.seed, parsed.bots, parsed.save
    )
    counts = _simulate_with_progress(plan, parsed.jobs, words)
    if parsed.json:
        print(json.dumps(_as_json(plan, counts), ensure_ascii=False))
    else:
        _print_tables(plan, entry, counts, words)
    return 0


def _config(parsed: Namespace, entry: Entry) -> Any:
    """What is agreed before a game, or a refusal that says what does not fit."""
    if parsed.players not in entry.players:
        raise refuse(
            "wrong-players",
            game=entry.name,
            players=parsed.players,
            least=entry.players[0],
            most=entry.players[-1],
        )
    for option in ("first_race", "tactical"):
        if getattr(parsed, option) and option != entry.variant:
            raise refuse("wrong-variant", option="--" + option.replace("_", "-"), game=entry.name)
    deck = None if parsed.deck is None else load_deck(parsed.deck, entry)
    return entry.config(parsed.players, deck, variant=getattr(parsed, entry.variant))


def _make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
        (Path(path) / ".paddock-probe").touch()
        (Path(path) / ".paddock-probe").unlink()
    except OSError as error:
        raise refuse("folder-unwritable", path=path) from error


def _simulate_with_progress(plan: Plan, jobs: int, words: Words) -> Counts:
    columns = (
        TextColumn(words("progress-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=plan.games)
        return simulate_plan(plan, jobs, lambda games: progress.advance(bar, games))


def _as_json(plan: Plan, counts: Counts) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": plan.config.players,
        "variant": getattr(plan.config, GAMES[plan.game].variant),
        "deck": plan.config.deck.name,
        "bots": list(plan.bots),
        "seed": plan.seed,
        **as_tree(counts),
    }


def _print_tables(plan: Plan, entry: Entry, counts: Counts, words: Words) -> None:
    console = Console()
    console.print(
        words(
            "simulated",
            game=_game_name(words, entry),
            games=plan.games,
            seed=plan.seed,
            players=plan.config.players,
            deck=deck_label(words, entry, plan.config.deck),
        )
    )
    console.print(_seats_table(plan, counts, words))
    tree = as_tree(counts)
    for name in SECTIONS:
        if isinstance(tree.get(name), dict):
            console.print(_section_table(words, name, tree[name]))
    if "routes" in tree:
        console.print(_routes_table(words, tree["routes"]))


SECTIONS = (
    "endings",
    "rounds",
    "eliminations",
    "first elimination",
    "tokens kept",
    "tokens played",
    "cards laid",
    "figures moved",
    "scoring field",
)


def _seats_table(plan: Plan, counts: Counts, words: Words) -> Table:
    """Who won how often, and the places of each seat."""
    named = with_leon(words, plan.config.players)
    players = plan.config.players
    table = Table(box=box.SIMPLE_HEAD, title=words("table-seats"), title_justify="left")
    table.add_column(words("column-seat"))
    table.add_column(words("column-wins"), justify="right")
    for place in range(1, players + 2):
        if any(counts["places", str(seat + 1), str(place)] for seat in range(players)):
            table.add_column(words("column-place", place=place), justify="right")
    shown = [
        p
        for p in range(1, players + 2)
        if any(counts["places", str(seat + 1), str(p)] for seat in range(players))
    ]
    for seat in range(players):
        row = [_share(counts["wins", str(seat + 1)], plan.games)]
        row += [_share(counts["places", str(seat + 1), str(place)], plan.games) for place in shown]
        table.add_row(f"{seat + 1} {named.colour(seat)}", *row)
    if counts["leon wins",]:
        table.add_row(words("leon"), _share(counts["leon wins",], plan.games))
    return table


def _section_table(words: Words, name: str, counts: dict[str, int]) -> Table:
    heading = name.replace(" ", "-")
    table = Table(box=box.SIMPLE_HEAD, title=words(f"table-{heading}"), title_justify="left")
    table.add_column("")
    table.add_column(words("column-count"), justify="right")
    table.add_column(words("column-share"), justify="right")
    total = sum(counts.values())
    for key, count in counts.items():
        table.add_row(_row_name(words, name, key), str(count), _share(count, total))
    return table


def _row_name(words: Words, section: str, key: str) -> str:
    if key.removeprefix("-").isdecimal():
        return key.replace("-", "\u2212")
    if section.startswith("tokens"):
        return words(f"token-{key.replace('_', '-')}")
    return words(f"row-{key.replace('_', '-')}")


def _routes_table(words: Words, tiles: dict[str, Any]) -> Table:
    """How often each route of each face was programmed."""
    table = Table(box=box.SIMPLE_HEAD, title=words("table-routes"), title_justify="left")
    table.add_column(words("column-tile"), justify="right")
    table.add_column(words("column-face"))
    for side in Side:
        table.add_column(words(f"route-{side}"), justify="right")
    for tile, faces in tiles.items():
        for face, routes in faces.items():
            total = sum(routes.values())
            shares = [_share(routes[side], total) if side in routes else "" for side in Side]
            table.add_row(tile, face, *shares)
    return table


def _share(count: int, total: int) -> str:
    return f"{100 * count / total:.1f} %"


def _game_name(words: Words, entry: Entry) -> str:
    return words(f"game-{entry.name.replace('_', '-')}")
