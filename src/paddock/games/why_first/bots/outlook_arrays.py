"""The outlook on many tracks at once: `outlook` for arrays. It needs NumPy."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paddock.games.why_first.bots import outlook
from paddock.games.why_first.state import FIRST_FIELD, LAST_FIELD

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
FIELDS: Final = np.arange(FIRST_FIELD, LAST_FIELD + 1, dtype=np.int16)
LEAST: Final = np.iinfo(np.int16).min
TABLES: Final = 64
"""Totals whose tables are kept: they change once a race."""


def within_the_track(fields: Whole) -> Whole:
    """3.3 No figure passes 16 or -12."""
    held: Whole = np.minimum(np.maximum(fields, FIRST_FIELD), LAST_FIELD)
    return held


def chances(
    totals: tuple[int, ...], races_left: int, places: Floats, cards_to_come: float
) -> Floats:
    """[..., figure] Everyone's chance to win, if the race drifts on from these places."""
    figures = len(totals)
    spread = outlook.spread(figures, cards_to_come)
    seconds = _chances_of_second(places, spread)
    fields = np.minimum(np.maximum(np.rint(places), FIRST_FIELD), LAST_FIELD).astype(np.intp)
    ways = _if_scoring(totals, races_left)[np.arange(figures), fields - FIRST_FIELD]
    found: Floats = np.einsum("...s,...sf->...f", seconds, ways)
    return found


def chances_when_scored(totals: tuple[int, ...], races_left: int, fields: Whole) -> Floats:
    """4.1 [row, figure] Everyone's chance to win, once the race has ended on these fields."""
    after = np.array(totals) + points(fields)
    distinct, places = np.unique(after, axis=0, return_inverse=True)
    worth: Floats = _chances_to_win(distinct.astype(np.int16), races_left)[places.ravel()]
    return worth


def points(fields: Whole) -> Whole:
    """4.1 [..., figure] Everyone on the second-farthest occupied field scores its number."""
    highest = fields.max(-1, keepdims=True)
    below = np.where(fields < highest, fields, FIRST_FIELD - 1)
    second = below.max(-1, keepdims=True)
    found: Whole = np.where(fields == second, fields, 0)
    return found


def _chances_of_second(places: Floats, spread: float) -> Floats:
    """[..., figure] How likely each is to end up second, if all may still drift by `spread`."""
    steep = np.exp(np.clip(places / spread, -30.0, 30.0))
    mine = steep[..., None]
    above_all = 2.0 * np.prod(mine / (mine + steep[..., None, :]), -1)
    seconds = above_all * (steep.sum(-1, keepdims=True) - steep) / steep
    shares: Floats = seconds / seconds.sum(-1, keepdims=True)
    return shares


@lru_cache(maxsize=TABLES)
def _if_scoring(totals: tuple[int, ...], races_left: int) -> Floats:
    """[scorer, field, figure] Everyone's chance to win, once the scorer has scored the field."""
    figures = len(totals)
    scored = np.eye(figures, dtype=np.int16)[:, None] * FIELDS[:, None]
    return _chances_to_win(np.array(totals, np.int16) + scored, races_left)


def _chances_to_win(totals: NDArray[np.int16], races_left: int) -> Floats:
    """5.1 [..., figure] How likely each total is to be the second at the end."""
    figures = totals.shape[-1]
    after = totals[..., None, :] + np.array(outlook.futures(figures, races_left), np.int16)
    below = after < after.max(-1, keepdims=True)
    second = np.where(below, after, LEAST).max(-1, keepdims=True)
    # 5.2 All totals are equal, and all share.
    wins = (after == second) | ~below.any(-1, keepdims=True)
    shares = wins / wins.sum(-1, keepdims=True)
    trust = outlook.TRUST[races_left]
    found: Floats = (1 - trust) / figures + trust * shares.mean(-2)
    return found
