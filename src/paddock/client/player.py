"""Plays one seat to the end of its game, whatever happens to the connection."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from paddock import protocol as p
from paddock.bots.bot import Shown
from paddock.catalog import GAMES
from paddock.client.connection import Connection, LinkState, builtins_of, new_key
from paddock.client.kept_seats import KeptSeat
from paddock.client.link import Link
from paddock.client.seating import RefusedError, new_contribution
from paddock.client.values import events_in, options_in, result_in, view_in
from paddock.core import Event, GameOver
from paddock.game_entry import GameEntry
from paddock.proof import fair
from paddock.proof.entry import Called, CalledOff, Revealed
from paddock.protocol.reasons import OwnReason

MAX_FAILURES: Final = 6
"""Connections that fail one after the other before `play` gives up: about 30 seconds."""

Choose: TypeAlias = Callable[[Shown[Any]], Any]
"""Picks one of `sight.options`; it runs in a thread of its own and may take its time."""


async def play(link: Link, seat: KeptSeat, choose: Choose) -> GameOver:
    """Play a seat until its game is over and return the result; raise RefusedError if it cannot."""
    player = _Player(link, seat, choose)
    running = asyncio.ensure_future(player.connection.run())
    try:
        return await player.over
    finally:
        player.connection.let_go()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class _Player:
    """A seat that plays: its knowledge of the table, and its choice when the table waits for it."""

    def __init__(self, link: Link, seat: KeptSeat, choose: Choose) -> None:
        assert seat.seat is not None  # noqa: S101 - a seat that was taken has a number
        self._kept, self._seat, self._choose = seat, seat.seat, choose
        self.connection = Connection(link, seat.seat, seat.cookie, self._hear, self._change)
        self.over: asyncio.Future[GameOver] = asyncio.get_running_loop().create_future()
        self._entry: GameEntry | None = None
        self._config: Any = None
        self._events: list[Event] = []
        self._failures = self._calls = 0
        self._called_off = False
        self._asked: set[str] = set()
        self._errands: set[asyncio.Task[None]] = set()

    def _change(self, link: LinkState, why: str | None) -> None:
        self._failures = 0 if link is LinkState.OPEN else self._failures + 1
        if link is LinkState.REFUSED or self._failures >= MAX_FAILURES:
            self._fail(why or OwnReason.OFFLINE)

    def _fail(self, why: str) -> None:
        if not self.over.done():
            self.over.set_exception(RefusedError(why))

    def _hear(self, heard: p.AnyFromServer) -> None:
        match heard:
            case p.Welcome():
                self._entry = GAMES[heard.options.game]
                self._config = heard.config
            case p.News():
                self._learn(heard)
            case p.Look():
                self._act(heard)
            case _:
                pass

    def _learn(self, news: p.AnyNews) -> None:
        if isinstance(news.entry, Called | CalledOff):
            self._calls += 1
            self._called_off |= isinstance(news.entry, CalledOff)
        if self._entry is not None and isinstance(news.entry, Revealed):
            self._events += events_in(self._entry, news.entry.events)

    def _act(self, look: p.AnyLook) -> None:
        """Do what the table waits for this seat to do."""
        if (result := result_in(look)) is not None and not self.over.done():
            self.over.set_result(result)
        elif look.status is p.Status.LOBBY:
            self._get_ready(look)
        elif look.status is p.Status.SEEDING:
            wish = p.Contribute(new_key(), self._kept.contribution)
            self._once(f"seed-{self._calls}", wish)
        elif look.options and look.my_choice is None:
            self._once(f"decision-{look.decision}", look)

    def _get_ready(self, look: p.AnyLook) -> None:
        """Say that this seat is ready; its pledge is new at a rematch and after a false start."""
        here = look.seats[self._seat]
        if self._called_off:
            self._kept = replace(self._kept, contribution=new_contribution())
            self._called_off = False
        if not here.ready:
            pledge = fair.pledge(bytes.fromhex(self._kept.contribution))
            known = {} if here.pledged else {"pledge": pledge}
            self._once(f"ready-{look.head}", p.Ready(new_key(), ready=True, **known))

    def _once(self, key: str, wish: Any) -> None:
        """Ask for something once, beside the listening; a Look asks for a choice."""
        if key in self._asked:
            return
        self._asked.add(key)
        task = asyncio.ensure_future(self._ask(key, wish))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _ask(self, key: str, wish: Any) -> None:
        try:
            request = await self._choice(key, wish) if isinstance(wish, p.Look) else wish
        except Exception as error:  # noqa: BLE001 - whatever a bot raises ends its game
            if not self.over.done():
                self.over.set_exception(error)
            return
        await self.connection.ask(request)

    async def _choice(self, key: str, look: p.AnyLook) -> p.Choose[Any]:
        entry = self._entry
        assert entry is not None  # noqa: S101 - Welcome comes first
        view = view_in(entry, look, self._config)
        sight: Shown[Any] = Shown(options_in(entry, look), view, tuple(self._events))
        action = await asyncio.to_thread(self._choose, sight)
        return p.Choose(key, look.decision, builtins_of(action))
