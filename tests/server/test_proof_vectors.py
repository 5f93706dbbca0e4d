"""The vectors that both verifiers are held to, and the one in the browser."""

from typing import Any, Final

import msgspec
import pytest

from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from tests.server.make_proof_vectors import FOLDER, vectors

CASES: Final = msgspec.json.decode((FOLDER / "proof-tampered.json").read_bytes())


def test_the_vectors_are_fresh() -> None:
    for name, data in vectors().items():
        assert (FOLDER / name).read_bytes() == data, "python -m tests.server.make_proof_vectors"


def tampered(case: Any) -> bytes:
    tree = msgspec.json.decode((FOLDER / case["of"]).read_bytes())
    for change in case["changes"]:
        *steps, last = change["path"]
        inside = tree
        for step in steps:
            inside = inside[step]
        if "insert" in change:
            start = change["start"]
            inside[last][start : start + change["delete"]] = change["insert"]
        else:
            inside[last] = change["value"]
    return msgspec.json.encode(tree)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['of']}: {case['name']}")
def test_the_first_line_that_does_not_fit_is_the_one_of_the_vector(case: Any) -> None:
    first = first_misfit(verify(tampered(case)))
    assert first is not None
    assert {"check": first.check, "line": first.line} == case["with_rules"]
