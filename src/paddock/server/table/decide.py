"""The decisions of a table: commands in, entries for the log out, or a refusal.

`decide` is pure. The writer stores the entries before anybody receives them.
"""

from collections.abc import Sequence
from itertools import count
from typing import assert_never

from msgspec import UNSET

from paddock.catalog import BOTS
from paddock.core import (
    Chosen,
    Decision,
    Event,
    Seat,
    advance,
)
from paddock.core.record import AnyInput
from paddock.game_entry import Action, State
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.table.commands import (
    Choose,
    Command,
    Contribute,
    Disclose,
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
    TakeHint,
)
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.finisher import disclose, finish
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import (
    MAX_ALL_LINES,
    MAX_CHAT_LINES,
    MAX_LINES,
    MISSED_UNTIL_STAND_IN,
    SEEDING_SECONDS,
    SEEDING_TRIES,
    Match,
    SeatAt,
    after_reveal,
    due_at,
)
from paddock.server.table.names import names_of_bots, skeleton


def decide(match: Match, command: Command, now: float) -> Decided:
    """Return the outcome of a command, or raise Refused. The table itself is unchanged.

    Whatever else the rules of a game raise is a RulesFailedError: that table's trouble, no other's.
    """
    readable = (Status.FROZEN, Status.ARCHIVED)
    talking = isinstance(command, Say) and match.status is Status.FROZEN
    if match.status in readable and not talking and not isinstance(command, Disclose):
        raise Refused(Reason(f"table-{match.status}"))
    log = LogWriter(match, now)
    try:
        _carry_out(log, command)
    except Refused:
        raise
    except Exception as error:
        raise RulesFailedError from error
    return log.done()


def _carry_out(log: LogWriter, command: Command) -> None:  # noqa: C901, PLR0912 - one case a command
    match command:
        case Choose():
            _choose(log, command)
        case Say():
            _say(log, command)
        case Sit():
            _sit(log, command)
        case SeatBot():
            _seat_bot(log, command)
        case Leave():
            _leave(log, command)
        case GetReady():
            _get_ready(log, command)
        case Start():
            _start(log)
        case Contribute():
            _contribute(log, command)
        case Return():
            _return(log, command)
        case TakeHint():
            _take_hint(log, command)
        case Sweep():
            _sweep(log)
        case Extend():
            _extend(log, command)
        case Meet():
            _meet(log, command)
        case Disclose():
            disclose(log)
        case _:
            assert_never(command)


def _check_room(log: LogWriter) -> None:
    """Refuse what a table can do without, once its log is full."""
    if log.match.head >= MAX_LINES:
        raise Refused(Reason.LOG_FULL)


def _check_end(log: LogWriter) -> None:
    """Refuse what can be done again and again, once a log is twice as long as a full one."""
    if log.match.head >= MAX_ALL_LINES:
        raise Refused(Reason.LOG_FULL)


# The lobby


def _seat_of(log: LogWriter, seat: Seat) -> SeatAt:
    if not 0 <= seat < len(log.match.seats):
        raise Refused(Reason.NO_SUCH_SEAT)
    return log.match.seats[seat]


def _in_lobby(log: LogWriter) -> None:
    if log.match.status is not Status.LOBBY:
        raise Refused(Reason.GAME_HAS_BEGUN)


def _sit(log: LogWriter, command: Sit) -> None:
    _in_lobby(log)
    if _seat_of(log, command.seat).taken():
        raise Refused(Reason.SEAT_TAKEN)
    wanted = skeleton(command.name)
    if wanted in names_of_bots() or any(
        seat.name is not None and skeleton(seat.name) == wanted for seat in log.match.seats
    ):
        raise Refused(Reason.NAME_TAKEN)
    log.write(e.Sat(command.seat, command.name, command.pledge, command.token_hash))


def _seat_bot(log: LogWriter, command: SeatBot) -> None:
    _in_lobby(log)
    _check_room(log)
    if _seat_of(log, command.seat).taken():
        raise Refused(Reason.SEAT_TAKEN)
    if command.level not in BOTS:
        raise Refused(Reason.NO_SUCH_BOT)
    log.write(e.BotSat(command.seat, command.level))


