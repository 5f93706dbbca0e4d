"""Two worlds that differ only in what one seat hides: nobody else may notice before the reveal."""

import msgspec
from msgspec import Struct

from paddock.core import Seat
from paddock.proof import entry as e
from tests.simulation.running import play
from tests.simulation.world import Build, Change, Frame, World


class Hidden(Struct, frozen=True):
    """What a seat chose in one decision: its lines, their leaves, and when all was revealed."""

    actions: tuple[bytes, ...]
    leaves: tuple[bytes, ...]
    revealed_at: float


class Twins(Struct, frozen=True):
    """Whether the hidden choice differs, and the first frames that do, if any."""

    differ: bool
    first: tuple[Frame | None, Frame | None] | None


def twins(seed: int, build: Build | None = None) -> Twins:
    """Play a seed twice; the second time one player picks another option, just as long."""
    one = play(seed, build, record=True)
    first = one.codes[: len(one.plan.tables)]
    decisions = [one.oracle.truths[code].decision for code in first]
    table = seed % len(decisions)
    seat = seed % one.plan.tables[table].players
    change = Change(table, seat, 1 + seed % max(decisions[table] - 1, 1))
    two = play(seed, build, change, record=True)
    here, there = _hidden(one, change), _hidden(two, change)
    if here is None or there is None:
        return Twins(differ=False, first=None)
    until = min(here.revealed_at, there.revealed_at)
    return Twins(
        differ=here.actions != there.actions,
        first=_first_difference(
            _sent_to_others(one, change, here, until), _sent_to_others(two, change, there, until)
        ),
    )


def _hidden(world: World, change: Change) -> Hidden | None:
    truth = world.oracle.truths[world.codes[change.table]]
    chosen = [
        line
        for line in truth.lines
        if isinstance(line.entry, e.Chose)
        and (line.entry.seat, line.entry.decision) == (change.seat, change.decision)
    ]
    times = [
        at
        for line, at in zip(truth.lines, truth.committed_at, strict=True)
        if isinstance(line.entry, e.Revealed) and line.entry.decision == change.decision
    ]
    if not chosen or not times:
        return None
    actions = [line.entry.action for line in chosen if isinstance(line.entry, e.Chose)]
    return Hidden(
        actions=tuple(map(msgspec.json.encode, actions)),
        leaves=tuple(line.leaf.encode() for line in chosen),
        revealed_at=times[0],
    )


def _sent_to_others(world: World, change: Change, hidden: Hidden, until: float) -> list[Frame]:
    """What everyone else received; a leaf is a salted hash of what it hides, and may differ."""
    code, received = world.codes[change.table], []
    for frame in world.frames or ():
        if frame.at >= until:
            break
        if (frame.code, frame.viewer) != (code, Seat(change.seat)):
            body = frame.body
            for leaf in hidden.leaves:
                body = body.replace(leaf, b"a leaf")
            received.append(Frame(frame.at, frame.code, frame.viewer, body))
    return received


def _first_difference(
    here: list[Frame], there: list[Frame]
) -> tuple[Frame | None, Frame | None] | None:
    for one, two in zip(here, there):
        if one != two:
            return one, two
    if len(here) != len(there):
        longer = here if len(here) > len(there) else there
        extra = longer[min(len(here), len(there))]
        return (extra, None) if longer is here else (None, extra)
    return None
