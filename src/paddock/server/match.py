"""One table as its log adds up to it: who sits where, the game, the decision that is open.

Pure: nothing here waits, stores, draws at random or reads a clock.
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from paddock.catalog import GAMES, Entry
from paddock.core import (
    Chosen,
    Decision,
    Drawn,
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
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.stored import old_events, read_action, read_events, read_inputs

MISSED_UNTIL_STAND_IN: Final = 3
FAILURES_UNTIL_FROZEN: Final = 3
SEEDING_SECONDS: Final = 15.0
SECONDS_TO_SEE_AN_EVENT: Final = 1.0
MOST_SECONDS_TO_SEE: Final = 15.0
"""What happened is shown event by event: nobody's clock runs before that could be seen."""
SEEDS_AT_HAND: Final = 4096
_NOBODY: Final = frozenset[Seat]()
MOST_LINES: Final = 5000
"""A long game has 500. After so many nothing is written that a game can go on without."""


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    SEEDING = "seeding"
    PLAYING = "playing"
    OVER = "over"
    FROZEN = "frozen"
    ARCHIVED = "archived"
    """Played under other rules: shown from its stored events, and played no more."""


class SeatAt(Struct, frozen=True):
    """A seat and who is on it: nobody, a player or a bot."""

    name: str | None = None
    bot: str | None = None
    pledge: str | None = None
    token_hash: str | None = None
    contribution: str | None = None
    ready: bool = False
    missed: int = 0
    stood_in: bool = False

    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.name is not None or self.bot is not None

    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.bot is not None or self.stood_in


class Match(Struct, frozen=True):
    """Everything that is known of a table, secrets included. Only `news` and `seen` leave it."""

    code: str
    secret: bytes
    options: e.Options
    config: Any
    seats: tuple[SeatAt, ...]
    chain: str
    status: Status = Status.LOBBY
    head: int = 0
    table: Table[Any, Any] | None = None
    pending: Pending[Any, Any] | None = None
    """What the state of the game waits for: asked of the rules once, when a decision opens."""
    decision: int = 0
    opened_at: float = 0.0
    shown_at: float = 0.0
    """When everything that has happened can have been seen: then the clock begins to run."""
    deadline: float | None = None
    failures: int = 0
    rematch: str | None = None
    at: float = 0.0
    """When the last line was written."""
    follows: str | None = None
    """The first table at which these people played, if this is a rematch."""

    def root(self) -> str:
        """The table whose cookies count here: whoever plays again has the token of before."""
        return self.code if self.follows is None else self.follows

    def game(self) -> Entry:
        """The game that is played here."""
        return GAMES[self.options.game]

    def waiting_for(self) -> frozenset[Seat]:
        """The seats that have yet to choose."""
        if self.table is None or self.status is not Status.PLAYING:
            return _NOBODY
        if not isinstance(self.pending, Decision):
            return _NOBODY
        committed = self.table.committed
        return frozenset([seat for seat in self.pending.options if seat not in committed])

    def result(self) -> GameOver | None:
        """How the game ended, once it has."""
        return self.pending if isinstance(self.pending, GameOver) else None

    def seed(self) -> bytes:
        """What every draw of this game is made from."""
        return _seed(self.secret, self.code, tuple([seat.contribution for seat in self.seats]))


@lru_cache(maxsize=SEEDS_AT_HAND)
def _seed(secret: bytes, code: str, contributions: tuple[str | None, ...]) -> bytes:
    parts = [None if given is None else bytes.fromhex(given) for given in contributions]
    return fair.seed(secret, code, parts)


def due_at(match: Match) -> float | None:
    """When something happens at this table by itself, if nobody does anything."""
    if match.status is Status.SEEDING:
        return match.opened_at + SEEDING_SECONDS
    return match.deadline if match.status is Status.PLAYING else None


def begin(code: str, secret: bytes, opened: e.Opened) -> Match:
    """A table before its first line is counted."""
    options = opened.options
    current = opened.rules_version == GAMES[options.game].rules_version
    return Match(
        code=code,
        secret=secret,
        options=options,
        config=_config(options) if current else _config_of_old(options),
        seats=(SeatAt(),) * options.players,
        chain=fair.genesis(code, opened.commitment),
        status=Status.LOBBY if current else Status.ARCHIVED,
        follows=None if opened.follows is UNSET else opened.follows,
    )


def _config(options: e.Options) -> Any:
    game, deck = GAMES[options.game], None
    if options.deck is not None:
        deck, _ = game.examine_deck(options.deck)
        assert deck is not None, "a table is opened only with a deck that can be read"
    return game.config(options.players, deck, variant=options.variant)


def _config_of_old(options: e.Options) -> Any:
    """What was agreed under other rules, as the present ones would say it; None if they cannot."""
    try:
        return _config(options)
    except Exception:  # noqa: BLE001 - they were never meant for it
        return None


