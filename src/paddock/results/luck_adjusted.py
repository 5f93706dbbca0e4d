"""Results with the luck taken out: draws, and choices that bots draw from a mixture.

From each decision to the next the real outcome is compared with others that chance could have
given. Real and other outcomes have the same distribution, so luck is 0 in the mean, whatever the
values say. Values fixed before the game make the adjusted result unbiased, good ones make it calm.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from paddock.bots.mixed_bot import pick
from paddock.bots.playing import draw
from paddock.core import AnyGame, Chosen, Decision, GameOver, Seat, advance, apply_input
from paddock.core.record import AnyInput

ALTERNATIVES: Final = 16
"""Other outcomes per decision. They add a sixteenth of the variance that they take out."""

Values: TypeAlias = Callable[[Sequence[Any]], Sequence[Sequence[float]]]
"""The win chance of each seat in each state. All states wait for a choice."""
Mixture: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Sequence[float]]
"""How often a bot plays each option, as weights, from its view."""


class UnfinishedGameError(ValueError):
    """Only a finished game has a result."""


class LuckAdjusted(Struct, frozen=True):
    """The share of the win of each seat, and how much of it was luck."""

    result: tuple[float, ...]
    luck: tuple[float, ...]

    def adjusted(self, seat: Seat) -> float:
        """The result of a seat without its luck. It may be below 0 or above 1."""
        return self.result[seat] - self.luck[seat]


class Turn(NamedTuple):
    """From a decision to the next. The first turn of a game has no choices."""

    before: Any
    choices: Mapping[Seat, Any] | None
    drawn: bool
    after: Any


def luck_adjusted(  # noqa: PLR0913, PLR0917 - a game, and how to judge it
    game: AnyGame,
    config: Any,
    inputs: Iterable[AnyInput],
    values: Values,
    mixtures: Mapping[Seat, Mixture] | None = None,
    alternatives: int = ALTERNATIVES,
    seed: int | str = 0,
) -> LuckAdjusted:
    """Take the luck out of a finished game.

    `mixtures` are of the bots whose choices count as luck. The seed must not be that of the game.
    """
    rng, known = Random(f"luck-adjusted/{seed}"), mixtures or {}
    outcomes, last = list[Any](), None
    for turn in turns_of(game, config, inputs):
        last = turn.after
        outcomes += _outcomes(game, turn, known, alternatives, rng)
    over = game.pending(last)
    if not isinstance(over, GameOver):
        raise UnfinishedGameError
    result = shares_of(over)
    judged = _judge(game, outcomes, values)
    luck = [0.0] * len(result)
    for at in range(0, len(judged), 1 + alternatives):
        real, *others = judged[at : at + 1 + alternatives]
        for seat, chance in enumerate(real):
            luck[seat] += chance - sum([other[seat] for other in others]) / alternatives
    return LuckAdjusted(result, tuple(luck))


def shares_of(over: GameOver) -> tuple[float, ...]:
    """1/k to each of k winners."""
    won = {*over.winners}
    return tuple([1 / len(won) if seat in won else 0.0 for seat in range(len(over.places))])


def turns_of(game: AnyGame, config: Any, inputs: Iterable[AnyInput]) -> Iterator[Turn]:
    """Split a game at its decisions."""
    before = state = game.setup(config)
    choices: Mapping[Seat, Any] | None = None
    drawn = False
    for given in inputs:
        if isinstance(given, Chosen):
            yield Turn(before, choices, drawn, state)
            before, choices, drawn = state, given.choices, False
        else:
            drawn = True
        state = apply_input(game, state, given).state
    yield Turn(before, choices, drawn, state)


def _outcomes(
    game: AnyGame, turn: Turn, mixtures: Mapping[Seat, Mixture], alternatives: int, rng: Random
) -> list[Any]:
    """The real outcome of a turn and others; none where luck had no part."""
    weights = _weights(game, turn, mixtures, rng)
    if not turn.drawn and not weights:
        return []
    others = [
        advance(game, turn.before, lambda _, chance: draw(chance, rng), choices).state
        for choices in [_mixed(turn, weights, rng) for _ in range(alternatives)]
    ]
    return [turn.after, *others]


def _weights(
    game: AnyGame, turn: Turn, mixtures: Mapping[Seat, Mixture], rng: Random
) -> dict[Seat, tuple[tuple[Any, ...], Sequence[float]]]:
    """The options of the bots that had a choice, and how often each plays them."""
    waiting = game.pending(turn.before)
    if not isinstance(waiting, Decision):
        return {}
    return {
        seat: (options, mixtures[seat](game.view(turn.before, seat), options, rng))
        for seat, options in waiting.options.items()
        if seat in mixtures and len(options) > 1
    }


def _mixed(
    turn: Turn, weights: Mapping[Seat, tuple[tuple[Any, ...], Sequence[float]]], rng: Random
) -> dict[Seat, Any] | None:
    """The choices of a turn, those of bots drawn again."""
    if turn.choices is None:
        return None
    drawn = {seat: options[pick(often, rng)] for seat, (options, often) in weights.items()}
    return {**turn.choices, **drawn}


def _judge(game: AnyGame, states: Sequence[Any], values: Values) -> list[Sequence[float]]:
    """The win chances in each state; where a game is over, its result."""
    over = [game.pending(state) for state in states]
    open_states = [
        state for state, end in zip(states, over, strict=True) if not isinstance(end, GameOver)
    ]
    judged = iter(values(open_states) if open_states else ())
    return [shares_of(end) if isinstance(end, GameOver) else next(judged) for end in over]