def _leave(log: LogWriter, command: Leave) -> None:
    seat = _seat_of(log, command.seat)
    if log.match.status is Status.LOBBY:
        if not seat.taken():
            raise Refused(Reason.SEAT_FREE)
        log.write(e.Left(command.seat))
    elif log.match.status is Status.PLAYING and not seat.played_by_bot():
        _check_end(log)
        log.write(e.StoodIn(command.seat))
    else:
        raise Refused(Reason.NOTHING_TO_LEAVE)


def _get_ready(log: LogWriter, command: GetReady) -> None:
    _in_lobby(log)
    seat = _seat_of(log, command.seat)
    if seat.name is None:
        raise Refused(Reason.SEAT_FREE)
    if None not in (seat.pledge, command.pledge) and seat.pledge != command.pledge:
        raise Refused(Reason.PLEDGE_GIVEN)
    if command.ready and seat.pledge is None and command.pledge is None:
        raise Refused(Reason.PLEDGE_NEEDED)
    if seat.ready or not command.ready:
        _check_end(log)
    new = UNSET if seat.pledge is not None or command.pledge is None else command.pledge
    log.write(e.Readied(command.seat, command.ready, new))


def _start(log: LogWriter) -> None:
    _in_lobby(log)
    if not all(seat.taken() for seat in log.match.seats):
        raise Refused(Reason.SEATS_FREE)
    if not all(seat.ready for seat in log.match.seats):
        raise Refused(Reason.NOT_ALL_READY)
    log.write(e.Called())
    _begin_when_seeded(log)


def _contribute(log: LogWriter, command: Contribute) -> None:
    seat = _seat_of(log, command.seat)
    if log.match.status is not Status.SEEDING or seat.contribution is not None:
        raise Refused(Reason.NO_SEED_WANTED)
    if fair.pledge(bytes.fromhex(command.contribution)) != seat.pledge:
        raise Refused(Reason.SEED_NOT_PLEDGED)
    log.write(e.Contributed(command.seat, command.contribution))
    _begin_when_seeded(log)


def _begin_when_seeded(log: LogWriter) -> None:
    """Nothing is asked of the players where the draws follow from a luck that others share."""
    players = [seat for seat in log.match.seats if seat.bot is None]
    if log.match.luck is not None or all(seat.contribution is not None for seat in players):
        _reveal(log, None)


def _end_seeding(log: LogWriter) -> None:
    """Begin without those who are late. If all are, try a second time, then call the start off.

    One contribution is enough to begin, so nobody can block a game alone.
    """
    if any(seat.contribution is not None for seat in log.match.seats):
        _reveal(log, None)
    elif log.match.calls < SEEDING_TRIES:
        log.write(e.Called())
    else:
        log.write(e.CalledOff())


# The game


def _choose(log: LogWriter, command: Choose) -> None:
    match = log.match
    if match.status is not Status.PLAYING:
        raise Refused(Reason.NO_DECISION_OPEN)
    if command.decision != match.decision:
        raise Refused(Reason.OTHER_DECISION)
    action = _legal_action(match, command)
    if command.seat not in match.waiting_for():
        _check_end(log)
    if command.by is not e.By.OWNER and not _bot_may_choose(match, command.seat):
        raise Refused(Reason.TOO_LATE)
    if match.seats[command.seat].stood_in and command.by is e.By.OWNER:
        log.write(e.Returned(command.seat))
    log.write(e.Chose(match.decision, command.seat, action, command.by))
    if not log.match.waiting_for():
        _close(log)


def _bot_may_choose(match: Match, seat: Seat) -> bool:
    """While a bot was thinking, the owner of the seat may have come back, and may have chosen."""
    return match.seats[seat].played_by_bot() and seat in match.waiting_for()


