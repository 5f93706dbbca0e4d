"""What each option of a seat was worth, from what that seat knew when it chose.

The win chance of an option is estimated in worlds that the seat's view allows. In each world the
others choose as the judge would, chance is drawn, and the judge rates the next moment of choice.
All options of a decision meet the same worlds, choices and draws.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from msgspec.json import encode

from paddock.bots.playing import draw
from paddock.coach.judge import Judge
from paddock.core import AnyGame, Chosen, Decision, GameOver, Seat, advance, apply_input
from paddock.core.record import AnyRecord
from paddock.game_entry import GameEntry

WORLDS: Final = 32
"""Worlds per decision: the error of a win chance is then a few points."""
TURNING_POINTS: Final = 3
MIN_COST: Final = 0.02
"""A choice that cost less than two points is no turning point."""
SURE: Final = 2.0
"""How many standard errors a cost must have to count as a turning point."""


ActionT = TypeVar("ActionT")


class OptionValue(Struct, Generic[ActionT], frozen=True):
    """An option: the win chance that it led to, and how often the judge would take it."""

    action: ActionT
    win_chance: float
    share: float


class Hint(Struct, frozen=True):
    """What the options of an open decision are worth, by which judge."""

    decision: int
    judge: str
    options: tuple[OptionValue[Any], ...]


class Judgement(Struct, frozen=True):
    """One decision of the seat.

    `step` is the number of the input that closed it. `moment` is the name of a message that says
    when it was, and `when` fills it. `chosen` and `best` are places in `options`.
    `cost` is how much win chance the choice gave away, `error` its standard error.
    """

    step: int
    decision: int
    moment: str
    when: dict[str, int]
    win_chance: float
    options: tuple[OptionValue[Any], ...]
    chosen: int
    best: int
    cost: float
    error: float


class Analysis(Struct, frozen=True):
    """A finished game as one seat could judge it.

    `turning_points` are places in `judgements`, in the order of the game. `result` is the share of
    the win that the seat got: 1 alone, 0.5 with one other, 0 without.
    """

    game: str
    seat: Seat
    players: int
    judge: str
    result: float
    judgements: tuple[Judgement, ...]
    turning_points: tuple[int, ...]


class Asked(Struct, frozen=True):
    """A decision of the seat: what it saw, what it was offered, and what it took."""

    step: int
    decision: int
    view: Any
    offer: tuple[Any, ...]
    chosen: int


def analyse(
    entry: GameEntry, record: AnyRecord, seat: Seat, judge: Judge, worlds: int = WORLDS
) -> Analysis:
    """Judge every decision of a seat in a finished game."""
    judged = tuple(
        [
            _judge(entry, judge, asked, worlds)
            for asked in decisions_of(entry.rules.game, record, seat)
        ]
    )
    return Analysis(
        game=record.game,
        seat=seat,
        players=record.config.players,
        judge=judge.name,
        result=_result(entry.rules.game, record, seat),
        judgements=judged,
        turning_points=_turning_points(judged),
    )


def decisions_of(game: AnyGame, record: AnyRecord, seat: Seat) -> Iterator[Asked]:
    """Every decision of the seat in which it had a choice."""
    state, decision = game.setup(record.config), 0
    for step, given in enumerate(record.inputs):
        waiting = game.pending(state)
        if isinstance(given, Chosen) and isinstance(waiting, Decision):
            offer = waiting.options.get(seat, ())
            if len(offer) > 1:
                chosen = offer.index(given.choices[seat])
                yield Asked(step, decision, game.view(state, seat), offer, chosen)
            decision += 1
        state = apply_input(game, state, given).state


def _judge(entry: GameEntry, judge: Judge, asked: Asked, worlds: int) -> Judgement:
    view, offer, chosen = asked.view, asked.offer, asked.chosen
    shares = judge.mix([view], [offer])[0]
    rated = judge_options(entry.rules.game, judge, view, offer, worlds=worlds, seed=seed_of(view))
    means = [sum(values) / len(values) for values in rated]
    best = max(range(len(offer)), key=means.__getitem__)
    lost = [top - mine for top, mine in zip(rated[best], rated[chosen], strict=True)]
    moment = entry.words.moment(view)
    return Judgement(
        step=asked.step,
        decision=asked.decision,
        moment=moment.name,
        when={name: part for name, part in moment.parts.items() if isinstance(part, int)},
        win_chance=sum(share * mean for share, mean in zip(shares, means, strict=True)),
        options=tuple(map(OptionValue, offer, means, shares)),
        chosen=chosen,
        best=best,
        cost=means[best] - means[chosen],
        error=_standard_error(lost),
    )


def judge_decision(
    entry: GameEntry, judge: Judge, view: Any, offer: tuple[Any, ...], decision: int
) -> Hint:
    """Judge the options of a decision that is open, as `analyse` will after the game."""
    shares = judge.mix([view], [offer])[0]
    rated = judge_options(entry.rules.game, judge, view, offer, worlds=WORLDS, seed=seed_of(view))
    means = [sum(values) / len(values) for values in rated]
    return Hint(decision, judge.name, tuple(map(OptionValue, offer, means, shares)))


def seed_of(view: Any) -> int:
    """Seed the worlds of a decision by the view: a hint and an analysis then draw the same."""
    return int.from_bytes(sha256(encode(view, order="deterministic")).digest()[:8])


def judge_options(  # noqa: PLR0913 - who judges what, and how thoroughly
    game: AnyGame, judge: Judge, view: Any, offer: tuple[Any, ...], *, worlds: int, seed: int
) -> list[list[float]]:
    """Return the viewer's win chance in each world, option by option."""
    rng = Random(seed)
    drawn = [game.determinize(view, rng) for _ in range(worlds)]
    others = _choose_for_others(game, judge, drawn, view.seat, rng)
    ends: list[Any] = []
    for world, choices in zip(drawn, others, strict=True):
        luck = rng.random()
        for action in offer:
            after = game.apply_choices(world, {**choices, view.seat: action}).state
            ends.append(_to_the_next_choice(game, after, view.seat, Random(luck)))
    rated = _rate(judge, ends)
    return [rated[place :: len(offer)] for place in range(len(offer))]


