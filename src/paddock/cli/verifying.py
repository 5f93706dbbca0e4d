"""`paddock verify`: every draw, choice and score of a finished game, worked out again."""

from argparse import Namespace

from paddock.cli.refusal import Refusal, read_file
from paddock.core.message import Message, message
from paddock.record_file import RecordError
from paddock.server.finding import Finding, first_misfit
from paddock.server.proof import compare_head, verify
from paddock.words import Words

FITS, DOES_NOT_FIT = 0, 1


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
    return FITS if wrong is None and not strange else DOES_NOT_FIT


def _result(findings: list[Finding], wrong: Finding | None) -> list[Message]:
    """The first line that does not fit, or that all do; nothing more where there is no proof."""
    if wrong is not None:
        return [] if wrong.line is None else [message("verify-bad", line=wrong.line)]
    proven = any(finding.check == "chain" for finding in findings)
    return [message("verify-good")] if proven else []
