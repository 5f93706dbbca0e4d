"""`paddock lab report`: a set of OUTSPEED tiles, measured against its targets."""

import json
import shlex
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from rich import box
from rich.table import Table

from paddock.catalog import GAMES
from paddock.cli.arenas import bot_label, write_page
from paddock.cli.console import PlainConsole, heading
from paddock.cli.decks import deck_label, load_deck
from paddock.cli.progress import bar
from paddock.cli.refusal import refuse
from paddock.cli.tables import decimal, share
from paddock.games.outspeed.state import ROUNDS
from paddock.lab import page as p
from paddock.lab.balance import Figure, Plan, Report, balance
from paddock.words import Words

RARE: Final = 0.05
SHARES: Final = frozenset({"seats", "finished", "least-route", "decided-late"})
"""The figures that are shares of a whole."""


def report(parsed: Namespace, words: Words) -> int:
    """Race, and print what was measured."""
    entry = GAMES["outspeed"]
    deck = entry.house_deck() if parsed.deck is None else load_deck(parsed.deck, entry)
    wrong = [players for players in parsed.players if players not in entry.players]
    if wrong:
        least, most = entry.players[0], entry.players[-1]
        raise refuse("wrong-players", game="outspeed", players=wrong[0], least=least, most=most)
    plan = Plan(deck, parsed.players, parsed.races, parsed.seed, parsed.bots, parsed.simulations)
    with bar(words("progress-races"), plan.races * len(plan.players)) as advance:
        found = balance(plan, parsed.jobs, advance)
    if parsed.html is not None:
        write_page(parsed.html, _page(plan, found, _again(parsed), words))
    if parsed.json:
        print(json.dumps(_as_json(plan, found), ensure_ascii=False))
    else:
        _print(plan, found, words)
    return 0


def _as_json(plan: Plan, found: Sequence[Report]) -> dict[str, Any]:
    return {
        "deck": plan.deck.name,
        "bots": list(plan.bots),
        "races": plan.races,
        "seed": plan.seed,
        "simulations": plan.simulations,
        "reports": [
            {
                **msgspec.to_builtins(one),
                "figures": {
                    figure.name: {
                        "value": figure.value,
                        "target": figure.target,
                        "met": figure.met(),
                    }
                    for figure in one.figures
                },
            }
            for one in found
        ],
    }


def _again(parsed: Namespace) -> str:
    command = ["paddock", "lab", "report", "outspeed"]
    command += [] if parsed.deck is None else ["--deck", parsed.deck]
    command += ["--players", ",".join(map(str, parsed.players)), "--races", str(parsed.races)]
    command += ["--seed", str(parsed.seed), "--bots", ",".join(parsed.bots)]
    command += ["--simulations", str(parsed.simulations)]
    return shlex.join(command)


def _opening(plan: Plan, words: Words) -> str:
    bots = ", ".join(bot_label(words, name) for name in plan.bots)
    return words("lab-played", races=plan.races, seed=str(plan.seed), bots=bots)


def _title(plan: Plan, words: Words) -> str:
    return words("lab-title", deck=deck_label(words, GAMES["outspeed"], plan.deck))


def _columns(words: Words) -> list[str]:
    return [
        words("column-figure"),
        words("column-target"),
        words("column-value"),
        words("column-met"),
    ]


def _row(figure: Figure, words: Words) -> list[str]:
    target = _shown(figure, figure.target, words)
    at_most = figure.at_most
    return [
        words(f"measured-{figure.name}"),
        words("target-at-most", number=target)
        if at_most
        else words("target-at-least", number=target),
        _shown(figure, figure.value, words),
        words("lab-yes") if figure.met() else words("lab-no"),
    ]


def _shown(figure: Figure, value: float, words: Words) -> str:
    if figure.name in SHARES:
        return words("percent", number=decimal(words, 100 * value))
    if figure.name == "first-out":
        return words("lab-never") if value > ROUNDS else str(round(value))
    return decimal(words, value)


def _print(plan: Plan, found: Sequence[Report], words: Words) -> None:
    console = PlainConsole()
    print(_title(plan, words))
    print(_opening(plan, words), flush=True)
    for one in found:
        table = Table(box=box.SIMPLE_HEAD)
        first, *others = _columns(words)
        table.add_column(first)
        for column in others:
            table.add_column(column, justify="right")
        for figure in one.figures:
            table.add_row(*_row(figure, words))
        console.print(heading(words("lab-players", players=one.players)))
        console.print(table)
        console.print(_rare_routes(one, words))


def _rare_routes(one: Report, words: Words) -> str:
    rare = [
        f"{words('lab-route', tile=tile, face=_dash(face), route=words(f'route-{s}'))} "
        f"({share(words, round(10000 * part), 10000)})"
        for tile, face, s, part in _routes(one)
        if part < RARE
    ]
    if not rare:
        return words("lab-no-rare-routes")
    return words("lab-rare-routes") + ": " + "; ".join(rare)


def _dash(face: str) -> str:
    return face.replace("-", "\u2013")


def _routes(one: Report) -> Iterator[tuple[str, str, str, float]]:
    for tile, faces in one.routes.items():
        for face, sides in faces.items():
            for side, part in sides.items():
                yield tile, face, side, part


def _page(plan: Plan, found: Sequence[Report], command: str, words: Words) -> str:
    parts = [p.paragraph(_opening(plan, words))]
    for one in found:
        parts += _part(one, words)
    parts += [p.paragraph(words("same-again")), p.command(command)]
    return p.page(words.language, _title(plan, words), parts)


def _part(one: Report, words: Words) -> list[str]:
    seats = [_bar(words, words.colour(seat), part) for seat, part in enumerate(one.seats)]
    rounds = [*map(str, range(1, ROUNDS + 1)), "never"]
    first_out = [
        _bar(words, words("lab-never") if at == "never" else at, one.first_out.get(at, 0.0))
        for at in rounds
    ]
    equal = p.Mark(1 / one.players, words("arena-equal-mark"))
    return [
        p.heading(words("lab-players", players=one.players)),
        p.table(_columns(words), [_row(figure, words) for figure in one.figures]),
        p.paragraph(_rare_routes(one, words)),
        p.bars(words("lab-seats-plot"), seats, equal),
        p.bars(words("lab-first-out-plot"), first_out),
        p.bars(
            words("table-routes"),
            _route_bars(one, words),
            p.Mark(RARE, words("percent", number="5")),
        ),
    ]


def _route_bars(one: Report, words: Words) -> list[p.Bar]:
    return [
        _bar(words, f"{tile} {_dash(face)} {words(f'route-{side}')}", part)
        for tile, face, side, part in _routes(one)
    ]


def _bar(words: Words, label: str, part: float) -> p.Bar:
    return p.Bar(label, part, words("percent", number=decimal(words, 100 * part)))