def _legal_action(match: Match, command: Choose) -> Action:
    """Return the offered option that equals the wish: the log has the game's own value.

    The rules check again when all are in. Both are needed: this answers a seat at once and by name,
    while the rules never see half a decision. They trust nobody, a record no more than a server.
    Their check takes about a microsecond.
    """
    pending = match.pending
    if not isinstance(pending, Decision) or command.seat not in pending.options:
        raise Refused(Reason.NOT_ASKED)
    # Not `core.offered`: it would name the wish in its error, however deep a client nests it.
    for option in pending.options[command.seat]:
        if option == command.action:
            return option
    raise Refused(Reason.NOT_AN_OPTION)


def _close(log: LogWriter) -> None:
    """All are in: give the choices to the rules, then chance, up to the next decision."""
    assert log.match.table is not None
    committed = log.match.table.committed
    _reveal(log, Chosen({seat: committed[seat] for seat in sorted(committed)}))


def _reveal(log: LogWriter, first: Chosen[Action] | None) -> None:
    match = log.match
    inputs, events, state = play_on(match, first)
    entry = e.Revealed(match.decision, tuple(inputs), tuple(events))
    log.write(entry, after_reveal(match, entry, log.now, state))
    finish(log)


def play_on(
    match: Match, first: Chosen[Action] | None
) -> tuple[Sequence[AnyInput], Sequence[tuple[Event, ...]], State]:
    """Return the inputs to the next decision, every draw provable; their events; the state."""
    game, seed, table = match.game().rules.game, match.seed(), match.table
    state = game.setup(match.config) if table is None else table.state
    # A draw is named by its number among all inputs: the choices come first, if there are any.
    number = count((0 if table is None else len(table.inputs)) + (first is not None))
    shared, place = match.luck is not None, match.game().rules.name_of_chance
    after = advance(
        game,
        state,
        lambda now, chance: fair.draw(seed, place(now) if shared else str(next(number)), chance),
        None if first is None else first.choices,
    )
    return after.inputs, after.events, after.state


def _return(log: LogWriter, command: Return) -> None:
    if log.match.status is not Status.PLAYING or not _seat_of(log, command.seat).stood_in:
        raise Refused(Reason.NOT_AWAY)
    log.write(e.Returned(command.seat))


def _take_hint(log: LogWriter, command: TakeHint) -> None:
    """Write that a hint was taken, once for each decision."""
    match = log.match
    if match.status is not Status.PLAYING or command.decision != match.decision:
        raise Refused(Reason.OTHER_DECISION)
    if match.seats[command.seat].hinted != match.decision:
        _check_room(log)
        log.write(e.Hinted(match.decision, command.seat))


# Time


def _sweep(log: LogWriter) -> None:
    """At the deadline the default plays for those who have not chosen: re-checked here."""
    match = log.match
    if match.status is Status.SEEDING:
        if log.now >= match.opened_at + SEEDING_SECONDS:
            _end_seeding(log)
        return
    if match.deadline is None or log.now < match.deadline or match.table is None:
        return
    game, state = match.game().rules.game, match.table.state
    for seat in sorted(match.waiting_for()):
        if log.match.seats[seat].missed + 1 >= MISSED_UNTIL_STAND_IN and not (
            log.match.seats[seat].played_by_bot()
        ):
            log.write(e.StoodIn(seat))
        action = game.default_choice(state, seat)
        log.write(e.Chose(match.decision, seat, action, e.By.DEFAULT))
    _close(log)


def _extend(log: LogWriter, command: Extend) -> None:
    if due_at(log.match) is not None:
        log.write(e.Extended(command.seconds))


def _say(log: LogWriter, command: Say) -> None:
    _check_room(log)
    if log.match.chat_lines >= MAX_CHAT_LINES:
        raise Refused(Reason.CHAT_FULL)
    log.write(e.Said(command.seat, command.text, command.emote))


def _meet(log: LogWriter, command: Meet) -> None:
    if log.match.status is not Status.OVER:
        raise Refused(Reason.GAME_NOT_OVER)
    if log.match.rematch is None:
        log.write(e.Rematched(command.code))
