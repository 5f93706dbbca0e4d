"""Random games of our own subjects, the fuel of many tests."""

from paddock.testing.subject import Moment, draw, playout
from paddock.testing.subject import played as played_by
from tests.contract.starts import SUBJECTS

__all__ = ["Moment", "draw", "played", "playout"]


def played(name: str, seed: int) -> tuple[Moment, ...]:
    """A whole game of a subject, as it is in the catalogue of starts."""
    return played_by(SUBJECTS[name], seed)
