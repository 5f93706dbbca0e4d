"""`make bench`: everything that is measured, in one run."""

import argparse
import os
import platform

from bench.champion_speed import bench_champion
from bench.rules import bench_rules
from bench.vector import bench_vector, games_at_once


def main() -> None:
    """Say what machine this is, then measure."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (default 1)")
    parsed = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    bench_rules(parsed.seconds)
    bench_champion()
    bench_vector(6, games_at_once())


if __name__ == "__main__":
    main()
