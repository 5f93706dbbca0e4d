"""One table as its log adds up to it: who sits where, the game, the decision that is open.

Pure: nothing here waits, stores, draws at random or reads a clock.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import UNSET, Struct
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import (
    Decision,
    GameOver,
    Pending,
    Seat,
    Table,
    TableView,
    Viewer,
    apply_input,
    as_seen_by,
    look,
)
from paddock.core.record import AnyInput
from paddock.game_entry import Action, Config, GameEntry, Outcome, State, View
from paddock.proof import entry as e
from paddock.proof import fair, luck
from paddock.proof.codec import deck_of, game_of, old_events
from paddock.protocol import Status

MISSED_UNTIL_STAND_IN: Final = 3
FAILURES_UNTIL_FROZEN: Final = 3
SEEDING_SECONDS: Final = 15.0
SEEDING_TRIES: Final = 2
"""A game without a single contribution does not begin: its seed would be the server's alone."""
SECONDS_TO_SEE_AN_EVENT: Final = 1.0
MAX_SECONDS_TO_SEE: Final = 15.0
"""Events are shown one by one: no clock runs before they could be seen."""
_NOBODY: Final = frozenset[Seat]()
MAX_LINES: Final = 5000
"""A long game has 500. After so many nothing is written that a table can do without."""
MAX_ALL_LINES: Final = 2 * MAX_LINES
"""After so many only what moves a table on is written: nobody changes their mind without end."""
MAX_CHAT_LINES: Final = 1000
"""Chat has its own share, so that nobody fills a log by talking."""


class SeatAt(Struct, frozen=True, gc=False):
    """A seat and who is on it: nobody, a player or a bot."""

    name: str | None = None
    bot: str | None = None
    pledge: str | None = None
    token_hash: str | None = None
    contribution: str | None = None
    ready: bool = False
    missed: int = 0
    stood_in: bool = False
    hinted: int | None = None
    """The last decision for which this seat took a hint."""
    since: float = 0.0
    """When a person sat down, or pledged at a rematch: the others give them time from then on."""

    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.name is not None or self.bot is not None

    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.bot is not None or self.stood_in