def fold(match: Match, line: e.Line) -> Match:
    """The table after one more line of its log."""
    chain = fair.link(match.chain, line.leaf)
    match = replace(match, head=line.number, chain=chain, at=line.at)
    if match.status is Status.ARCHIVED and isinstance(line.entry, _PLAYED):
        return match
    return _after(match, line)


_PLAYED: Final = (e.Called, e.Chose, e.Revealed, e.Extended, e.Failed, e.Disclosed)
"""What has a meaning only with the rules it was written under. Who sat where has one always."""


def _after(match: Match, line: e.Line) -> Match:  # noqa: C901, PLR0911, PLR0912 - one case an entry
    match line.entry:
        case e.Sat(seat, name, pledge, token_hash):
            return with_seat(match, seat, SeatAt(name=name, pledge=pledge, token_hash=token_hash))
        case e.BotSat(seat, level):
            return with_seat(match, seat, SeatAt(bot=level, ready=True))
        case e.Left(seat):
            return with_seat(match, seat, SeatAt())
        case e.Readied(seat, ready, pledge):
            known = match.seats[seat].pledge if pledge is UNSET else pledge
            return with_seat(match, seat, replace(match.seats[seat], ready=ready, pledge=known))
        case e.Called():
            return replace(match, status=Status.SEEDING, opened_at=line.at)
        case e.Contributed(seat, contribution):
            return with_seat(match, seat, replace(match.seats[seat], contribution=contribution))
        case e.Chose(_, seat, action, by):
            return after_choice(match, seat, read_action(match.options.game, action), by)
        case e.Revealed(_, stored):
            inputs = read_inputs(match.options.game, stored)
            return after_reveal(match, line.entry, line.at, inputs, played_on(match, inputs))
        case e.StoodIn(seat):
            return with_seat(match, seat, replace(match.seats[seat], stood_in=True))
        case e.Returned(seat):
            return with_seat(match, seat, replace(match.seats[seat], stood_in=False, missed=0))
        case e.Extended(seconds) if match.deadline is not None:
            return replace(match, deadline=match.deadline + seconds)
        case e.Extended(seconds) if match.status is Status.SEEDING:
            return replace(match, opened_at=match.opened_at + seconds)
        case e.Failed():
            return _after_failure(match)
        case e.Disclosed():
            return replace(match, status=Status.OVER, deadline=None)
        case e.Rematched(code):
            return replace(match, rematch=code)
        case _:
            return match


def with_seat(match: Match, seat: Seat, now: SeatAt) -> Match:
    """The table with something changed about one seat."""
    return replace(match, seats=(*match.seats[:seat], now, *match.seats[seat + 1 :]))


def after_choice(match: Match, seat: Seat, action: Any, by: str) -> Match:
    """The table after somebody has chosen."""
    missed = match.seats[seat].missed + 1 if by == "default" else 0
    if by in ("owner", "default") and missed != match.seats[seat].missed:
        match = with_seat(match, seat, replace(match.seats[seat], missed=missed))
    assert match.table is not None
    committed = {**match.table.committed, seat: action}
    return replace(match, table=replace(match.table, committed=committed))


def _after_failure(match: Match) -> Match:
    failures = match.failures + 1
    frozen = failures >= FAILURES_UNTIL_FROZEN
    return replace(match, failures=failures, status=Status.FROZEN if frozen else match.status)


def played_on(match: Match, inputs: Sequence[Chosen[Any] | Drawn[Any]]) -> Any:
    """The state of the game after these inputs."""
    game = match.game().game
    state = game.setup(match.config) if match.table is None else match.table.state
    for given in inputs:
        state = apply_input(game, state, given).state
    return state


def after_reveal(
    match: Match,
    entry: e.Revealed,
    at: float,
    inputs: Sequence[Chosen[Any] | Drawn[Any]],
    state: Any,
) -> Match:
    """The table after a decision closed, its game played on by these inputs to this state."""
    game = match.game().game
    before = () if match.table is None else match.table.inputs
    table: Table[Any, Any] = Table(state=state, inputs=(*before, *inputs))
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
    )


def _shown_at(match: Match, entry: e.Revealed, at: float) -> float:
    """When a client that shows one event after the other is through with these.

    Bots choose at once: it may still be busy with the reveals before.
    """
    seconds = SECONDS_TO_SEE_AN_EVENT * sum(map(len, entry.events))
    return min(max(match.shown_at, at) + seconds, at + MOST_SECONDS_TO_SEE)


# What leaves


def seen(match: Match, viewer: Viewer) -> TableView[Any, Any] | None:
    """What a viewer may know of the game: None before it begins, or if it is only archived."""
    if match.table is None:
        return None
    return look(match.game().game, match.table, viewer, match.pending)


def news(match: Match, entry: e.Entry, viewer: Viewer) -> Any:
    """An entry of the log as one viewer is told it."""
    if not isinstance(entry, e.Revealed):
        return entry.seen_by(viewer)
    archived = match.status is Status.ARCHIVED
    steps = (old_events if archived else read_events)(match.options.game, entry.events)
    told = [as_seen_by(viewer, step) for step in steps]
    return replace(entry, inputs=None, events=told)
