"""The findings of checking a game: one for each check, with the first line that is wrong."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from paddock.core.message import Message, message
from paddock.proof.claims import Luck
from paddock.proof.entry import AnyEntry

CHECKS: Final = (
    "commitment",
    "pledges",
    "lines",
    "choices",
    "draws",
    "events",
    "scores",
    "record",
    "chain",
    "game",
)
"""In the order in which they are reported. `game` is there only where a game cannot be followed."""


class Finding(Struct, frozen=True):
    """A check, whether all of it fits, and a sentence; `line` is the first one that does not."""

    check: str
    fits: bool
    why: Message
    line: int | None = None


class Misfit(Exception):  # noqa: N818 - it is no error of ours
    """From here on the game cannot be followed."""

    def __init__(self, check: str, why: Message) -> None:
        super().__init__(why.name)
        self.check, self.why = check, why


def unlawful(line: int, entry: AnyEntry) -> Misfit:
    """Return an entry that may not stand at this line."""
    name = type(entry).__name__
    return Misfit("lines", message("verify-line-unlawful", line=line, entry=name))


class Found:
    """Per check: the first mismatch and the number of items checked."""

    def __init__(self) -> None:
        self._misfits: dict[str, Finding] = {}
        self.lines = self.contributions = self.choices = self.draws = self.events = 0
        self.players = 0
        self.ended = False
        self.luck: Luck | None = None
        """The luck that the table shares with others."""

    def miss(self, check: str, line: int, why: Message) -> None:
        """Something does not fit; of each check the first line counts."""
        known = self._misfits.get(check)
        if known is None or known.line is None or line < known.line:
            self._misfits[check] = Finding(check, fits=False, why=why, line=line)

    def findings(self, head: str) -> list[Finding]:
        """One finding a check, in their order."""
        fitting = self._fitting(head)
        return [
            self._misfits.get(check) or Finding(check, fits=True, why=fitting[check])
            for check in CHECKS
            if check in self._misfits or check in fitting
        ]

    def _pledges(self) -> Message:
        """Missing contributions are no misfit, but they left somebody a choice."""
        counts = {"count": self.contributions, "players": self.players}
        if self.luck is not None:
            return message("verify-pledges-luck")
        if self.contributions >= self.players:
            return message("verify-pledges", **counts)
        if self.contributions:
            return message("verify-pledges-missing", **counts)
        return message("verify-pledges-none", **counts)

    def _draws(self) -> Message:
        """As long as a shared luck is closed, no draw can be checked."""
        if self.luck is None:
            return message("verify-draws", count=self.draws)
        if self.luck.secret is None:
            return message("verify-draws-closed")
        return message("verify-draws-luck", count=self.draws)

    def _fitting(self, head: str) -> dict[str, Message]:
        fitting = {
            "commitment": message("verify-commitment"),
            "pledges": self._pledges(),
            "lines": message("verify-lines", count=self.lines),
            "choices": message("verify-choices", count=self.choices),
            "draws": self._draws(),
            "events": message("verify-events", count=self.events),
            "record": message("verify-record"),
            "chain": message("verify-chain", head=head),
        }
        return fitting | ({"scores": message("verify-scores")} if self.ended else {})


def first_misfit(findings: Sequence[Finding]) -> Finding | None:
    """Return the finding that names the first line that does not fit, if there is any."""
    wrong = [finding for finding in findings if not finding.fits]
    return min(wrong, key=lambda finding: finding.line or 0, default=None)
