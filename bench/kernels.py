"""Where the time of whole games goes: `python -m bench.kernels --batch 1048576 --only outspeed`.

A run is traced by JAX's own profiler; what was run, kernel by kernel, is added up. With JAX and
nothing else of ours.
"""

import argparse
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import jax

from bench.vector import batch_of_keys, engines
from paddock.vector.batches import batch_last, games_at_once

Times = Counter[str]


def traced(engine: Any, batch: int) -> tuple[str, Times, Times]:
    """The compiled program, and how long and how often each of its kernels ran."""
    play = batch_last(lambda key: engine.returns(engine.play_randomly(key)[0]))
    keys = partial(batch_of_keys, batch)
    compiled = jax.jit(play).lower(keys(0)).compile()
    jax.block_until_ready(compiled(keys(0)))
    fresh = jax.block_until_ready(keys(1))
    with tempfile.TemporaryDirectory() as folder:
        with jax.profiler.trace(folder):
            jax.block_until_ready(compiled(fresh))
        (found,) = Path(folder).rglob("*.xplane.pb")
        profile = jax.profiler.ProfileData.from_file(str(found))
    text = compiled.as_text() or ""
    lasted, times = _added_up(profile, text)
    return text, lasted, times


def _added_up(profile: Any, text: str) -> tuple[Times, Times]:
    """All that ran on a GPU; on a processor what the program names, and the loops around it."""
    heads = (line.partition(" = ")[0] for line in text.splitlines() if " = " in line)
    names = {head.split()[-1].lstrip("%") for head in heads}
    lasted, times = Times(), Times()
    for plane in profile.planes:
        on_gpu = "GPU" in plane.name
        for line in plane.lines:
            for event in line.events:
                if (on_gpu and "Stream" in line.name) or (not on_gpu and event.name in names):
                    lasted[event.name] += event.duration_ns
                    times[event.name] += 1
    return lasted, times


def shape_of(text: str, name: str) -> str:
    """What a kernel makes, and of what part of the source, if the program says so."""
    for line in text.splitlines():
        head, _, rest = line.strip().partition(" = ")
        if head.split()[-1:] in ([name], [f"%{name}"]):
            made = rest.split(" fusion(")[0][:60]
            where = line.partition('op_name="')[2].partition('"')[0]
            return f"{made:60} {where[-60:]}"
    return ""


def main() -> None:
    """The kernels that took most."""
    parser = argparse.ArgumentParser(prog="python -m bench.kernels", description=__doc__)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--batch", type=int, default=games_at_once())
    parser.add_argument("--only", default="", help="games whose names begin like this")
    parser.add_argument("--top", type=int, default=25)
    parsed = parser.parse_args()
    for name, engine in engines(parsed.players):
        if name.startswith(parsed.only):
            text, lasted, times = traced(engine, parsed.batch)
            all_of_it = sum(lasted.values()) / parsed.batch
            print(f"{name}: {text.count(' fusion(')} fusions in the program, ", end="")
            print(f"{times.total()} runs, {all_of_it:.1f} ns a game (loops count what is in them)")
            for kernel, nanoseconds in lasted.most_common(parsed.top):
                each = nanoseconds / parsed.batch
                shape = shape_of(text, kernel)
                print(f"{each:9.3f} ns a game, {times[kernel]:5} runs: {kernel:34} {shape}")


if __name__ == "__main__":
    main()
