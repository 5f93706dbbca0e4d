"""What a set of OUTSPEED tiles is measured by (rulebook, 13.4 and 13.5): names and limits.

The order is that of their weight: kind first, then about the others, drama last.
"""

from typing import Final

from msgspec import Struct

KIND, OTHERS, DRAMA = range(3)
FIRST_TIMER: Final = "first-timer"
ROOKIES: Final = "rookies"
SKILLED: Final = "skilled"
"""Tables of Regulars, Experts or Champions."""


class Target(Struct, frozen=True):
    """A figure, what it should be, and how much it matters."""

    name: str
    limit: float
    at_most: bool
    tier: int
    only_players: int | None = None

    def missed_by(self, value: float) -> float:
        """By how much a value misses it; negative, if it has some to spare."""
        return value - self.limit if self.at_most else self.limit - value


IDEAS: Final[dict[str, tuple[Target, Target]]] = {
    idea: (
        Target(f"{idea}-out-early", early, at_most=True, tier=KIND),
        Target(f"{idea}-finished", finished, at_most=False, tier=KIND),
    )
    for idea, early, finished in (("any", 0.05, 0.75), ("zones", 0.05, 0.60), ("cheap", 0.10, 0.50))
}
"""A first-timer among Rookies: out before round 6, and at the finish."""
EARLY_FOR_A_FIRST_TIMER: Final = 6
EARLY_FOR_ROOKIES: Final = 5
EARLY_FOR_SKILLED: Final = 8

OF_ROOKIES: Final = (
    Target("finished", 0.70, at_most=False, tier=KIND),
    Target("out-before-5", 0.05, at_most=True, tier=KIND),
)
OF_SKILLED: Final = (
    Target("finished", 0.75, at_most=False, tier=KIND),
    Target("out-before-8", 0.12, at_most=True, tier=KIND),
    Target("seats", 0.01, at_most=True, tier=KIND),
    Target("crowded", 0.15, at_most=False, tier=OTHERS),
    Target("least-route", 0.05, at_most=False, tier=OTHERS),
    Target("one-cause", 0.60, at_most=True, tier=OTHERS),
    Target("tokens", 2.0, at_most=False, tier=OTHERS),
    Target("many-tokens", 4.0, at_most=True, tier=OTHERS),
    Target("fourth-board", 0.005, at_most=True, tier=OTHERS),
    Target("lead-changes", 2.5, at_most=False, tier=DRAMA),
    Target("decided-late", 0.50, at_most=False, tier=DRAMA),
    Target("leader-wins", 0.50, at_most=True, tier=DRAMA, only_players=4),
)
