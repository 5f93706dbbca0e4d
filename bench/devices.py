"""The same games on every device: `python -m bench.devices`, with JAX and nothing else of ours.

Whole races of random play are run with the same keys on the processor and on what else JAX finds.
All fields of all final states, and all that is counted on the way, are made into one digest: one
game for all devices, or the exit status is 1.
"""

import argparse
import hashlib
import sys
from typing import Any

import jax
import numpy as np

from bench.vector import batch_of_keys, engines
from paddock.vector.batches import batch_last


def digest(engine: Any, batch: int, seed: int, device: Any) -> str:
    """Of every number of every game, played there."""
    with jax.default_device(device):
        played = jax.jit(batch_last(engine.play_randomly))(batch_of_keys(batch, seed))
    hashed = hashlib.sha256()
    for leaf in jax.tree.leaves(played):
        hashed.update(np.ascontiguousarray(leaf).tobytes())
    return hashed.hexdigest()


def devices() -> list[Any]:
    """The processor, and the first of what else there is."""
    return list(dict.fromkeys([jax.devices("cpu")[0], jax.devices()[0]]))


def main() -> int:
    """A line for each game and device."""
    parser = argparse.ArgumentParser(prog="python -m bench.devices", description=__doc__)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--batch", type=int, default=1 << 14)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args()
    different = 0
    for name, engine in engines(parsed.players):
        found = [digest(engine, parsed.batch, parsed.seed, device) for device in devices()]
        for device, value in zip(devices(), found, strict=True):
            print(f"{name:22} {parsed.batch:,} games on {device.device_kind}: {value}", flush=True)
        different += len({*found}) - 1
    print(f"JAX {jax.__version__}: {different} games differ on {len(devices())} device(s)")
    return min(different, 1)


if __name__ == "__main__":
    sys.exit(main())
