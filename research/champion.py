"""Train the Champion and measure it, on a machine with a GPU and many cores.

    python -m research.champion train --minutes 9 --out OUT
    python -m research.champion check --nets OUT --out OUT2 --minutes 9 [--answers outspeed:4]

`train` runs the three nets at once and copies them to OUT while they train: `outspeed.npz`,
`why_first.npz`, `tactical.npz` and `logs.tar.gz`. `check` plays the rows of `champion_rows`
with those nets on all cores and trains best responses on the GPU beside it. What is finished is in
OUT at any moment, so a run that is killed loses little.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from research.champion_rows import ROWS, play_rows

COPY_SECONDS: Final = 20.0
GRACE_SECONDS: Final = 10.0
"""From asking a process to end to ending it."""
MIN_SECONDS_OF_A_ROW: Final = 10.0
WORK: Final = Path(".cache/champion")


class Plan(NamedTuple):
    """A net, and the options that train it."""

    game: str
    options: tuple[str, ...]


NETS: Final = {
    "outspeed": Plan("outspeed", ("--players", "4,3,6,5", "--variant", "both")),
    "why_first": Plan("why_first", ("--players", "4,3,6,2,5")),
    "tactical": Plan("why_first", ("--players", "4,3,2,6,5", "--variant", "tactical")),
}


def main() -> None:
    """One of the two."""
    parser = argparse.ArgumentParser(prog="python -m research.champion", description=__doc__)
    parser.add_argument("what", choices=("train", "check"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0, help="of this command, in all")
    parser.add_argument("--only", nargs="+", default=[*NETS], help="nets to train or to check")
    parser.add_argument("--start", type=Path, help="a folder of nets to start from")
    parser.add_argument("--resume", action="store_true", help="from checkpoints of this machine")
    parser.add_argument("--total", type=int, help="minutes of training in all, with --resume")
    parser.add_argument("--nets", type=Path, help="check: the folder of the nets")
    parser.add_argument("--answers", nargs="*", default=[], metavar="NET:PLAYERS")
    parser.add_argument("--train", nargs="*", default=[], help="check: nets to go on training")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", nargs="*", help="names of rows, such as outspeed-3")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    if given.what == "train":
        names = given.only
        _watch({name: _trainer(name, given) for name in names}, given)
    else:
        _check(given)


# Training


def _trainer(name: str, given: argparse.Namespace) -> subprocess.Popen[bytes]:
    plan = NETS[name]
    minutes = given.total or max(1, int(given.minutes))
    options = ["--minutes", str(minutes), "--seed", str(given.seed)]
    options += ["--out", str(WORK / name)]
    if given.resume:
        options.append("--resume")
    elif given.start is not None:
        options += ["--start", str(given.start / f"{name}.npz")]
    return _started(name, [plan.game, *plan.options, *options], len(given.only))


def _answer(of: str, given: argparse.Namespace, beside: int) -> subprocess.Popen[bytes]:
    """A best response to a net, for one number of players."""
    name, players = of.split(":")
    plan = NETS[name]
    options = ["--players", players, "--against", str(given.nets / f"{name}.npz")]
    if name == "tactical":
        options += ["--variant", "tactical"]
    minutes = max(1, int(given.minutes) - 1)
    options += ["--minutes", str(minutes), "--out", str(WORK / f"answer-{name}-{players}")]
    return _started(f"answer-{name}-{players}", [plan.game, *options], beside)


def _started(name: str, options: list[str], beside: int) -> subprocess.Popen[bytes]:
    """A process of its own, with its share of the GPU's memory."""
    share = f"{0.85 / max(1, beside):.2f}"
    environment = {**os.environ, "XLA_PYTHON_CLIENT_MEM_FRACTION": share}
    log = (WORK / f"{name}.log").open("wb")
    command = [sys.executable, "-u", "-m", "paddock", "train", *options]
    print(" ".join(command), flush=True)
    return subprocess.Popen(  # noqa: S603 - our own command
        command, env=environment, stdout=log, stderr=subprocess.STDOUT
    )


def _watch(running: dict[str, subprocess.Popen[bytes]], given: argparse.Namespace) -> None:
    """Copy what there is until all have ended or the time is over."""
    began = time.monotonic()
    while any(one.poll() is None for one in running.values()):
        if time.monotonic() - began > 60 * given.minutes + 30:
            for one in running.values():
                one.terminate()
            time.sleep(GRACE_SECONDS)
            for one in running.values():
                one.kill()
            break
        time.sleep(COPY_SECONDS)
        _copy(running, given.out)
    _copy(running, given.out)
    for name in running:
        _say_end(name)


def _say_end(name: str) -> None:
    log = WORK / f"{name}.log"
    lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
    print(f"== {name}", *lines[:3], "...", *lines[-24:], sep="\n", flush=True)


def _copy(names: Iterable[str], out: Path) -> None:
    for name in names:
        net = WORK / name / "net.npz"
        if net.exists() and not name.startswith("answer"):
            shutil.copy(net, out / f".{name}")
            (out / f".{name}").replace(out / f"{name}.npz")
    with tarfile.open(out / "logs.tar.gz", "w:gz") as packed:
        for file in sorted(WORK.rglob("*")):
            if file.suffix in (".log", ".jsonl", ".html"):
                packed.add(file, file.relative_to(WORK))


# Checking


def _check(given: argparse.Namespace) -> None:
    """Arenas on the cores, one after the other; best responses on the GPU beside them."""
    began = time.monotonic()
    beside = len(given.answers) + len(given.train)
    running = {
        f"answer-{one.replace(':', '-')}": _answer(one, given, beside) for one in given.answers
    }
    given.only = given.train or given.only
    for name in given.train:
        running[name] = _trainer(name, given)
    for row in ROWS:
        left = 60 * given.minutes - (time.monotonic() - began)
        if left < MIN_SECONDS_OF_A_ROW:
            print(f"no time left for {row.name()}", flush=True)
            break
        if given.rows is None or row.name() in given.rows:
            net = "tactical" if row.variant == "tactical" else row.game
            play_rows([row], given.out, str(given.nets / f"{net}.npz"), left, given.jobs)
            _copy(running, given.out)
    given.minutes -= (time.monotonic() - began) / 60
    _watch(running, given)


if __name__ == "__main__":
    main()
