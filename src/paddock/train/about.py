"""The description of a run in the file of its net."""

import os
import subprocess
import sys
from pathlib import Path

import jax

from paddock.bots.net import About, digest_of
from paddock.catalog import GAMES
from paddock.train.setting import Setting


def about_of(setting: Setting, features: int, updates: int, games: int, seconds: float) -> About:
    """Describe a run of this setting after so many updates."""
    device = jax.devices()[0]
    return About(
        game=setting.game,
        variants=setting.variants,
        players=tuple(dict.fromkeys(setting.players)),
        features=features,
        decks=setting.decks,
        deck_digest=digest_of(GAMES[setting.game].rules.house_deck()),
        seed=setting.seed,
        updates=updates,
        games=games,
        minutes=round(seconds / 60, 2),
        commit=commit_of(),
        command=" ".join(["paddock", *sys.argv[1:]]),
        device=f"{device.device_kind}, JAX {jax.__version__}",
    )


def commit_of() -> str:
    """The commit of the code; a machine without git is given it by name."""
    if named := os.environ.get("PADDOCK_COMMIT"):
        return named
    try:
        found = subprocess.run(
            ["git", "rev-parse", "HEAD"],  # noqa: S607 - whichever git there is
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parent,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
