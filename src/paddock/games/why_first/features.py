"""What a neural net is given of an observation: the same features for every number of players.

Two steps. `compact` makes whole numbers of a fixed size: figures are padded to seven, Leon being
the last. `features` makes the inputs of a net of them, scaled or one-hot.

Both take the array library as their first argument: NumPy for a bot, JAX for a trainer.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.arrays import Array, ArrayModule
from paddock.games.why_first.layout import CARDS, FIRST_FIELD, HAND, LAST_FIELD, ROUNDS, Layout
from paddock.games.why_first.state import Config

VERSION: Final = 1
"""Raised with every change of what a feature means: a net belongs to one version."""
FIGURES: Final = 7
LEON: Final = 6
MOVES_AT: Final = HAND * FIGURES + HAND
SLOTS: Final = MOVES_AT + FIGURES + 1
"""A card in front of a figure; a card of the tactical game; a move of a figure; to pass."""
LOWEST, HIGHEST = -4, 5
VALUES: Final = range(LOWEST, HIGHEST + 1)
"""1.2 What cards are worth; 0 is no card."""
NUMBERS: Final = 2 + 3 + 2 * HAND + (ROUNDS + 4) * FIGURES
"""How many whole numbers `compact` gives."""


class Context(NamedTuple):
    """What a game is played with and observations do not say."""

    players: int
    variant: bool


def context(config: Config) -> Context:
    """What the players agreed before the game. Cards show their values: no deck is needed."""
    return Context(config.players, config.variant is not None)


def _places(layout: Layout) -> list[int]:
    """The place of each figure, as a seat counts them: Leon has his own."""
    return [LEON if layout.leon and at == layout.players else at for at in range(layout.figures)]


def slots(config: Config) -> NDArray[np.int32]:
    """The place of each action in the output of a net."""
    layout = Layout(config.players, config.tactical)
    figures = _places(layout)
    if layout.tactical:
        lays = [HAND * FIGURES + place for place in range(HAND)]
    else:
        lays = [place * FIGURES + figure for place in range(HAND) for figure in figures]
    moves = [MOVES_AT + figure for figure in figures[: layout.moves]]
    return np.array([*lays, *moves, SLOTS - 1], np.int32)


def compact(xp: ArrayModule, around: Context, seen: Array) -> Array:
    """[..., number] An observation of any number of players, in a fixed size."""
    layout, lead = Layout(around.players, around.variant), seen.shape[:-1]
    figures = layout.figures
    at = 3 + 2 * HAND
    rows = seen[..., at:].reshape(*lead, 2 * ROUNDS + 4, figures)
    # The white numbers of cards that were played decide nothing any more.
    rows = xp.concatenate([rows[..., :ROUNDS, :], rows[..., 2 * ROUNDS :, :]], -2)
    players = rows[..., : layout.players]
    empty = xp.zeros((*lead, ROUNDS + 4, LEON - layout.players), seen.dtype)
    leon = rows[..., layout.players :] if layout.leon else xp.zeros_like(players[..., :1])
    padded = xp.concatenate([players, empty, leon], -1).reshape(*lead, (ROUNDS + 4) * FIGURES)
    own = xp.full((*lead, 1), around.players, seen.dtype)
    tactical = xp.full((*lead, 1), int(around.variant), seen.dtype)
    return xp.concatenate([own, tactical, seen[..., :at], padded], -1)


def features(xp: ArrayModule, numbers: Array) -> Array:
    """[..., feature] The inputs of a net, from what `compact` gives."""
    lead = numbers.shape[:-1]
    players, tactical = numbers[..., 0], numbers[..., 1:2]
    phase, race, number = numbers[..., 2], numbers[..., 3], numbers[..., 4]
    values, whites = numbers[..., 5 : 5 + HAND], numbers[..., 5 + HAND : 5 + 2 * HAND]
    rows = numbers[..., 5 + 2 * HAND :].reshape(*lead, ROUNDS + 4, FIGURES)
    played = rows[..., :ROUNDS, :]
    fields, totals, laid, laid_white = (rows[..., ROUNDS + at, :] for at in range(4))
    figure = xp.arange(FIGURES)
    present = (figure < players[..., None]) | ((figure == LEON) & (players[..., None] == 2))
    held = _counts(xp, values)
    seen = held + _counts(xp, played.reshape(*lead, ROUNDS * FIGURES))
    left = xp.maximum(ROUNDS + 1 - number, 1)[..., None]
    parts = [
        _hot(xp, phase, range(1, 4)),
        _hot(xp, race, range(1, 6)),
        _hot(xp, number, range(1, 6)),
        _hot(xp, players, range(2, 7)),
        _floats(xp, tactical),
        _floats(xp, present),
        _row(_hot(xp, values, VALUES)),
        _floats(xp, values) / 4,
        _floats(xp, whites) / CARDS,
        held / 2,
        seen / 4,
        _floats(xp, values.sum(-1, keepdims=True)) / 6,
        _floats(xp, values.max(-1, keepdims=True)) / 4,
        _floats(xp, values.min(-1, keepdims=True)) / 4,
        _floats(xp, left) / ROUNDS,
        _floats(xp, played.sum(-2)) / 6,
        *_standings(xp, fields, present, range(FIRST_FIELD, LAST_FIELD + 1), 8),
        *_standings(xp, totals, present, range(-6, 31), 10),
        _row(_hot(xp, laid, VALUES) * _floats(xp, laid_white > 0)[..., None]),
        _floats(xp, laid_white) / CARDS,
        _floats(xp, laid_white[..., :1] > laid_white),
        _floats(xp, laid_white > 0),
    ]
    return xp.concatenate(parts, -1)


def _standings(
    xp: ArrayModule, numbers: Array, present: Array, values: range, scale: int
) -> list[Array]:
    """4.1, 5.1 Numbers of which the second-highest counts: as they are, and how they stand."""
    apart = xp.where(present, numbers - numbers[..., :1], 0)
    rank = _ranks(xp, numbers, present)
    level = (numbers[..., :1] == numbers) & present
    return [
        _row(_hot(xp, numbers, values) * _floats(xp, present)[..., None]),
        _floats(xp, numbers * present) / scale,
        _floats(xp, apart) / scale,
        _row(_hot(xp, apart[..., 1:], range(-8, 9)) * _floats(xp, present[..., 1:])[..., None]),
        _row(_hot(xp, rank, range(4)) * _floats(xp, present)[..., None]),
        _floats(xp, level.sum(-1, keepdims=True)) / 2,
    ]


def _ranks(xp: ArrayModule, numbers: Array, present: Array) -> Array:
    """[..., figure] How many different numbers are higher."""
    one, other = numbers[..., :, None], numbers[..., None, :]
    there = present[..., None, :]
    earlier = xp.arange(FIGURES)[None, :] < xp.arange(FIGURES)[:, None]
    repeated = ((numbers[..., :, None] == numbers[..., None, :]) & earlier & there).any(-1)
    counts = present & ~repeated
    return ((other > one) & counts[..., None, :]).sum(-1)


def _counts(xp: ArrayModule, cards: Array) -> Array:
    """[..., value] How many cards there are of each value; no card counts as nothing."""
    hot = _hot(xp, cards, VALUES)
    return xp.concatenate([hot[..., :-LOWEST], hot[..., 1 - LOWEST :]], -1).sum(-2)


def _hot(xp: ArrayModule, numbers: Array, values: range) -> Array:
    """A one for the value that a number has. What lies outside counts as the nearest."""
    near = xp.clip(numbers, values[0], values[-1])
    return _floats(xp, near[..., None] == xp.arange(values[0], values[-1] + 1))


def _row(parts: Array) -> Array:
    return parts.reshape(*parts.shape[:-2], parts.shape[-2] * parts.shape[-1])


def _floats(xp: ArrayModule, numbers: Array) -> Array:
    return numbers.astype(xp.float32)


__all__ = ["NUMBERS", "SLOTS", "VERSION", "Context", "compact", "context", "features", "slots"]
