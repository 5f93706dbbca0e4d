"""`paddock verify`: every draw, choice and score of a finished game, worked out again."""

from argparse import Namespace
from typing import Final

from paddock.cli.errors import Refusal, read_file
from paddock.core.message import Message, message
from paddock.proof.findings import Finding, first_misfit
from paddock.proof.verify import compare_head, verify
from paddock.record_file import RecordError
from paddock.words import Words

FITS, DOES_NOT_FIT, NO_PROOF, NOBODY_CONTRIBUTED, LUCK_CLOSED = 0, 1, 3, 4, 5
"""Exit codes; 2 is for files that cannot be read, and for wrong options."""
_NOBODY_CONTRIBUTED: Final = {"verify-pledges-none", "verify-pledges-luck"}


def verify_file(parsed: Namespace, words: Words) -> int:
    """Say of each check what came of it, then the result."""
    data = read_file(parsed.file)
    try:
        findings = verify(data)
        kept = [] if parsed.head is None else [compare_head(data, parsed.head)]
    except RecordError as error:
        raise Refusal(error.why) from error
    wrong = first_misfit(findings)
    for finding in (*findings, *kept):
        print(words.say(finding.why))
    strange = any(not finding.fits for finding in kept)
    for sentence in _result(findings, wrong) if wrong or not strange else ():
        print(words.say(sentence))
    if wrong is not None or strange:
        return DOES_NOT_FIT
    return _weakness(findings)


def _result(findings: list[Finding], wrong: Finding | None) -> list[Message]:
    """Return the first line that does not fit, or that all do."""
    if wrong is not None:
        return [] if wrong.line is None else [message("verify-bad", line=wrong.line)]
    return [message("verify-good")] if _weakness(findings) == FITS else []


def _weakness(findings: list[Finding]) -> int:
    """Return the weakness at which a script should stop although nothing is wrong."""
    if all(finding.check != "chain" for finding in findings):
        return NO_PROOF
    names = {finding.why.name for finding in findings}
    if "verify-draws-closed" in names:
        return LUCK_CLOSED
    return NOBODY_CONTRIBUTED if names & _NOBODY_CONTRIBUTED else FITS
