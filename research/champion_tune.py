"""Train the Champion of OUTSPEED further, so that it is harder to answer.

    python -m research.champion_tune --minutes 8 --out DIR [--players 3,4,6,5] [--start NET]

Self-play from the weights of the package, with more entropy and a stronger pull than the first
training had. On a processor the updates are small: half a second each. `DIR/mean.npz` is the mean
of the weights over the last updates. Self-play runs around an equilibrium, and its mean comes
closer than its end. `--updates K` instead of `--minutes` can be repeated exactly on one device.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import msgspec
from jax import Array

from paddock.bots.net import About, read_net, write_net
from paddock.train.learning import Seen
from paddock.train.net import Params
from paddock.train.run import Run
from paddock.train.setting import Limit, Rates, Setting, Sizes

PACKAGED: Final = "src/paddock/games/outspeed/champion/net.npz"
SIZES: Final = {
    "cpu": Sizes(width=512, layers=3, samples=1 << 14, minibatches=4, epochs=1, deals=128),
    "gpu": Sizes(width=512, layers=3, samples=1 << 19, minibatches=8, epochs=2, deals=512),
}
RATES: Final = Rates(learning=3e-4, entropy=0.05, entropy_end=0.015, magnet=0.05)
MEAN: Final = "mean.npz"
MEAN_FROM: Final = 0.15
"""The share of the run after which the mean begins."""
UPDATES_OF_A_TABLE: Final = 60
"""Over which the mean goes, for each number of players."""
LINE_EVERY: Final = 20


class Tuning(Run):
    """A run that also has the mean of its last weights."""

    mean: Params | None = None

    def _one_update(self, done: float) -> tuple[int, Seen, Array]:
        seen = super()._one_update(done)
        if done >= MEAN_FROM:
            part = 1 / (UPDATES_OF_A_TABLE * len(self.tables))
            self.mean = jax.tree.map(
                lambda old, new: old + part * (new - old),
                self.mean or self._copied(),
                self.now.params,
            )
        return seen

    def save(self) -> None:
        """All files of a run, and the mean of the weights."""
        super().save()
        if self.mean is not None:
            write_net(self.folder / MEAN, self.about(), self.mean)

    def about(self) -> About:
        """The command that ran, and the net that it started from."""
        start = read_net(Path(self.setting.start or PACKAGED)).about
        words = " ".join(["python -m research.champion_tune", *sys.argv[1:]])
        made = f"{words}, from the net of commit {start.commit[:7]} ({start.command})"
        return msgspec.structs.replace(super().about(), command=made)

    def _copied(self) -> Params:
        copy: Params = jax.tree.map(jnp.copy, self.now.params)
        return copy


def _tell(row: dict[str, Any]) -> None:
    if "against" in row or row["update"] % LINE_EVERY == 0:
        print(json.dumps(row), flush=True)


def main() -> None:
    """Train, and write both nets."""
    parser = argparse.ArgumentParser(prog="python -m research.champion_tune", description=__doc__)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--minutes", type=float, default=8.0)
    limit.add_argument("--updates", type=int)
    parser.add_argument("--players", default="3,4,6,5")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--start", default=PACKAGED)
    parser.add_argument("--entropy", type=float, default=RATES.entropy)
    parser.add_argument("--entropy-end", type=float, default=RATES.entropy_end)
    parser.add_argument("--magnet", type=float, default=RATES.magnet)
    parser.add_argument("--learning", type=float, default=RATES.learning)
    parser.add_argument("--work-out-last", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    players = tuple(map(int, given.players.split(",")))
    variants = (None, "first_race")
    sizes = SIZES["cpu" if jax.default_backend() == "cpu" else "gpu"]
    rates = msgspec.structs.replace(
        RATES,
        learning=given.learning,
        entropy=given.entropy,
        entropy_end=given.entropy_end,
        magnet=given.magnet,
    )
    setting = Setting(
        "outspeed",
        players,
        variants,
        "house",
        given.seed,
        sizes,
        rates,
        start=given.start,
        last_worked_out=given.work_out_last,
    )
    run = Tuning(setting, given.out)
    run.compile(print, wait=False)
    fixed = given.updates is not None
    run.train(Limit(given.updates) if fixed else Limit(minutes=given.minutes), _tell)
    print("written", flush=True)


if __name__ == "__main__":
    main()
