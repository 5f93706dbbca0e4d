"""What a net is given of a view of Dash, whatever the number of runners."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dash.encoding import PASS
from dash.state import PLAYERS, ROUNDS, Config
from paddock.arrays import Array, ArrayModule

VERSION: Final = 1
SLOTS: Final = PASS + 1
NUMBERS: Final = 1 + PLAYERS[-1]


def context(config: Config) -> int:
    """How many run."""
    return config.players


def slots(config: Config) -> NDArray[np.int32]:
    """The place of each action in the output of a net."""
    return np.arange(SLOTS, dtype=np.int32)


def compact(xp: ArrayModule, players: int, seen: Array) -> Array:
    """[..., number] The round, and how far each is in front; those who are missing are behind."""
    ahead = seen[..., 1:] - seen[..., 1:2]
    missing = xp.full((*seen.shape[:-1], PLAYERS[-1] - players), -2 * ROUNDS, seen.dtype)
    return xp.concatenate([seen[..., :1], ahead, missing], -1)


def features(xp: ArrayModule, numbers: Array) -> Array:
    """[..., feature] The same, scaled."""
    return numbers.astype(xp.float32) / ROUNDS
