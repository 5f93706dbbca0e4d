"""The file of a finished game: its record, and the proof that nobody chose or changed anything.

What is in it, and what it proves, is in docs/shuffle-proof.md. web/src/lib/verify.ts checks in the
browser what needs no rules.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from paddock.core import Chance, GameOver, Record, apply_input
from paddock.core.message import message
from paddock.record_file import RecordError, parse_record, read_record, write_record
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.finding import Finding, Found
from paddock.server.match import Match, Status
from paddock.server.pen import Refused, body_of
from paddock.server.referee import Claims, Offer, Referee, offer_of
from paddock.server.stored import read_events

SCHEME: Final = "paddock/1"

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Given: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class ProofLine(Struct, frozen=True):
    """A line of the log. `body` is the entry as it was hashed, letter by letter.

    `at` is the server's time. No leaf holds it, so it is told and not proven.
    """

    number: Number
    at: float
    leaf: Hash
    body: str


class Proof(Struct, frozen=True):
    """Everything that was kept secret, and everything that it can be held against.

    Pledges and contributions are in the order of seats, odds in that of the record's inputs: None
    where somebody chose. `head` is the one after the last line. Where the rules have changed since,
    nobody can tell result and odds any more without the old ones: then both are None.
    """

    scheme: Literal["paddock/1"]
    table: str
    commitment: Hash
    secret: Hash
    pledges: tuple[str | None, ...]
    contributions: tuple[Given | None, ...]
    result: GameOver | None
    odds: tuple[Offer | None, ...] | None
    lines: tuple[ProofLine, ...]
    head: Hash


class _WithProof(Struct):
    proof: Proof | None = None


# Writing


def published(match: Match, lines: Sequence[e.Line]) -> bytes:
    """The file of a finished game, from its whole log; Refused for any other game."""
    if not any(isinstance(line.entry, e.Disclosed) for line in lines):
        raise Refused("game-not-over")
    if match.status is Status.ARCHIVED:
        return _file(match, lines, _stored_record(match, lines), None, None)
    result = match.result() if match.status is Status.OVER else None
    if result is None:
        raise Refused("game-not-over")
    record = _record(match, lines)
    return _file(match, lines, record, result, tuple(_offers(match, record)))


def _file(
    match: Match,
    lines: Sequence[e.Line],
    record: Record[Any, Any, Any, Any],
    result: GameOver | None,
    odds: tuple[Offer | None, ...] | None,
) -> bytes:
    proof = Proof(
        scheme=SCHEME,
        table=match.code,
        commitment=fair.commitment(match.secret, match.code),
        secret=match.secret.hex(),
        pledges=tuple(seat.pledge for seat in match.seats),
        contributions=tuple(seat.contribution for seat in match.seats),
        result=result,
        odds=odds,
        lines=tuple(
            ProofLine(line.number, line.at, line.leaf, body_of(line.entry).decode())
            for line in lines
        ),
        head=_head(match, lines),
    )
    return write_record(record).removesuffix(b"\n}\n") + _laid_out(proof) + b"\n}\n"


def _record(match: Match, lines: Sequence[e.Line]) -> Record[Any, Any, Any, Any]:
    assert match.table is not None
    events = [
        told
        for line in lines
        if isinstance(line.entry, e.Revealed)
        for told in read_events(match.options.game, line.entry.events)
    ]
    game = match.game()
    return Record(game.name, game.rules_version, match.config, match.table.inputs, tuple(events))


def _stored_record(match: Match, lines: Sequence[e.Line]) -> Record[Any, Any, Any, Any]:
    """What was played under other rules, just as it was stored."""
    opened = lines[0].entry
    assert isinstance(opened, e.Opened)
    reveals = [line.entry for line in lines if isinstance(line.entry, e.Revealed)]
    inputs = tuple(given for entry in reveals for given in entry.inputs)
    events = tuple(told for entry in reveals for told in entry.events)
    return Record(match.options.game, opened.rules_version, match.config, inputs, events)


def _offers(match: Match, record: Record[Any, Any, Any, Any]) -> Iterator[Offer | None]:
    """What each chance offered: a browser draws again without knowing the rules."""
    game = match.game().game
    state = game.setup(match.config)
    for given in record.inputs:
        pending = game.pending(state)
        yield offer_of(pending) if isinstance(pending, Chance) else None
        state = apply_input(game, state, given).state


def _head(match: Match, lines: Sequence[e.Line]) -> str:
    """From the lines that are published: the table may have gone on talking."""
    first = fair.genesis(match.code, fair.commitment(match.secret, match.code))
    return reduce(fair.link, [line.leaf for line in lines], first)


def _laid_out(proof: Proof) -> bytes:
    """One line of text for each line of the log, and for each chance."""
    fields = [
        f'\n  "{name}": {_listed(value) if name in ("odds", "lines") and value else _text(value)}'
        for name, value in msgspec.structs.asdict(proof).items()
    ]
    return (',\n "proof": {' + ",".join(fields) + "\n }").encode()


def _listed(values: Sequence[Any]) -> str:
    return "[" + ",".join(f"\n   {_text(value)}" for value in values) + "\n  ]"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# Checking


def verify(data: bytes) -> list[Finding]:
    """Every check of a file, in order; a RecordError if it cannot be read at all."""
    record, proof = parse_record(data), _proof_in(data)
    if proof is None:
        return _replayed(data)
    found = Found()
    _check_commitment(proof, found)
    _check_game(record, proof, found)
    _check_chain(proof, found)
    return found.findings(proof.head)


def _proof_in(data: bytes) -> Proof | None:
    try:
        return msgspec.json.decode(data, type=_WithProof).proof
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(message("record-damaged", detail=str(error))) from error


def _replayed(data: bytes) -> list[Finding]:
    """A record without a proof: what can be known of it."""
    absent = Finding("proof", fits=True, why=message("verify-absent"))
    try:
        read_record(data)
    except RecordError as error:
        return [absent, Finding("record", fits=False, why=error.why)]
    return [absent, Finding("record", fits=True, why=message("verify-replayed"))]


def _check_commitment(proof: Proof, found: Found) -> None:
    if fair.commitment(bytes.fromhex(proof.secret), proof.table) != proof.commitment:
        found.miss("commitment", 1, message("verify-commitment-wrong", line=1))


def _check_game(record: Record[Any, Any, Any, Any], proof: Proof, found: Found) -> None:
    claims = Claims(
        table=proof.table,
        commitment=proof.commitment,
        secret=proof.secret,
        pledges=proof.pledges,
        contributions=proof.contributions,
        result=proof.result,
        odds=proof.odds,
        record=record,
    )
    referee = Referee(claims, found)
    for place, line in enumerate(proof.lines, start=1):
        _check_line(proof, place, line, found)
        entry = _entry(line.body)
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


def _entry(body: str) -> e.Entry | None:
    """An entry, if it is written as the log writes it and in no other way."""
    try:
        entry: e.Entry = msgspec.json.decode(body, type=e.Entry)
    except (msgspec.DecodeError, RecursionError):
        return None
    return entry if body_of(entry) == body.encode() else None


def _check_chain(proof: Proof, found: Found) -> None:
    head, last = _heads(proof)[-1], max(1, len(proof.lines))
    if head != proof.head:
        found.miss("chain", last, message("verify-chain-wrong", line=last))


def _heads(proof: Proof) -> list[str]:
    """The head of the log before its first line, and after each."""
    leaves = [line.leaf for line in proof.lines]
    return [*accumulate(leaves, fair.link, initial=fair.genesis(proof.table, proof.commitment))]


def compare_head(data: bytes, kept: str) -> Finding:
    """Whether a head that somebody was sent during the game is one of this log, and where."""
    proof = _proof_in(data)
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
