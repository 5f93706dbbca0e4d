"""`paddock lab report`: a set of OUTSPEED tiles, measured against its targets."""

import json
import shlex
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich import box
from rich.table import Table

from paddock.cli.decks import deck_label, load_deck
from paddock.cli.errors import refuse, write_page
from paddock.cli.output import PlainConsole, bar, decimal, heading
from paddock.cli.tables import bot_label
from paddock.game_entry import GameEntry
from paddock.games.outspeed.lab.balance import FIRST_TIMER, Figure, Plan, Report, balance
from paddock.games.outspeed.lab.targets import IDEAS
from paddock.games.outspeed.state import ROUNDS
from paddock.lab import page as p
from paddock.lab.intervals import Interval
from paddock.lab.ledger import ResumeError
from paddock.words import Words

RARE: Final = 0.05
NUMBERS: Final = frozenset({"tokens", "many-tokens", "lead-changes"})
"""The figures that are no shares."""
MAX_PLACES: Final = 4


def report(entry: GameEntry, parsed: Namespace, words: Words) -> int:
    """Race, and print what was measured."""
    deck = entry.rules.house_deck() if parsed.deck is None else load_deck(parsed.deck, entry)
    wrong = [players for players in parsed.players if players not in entry.rules.players]
    if wrong:
        least, most = entry.rules.players[0], entry.rules.players[-1]
        raise refuse("wrong-players", game=entry.title, players=wrong[0], least=least, most=most)
    tables = [(f"{FIRST_TIMER}{idea}",) for idea in IDEAS] if parsed.first_timers else [parsed.bots]
    plans = [
        Plan(deck, parsed.players, parsed.races, parsed.seed, bots, parsed.simulations)
        for bots in tables
    ]
    plan = plans[0]
    found = _joined(_measured(plans, parsed, words))
    title = words("lab-title", deck=deck_label(words, entry, deck))
    if parsed.html is not None:
        write_page(parsed.html, _page(plan, found, title, _again(parsed), words))
    if parsed.json:
        print(json.dumps(_as_json(plan, found), ensure_ascii=False))
    else:
        _print(plan, found, title, words)
    return 0


def _measured(plans: Sequence[Plan], parsed: Namespace, words: Words) -> list[list[Report]]:
    """What was measured at each table; with --resume, a file of several tables has several ends."""
    races = sum([plan.races * len(plan.players) for plan in plans])
    with bar(words("progress-races"), races) as advance:
        try:
            return [balance(plan, parsed.jobs, advance, _file(plan, parsed)) for plan in plans]
        except ResumeError as error:
            raise refuse("resume-other", path=parsed.resume) from error
        except OSError as error:
            if parsed.resume is None:
                raise
            raise refuse("page-unwritable", path=parsed.resume) from error


def _file(plan: Plan, parsed: Namespace) -> Path | None:
    if parsed.resume is None:
        return None
    return Path(f"{parsed.resume}-{plan.bots[0]}" if parsed.first_timers else parsed.resume)


def _joined(found: Sequence[Sequence[Report]]) -> list[Report]:
    """The figures of several tables in one report for each number of players."""
    return [
        msgspec.structs.replace(
            of_all[0], figures=tuple([figure for one in of_all for figure in one.figures])
        )
        for of_all in zip(*found, strict=True)
    ]


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
                        "low": figure.low,
                        "high": figure.high,
                        "target": figure.target,
                        "at_most": figure.at_most,
                        "verdict": figure.verdict(),
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
    command += ["--seed", str(parsed.seed)]
    if parsed.first_timers:
        return shlex.join([*command, "--first-timers"])
    command += ["--bots", ",".join(parsed.bots), "--simulations", str(parsed.simulations)]
    return shlex.join(command)


def _opening(plan: Plan, words: Words) -> str:
    if plan.bots[0].startswith(FIRST_TIMER):
        return words("lab-played-first-timers", races=plan.races, seed=str(plan.seed))
    bots = ", ".join(bot_label(words, name) for name in plan.bots)
    return words("lab-played", races=plan.races, seed=str(plan.seed), bots=bots)


def _columns(words: Words) -> list[str]:
    return [
        words("column-figure"),
        words("column-target"),
        words("column-value"),
        words("column-interval"),
        words("column-met"),
    ]


