"""Replays a finished game for one viewer, through the same views as live play."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from paddock.core import (
    SPECTATOR,
    Chosen,
    Event,
    Seat,
    Table,
    Viewer,
    apply_input,
    as_seen_by,
    look,
)
from paddock.core.record import AnyInput
from paddock.game_entry import Action, Prospects, State, View
from paddock.proof import entry as e
from paddock.proof.codec import old_events
from paddock.protocol import AnyReplay, AnyReplayStep, Replay, ReplayStep, Status
from paddock.protocol.reasons import Reason
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import is_finished
from paddock.server.table.match import Match, fold, inputs_of, without_config

MAX_REPLAY_BYTES: Final = 8 * 1024 * 1024
"""A long game of the house set takes 200 KB, the largest of any deck half of this."""


def replay_as_json(match: Match, lines: Sequence[e.AnyLine], viewer: Viewer) -> bytes:
    """`replayed` as JSON, step by step; Refused where it would be too long."""
    replay, steps, size = replayed(match, lines, viewer, with_steps=False), list[msgspec.Raw](), 0
    for step in _steps(match, lines, viewer):
        encoded = msgspec.json.encode(step)
        size += len(encoded)
        if size > MAX_REPLAY_BYTES:
            raise Refused(Reason.REPLAY_TOO_LONG)
        steps.append(msgspec.Raw(encoded))
    return msgspec.json.encode(replace(replay, steps=steps))


def replayed(
    match: Match, lines: Sequence[e.AnyLine], viewer: Viewer, *, with_steps: bool = True
) -> AnyReplay:
    """Return the game of a whole log; Refused as long as it is not over.

    What was played under older rules is shown by its events alone: nobody knows any more what the
    views were.
    """
    if not is_finished(match, lines):
        raise Refused(Reason.GAME_NOT_OVER)
    seats = _seated(match, lines).seats
    return Replay(
        code=match.code,
        seat=None if viewer is SPECTATOR else viewer,
        status=match.status,
        options=match.options,
        config=match.config,
        names=tuple(seat.name for seat in seats),
        bots=tuple(seat.bot for seat in seats),
        hints=_hints(len(seats), lines),
        result=match.result(),
        steps=tuple(_steps(match, lines, viewer)) if with_steps else (),
    )


def _seated(match: Match, lines: Sequence[e.AnyLine]) -> Match:
    """Return the seats from the log: an archived table has nothing else."""
    if match.status is not Status.ARCHIVED:
        return match
    table = replace(match, status=Status.LOBBY)
    for line in lines:
        if isinstance(line.entry, e.Sat | e.BotSat | e.Left):
            table = fold(table, line)
    return table


def _hints(players: int, lines: Sequence[e.AnyLine]) -> tuple[int, ...]:
    taken = [line.entry.seat for line in lines if isinstance(line.entry, e.Hinted)]
    return tuple(taken.count(Seat(seat)) for seat in range(players))


def _steps(match: Match, lines: Sequence[e.AnyLine], viewer: Viewer) -> Iterator[AnyReplayStep]:
    telling = _Telling(match, viewer)
    for line in lines:
        entry = line.entry
        if isinstance(entry, e.Revealed):
            inputs, states = inputs_of(entry), telling.states(entry)
            steps = entry.events
            if match.status is Status.ARCHIVED:
                steps = old_events(match.options.game, entry.events) or ((),) * len(inputs)
            for given, events, state in zip(inputs, steps, states, strict=True):
                yield telling.step(entry.decision, line.at, given, events, state)


class _Telling:
    """How far the game has come, and what one viewer may know of it."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self._match, self._game, self._viewer = match, match.game(), viewer
        self._playable = match.status is not Status.ARCHIVED
        self._state = self._game.rules.game.setup(match.config) if self._playable else None
        self._round: int | None = None

    def states(self, entry: e.AnyRevealed) -> Iterator[State | None]:
        """Yield the state after each input, or None where it cannot be known."""
        if not self._playable:
            yield from [None] * len(inputs_of(entry))
            return
        for given in inputs_of(entry):
            self._state = apply_input(self._game.rules.game, self._state, given).state
            yield self._state

    def step(
        self,
        decision: int,
        at: float,
        given: AnyInput,
        events: Sequence[Event],
        state: State | None,
    ) -> AnyReplayStep:
        """One input, and what came of it."""
        seen = as_seen_by(self._viewer, events)
        numbers = [self._game.words.begins_round(event) for event in seen]
        begins = tuple(number for number in numbers if number is not None)
        self._round = begins[-1] if begins else self._round
        view, options, prospects = self._known(state)
        return ReplayStep(
            decision=decision,
            at=at,
            round=begins[0] if begins else self._round,
            begins=begins,
            choices=self._choices(given),
            events=seen,
            view=view,
            options=options,
            prospects=prospects,
        )

    def _choices(self, given: AnyInput) -> dict[Seat, Action | None] | None:
        """Return the choices: a viewer sees their own; those of others show in the events."""
        if not isinstance(given, Chosen):
            return None
        own = self._viewer
        return {seat: act if seat == own else None for seat, act in given.choices.items()}

    def _known(
        self, state: State | None
    ) -> tuple[View | None, tuple[Action, ...], Prospects | None]:
        if state is None:
            return None, (), None
        table: Table[State, Action] = Table(state=state)
        known = look(self._game.rules.game, table, self._viewer)
        prospects = self._game.rules.prospects(known.view, known.options)
        return without_config(known.view), known.options, prospects
