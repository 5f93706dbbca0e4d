"""Print where the time of test runs went, by folder.

Usage: tools/test_minutes.py FILE.xml. It reads what pytest writes with `--junitxml`, and sums the
minutes over the workers.
"""

import sys
from collections import Counter
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
        for folder, seconds in by_folder(suite).most_common(MOST):
            print(f"  {_minutes(seconds)}  {folder}")


def by_folder(suite: ET.Element) -> Counter[str]:
    """Sum the seconds of each folder of tests; a module outside of them stands for itself."""
    seconds: Counter[str] = Counter()
    for case in suite.iter("testcase"):
        parts = case.get("classname", "").split(".")
        seconds[parts[1] if len(parts) > 1 else parts[0]] += float(case.get("time", 0))
    return seconds


def _minutes(seconds: float) -> str:
    return f"{int(seconds // 60):3d} min {int(seconds % 60):02d} s"


if __name__ == "__main__":
    main(sys.argv[1:])