def _row(figure: Figure, words: Words) -> list[str]:
    places = _places(figure)
    target, value, low, high = [
        _shown(figure, number, words, places)
        for number in (figure.target, figure.value, figure.low, figure.high)
    ]
    at_most, at_least = (
        words("target-at-most", number=target),
        words("target-at-least", number=target),
    )
    return [
        words(f"measured-{figure.name}"),
        at_most if figure.at_most else at_least,
        value,
        words("interval", low=low, high=high),
        words(f"lab-{figure.verdict()}"),
    ]


def _places(figure: Figure) -> int:
    """So many that no number is rounded onto the target: a reader could doubt the verdict."""
    for places in range(1, MAX_PLACES):
        scale = 1 if figure.name in NUMBERS else 100
        target = f"{scale * figure.target:.{places}f}"
        near = [figure.value, figure.low, figure.high]
        if all(f"{scale * n:.{places}f}" != target or n == figure.target for n in near):
            return places
    return MAX_PLACES


def _shown(figure: Figure, value: float, words: Words, places: int) -> str:
    if figure.name in NUMBERS:
        return decimal(words, value, places)
    return words("percent", number=decimal(words, 100 * value, places))


def _print(plan: Plan, found: Sequence[Report], title: str, words: Words) -> None:
    console = PlainConsole()
    print(title)
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
        if not plan.bots[0].startswith(FIRST_TIMER):
            console.print(_rare_routes(one, words))


def _rare_routes(one: Report, words: Words) -> str:
    rare = [
        f"{words('lab-route', tile=tile, face=_dash(face), route=words(f'route-{s}'))} "
        f"({words('percent', number=decimal(words, 100 * part.value))})"
        for tile, face, s, part in _routes(one)
        if part.value < RARE
    ]
    if not rare:
        return words("lab-no-rare-routes")
    return words("lab-rare-routes") + ": " + "; ".join(rare)


def _dash(face: str) -> str:
    return face.replace("-", "\u2013")


def _routes(one: Report) -> Iterator[tuple[str, str, str, Interval]]:
    for tile, faces in one.routes.items():
        for face, sides in faces.items():
            for side, part in sides.items():
                yield tile, face, side, part


def _page(plan: Plan, found: Sequence[Report], title: str, command: str, words: Words) -> str:
    parts = [p.paragraph(_opening(plan, words))]
    for one in found:
        parts += _part(one, words)
    parts += [p.paragraph(words("same-again")), p.command(command)]
    return p.page(words.language, title, parts)


def _part(one: Report, words: Words) -> list[str]:
    seats = [_bar(words, words.colour(seat), part) for seat, part in enumerate(one.seats)]
    rounds = [*map(str, range(1, ROUNDS + 1)), "never"]
    first_out = [
        _bar(
            words,
            words("lab-never") if at == "never" else at,
            one.first_out.get(at, Interval(0.0, 0.0, 0.0)),
        )
        for at in rounds
    ]
    causes = [
        _bar(words, words(f"lab-cause-{name.replace('_', '-')}"), part)
        for name, part in sorted(one.causes.items(), key=lambda cause: -cause[1].value)
    ]
    equal = p.Mark(1 / one.players, words("arena-equal-mark"))
    return [
        p.heading(words("lab-players", players=one.players)),
        p.table(_columns(words), [_row(figure, words) for figure in one.figures]),
        p.paragraph(_rare_routes(one, words)),
        p.bars(words("lab-seats-plot"), seats, equal),
        p.bars(words("lab-first-out-plot"), first_out),
        p.bars(words("lab-causes-plot"), causes),
        p.bars(
            words("table-routes"),
            _route_bars(one, words),
            p.Mark(RARE, words("percent", number="5")),
        ),
    ]


def _route_bars(one: Report, words: Words) -> list[p.Bar]:
    return [
        _bar(
            words,
            words("lab-route-short", tile=tile, face=_dash(face), route=words(f"route-{side}")),
            part,
        )
        for tile, face, side, part in _routes(one)
    ]


def _bar(words: Words, label: str, part: Interval) -> p.Bar:
    shown = words("percent", number=decimal(words, 100 * part.value))
    return p.Bar(label, part.value, shown, part.low, part.high)