def _choose_for_others(
    game: AnyGame, judge: Judge, worlds: Sequence[Any], seat: Seat, rng: Random
) -> list[dict[Seat, Any]]:
    """The choices of the other seats in each world, as the judge mixes."""
    asked: list[tuple[int, Seat, tuple[Any, ...]]] = []
    for place, world in enumerate(worlds):
        waiting = game.pending(world)
        assert isinstance(waiting, Decision)
        asked += [(place, s, offer) for s, offer in waiting.options.items() if s != seat]
    views = [game.view(worlds[place], other) for place, other, _ in asked]
    mixes = judge.mix(views, [offer for _, _, offer in asked]) if asked else []
    choices: list[dict[Seat, Any]] = [{} for _ in worlds]
    for (place, other, offer), shares in zip(asked, mixes, strict=True):
        choices[place][other] = rng.choices(offer, shares)[0]
    return choices


def _to_the_next_choice(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """The viewer's view when somebody has to choose next, or their share of the win."""
    after = advance(game, state, lambda _, chance: draw(chance, rng))
    if isinstance(after.waiting, GameOver):
        return share_of_win(after.waiting, seat)
    return game.view(after.state, seat)


def _rate(judge: Judge, ends: Sequence[Any]) -> list[float]:
    views = [end for end in ends if not isinstance(end, float)]
    rated = iter(judge.win_chances(views) if views else ())
    return [end if isinstance(end, float) else next(rated) for end in ends]


def share_of_win(over: GameOver, seat: Seat) -> float:
    """1 for a winner alone, 1/k among k winners, 0 for all others."""
    return 1 / len(over.winners) if seat in over.winners else 0.0


def _result(game: AnyGame, record: AnyRecord, seat: Seat) -> float:
    state = game.setup(record.config)
    for given in record.inputs:
        state = apply_input(game, state, given).state
    over = game.pending(state)
    assert isinstance(over, GameOver), "only a finished game is analysed"
    return share_of_win(over, seat)


def _standard_error(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values)) / len(values)


def _turning_points(judged: Sequence[Judgement]) -> tuple[int, ...]:
    """The choices that cost most, where the cost is more than noise."""
    dear = [
        place
        for place, one in enumerate(judged)
        if one.cost >= MIN_COST and one.cost > SURE * one.error
    ]
    dearest = sorted(dear, key=lambda place: -judged[place].cost)[:TURNING_POINTS]
    return tuple(sorted(dearest))
