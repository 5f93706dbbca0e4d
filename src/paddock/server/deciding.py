"""What may happen at a table: commands in, entries for the log out, or a refusal.

`decide` is pure. Whoever writes the entries down does so before anybody is told of them. The
commands themselves are in `command`, and offered here too.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from paddock.catalog import BOTS
from paddock.core import (
    Chance,
    Chosen,
    Decision,
    Drawn,
    Event,
    IllegalInputError,
    Seat,
)
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.command import (
    Choose,
    Command,
    Contribute,
    Extend,
    GetReady,
    Leave,
    Meet,
    Return,
    Say,
    SeatBot,
    Sit,
    Start,
    Sweep,
)
from paddock.server.match import (
    MISSED_UNTIL_STAND_IN,
    MOST_LINES,
    SEEDING_SECONDS,
    Match,
    Status,
    after_choice,
    after_reveal,
    due_at,
)
from paddock.server.pen import Decided, Pen, Refused, body_of, leaf_of
from paddock.server.stored import know_events, read_action

__all__ = [
    "Choose",
    "Command",
    "Contribute",
    "Decided",
    "Extend",
    "GetReady",
    "Leave",
    "Meet",
    "Pen",
    "Refused",
    "Return",
    "RulesFailedError",
    "Say",
    "SeatBot",
    "Sit",
    "Start",
    "Sweep",
    "body_of",
    "decide",
    "leaf_of",
    "play_on",
]


def decide(match: Match, command: Command, now: float) -> Decided:
    """What a command leads to, or Refused. The table itself is unchanged."""
    readable = (Status.FROZEN, Status.ARCHIVED)
    talking = isinstance(command, Say) and match.status is Status.FROZEN
    if match.status in readable and not talking:
        raise Refused(f"table-{match.status}")
    pen = Pen(match, now)
    _DECIDE[type(command)](pen, command)
    return pen.done()


def _check_room(pen: Pen) -> None:
    """A game can always go on, but nobody fills the disk with chat and changes of mind."""
    if pen.match.head >= MOST_LINES:
        raise Refused("log-full")


# The lobby


def _seat_of(pen: Pen, seat: Seat) -> Any:
    if not 0 <= seat < len(pen.match.seats):
        raise Refused("no-such-seat")
    return pen.match.seats[seat]


def _in_lobby(pen: Pen) -> None:
    if pen.match.status is not Status.LOBBY:
        raise Refused("game-has-begun")


def _sit(pen: Pen, command: Sit) -> None:
    _in_lobby(pen)
    _check_room(pen)
    if _seat_of(pen, command.seat).taken():
        raise Refused("seat-taken")
    if any(seat.name == command.name for seat in pen.match.seats):
        raise Refused("name-taken")
    pen.write(e.Sat(command.seat, command.name, command.pledge, command.token_hash))


def _seat_bot(pen: Pen, command: SeatBot) -> None:
    _in_lobby(pen)
    _check_room(pen)
    if _seat_of(pen, command.seat).taken():
        raise Refused("seat-taken")
    if command.level not in BOTS:
        raise Refused("no-such-bot")
    pen.write(e.BotSat(command.seat, command.level))


def _leave(pen: Pen, command: Leave) -> None:
    seat = _seat_of(pen, command.seat)
    _check_room(pen)
    if pen.match.status is Status.LOBBY:
        if not seat.taken():
            raise Refused("seat-free")
        pen.write(e.Left(command.seat))
    elif pen.match.status is Status.PLAYING and not seat.played_by_bot():
        pen.write(e.StoodIn(command.seat))
    else:
        raise Refused("nothing-to-leave")


def _get_ready(pen: Pen, command: GetReady) -> None:
    _in_lobby(pen)
    _check_room(pen)
    seat = _seat_of(pen, command.seat)
    if seat.name is None:
        raise Refused("seat-free")
    if None not in (seat.pledge, command.pledge) and seat.pledge != command.pledge:
        raise Refused("pledge-given")
    if command.ready and seat.pledge is None and command.pledge is None:
        raise Refused("pledge-needed")
    new = UNSET if seat.pledge is not None or command.pledge is None else command.pledge
    pen.write(e.Readied(command.seat, command.ready, new))


def _start(pen: Pen, command: Start) -> None:
    _in_lobby(pen)
    if not all(seat.taken() for seat in pen.match.seats):
        raise Refused("seats-free")
    if not all(seat.ready for seat in pen.match.seats):
        raise Refused("not-all-ready")
    pen.write(e.Called())
    _begin_when_seeded(pen)


def _contribute(pen: Pen, command: Contribute) -> None:
    seat = _seat_of(pen, command.seat)
    if pen.match.status is not Status.SEEDING or seat.contribution is not None:
        raise Refused("no-seed-wanted")
    if fair.pledge(bytes.fromhex(command.contribution)) != seat.pledge:
        raise Refused("seed-not-pledged")
    pen.write(e.Contributed(command.seat, command.contribution))
    _begin_when_seeded(pen)


def _begin_when_seeded(pen: Pen, *, late: bool = False) -> None:
    players = [seat for seat in pen.match.seats if seat.bot is None]
    if late or all(seat.contribution is not None for seat in players):
        _reveal(pen, None)


# The game


def _choose(pen: Pen, command: Choose) -> None:
    match = pen.match
    if match.status is not Status.PLAYING:
        raise Refused("no-decision-open")
    if command.decision != match.decision:
        raise Refused("other-decision")
    action = _legal_action(match, command)
    if command.by != "owner" and not _bot_may_choose(match, command.seat):
        raise Refused("too-late")
    if command.seat not in match.waiting_for():
        _check_room(pen)
    if match.seats[command.seat].stood_in and command.by == "owner":
        pen.write(e.Returned(command.seat))
    entry = e.Chose(match.decision, command.seat, _stored(action), command.by)
    pen.write(entry, after_choice(pen.match, command.seat, action, command.by))
    if not pen.match.waiting_for():
        _close(pen)


def _bot_may_choose(match: Match, seat: Seat) -> bool:
    """While a bot was thinking, the owner of the seat may have come back, and may have chosen."""
    return match.seats[seat].played_by_bot() and seat in match.waiting_for()


def _legal_action(match: Match, command: Choose) -> Any:
    pending = match.pending
    try:
        action = read_action(match.options.game, command.action)
    except msgspec.ValidationError:
        raise Refused("not-an-option") from None
    if not isinstance(pending, Decision) or command.seat not in pending.options:
        raise Refused("not-asked")
    if action not in pending.options[command.seat]:
        raise Refused("not-an-option")
    return action


def _close(pen: Pen) -> None:
    """All are in: give the choices to the rules, then chance, up to the next decision."""
    assert pen.match.table is not None
    committed = pen.match.table.committed
    _reveal(pen, Chosen({seat: committed[seat] for seat in sorted(committed)}))


def _reveal(pen: Pen, first: Chosen[Any] | None) -> None:
    match = pen.match
    try:
        inputs, events, state = play_on(match, first)
    except IllegalInputError:
        raise
    except Exception as error:
        raise RulesFailedError from error
    entry = e.Revealed(match.decision, _stored(inputs), _stored(events))
    know_events(entry.events, tuple(events))
    pen.write(entry, after_reveal(match, entry, pen.now, inputs, state))
    if pen.match.result() is not None:
        pen.write(e.Disclosed(match.secret.hex()))


class RulesFailedError(Exception):
    """The rules of a game raised what they never should: the choice is not accepted."""


def _stored(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def play_on(
    match: Match, first: Chosen[Any] | None
) -> tuple[Sequence[Chosen[Any] | Drawn[Any]], Sequence[tuple[Event, ...]], Any]:
    """The inputs from here to the next decision, every draw provable; what they tell; the state."""
    game, seed = match.game().game, match.seed()
    state = game.setup(match.config) if match.table is None else match.table.state
    count = 0 if match.table is None else len(match.table.inputs)
    inputs: list[Chosen[Any] | Drawn[Any]] = []
    events: list[tuple[Event, ...]] = []
    if first is not None:
        step = game.apply_choices(state, first.choices)
        inputs.append(first)
        events.append(step.events)
        state = step.state
    while isinstance(chance := game.pending(state), Chance):
        drawn = fair.draw(seed, str(count + len(inputs)), chance)
        step = game.apply_chance(state, drawn)
        inputs.append(Drawn(drawn))
        events.append(step.events)
        state = step.state
    return inputs, events, state


def _return(pen: Pen, command: Return) -> None:
    if pen.match.status is not Status.PLAYING or not _seat_of(pen, command.seat).stood_in:
        raise Refused("not-away")
    pen.write(e.Returned(command.seat))


# Time


def _sweep(pen: Pen, command: Sweep) -> None:
    """At the deadline the default plays for those who have not chosen: re-checked here."""
    match = pen.match
    if match.status is Status.SEEDING:
        if pen.now >= match.opened_at + SEEDING_SECONDS:
            _begin_when_seeded(pen, late=True)
        return
    if match.deadline is None or pen.now < match.deadline or match.table is None:
        return
    game, state = match.game().game, match.table.state
    for seat in sorted(match.waiting_for()):
        if pen.match.seats[seat].missed + 1 >= MISSED_UNTIL_STAND_IN and not (
            pen.match.seats[seat].played_by_bot()
        ):
            pen.write(e.StoodIn(seat))
        stored = _stored(game.default_choice(state, seat))
        pen.write(e.Chose(match.decision, seat, stored, "default"))
    _close(pen)


def _extend(pen: Pen, command: Extend) -> None:
    if due_at(pen.match) is not None:
        pen.write(e.Extended(command.seconds))


def _say(pen: Pen, command: Say) -> None:
    _check_room(pen)
    pen.write(e.Said(command.seat, command.text, command.emote))


def _meet(pen: Pen, command: Meet) -> None:
    if pen.match.status is not Status.OVER:
        raise Refused("game-not-over")
    if pen.match.rematch is None:
        pen.write(e.Rematched(command.code))


_DECIDE: Final[dict[type[Any], Any]] = {
    Sit: _sit,
    SeatBot: _seat_bot,
    Leave: _leave,
    GetReady: _get_ready,
    Start: _start,
    Contribute: _contribute,
    Choose: _choose,
    Say: _say,
    Return: _return,
    Sweep: _sweep,
    Extend: _extend,
    Meet: _meet,
}
