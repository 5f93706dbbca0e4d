"""A few games in lockstep: exit code 1 if the rules and the vector engine differ. Run by a test."""

import sys

import paddock
from tests.differential.lockstep import differences
from tests.differential.subjects import SUBJECTS


def main(copy: str, *names: str) -> int:
    """The engine must be that of the copy."""
    if not paddock.__file__.startswith(copy):
        return 3
    for name in names:
        if found := differences(SUBJECTS[name], 60):
            print(found[0])  # noqa: T201 - for whoever reads why it failed
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
