"""`paddock arena`: bots against bots, as a table, as JSON and as a page with plots."""

import json
import shlex
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich import box
from rich.table import Table

from paddock.catalog import GAMES
from paddock.cli.decks import deck_label
from paddock.cli.errors import refuse, write_page
from paddock.cli.output import PlainConsole, bar, decimal, share
from paddock.cli.simulations import agreed_config
from paddock.cli.tables import agreed, bot_label, game_name
from paddock.lab import page as p
from paddock.lab.arena import Deal, Plan, play_arena
from paddock.lab.ledger import ResumeError
from paddock.lab.strength import Strength, strengths
from paddock.words import Words

MAX_COLUMNS: Final = 7


def arena(parsed: Namespace, words: Words) -> int:
    """Play the deals and say who is how strong."""
    config = agreed_config(parsed, GAMES[parsed.game])
    plan = Plan(
        parsed.game,
        config,
        parsed.deals,
        parsed.seed,
        parsed.bots,
        parsed.simulations,
        parsed.luck_adjusted,
    )
    deals = _play(plan, parsed, words)
    found = strengths(plan, deals)
    if parsed.html is not None:
        write_page(parsed.html, _page(plan, found, again(parsed), words))
    if parsed.json:
        print(json.dumps(as_json(plan, found), ensure_ascii=False))
    else:
        print(_opening(plan, words))
        print(_equal(plan, words), flush=True)
        for line in _without_luck(found, words):
            print(line, flush=True)
        PlainConsole().print(_table(found, words))
    return 0


def _play(plan: Plan, parsed: Namespace, words: Words) -> list[Deal]:
    file = None if parsed.resume is None else Path(parsed.resume)
    with bar(words("progress-deals"), plan.deals) as advance:
        try:
            return play_arena(plan, parsed.jobs, advance, file)
        except ResumeError as error:
            raise refuse("resume-other", path=parsed.resume) from error
        except OSError as error:
            if file is None:
                raise
            raise refuse("page-unwritable", path=parsed.resume) from error


def as_json(plan: Plan, found: Sequence[Strength]) -> dict[str, Any]:
    """Return the plan and what came of it."""
    return {
        **agreed(plan.game, plan.config),
        "bots": list(plan.seating()),
        "simulations": plan.simulations,
        "seed": plan.seed,
        "deals": plan.deals,
        "seatings": len(plan.seatings()),
        "strengths": msgspec.to_builtins(found),
    }


def again(parsed: Namespace) -> str:
    """Return the command that makes the same table."""
    command = ["paddock", "arena", parsed.game, "--bots", ",".join(parsed.bots)]
    command += ["--players", str(parsed.players), "--deals", str(parsed.deals)]
    command += ["--seed", str(parsed.seed), "--simulations", str(parsed.simulations)]
    command += [] if parsed.deck is None else ["--deck", parsed.deck]
    command += ["--luck-adjusted"] if parsed.luck_adjusted else []
    command += [] if parsed.variant is None else ["--variant", parsed.variant]
    return shlex.join(command)


def points(words: Words, gain: float) -> str:
    """Return a share in points of per cent, with its sign."""
    sign = "+" if gain >= 0 else "\u2212"
    return sign + decimal(words, abs(100 * gain))


def _opening(plan: Plan, words: Words) -> str:
    return words(
        "arena-played",
        game=game_name(words, plan.game),
        deals=plan.deals,
        seatings=len(plan.seatings()),
        players=plan.config.players,
        seed=str(plan.seed),
        deck=deck_label(words, GAMES[plan.game], plan.config.deck),
    )


def _equal(plan: Plan, words: Words) -> str:
    return words("arena-equal", share=share(words, 1, plan.config.players))


def _without_luck(found: Sequence[Strength], words: Words) -> Iterator[str]:
    """Explain the luck-adjusted column, and what it saves."""
    ratios = [one.adjusted.ratio for one in found if one.adjusted is not None]
    if ratios:
        yield words("arena-luck-adjusted", ratio=decimal(words, sum(ratios) / len(ratios)))


def _columns(found: Sequence[Strength], words: Words) -> list[str]:
    adjusted = [words("column-luck-adjusted"), words("column-interval")]
    return [
        words("column-bot"),
        words("column-games"),
        words("column-win-share"),
        words("column-gain"),
        words("column-interval"),
        *(adjusted if found[0].adjusted is not None else ()),
        words("column-rating"),
        words("column-ms"),
        words("column-mean-place"),
        words("column-longest"),
    ]


def _row(one: Strength, words: Words) -> list[str]:
    adjusted: list[str] = []
    if (calm := one.adjusted) is not None:
        adjusted = [points(words, calm.gain), _interval(calm.low, calm.high, words)]
    return [
        bot_label(words, one.bot),
        str(one.games),
        words("percent", number=decimal(words, 100 * one.win_share)),
        points(words, one.gain),
        _interval(one.low, one.high, words),
        *adjusted,
        f"{decimal(words, one.rating)} ± {decimal(words, one.rating_spread)}",
        decimal(words, one.mean_ms),
        decimal(words, one.mean_place),
        decimal(words, one.longest_ms),
    ]


def _interval(low: float, high: float, words: Words) -> str:
    return words("interval", low=points(words, low), high=points(words, high))


def _fitting(cells: Sequence[str], found: Sequence[Strength]) -> Sequence[str]:
    """Gains without luck take the place of games and win share."""
    if found[0].adjusted is None:
        return cells[:MAX_COLUMNS]
    return [cells[0], *cells[3:MAX_COLUMNS]]


def _table(found: Sequence[Strength], words: Words) -> Table:
    """Return the table that fits 80 columns; the page has more."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    first, *others = _fitting(_columns(found, words), found)
    table.add_column(first)
    for column in others:
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(*_fitting(_row(one, words), found))
    return table


def _page(plan: Plan, found: Sequence[Strength], command: str, words: Words) -> str:
    game, players = game_name(words, plan.game), plan.config.players
    gains = [
        p.Bar(bot_label(words, s.bot), s.gain, points(words, s.gain), s.low, s.high) for s in found
    ]
    times = [p.Bar(bot_label(words, s.bot), s.mean_ms, decimal(words, s.mean_ms)) for s in found]
    parts = [
        p.paragraph(_opening(plan, words)),
        p.paragraph(_equal(plan, words)),
        *map(p.paragraph, _without_luck(found, words)),
        p.table(_columns(found, words), [_row(one, words) for one in found]),
        p.bars(words("arena-gain"), gains, p.Mark(0, words("arena-equal-mark"))),
        p.bars(words("arena-times"), times),
        p.paragraph(words("same-again")),
        p.command(command),
    ]
    return p.page(words.language, words("arena-title", game=game, players=players), parts)
