"""The file of a finished game, from its table and its log. Pure."""

from collections.abc import Iterator, Sequence
from functools import reduce

from msgspec import UNSET

from paddock.core import Chance, Record, apply_input
from paddock.core.record import AnyRecord
from paddock.proof import entry as e
from paddock.proof import fair, luck
from paddock.proof.claims import Offer, offer_of
from paddock.proof.entry import body_of
from paddock.proof.file import SCHEME, Proof, ProofLine, SharedLuck, write_file
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import is_finished
from paddock.server.table.match import Match, inputs_of


def published(match: Match, lines: Sequence[e.AnyLine]) -> bytes:
    """Return the file of a finished game, from its whole log; Refused for any other game."""
    if not is_finished(match, lines):
        raise Refused(Reason.GAME_NOT_OVER)
    if match.status is Status.ARCHIVED:
        return _file(match, lines, _stored_record(match, lines), None)
    if match.status is not Status.OVER:
        raise Refused(Reason.GAME_NOT_OVER)
    record = _record(match, lines)
    return _file(match, lines, record, tuple(_offers(match, record)))


def _file(
    match: Match,
    lines: Sequence[e.AnyLine],
    record: AnyRecord,
    odds: tuple[Offer | None, ...] | None,
) -> bytes:
    proof = Proof(
        scheme=SCHEME,
        table=match.code,
        commitment=fair.commitment(match.secret, match.code),
        secret=match.secret.hex(),
        pledges=tuple(seat.pledge for seat in match.seats),
        contributions=tuple(seat.contribution for seat in match.seats),
        result=match.result(),
        odds=odds,
        lines=tuple(
            ProofLine(line.number, line.at, line.leaf, body_of(line.entry).decode())
            for line in lines
        ),
        head=_head(match, lines),
        luck=_luck(match, lines),
    )
    return write_file(record, proof)


def _luck(match: Match, lines: Sequence[e.AnyLine]) -> SharedLuck | None:
    """Return the luck that the table shares; its secret once it is in the log."""
    if match.luck is None:
        return None
    is_open = any(isinstance(line.entry, e.Disclosed) for line in lines)
    return SharedLuck(luck.commitment(match.luck), match.luck.hex() if is_open else None)


def _record(match: Match, lines: Sequence[e.AnyLine]) -> AnyRecord:
    assert match.table is not None
    events = [
        step for line in lines if isinstance(line.entry, e.Revealed) for step in line.entry.events
    ]
    game = match.game()
    return Record(game.name, game.rules.version, match.config, match.table.inputs, tuple(events))


def _stored_record(match: Match, lines: Sequence[e.AnyLine]) -> AnyRecord:
    """Return a record of other rules, just as it was stored."""
    opened = lines[0].entry
    assert isinstance(opened, e.Opened)
    reveals = [line.entry for line in lines if isinstance(line.entry, e.Revealed)]
    inputs = tuple(given for entry in reveals for given in inputs_of(entry))
    events = tuple(step for entry in reveals for step in entry.events)
    return Record(match.options.game, opened.rules_version, match.config, inputs, events)


def _offers(match: Match, record: AnyRecord) -> Iterator[Offer | None]:
    """Return the offer of each chance, so that a browser draws again without knowing the rules."""
    rules = match.game().rules
    game, place = rules.game, rules.name_of_chance
    state = game.setup(match.config)
    for given in record.inputs:
        pending = game.pending(state)
        is_chance = isinstance(pending, Chance)
        by_place = UNSET if match.luck is None or not is_chance else place(state)
        yield offer_of(pending, by_place) if isinstance(pending, Chance) else None
        state = apply_input(game, state, given).state


def _head(match: Match, lines: Sequence[e.AnyLine]) -> str:
    """From the lines that are published: the table may have gone on talking."""
    first = fair.genesis(match.code, fair.commitment(match.secret, match.code))
    return reduce(fair.link, [line.leaf for line in lines], first)
