"""Checks the file of a finished game, line by line.

web/src/lib/proof/verify_file.ts checks in the browser what needs no rules.
"""

from itertools import accumulate

from paddock.core.message import message
from paddock.core.record import AnyRecord
from paddock.proof import fair, luck
from paddock.proof.claims import Claims
from paddock.proof.codec import read_entry
from paddock.proof.file import Proof, ProofLine, proof_in
from paddock.proof.findings import Finding, Found
from paddock.proof.referee import Referee
from paddock.record_file import RecordError, parse_record, read_record


def verify(data: bytes) -> list[Finding]:
    """Every check of a file, in order; a RecordError if it cannot be read at all."""
    record, proof = parse_record(data), proof_in(data)
    if proof is None:
        return _replayed(data)
    found = Found()
    _check_commitment(proof, found)
    _check_game(record, proof, found)
    _check_chain(proof, found)
    return found.findings(proof.head)


def _replayed(data: bytes) -> list[Finding]:
    """Return a record without a proof: what can be known of it."""
    absent = Finding("proof", fits=True, why=message("verify-absent"))
    try:
        read_record(data)
    except RecordError as error:
        return [absent, Finding("record", fits=False, why=error.why)]
    return [absent, Finding("record", fits=True, why=message("verify-replayed"))]


def _check_commitment(proof: Proof, found: Found) -> None:
    if fair.commitment(bytes.fromhex(proof.secret), proof.table) != proof.commitment:
        found.miss("commitment", 1, message("verify-commitment-wrong", line=1))
    shared = proof.luck
    if shared is None or shared.secret is None:
        return
    if luck.commitment(bytes.fromhex(shared.secret)) != shared.commitment:
        found.miss("commitment", 1, message("verify-luck-wrong", line=1))


def _check_game(record: AnyRecord, proof: Proof, found: Found) -> None:
    claims = Claims(
        table=proof.table,
        commitment=proof.commitment,
        secret=proof.secret,
        pledges=proof.pledges,
        contributions=proof.contributions,
        result=proof.result,
        odds=proof.odds,
        record=record,
        luck=proof.luck,
    )
    referee = Referee(claims, found)
    for place, line in enumerate(proof.lines, start=1):
        _check_line(proof, place, line, found)
        entry = read_entry(line.body, record.game)
        if entry is None:
            found.miss("lines", place, message("verify-line-unreadable", line=place))
            referee.lose(place)
        else:
            referee.follow(place, entry)
    referee.finish(max(1, len(proof.lines)))


def _check_line(proof: Proof, place: int, line: ProofLine, found: Found) -> None:
    found.lines += 1
    if line.number != place:
        why = message("verify-line-misplaced", line=place, number=line.number)
        found.miss("lines", place, why)
    salt = fair.salt(bytes.fromhex(proof.secret), line.number)
    if fair.leaf(salt, line.body.encode()) != line.leaf:
        found.miss("lines", place, message("verify-leaf-wrong", line=place))


def _check_chain(proof: Proof, found: Found) -> None:
    head, last = _heads(proof)[-1], max(1, len(proof.lines))
    if head != proof.head:
        found.miss("chain", last, message("verify-chain-wrong", line=last))


def _heads(proof: Proof) -> list[str]:
    """Return the head of the log before its first line, and after each."""
    leaves = [line.leaf for line in proof.lines]
    return [*accumulate(leaves, fair.link, initial=fair.genesis(proof.table, proof.commitment))]


def compare_head(data: bytes, kept: str) -> Finding:
    """Whether a head that somebody was sent during the game is one of this log, and where."""
    proof = proof_in(data)
    if proof is None:
        return Finding("head", fits=False, why=message("verify-head-unproven"))
    heads = _heads(proof)
    if kept not in heads:
        return Finding("head", fits=False, why=message("verify-head-strange"))
    line = heads.index(kept)
    if line == 0:
        return Finding("head", fits=True, why=message("verify-head-first"))
    why = message("verify-head-known", line=line, lines=len(proof.lines))
    return Finding("head", fits=True, why=why, line=line)
