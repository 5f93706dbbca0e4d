"""Lists the rules of each rulebook (docs/rules) that no test (tests/rules) carries in its name."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^(?:[-*] +)?\*\*(\d+\.\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"^\s*(?:async )?def test_(\d+)_(\d+)_", re.MULTILINE)


def rules(rulebook: Path) -> list[str]:
    """The numbers of a rulebook, in its order, each once."""
    return list(dict.fromkeys(RULE.findall(rulebook.read_text(encoding="utf-8"))))


def tested(tests: Path) -> set[str]:
    """The numbers in the names of the tests of one game."""
    sources = (path.read_text(encoding="utf-8") for path in tests.rglob("*.py"))
    return {f"{chapter}.{rule}" for text in sources for chapter, rule in TEST.findall(text)}


def untested(rulebook: Path) -> list[str]:
    """The numbers of a rulebook that no test of its game names."""
    covered = tested(ROOT / "tests" / "rules" / rulebook.stem)
    return [number for number in rules(rulebook) if number not in covered]


def main() -> int:
    rulebooks = sorted((ROOT / "docs" / "rules").glob("*.md"))
    missing = {book.stem: numbers for book in rulebooks if (numbers := untested(book))}
    count = sum(len(rules(book)) for book in rulebooks)
    for game, numbers in missing.items():
        print(f"{game}: {len(numbers)} rules without a test: {', '.join(numbers)}")
    if not count:
        print("docs/rules has no numbered rule: a rule's line starts with its number, **1.1**")
    if missing or not count:
        return 1
    print(f"every rule number has a test ({count} rules)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
