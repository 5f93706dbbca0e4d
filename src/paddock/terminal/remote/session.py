"""A seat at a table on a server, or a place to watch, as a session."""

import asyncio
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from paddock import protocol as p
from paddock.catalog import GAMES
from paddock.client.connection import Connection, LinkState, builtins_of, new_key
from paddock.client.kept_seats import KeptSeat, KeptSeats
from paddock.client.link import Link
from paddock.client.seating import new_contribution, pledge_for
from paddock.client.values import (
    choice_in,
    config_in,
    events_in,
    options_in,
    result_in,
    view_in,
)
from paddock.core import Event
from paddock.core.message import Message, Pilot, message
from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.terminal.characters import character
from paddock.terminal.clock import Clock
from paddock.terminal.session import (
    Happened,
    Linked,
    LinkShown,
    Noted,
    Said,
    Scene,
    SeatShown,
    Update,
)
from paddock.words import one_line


class RemoteSession:
    """Listens to one table, and after it to its rematch."""

    talks = True

    def __init__(self, link: Link, keeping: KeptSeats, kept: KeptSeat | None) -> None:
        self._keeping = keeping
        self._greeting: Message | None = None
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[Any]] = set()
        self._meet_table(link, kept)
        self._connect()

    def _meet_table(self, link: Link, kept: KeptSeat | None) -> None:
        self.link, self._kept = link, kept
        self.seat = None if kept is None else kept.seat
        self._welcome: p.AnyWelcome | None = None
        self._look: p.AnyLook | None = None
        self._waiting_for: tuple[int, ...] = ()
        self._past = self._calls = 0
        self._skew = 0.0
        self._contributed = self._contributing = False

    def _connect(self) -> None:
        cookie = "" if self._kept is None else self._kept.cookie
        self._connection = Connection(self.link, self.seat, cookie, self._hear, self._change)

    def wish_for_name(self, name: str) -> None:
        """Note that a player who comes back keeps the seat's name: any other is not used.

        That is said below all that is past.
        """
        if self._kept is not None and self._kept.name != name:
            used = one_line(self._kept.name)
            self._greeting = message("play-back-as", name=used, other=name)

    async def next(self) -> Update:
        """Wait for what comes next."""
        if self._running is None:
            self._running = asyncio.create_task(self._connection.run())
        return await self._updates.get()

    # What is heard

    def _change(self, link: LinkState, why: str | None) -> None:
        if link is LinkState.REFUSED and why == Reason.NOT_YOUR_SEAT:
            self._keeping.drop(self.link)
        self._updates.put_nowait(Linked(LinkShown(link), why))

    def _hear(self, sent: p.AnyFromServer) -> None:
        match sent:
            case p.Welcome():
                self._meet(sent)
            case p.News():
                self._learn(sent)
            case p.Look():
                self._settle(sent)
            case p.Presence():
                self._show()
            case _:
                pass

    def _meet(self, welcome: p.AnyWelcome) -> None:
        if self._welcome is None:
            self._past = welcome.head
            if welcome.invitation is not None:
                said = message("play-invitation", code=welcome.invitation)
                self._updates.put_nowait(Noted(said))
        self._welcome = welcome
        self._skew = welcome.now - time.time()

    def _learn(self, news: p.AnyNews) -> None:
        entry = news.entry
        past = news.number <= self._past
        match entry:
            case e.Revealed(events=sent):
                for event in self._events(sent):
                    self._updates.put_nowait(Happened(event, past))
            case e.Chose():
                self._chosen(entry)
            case e.Contributed(seat):
                self._contributed |= seat == self.seat
            case e.Called() | e.CalledOff():
                self._called(news.number, off=isinstance(entry, e.CalledOff))
            case e.Said(seat, text):
                self._updates.put_nowait(Said(seat, text))
            case _:
                pass
        if (note := _note(entry, self._calls)) is not None and not past:
            self._updates.put_nowait(Noted(note))

    def _called(self, line: int, *, off: bool) -> None:
        """Count the calls for the seed; after the start was called off, draw a new contribution."""
        self._calls = 0 if off else self._calls + 1
        if off and self._kept is not None:
            self._kept = self._keeping.renew(self.link, self._kept, line, new_contribution())

    def _events(self, sent: Any) -> tuple[Event, ...]:
        """The events of a line; none, if they are of rules that this Paddock does not have."""
        try:
            return events_in(GAMES[self._game()], sent)
        except msgspec.ValidationError:
            return ()

    def _chosen(self, entry: e.Chose[Any]) -> None:
        """A choice comes without a look: only whose it is, and for its owner what it is."""
        look = self._look
        if look is None or entry.decision != look.decision:
            return
        self._waiting_for = tuple(seat for seat in self._waiting_for if seat != entry.seat)
        if entry.seat == self.seat:
            self._look = replace(look, my_choice=entry.action)
        self._show()

    def _settle(self, look: p.AnyLook) -> None:
        self._look, self._waiting_for = look, look.waiting_for
        self._show()
        if look.status is p.Status.SEEDING:
            self._run(self._contribute())
        if look.status is p.Status.LOBBY:
            self._run(self._pledge(look))
        if look.rematch is not None:
            self._follow(look.rematch)

    def _show(self) -> None:
        if (scene := self._scene()) is None:
            return
        self._updates.put_nowait(scene)
        if self._greeting is not None:
            self._updates.put_nowait(Noted(self._greeting))
            self._greeting = None

    def _scene(self) -> Scene | None:
        look, welcome = self._look, self._welcome
        if look is None or welcome is None:
            return None
        entry = GAMES[self._game()]
        config = self._config()
        seats = self._seats(look, welcome.code)
        bare = Scene(
            game=entry.name,
            config=config,
            status=look.status,
            seat=self.seat,
            seats=seats,
        )
        if look.view is None or config is None:
            return bare
        options = options_in(entry, look)
        view = view_in(entry, look, welcome.config)
        return replace(
            bare,
            decision=look.decision,
            view=view,
            options=options,
            prospects=entry.rules.prospects(view, options),
            my_choice=choice_in(entry, look),
            waiting_for=self._waiting_for,
            result=result_in(look),
            clock=self._clock(look.deadline),
        )

    def _seats(self, look: p.AnyLook, code: str) -> tuple[SeatShown, ...]:
        """Who sits where, and whom the server does not reach."""
        there = self._connection.connected
        return tuple(
            [
                SeatShown(
                    name=seat.name,
                    bot=seat.bot,
                    ready=seat.ready,
                    pledged=seat.pledged,
                    stood_in=seat.stood_in,
                    away=seat.name is not None and not seat.stood_in and number not in there,
                    character=character(code, number),
                )
                for number, seat in enumerate(look.seats)
            ]
        )

    def _clock(self, deadline: float | None) -> Clock | None:
        """The server's deadline by our own clock, which does not stop while events are shown."""
        assert self._welcome is not None
        most = self._welcome.options.clock
        if deadline is None or most is None:
            return None
        return Clock(time.monotonic() + deadline - time.time() - self._skew, most)

    def _game(self) -> str:
        assert self._welcome is not None
        return self._welcome.options.game

    def _config(self) -> Any:
        """What was agreed; None where the server's rules are others than ours."""
        assert self._welcome is not None
        try:
            return config_in(GAMES[self._game()], self._welcome.config)
        except msgspec.ValidationError:
            return None

    # What is asked

    def _run(self, errand: Any) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _contribute(self) -> None:
        """Reveal this seat's part of the seed: all pledges are in the lines up to the call."""
        if self._kept is None or self.seat is None or self._contributed or self._contributing:
            return
        self._contributing = True
        await self._connection.ask(p.Contribute(new_key(), self._kept.contribution))
        self._contributing = False

    async def _pledge(self, look: p.AnyLook) -> None:
        """Pledge again at a rematch, and after a start that was called off."""
        if self._kept is None or self.seat is None or look.seats[self.seat].pledged:
            return
        pledge = pledge_for(self._kept.contribution)
        await self._connection.ask(p.Ready(new_key(), ready=False, pledge=pledge))

    def _follow(self, code: str) -> None:
        """Go to the rematch: over the same socket, unless this device has another seat there."""
        there, before = self.link.to(code), self._kept
        kept = self._keeping.follow(self.link, there, new_contribution())
        self._meet_table(there, kept)
        if _place(kept) == _place(before):
            self._connection.go_to(there)
            return
        if self._running is not None:
            self._running.cancel()
        self._connection.let_go()
        self._connect()
        self._running = asyncio.get_running_loop().create_task(self._connection.run())

    async def choose(self, decision: int, action: Any) -> str | None:
        """Choose in this decision, or change one's choice."""
        return await self._connection.ask(p.Choose(new_key(), decision, builtins_of(action)))

    async def say(self, text: str) -> str | None:
        """Chat."""
        if self.seat is None:
            return Reason.NOT_YOUR_SEAT
        return await self._connection.ask(p.Say(new_key(), text[:300]))

    async def ready(self, *, ready: bool) -> str | None:
        """Ready to start, or no longer."""
        return await self._connection.ask(p.Ready(new_key(), ready=ready))

    async def seat_bot(self, seat: int, level: str) -> str | None:
        """A bot on a free seat."""
        return await self._connection.ask(p.SeatBot(new_key(), seat, level))

    async def free_seat(self, seat: int) -> str | None:
        """Send a bot away, or leave one's own seat."""
        return await self._connection.ask(p.FreeSeat(new_key(), seat))

    async def start(self) -> str | None:
        """Begin."""
        return await self._connection.ask(p.Start(new_key()))

    async def again(self) -> str | None:
        """Another game with the same people."""
        return await self._connection.ask(p.Rematch(new_key()))

    def way_back(self) -> Message | None:
        """The link; the token of the seat is kept."""
        return message("play-way-back", command=f"paddock join {self.link.page()}")

    async def close(self) -> None:
        """Leave the socket; the seat remains ours."""
        tasks = [*self._errands, *([] if self._running is None else [self._running])]
        self._connection.let_go()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _place(kept: KeptSeat | None) -> tuple[int | None, str] | None:
    """The seat, and what is shown for it."""
    return None if kept is None else (kept.seat, kept.cookie)


def _note(entry: e.AnyEntry, calls: int) -> Message | None:  # noqa: PLR0911 - one case an entry
    """What is said of a line that is no part of the game."""
    match entry:
        case e.Called() if calls > 1:
            return message("web-shuffling-again")
        case e.Chose(seat=seat, by=e.By.DEFAULT):
            return message("web-too-late", pilot=Pilot(seat))
        case e.StoodIn(seat):
            return message("web-stood-in", pilot=Pilot(seat))
        case e.Returned(seat):
            return message("web-returned", pilot=Pilot(seat))
        case e.Hinted(_, seat):
            return message("web-hinted", pilot=Pilot(seat))
        case e.Extended(seconds):
            return message("web-extended", seconds=round(seconds))
        case e.CalledOff():
            return message("web-called-off")
        case e.Failed():
            return message("web-rules-failed")
        case _:
            return None
