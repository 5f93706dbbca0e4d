"""Print where the time of test runs went, by folder.

Usage: tools/test_minutes.py FILE.xml. It reads what pytest writes with `--junitxml`, and sums the
minutes over the workers.
"""

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

MOST = 12


def main(files: list[str]) -> None:
    """Print each run with its folders, the longest first."""
    for name in files:
        if not Path(name).exists():
            print(f"{name}: no run")
            continue
        suite = next(ET.parse(name).getroot().iter("testsuite"))  # noqa: S314 - our own file
        print(f"{name}: {suite.get('tests')} tests in {_minutes(float(suite.get('time', 0)))}")
        for folder, seconds in list(by_folder(suite).items())[:MOST]:
            print(f"  {_minutes(seconds)}  {folder}")


def by_folder(suite: ET.Element) -> dict[str, float]:
    """Sum the seconds of each folder, the longest first; a module outside stands for itself."""
    seconds: dict[str, float] = {}
    for case in suite.iter("testcase"):
        parts = case.get("classname", "").split(".")
        folder = parts[1] if len(parts) > 1 else parts[0]
        seconds[folder] = seconds.get(folder, 0.0) + float(case.get("time", 0))
    return dict(sorted(seconds.items(), key=lambda item: -item[1]))


def _minutes(seconds: float) -> str:
    return f"{int(seconds // 60):3d} min {int(seconds % 60):02d} s"


if __name__ == "__main__":
    main(sys.argv[1:])
