"""Every single line of a finished game, tampered with in turn."""

import pytest

from tests.server import forging
from tests.server.test_proof import BOTH, first_in, found_in, tree_of


@pytest.mark.parametrize("name", BOTH)
def test_a_change_of_any_line_is_found_there(name: str) -> None:
    for place in range(1, len(tree_of(name)["proof"]["lines"]) + 1):
        tree = tree_of(name)
        tampered = tree["proof"]["lines"][place - 1]
        tampered["body"] = tampered["body"].replace('"type"', '"typo"', 1)
        assert first_in(tree) == ("lines", place)


@pytest.mark.parametrize("name", BOTH)
def test_any_other_leaf_is_found_there(name: str) -> None:
    for place in range(1, len(tree_of(name)["proof"]["lines"]) + 1):
        tree = tree_of(name)
        tree["proof"]["lines"][place - 1]["leaf"] = "00" * 32
        assert first_in(tree) == ("lines", place)
        assert {finding.check for finding in found_in(tree) if not finding.fits} == {
            "lines",
            "chain",
        }


@pytest.mark.parametrize("name", BOTH)
def test_any_line_that_is_dropped_is_missed_there(name: str) -> None:
    for place in range(1, len(tree_of(name)["proof"]["lines"])):
        tree = tree_of(name)
        del tree["proof"]["lines"][place - 1]
        first = first_in(tree)
        assert first is not None
        assert first[1] == place


@pytest.mark.parametrize("name", BOTH)
def test_any_two_lines_in_another_order_are_found_there(name: str) -> None:
    for place in range(1, len(tree_of(name)["proof"]["lines"])):
        tree = tree_of(name)
        lines = tree["proof"]["lines"]
        lines[place - 1], lines[place] = lines[place], lines[place - 1]
        first = first_in(tree)
        assert first is not None
        assert first[1] == place


@pytest.mark.parametrize("name", BOTH)
def test_any_draw_that_is_forged_well_is_found_at_its_line(name: str) -> None:
    whole = tree_of(name)
    for line, _, count in forging.reveals(whole):
        for place, given in enumerate(forging.body(whole, line)["inputs"]):
            other = given["type"] == "Drawn" and forging.another_outcome(whole, count + place)
            if not other:
                continue
            tree = tree_of(name)
            forged = forging.body(tree, line)
            forged["inputs"][place]["drawn"][0] = tree["inputs"][count + place]["drawn"][0] = other
            forging.put(tree, line, forged)
            forging.seal(tree)
            assert first_in(tree) == ("draws", line)
