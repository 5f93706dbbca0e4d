"""`paddock analyse`: what each choice of a finished game was worth to the seat that made it."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
from rich import box
from rich.table import Table

from paddock.catalog import GAMES
from paddock.cli.errors import Refusal, read_file, refuse, write_page
from paddock.cli.output import PlainConsole, bar, decimal, signed
from paddock.cli.tables import bot_label, game_name
from paddock.coach import Analysis, ChancesOfAll, Judgement, analyse, judge_for
from paddock.coach.page import STYLE, Every, curve, decisions, numbered
from paddock.core import GameOver, Seat, replay
from paddock.core.message import Pilot
from paddock.core.record import AnyRecord
from paddock.game_entry import GameEntry
from paddock.lab import page as p
from paddock.record_file import RecordError, read_record
from paddock.results.luck_adjusted import LuckAdjusted, luck_adjusted
from paddock.words import Words, words_at

SEEN: Final = 0.0005
"""A cost that would round to 0.0 % is not shown."""


def analyse_file(parsed: Namespace, words: Words) -> int:
    """Judge the game in a file, for one seat or for each."""
    try:
        record = read_record(read_file(parsed.file))
    except RecordError as error:
        raise Refusal(error.why) from error
    entry, players = GAMES[record.game], record.config.players
    _check_finished(entry, record)
    if parsed.seat is not None and parsed.seat > players:
        raise refuse("no-such-seat", seat=parsed.seat, players=players)
    seats = range(players) if parsed.seat is None else [parsed.seat - 1]
    judge = judge_for(entry)
    luck = luck_adjusted(
        entry.rules.game, record.config, record.inputs, ChancesOfAll(entry.rules.game, judge)
    )
    found: list[Analysis] = []
    with bar(words("coach-curve"), len(seats)) as advance:
        for seat in seats:
            found.append(analyse(entry, record, Seat(seat), judge, parsed.worlds))
            advance(1)
    _show(entry, found, luck, parsed, words_at(words, entry, players))
    return 0


def _check_finished(entry: GameEntry, record: AnyRecord) -> None:
    steps = [*replay(entry.rules.game, record)]
    if not steps or not isinstance(entry.rules.game.pending(steps[-1].state), GameOver):
        raise refuse("coach-not-finished")


def _show(
    entry: GameEntry,
    found: Sequence[Analysis],
    luck: LuckAdjusted,
    parsed: Namespace,
    words: Words,
) -> None:
    if parsed.html is not None:
        # Of one seat the title of the page says whose game it is.
        alone = len(found) == 1
        title = _title(entry, found[0], words) if alone else game_name(words, entry.name)
        parts: list[str] = []
        for one in found:
            parts += [] if alone else [p.heading(_title(entry, one, words))]
            parts += _page_of(entry, one, luck, parsed.worlds, words)
        write_page(parsed.html, p.page(words.language, title, parts, STYLE))
    if parsed.json:
        rows = [{**msgspec.to_builtins(one), "luck": luck.luck[one.seat]} for one in found]
        print(json.dumps(rows, ensure_ascii=False))
        return
    for one in found:
        _print(entry, one, luck, parsed.worlds, words)


def _title(entry: GameEntry, one: Analysis, words: Words) -> str:
    return words("coach-title", game=game_name(words, entry.name), pilot=Pilot(one.seat))


def _opening(one: Analysis, luck: LuckAdjusted, worlds: int, words: Words) -> list[str]:
    judge = bot_label(words, one.judge)
    outcome = "won" if one.result == 1 else "shared" if one.result else "lost"
    return [
        words(f"coach-{outcome}", pilot=Pilot(one.seat)),
        words(
            "coach-luck",
            points=signed(words, 100 * luck.luck[one.seat]),
            share=_percent(luck.adjusted(one.seat), words),
        ),
        words("coach-knew"),
        words("coach-judge", judge=judge, worlds=worlds),
        words("coach-brackets", judge=judge),
    ]


def turns(entry: GameEntry, one: Analysis, words: Words) -> Iterator[str]:
    """One sentence for each turning point."""
    for place in one.turning_points:
        turn = one.judgements[place]
        yield words(
            "coach-turn",
            moment=words(turn.moment, **turn.when),
            best=_named(entry, one, turn, turn.best, words),
            chosen=_named(entry, one, turn, turn.chosen, words),
            points=round(100 * turn.cost),
        )
    if not one.turning_points:
        yield words("coach-no-turn")


def _named(entry: GameEntry, one: Analysis, turn: Judgement, place: int, words: Words) -> str:
    return words.say(entry.words.action_name(turn.options[place].action, one.seat))


def _columns(one: Analysis, words: Words) -> list[str]:
    return [
        words("coach-column-when"),
        words("coach-column-chance"),
        words("coach-column-chosen"),
        words("coach-column-best"),
        words("coach-column-champion", judge=bot_label(words, one.judge)),
        words("coach-column-cost"),
    ]


def _row(entry: GameEntry, one: Analysis, turn: Judgement, words: Words) -> list[str]:
    likely = max(range(len(turn.options)), key=lambda place: turn.options[place].share)
    chosen, best = turn.options[turn.chosen], turn.options[turn.best]
    taken = turn.options[likely]
    return [
        words(turn.moment, **turn.when),
        _percent(turn.win_chance, words),
        f"{_named(entry, one, turn, turn.chosen, words)} ({_percent(chosen.win_chance, words)})",
        f"{_named(entry, one, turn, turn.best, words)} ({_percent(best.win_chance, words)})",
        f"{_named(entry, one, turn, likely, words)} ({_percent(taken.share, words)})",
        _cost(turn, words),
    ]


def _cost(turn: Judgement, words: Words) -> str:
    """Nothing where nothing better was to be had."""
    if turn.cost < SEEN:
        return ""
    return words("percent", number=decimal(words, 100 * turn.cost))


def _percent(part: float, words: Words) -> str:
    return words("percent", number=str(round(100 * part)))


def _print(entry: GameEntry, one: Analysis, luck: LuckAdjusted, worlds: int, words: Words) -> None:
    print(_title(entry, one, words))
    for sentence in _opening(one, luck, worlds, words):
        print(sentence)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in _columns(one, words):
        table.add_column(column)
    for turn in one.judgements:
        table.add_row(*_row(entry, one, turn, words))
    PlainConsole().print(table)
    print(words("coach-turning-points"))
    for sentence in turns(entry, one, words):
        print(f"  {sentence}")
    print()


def _page_of(
    entry: GameEntry, one: Analysis, luck: LuckAdjusted, worlds: int, words: Words
) -> Iterator[str]:
    yield from map(p.paragraph, _opening(one, luck, worlds, words))
    chances = [*[turn.win_chance for turn in one.judgements], one.result]
    labels = [*[words(turn.moment, **turn.when) for turn in one.judgements], words("coach-end")]
    percent = partial(_percent, words=words)
    yield curve(words("coach-curve"), chances, labels, one.turning_points, percent)
    yield p.heading(words("coach-turning-points"))
    sentences = [*turns(entry, one, words)]
    yield numbered(sentences) if one.turning_points else p.paragraph(*sentences)
    rows = [_row(entry, one, turn, words) for turn in one.judgements]
    every = [_every(entry, one, turn, words) for turn in one.judgements]
    yield decisions(_columns(one, words), rows, one.turning_points, every)


def _every(entry: GameEntry, one: Analysis, turn: Judgement, words: Words) -> Every:
    """Return each option's win chance, the best first, and how often the judge takes it."""
    takes = words("coach-column-champion", judge=bot_label(words, one.judge))
    order = sorted(range(len(turn.options)), key=lambda at: -turn.options[at].win_chance)
    shown = [
        f"{_named(entry, one, turn, at, words)}: {_percent(turn.options[at].win_chance, words)} "
        f"({takes}: {_percent(turn.options[at].share, words)})"
        for at in order
    ]
    return Every(words("coach-every-option"), shown, order.index(turn.chosen))
