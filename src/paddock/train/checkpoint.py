"""Everything that a run needs to go on, in one file.

A run that goes on from a file does what it would have done without the interruption.
"""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import convert, to_builtins
from msgspec.structs import replace

from paddock.train.adam import Moments
from paddock.train.game_training import Games
from paddock.train.net import Params
from paddock.train.setting import Setting

FILE: Final = "checkpoint.npz"


class Progress(NamedTuple):
    """How far a run has come."""

    params: Params
    moments: Moments
    magnet: Params
    mean: Params
    """The running mean of the weights, where the rates ask for one."""
    games: list[Games]
    updates: int
    seconds: float
    played: int
    """Games that were finished."""
    earlier: list[tuple[float, Params]]
    """Former nets, each with the share of the run after which it was kept."""
    history: list[dict[str, Any]]


class OtherSettingError(Exception):
    """The file is of a run with other settings."""


def save(folder: Path, setting: Setting, now: Progress) -> None:
    """Replace the file: half a checkpoint is never there."""
    about = {
        "setting": to_builtins(setting),
        "updates": now.updates,
        "seconds": now.seconds,
        "played": now.played,
        "earlier": [share for share, _ in now.earlier],
        "history": now.history,
    }
    arrays = {f"leaf{number}": leaf for number, leaf in enumerate(_leaves(now))}
    waiting = folder / f".{FILE}"
    with waiting.open("wb") as file:
        np.savez(file, about=np.array(json.dumps(about)), **arrays)
    waiting.replace(folder / FILE)


def load(folder: Path, setting: Setting, like: Progress) -> Progress:
    """The run as it was left; `like` is a new one, which gives the shapes."""
    with np.load(folder / FILE, allow_pickle=False) as stored:
        about = json.loads(str(stored["about"]))
        kept = convert(about["setting"], Setting)
        if replace(kept, start="") != replace(setting, start=""):
            raise OtherSettingError(str(folder / FILE))
        shares = about["earlier"]
        like = like._replace(earlier=[(share, like.params) for share in shares])
        tree: Any = jax.tree.structure(_parts(like))
        leaves = [stored[f"leaf{number}"] for number in range(tree.num_leaves)]
    params, moments, magnet, mean, games, earlier = jax.tree.unflatten(
        tree, map(jnp.asarray, leaves)
    )
    return Progress(
        params,
        moments,
        magnet,
        mean,
        games,
        about["updates"],
        about["seconds"],
        about["played"],
        list(zip(shares, earlier, strict=True)),
        about["history"],
    )


def _parts(now: Progress) -> Any:
    earlier = [params for _, params in now.earlier]
    return now.params, now.moments, now.magnet, now.mean, now.games, earlier


def _leaves(now: Progress) -> list[Any]:
    return [np.asarray(leaf) for leaf in jax.tree.leaves(_parts(now))]
