"""docs/fault-cases.md names every case, and tests that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_NAMED = re.compile(r"`(test_\w+)`")
_DEFINED = re.compile(r"^(?:    )?(?:async )?def (test_cases?_\w+)", re.MULTILINE)
_NUMBERS = re.compile(r"test_cases?_(\d+)(?:_and_(\d+))?_")


def _rows() -> dict[int, list[str]]:
    """The tests that the page names, case by case."""
    page = (ROOT / "docs" / "fault-cases.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \|(.*)\|$", page, re.MULTILINE)
    assert len(rows) == len(dict(rows)), "a case is there twice"
    return {int(case): _NAMED.findall(text) for case, text in rows}


def _cases() -> range:
    """The numbers of the cases: without a gap, in order."""
    return range(1, len(_rows()) + 1)


def _tests() -> set[str]:
    files = (ROOT / "tests").rglob("*.py")
    return {name for file in files for name in _DEFINED.findall(file.read_text("utf-8"))}


def _cases_of(test: str) -> set[int]:
    found = _NUMBERS.match(test)
    assert found is not None, f"{test} does not begin with the number of a case"
    return {int(number) for number in found.groups() if number is not None}


def test_the_page_has_a_row_for_every_case() -> None:
    assert list(_rows()) == list(_cases())


def test_every_case_has_tests_that_are_named_after_it_and_exist() -> None:
    tests = _tests()
    for case, named in _rows().items():
        assert named, f"case {case} names no test"
        assert [test for test in named if test not in tests] == [], f"case {case}"
        assert all(case in _cases_of(test) for test in named), f"case {case}"


def test_no_test_is_named_after_a_case_that_there_is_not() -> None:
    assert {case for test in _tests() for case in _cases_of(test)} <= set(_cases())
