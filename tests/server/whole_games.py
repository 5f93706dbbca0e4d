"""Whole games, played through `decide` by bots and by people who are bots."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from msgspec import UNSET, Struct

from paddock.catalog import GAMES
from paddock.core import Decision, Seat
from paddock.proof import entry as e
from paddock.proof import fair, luck
from paddock.protocol import Status
from paddock.record_file import FORMAT
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.log_writer import LogWriter
from paddock.server.table.match import Match, begin

SECRET: Final = bytes(range(32))
LUCK: Final = bytes(range(32, 64))
CODE: Final = "KESTREL42ABC"
FIRST: Final = "KESTREL41ABC"
TOKEN_HASH: Final = "70" * 32


class Played(Struct, frozen=True):
    """A table after its game, and its whole log."""

    match: Match
    lines: tuple[e.AnyLine, ...]


class Table:
    """A table that keeps its log, and a clock that ticks with every command."""

    def __init__(self, options: e.Options, seed: int = 1, *kept: e.Sat | e.BotSat) -> None:
        """`kept` are seats that were kept for a rematch."""
        version, follows = GAMES[options.game].rules.version, FIRST if kept else UNSET
        opened = e.Opened(options, version, fair.commitment(SECRET, CODE), follows, FORMAT)
        secrets = SECRET if options.luck is UNSET else SECRET + LUCK
        log = LogWriter(begin(CODE, secrets, opened), 1000.0)
        for entry in (opened, *kept):
            log.write(entry)
        self.match, self.lines, self.now = log.match, [*log.lines], 1000.0
        self.rng = Random(seed)

    def do(self, command: c.Command, after: float = 0.25) -> None:
        """Do a command, or fail."""
        self.now += after
        decided = d.decide(self.match, command, self.now)
        self.match = decided.match
        self.lines += decided.lines

    def gather(self, bots: int = 1) -> None:
        """Everyone takes a seat: people, and at the end some bots."""
        people = self.match.options.players - bots
        for number in range(self.match.options.players):
            if number < people:
                pledge = fair.pledge(contribution_of(number))
                self.do(c.Sit(Seat(number), f"Zoë {number}", pledge, TOKEN_HASH))
                self.do(c.GetReady(Seat(number), ready=True))
            else:
                self.do(c.SeatBot(Seat(number), "random"))

    def start(self, silent: int = 0) -> None:
        """The seed is fixed; the last few people do not reveal their part of it."""
        self.do(c.Start())
        people = [n for n, seat in enumerate(self.match.seats) if seat.bot is None]
        for number in people[: len(people) - silent]:
            self.do(c.Contribute(Seat(number), contribution_of(number).hex()))
        if silent:
            self.do(c.Sweep(), after=20)

    def choose(self, seat: Seat) -> None:
        """Any option, for a seat that is asked."""
        pending = self.match.game().rules.game.pending(self.state())
        assert isinstance(pending, Decision)
        options = pending.options[seat]
        action = options[int(self.rng.random() * len(options))]
        by = e.By.BOT if self.match.seats[seat].played_by_bot() else e.By.OWNER
        self.do(c.Choose(seat, self.match.decision, action, by))

    def state(self) -> Any:
        """The whole truth about the game."""
        assert self.match.table is not None
        return self.match.table.state

    def decide_all(self) -> None:
        """One decision: everyone who is asked chooses."""
        for seat in sorted(self.match.waiting_for()):
            self.choose(seat)

    def play(self) -> Played:
        """To the end."""
        while self.match.status is Status.PLAYING:
            self.decide_all()
        return self.done()

    def done(self) -> Played:
        """What has come so far."""
        return Played(self.match, tuple(self.lines))


def contribution_of(number: int) -> bytes:
    """The part of the seed that the person on this seat gives."""
    return bytes([number]) * fair.CONTRIBUTION_BYTES


def _usual(table: Table) -> Played:
    table.gather()
    table.start()
    return table.play()


def _eventful(table: Table) -> Played:
    """Somebody leaves and comes back, talks, changes their mind, is late, is away and returns."""
    first = Seat(0)
    table.do(c.Sit(first, "Ada", fair.pledge(bytes(16)), TOKEN_HASH))
    table.do(c.Leave(first))
    table.gather()
    table.do(c.GetReady(first, ready=False))
    table.do(c.GetReady(first, ready=True))
    table.do(c.Say(first, 'Grüße an alle 🏁 \u2028\\"<b>'))
    table.start(silent=1)
    table.do(c.Extend(7.0))
    for _ in range(4):
        if table.match.waiting_for():
            table.choose(min(table.match.waiting_for()))
        table.do(c.Sweep(), after=100)
    away = [Seat(n) for n, seat in enumerate(table.match.seats) if seat.stood_in]
    table.do(c.Return(away[0]))
    seat = min(table.match.waiting_for())
    table.choose(seat)
    if table.match.waiting_for() and seat not in table.match.waiting_for():
        table.choose(seat)
    table.play()
    table.do(c.Say(None, "gg", emote=True))
    table.do(c.Meet("OTHERTABLE42"))
    return table.done()


def _rematch(table: Table) -> Played:
    """Two come back, each in their own way, one does not; a bot takes that seat, one is there."""
    kept = [e.Sat(Seat(number), f"Zoë {number}", None, TOKEN_HASH) for number in range(3)]
    table = Table(table.match.options, 1, *kept, e.BotSat(Seat(3), "random"))
    pledges = [fair.pledge(contribution_of(number)) for number in range(2)]
    table.do(c.GetReady(Seat(0), ready=False, pledge=pledges[0]))
    table.do(c.GetReady(Seat(1), ready=True, pledge=pledges[1]))
    table.do(c.Leave(Seat(2)))
    table.do(c.SeatBot(Seat(2), "random"))
    table.do(c.GetReady(Seat(0), ready=True))
    table.start()
    return table.play()


def _false_start(table: Table) -> Played:
    """Nobody contributes, twice; then all pledge again, and it begins."""
    table.gather()
    table.do(c.Start())
    for _ in range(2):
        table.do(c.Sweep(), after=20)
    people = [Seat(n) for n, seat in enumerate(table.match.seats) if seat.bot is None]
    for seat in people:
        table.do(c.GetReady(seat, ready=True, pledge=fair.pledge(contribution_of(seat))))
    table.start()
    return table.play()


def _closed(table: Table) -> Played:
    """On a luck that others play on, too; here they are told that it is over."""
    table.gather()
    table.do(c.Start())
    table.play()
    table.do(c.Say(None, "gg", emote=True))
    return table.done()


def _opened(table: Table) -> Played:
    """The same, and the luck is opened; again is once."""
    table.gather()
    table.do(c.Start())
    table.play()
    table.do(c.Disclose())
    table.do(c.Disclose())
    return table.done()


def _hinted(table: Table) -> Played:
    """A person alone among bots takes a hint, twice for one decision, and another later."""
    table.gather(bots=2)
    table.start()
    for hints in (2, 1):
        for _ in range(hints):
            table.do(c.TakeHint(Seat(0), table.match.decision))
        table.decide_all()
    return table.play()


_SHARED: Final = luck.commitment(LUCK)
GAMES_PLAYED: Final[dict[str, tuple[e.Options, Callable[[Table], Played]]]] = {
    "outspeed": (e.Options("outspeed", 3), _usual),
    "outspeed-six": (e.Options("outspeed", 6, variant="first_race"), _usual),
    "outspeed-eventful": (e.Options("outspeed", 4, clock=30), _eventful),
    "why_first": (e.Options("why_first", 3), _usual),
    "why_first-leon": (e.Options("why_first", 2), _usual),
    "why_first-tactical": (e.Options("why_first", 4, variant="tactical"), _usual),
    "why_first-rematch": (e.Options("why_first", 4, private=True), _rematch),
    "why_first-false-start": (e.Options("why_first", 3), _false_start),
    "why_first-hinted": (e.Options("why_first", 3), _hinted),
    "outspeed-luck": (e.Options("outspeed", 3, luck=_SHARED), _opened),
    "outspeed-closed": (e.Options("outspeed", 3, luck=_SHARED), _closed),
    "why_first-luck": (e.Options("why_first", 3, luck=_SHARED), _opened),
    "why_first-closed": (e.Options("why_first", 3, luck=_SHARED), _closed),
    "why_first-eventful": (e.Options("why_first", 3, clock=30), _eventful),
}


@cache
def whole_game(name: str) -> Played:
    """One of the games above, to its end."""
    options, play = GAMES_PLAYED[name]
    return play(Table(options))