class Match(Struct, frozen=True, gc=False):
    """Everything that is known of a table, secrets included. Only `news` and `seen` leave it."""

    code: str
    secret: bytes
    """Of the table. What a store keeps is `secrets()`."""
    options: e.Options
    config: Config | None
    """The config; None if it was agreed under other rules and cannot be read any more."""
    seats: tuple[SeatAt, ...]
    chain: str
    status: Status = Status.LOBBY
    head: int = 0
    table: Table[State, Action] | None = None
    pending: Pending[Action, Outcome] | None = None
    """The decision or chance that the rules wait for: asked once, when a decision opens."""
    calls: int = 0
    """How often the players were asked for the seed, since the lobby was open."""
    decision: int = 0
    opened_at: float = 0.0
    shown_at: float = 0.0
    """When everything that has happened can have been seen: then the clock begins to run."""
    deadline: float | None = None
    failures: int = 0
    rematch: str | None = None
    chat_lines: int = 0
    at: float = 0.0
    """When the last line was written."""
    follows: str | None = None
    """The first table at which these people played, if this is a rematch."""
    ended: GameOver | None = None
    """How the game ended, as the log says; what it says holds under any rules."""
    disclosed: bool = False
    """Whether everything that was secret is in the log."""
    luck: bytes | None = None
    """The secret of the luck that the table shares with others."""
    drawn_from: bytes | None = None
    """The seed, since the game began: who has not contributed by then does so no more."""

    def root(self) -> str:
        """Return the table whose cookies count here: a rematch keeps the tokens."""
        return self.code if self.follows is None else self.follows

    def secrets(self) -> bytes:
        """Return the secrets that a store keeps: the table's, then that of a shared luck."""
        return self.secret + (self.luck or b"")

    def typed_as(self) -> str | None:
        """Return the game whose types the log is read with; None if its rules are gone."""
        return None if self.status is Status.ARCHIVED else self.options.game

    def game(self) -> GameEntry:
        """Return the game that is played here."""
        return GAMES[self.options.game]

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats of the open decision, whether they have chosen or not."""
        if self.status is not Status.PLAYING or not isinstance(self.pending, Decision):
            return ()
        return tuple(sorted(self.pending.options))

    def waiting_for(self) -> frozenset[Seat]:
        """Return the seats that have yet to choose."""
        if self.table is None or self.status is not Status.PLAYING:
            return _NOBODY
        if not isinstance(self.pending, Decision):
            return _NOBODY
        committed = self.table.committed
        return frozenset([seat for seat in self.pending.options if seat not in committed])

    def result(self) -> GameOver | None:
        """How the game ended, once it has."""
        return self.ended

    def seed(self) -> bytes:
        """Return the seed of every draw of this game; worked out once, when it begins."""
        if self.drawn_from is not None:
            return self.drawn_from
        if self.luck is not None:
            return luck.seed(self.luck)
        given = [seat.contribution for seat in self.seats]
        parts = [None if part is None else bytes.fromhex(part) for part in given]
        return fair.seed(self.secret, self.code, parts)


def clock_starts(match: Match) -> float | None:
    """When the clock of the open decision begins to run, if there is one."""
    clock = match.options.clock
    return None if clock is None or match.deadline is None else match.deadline - clock


def due_at(match: Match) -> float | None:
    """When something happens at this table by itself, if nobody does anything."""
    if match.status is Status.SEEDING:
        return match.opened_at + SEEDING_SECONDS
    return match.deadline if match.status is Status.PLAYING else None


def begin(code: str, secrets: bytes, opened: e.Opened) -> Match:
    """Return a table before its first line is counted. `secrets` are those that a store keeps."""
    options = opened.options
    current = game_of(opened) is not None
    return Match(
        code=code,
        secret=secrets[: fair.SECRET_BYTES],
        luck=secrets[fair.SECRET_BYTES :] or None,
        options=options,
        config=_config(options) if current else _config_of_old(options),
        seats=(SeatAt(),) * options.players,
        chain=fair.genesis(code, opened.commitment),
        status=Status.LOBBY if current else Status.ARCHIVED,
        follows=None if opened.follows is UNSET else opened.follows,
    )


def _config(options: e.Options) -> Config:
    game, deck = GAMES[options.game], None
    if options.deck is not None:
        deck = deck_of(options.game, options.deck)
        assert deck is not None, "a table is opened only with a deck that can be played with"
    config: Config = game.config(options.players, deck, variant=options.variant)
    return config


def _config_of_old(options: e.Options) -> Config | None:
    """Return the config of other rules in present terms; None if they cannot say it."""
    try:
        return _config(options)
    except Exception:  # noqa: BLE001 - they were never meant for it
        return None


def fold(match: Match, line: e.AnyLine) -> Match:
    """Return the table after one more line of its log."""
    return after_line(match, line, fair.link(match.chain, line.leaf))


def after_line(match: Match, line: e.AnyLine, chain: str) -> Match:
    """Return the same where the head of the chain is known already."""
    match = replace(match, head=line.number, chain=chain, at=line.at)
    if match.status is Status.ARCHIVED and isinstance(line.entry, _PLAYED):
        return match
    return _after(match, line)


_PLAYED: Final = (
    e.Called,
    e.CalledOff,
    e.Chose,
    e.Revealed,
    e.Hinted,
    e.Extended,
    e.Failed,
)
"""Entries that mean something only under their own rules; seats always do."""


def _after(match: Match, line: e.AnyLine) -> Match:  # noqa: C901, PLR0911, PLR0912 - one case an entry
    match line.entry:
        case e.Chose(_, seat, action, by):  # by far the most frequent
            return _after_choice(match, seat, action, by)
        case e.Sat(seat, name, pledge, token_hash):
            sat = SeatAt(name=name, pledge=pledge, token_hash=token_hash, since=line.at)
            return with_seat(match, seat, sat)
        case e.BotSat(seat, level):
            return with_seat(match, seat, SeatAt(bot=level, ready=True))
        case e.Left(seat):
            return with_seat(match, seat, SeatAt())
        case e.Readied(seat, ready, pledge):
            there = replace(match.seats[seat], ready=ready)
            if pledge is not UNSET:
                there = replace(there, pledge=pledge, since=line.at)
            return with_seat(match, seat, there)
        case e.Called():
            calls = match.calls + 1
            return replace(match, status=Status.SEEDING, opened_at=line.at, calls=calls)
        case e.CalledOff():
            seats = tuple([_without_pledge(seat, line.at) for seat in match.seats])
            return replace(match, status=Status.LOBBY, seats=seats, calls=0)
        case e.Contributed(seat, contribution):
            return with_seat(match, seat, replace(match.seats[seat], contribution=contribution))
        case e.Revealed() as entry:
            return after_reveal(match, entry, line.at, state_after(match, inputs_of(entry)))
        case e.StoodIn(seat):
            return with_seat(match, seat, replace(match.seats[seat], stood_in=True))
        case e.Returned(seat):
            return with_seat(match, seat, replace(match.seats[seat], stood_in=False, missed=0))
        case e.Hinted(decision, seat):
            return with_seat(match, seat, replace(match.seats[seat], hinted=decision))
        case e.Extended(seconds) if match.deadline is not None:
            return replace(match, deadline=match.deadline + seconds)
        case e.Extended(seconds) if match.status is Status.SEEDING:
            return replace(match, opened_at=match.opened_at + seconds)
        case e.Failed():
            return _after_failure(match)
        case e.Ended() as entry:
            return after_end(match, entry.result())
        case e.Disclosed() if match.ended is None and isinstance(match.pending, GameOver):
            # The first version of the log said no more.
            return replace(after_end(match, match.pending), disclosed=True)
        case e.Disclosed():
            return replace(match, disclosed=True)
        case e.Opened() | e.Extended():
            return match
        case e.Said():
            return replace(match, chat_lines=match.chat_lines + 1)
        case e.Rematched(code):
            return replace(match, rematch=code)
        case _:
            assert_never(line.entry)


def _without_pledge(seat: SeatAt, now: float) -> SeatAt:
    """Return a seat after the start was called off: a person must pledge and be ready again."""
    if seat.name is None:
        return seat
    return replace(seat, pledge=None, ready=False, since=now)


def with_seat(match: Match, seat: Seat, now: SeatAt) -> Match:
    """Return the table with something changed about one seat."""
    return replace(match, seats=(*match.seats[:seat], now, *match.seats[seat + 1 :]))


def _after_choice(match: Match, seat: Seat, action: Action, by: e.By) -> Match:
    """Return the table after somebody has chosen."""
    missed = match.seats[seat].missed + 1 if by is e.By.DEFAULT else 0
    if by in (e.By.OWNER, e.By.DEFAULT) and missed != match.seats[seat].missed:
        match = with_seat(match, seat, replace(match.seats[seat], missed=missed))
    assert match.table is not None
    committed = {**match.table.committed, seat: action}
    return replace(match, table=replace(match.table, committed=committed))


def _after_failure(match: Match) -> Match:
    failures = match.failures + 1
    frozen = failures >= FAILURES_UNTIL_FROZEN
    return replace(match, failures=failures, status=Status.FROZEN if frozen else match.status)


def after_end(match: Match, result: GameOver) -> Match:
    """Return the table once its game is over. One that is archived stays so, with its result."""
    archived = match.status is Status.ARCHIVED
    status = Status.ARCHIVED if archived else Status.OVER
    return replace(match, status=status, ended=result, deadline=None)


def state_after(match: Match, inputs: Sequence[AnyInput]) -> State:
    """Return the state of the game after these inputs."""
    game = match.game().rules.game
    state = game.setup(match.config) if match.table is None else match.table.state
    for given in inputs:
        state = apply_input(game, state, given).state
    return state


def inputs_of(entry: e.AnyRevealed) -> tuple[AnyInput, ...]:
    """Return the inputs of a reveal. Only what is sent to a viewer comes without."""
    assert entry.inputs is not None
    return entry.inputs


def after_reveal(match: Match, entry: e.AnyRevealed, at: float, state: State) -> Match:
    """Return the table after a decision closed and its game went on to this state."""
    game = match.game().rules.game
    before = () if match.table is None else match.table.inputs
    table: Table[State, Action] = Table(state=state, inputs=(*before, *inputs_of(entry)))
    pending = game.pending(state)
    over = isinstance(pending, GameOver)
    clock, shown_at = match.options.clock, _shown_at(match, entry, at)
    return replace(
        match,
        status=Status.PLAYING,
        table=table,
        pending=pending,
        decision=match.decision + 1,
        opened_at=at,
        shown_at=shown_at,
        deadline=None if clock is None or over else shown_at + clock,
        failures=0,
        drawn_from=match.seed(),
    )


def _shown_at(match: Match, entry: e.AnyRevealed, at: float) -> float:
    """When a client that shows one event after the other is through with these.

    Bots choose at once: it may still be busy with the reveals before.
    """
    seconds = SECONDS_TO_SEE_AN_EVENT * sum(map(len, entry.events))
    return min(max(match.shown_at, at) + seconds, at + MAX_SECONDS_TO_SEE)


# What leaves


def seen(match: Match, viewer: Viewer) -> TableView[View, Action] | None:
    """Return the game as a viewer may know it; None before it begins, or if it is archived."""
    if match.table is None:
        return None
    return look(match.game().rules.game, match.table, viewer, match.pending)


def view_of(match: Match, viewer: Viewer) -> View | None:
    """Return the `view` of `seen` alone."""
    return None if match.table is None else match.game().rules.game.view(match.table.state, viewer)


def options_of(match: Match, viewer: Viewer) -> tuple[Action, ...]:
    """Return the `options` of `seen` alone."""
    pending = match.pending
    return pending.offered_to(viewer) if isinstance(pending, Decision) else ()


def news(match: Match, entry: e.AnyEntry, viewer: Viewer) -> e.AnyEntry:
    """Return an entry of the log as one viewer may see it."""
    if not isinstance(entry, e.Revealed):
        return entry.seen_by(viewer)
    archived = match.status is Status.ARCHIVED
    steps = old_events(match.options.game, entry.events) if archived else entry.events
    seen_steps = [as_seen_by(viewer, step) for step in steps]
    return e.Revealed(entry.decision, None, tuple(seen_steps))


def without_config(view: View) -> View:
    """Return a view as it is sent: the config was in the Welcome and does not change."""
    return replace(view, config=UNSET)
