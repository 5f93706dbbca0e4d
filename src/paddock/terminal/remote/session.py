"""A seat at a table on a server, or a place to watch, as a session."""

import asyncio
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from paddock import protocol as p
from paddock.catalog import GAMES
from paddock.core import GameOver
from paddock.core.message import Message, Pilot, message
from paddock.terminal.clock import Clock
from paddock.terminal.remote.keeping import Keeping, Kept
from paddock.terminal.remote.link import Link
from paddock.terminal.remote.sitting import new_contribution, pledge_for
from paddock.terminal.remote.wire import Wire, builtins_of, new_key
from paddock.terminal.session import Happened, Linked, Noted, Said, Scene, SeatShown, Update
from paddock.terminal.views import VIEWS
from paddock.words import one_line


class RemoteSession:
    """Listens to one table, and after it to its rematch."""

    talks = True

    def __init__(self, link: Link, keeping: Keeping, kept: Kept | None) -> None:
        self.link, self._keeping = link, keeping
        self._greeting: Message | None = None
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[Any]] = set()
        self._sit(link, kept)

    def _sit(self, link: Link, kept: Kept | None) -> None:
        self.link, self._kept = link, kept
        self.seat = None if kept is None else kept.seat
        self._welcome: p.Welcome | None = None
        self._look: p.Look | None = None
        self._waiting_for: tuple[int, ...] = ()
        self._past = 0
        self._skew = 0.0
        self._contributed = self._contributing = False
        cookie = "" if kept is None else kept.cookie
        self._wire = Wire(link, self.seat, cookie, self._hear, self._change)

    def wish_for_name(self, name: str) -> None:
        """Whoever comes back has the name that their seat was taken with: any other is not used.

        That is said below all that is past.
        """
        if self._kept is not None and self._kept.name != name:
            used = one_line(self._kept.name)
            self._greeting = message("play-back-as", name=used, other=name)

    async def next(self) -> Update:
        """Wait for what comes next."""
        if self._running is None:
            self._running = asyncio.create_task(self._wire.run())
        return await self._updates.get()

    # What is heard

    def _change(self, link: str, why: str | None) -> None:
        if link == "refused" and why == "not-your-seat":
            self._keeping.drop(self.link)
        self._updates.put_nowait(Linked(link, why))

    def _hear(self, told: p.FromServer) -> None:
        match told:
            case p.Welcome():
                self._meet(told)
            case p.News():
                self._learn(told)
            case p.Look():
                self._settle(told)
            case _:
                pass

    def _meet(self, welcome: p.Welcome) -> None:
        if self._welcome is None:
            self._past = welcome.head
        self._welcome = welcome
        self._skew = welcome.now - time.time()

    def _learn(self, news: p.News) -> None:
        entry: dict[str, Any] = news.entry
        past = news.number <= self._past
        match entry["type"]:
            case "Revealed":
                for event in self._events(entry["events"]):
                    self._updates.put_nowait(Happened(event, past))
            case "Chose":
                self._chosen(entry)
            case "Contributed":
                self._contributed |= entry["seat"] == self.seat
            case "Said":
                self._updates.put_nowait(Said(entry["seat"], entry["text"]))
            case _:
                pass
        if (note := _note(entry)) is not None and not past:
            self._updates.put_nowait(Noted(note))

    def _events(self, told: Any) -> list[Any]:
        """The events of a line; none, if they are of rules that this Paddock does not have."""
        several: Any = list
        kind = several[several[GAMES[self._game()].event_type]]
        try:
            steps = msgspec.convert(told, kind, str_keys=True)
        except msgspec.ValidationError:
            return []
        return [event for step in steps for event in step]

    def _chosen(self, entry: dict[str, Any]) -> None:
        """That another has chosen comes without a look."""
        if self._look is not None and entry["decision"] == self._look.decision:
            self._waiting_for = tuple(s for s in self._waiting_for if s != entry["seat"])
            if entry["seat"] != self.seat:
                self._show()

    def _settle(self, look: p.Look) -> None:
        self._look, self._waiting_for = look, look.waiting_for
        self._show()
        if look.status == "seeding":
            self._run(self._contribute())
        if look.status == "lobby":
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
        seats = msgspec.convert(look.seats, tuple[SeatShown, ...])
        config = self._config()
        bare = Scene(
            game=entry.name, config=config, status=look.status, seat=self.seat, seats=seats
        )
        if look.view is None or config is None:
            return bare
        options = msgspec.convert(look.options, tuple[entry.action_type, ...])  # type: ignore[name-defined]
        view = _view(VIEWS[entry.name], look.view, welcome.config)
        return replace(
            bare,
            decision=look.decision,
            view=view,
            options=options,
            prospects=entry.prospects(view, options),
            my_choice=_converted(look.my_choice, entry.action_type),
            waiting_for=self._waiting_for,
            result=_converted(look.result, GameOver),
            clock=self._clock(look.deadline),
        )

    def _clock(self, deadline: float | None) -> Clock | None:
        """The server's deadline by our own clock, which does not stop while events are shown."""
        assert self._welcome is not None
        most = self._welcome.options["clock"]
        if deadline is None or most is None:
            return None
        return Clock(time.monotonic() + deadline - time.time() - self._skew, most)

    def _game(self) -> str:
        assert self._welcome is not None
        return str(self._welcome.options["game"])

    def _config(self) -> Any:
        """What was agreed; None where the server's rules are others than ours."""
        assert self._welcome is not None
        try:
            return _converted(self._welcome.config, GAMES[self._game()].config_type)
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
        await self._wire.ask(p.Contribute(new_key(), self._kept.contribution))
        self._contributing = False

    async def _pledge(self, look: p.Look) -> None:
        """At a rematch one's seat is kept, but not what one pledged."""
        if self._kept is None or self.seat is None or look.seats[self.seat]["pledged"]:
            return
        pledge = pledge_for(self._kept.contribution)
        await self._wire.ask(p.Ready(new_key(), ready=False, pledge=pledge))

    def _follow(self, code: str) -> None:
        """Go to the rematch, with the same seat."""
        there = self.link.to(code)
        kept = self._keeping.follow(self.link, there, new_contribution())
        if self._running is not None:
            self._running.cancel()
        self._wire.let_go()
        self._sit(there, kept)
        self._running = asyncio.get_running_loop().create_task(self._wire.run())

    async def choose(self, decision: int, action: Any) -> str | None:
        """Choose in this decision, or change one's choice."""
        return await self._wire.ask(p.Choose(new_key(), decision, builtins_of(action)))

    async def say(self, text: str) -> str | None:
        """Chat."""
        if self.seat is None:
            return "not-your-seat"
        return await self._wire.ask(p.Say(new_key(), text[:300]))

    async def ready(self, *, ready: bool) -> str | None:
        """Ready to start, or no longer."""
        return await self._wire.ask(p.Ready(new_key(), ready=ready))

    async def seat_bot(self, seat: int, level: str) -> str | None:
        """A bot on a free seat."""
        return await self._wire.ask(p.SeatBot(new_key(), seat, level))

    async def free_seat(self, seat: int) -> str | None:
        """Send a bot away, or leave one's own seat."""
        return await self._wire.ask(p.FreeSeat(new_key(), seat))

    async def start(self) -> str | None:
        """Begin."""
        return await self._wire.ask(p.Start(new_key()))

    async def again(self) -> str | None:
        """Another game with the same people."""
        return await self._wire.ask(p.Rematch(new_key()))

    def way_back(self) -> Message | None:
        """The link; the token of the seat is kept."""
        return message("play-way-back", command=f"paddock join {self.link.page()}")

    async def close(self) -> None:
        """Leave the socket; the seat remains ours."""
        tasks = [*self._errands, *([] if self._running is None else [self._running])]
        self._wire.let_go()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _note(entry: dict[str, Any]) -> Message | None:
    """What is said of a line that is no part of the game."""
    match entry:
        case {"type": "Chose", "by": "default", "seat": seat}:
            return message("web-too-late", pilot=Pilot(seat))
        case {"type": "StoodIn", "seat": seat}:
            return message("web-stood-in", pilot=Pilot(seat))
        case {"type": "Returned", "seat": seat}:
            return message("web-returned", pilot=Pilot(seat))
        case {"type": "Extended", "seconds": seconds}:
            return message("web-extended", seconds=round(seconds))
        case {"type": "Failed"}:
            return message("web-rules-failed")
        case _:
            return None


def _converted(tree: Any, kind: Any) -> Any:
    return None if tree is None else msgspec.convert(tree, kind, str_keys=True)


def _view(kind: Any, told: Any, config: Any) -> Any:
    """A view as it was told, together with the config, which came before."""
    return msgspec.convert({**told, "config": config}, kind, str_keys=True)
