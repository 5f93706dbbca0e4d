"""Tables that hold still for a look: moments of golden records, sent by a socket of the test's own.

What the browser hears is made as the server makes it. So every phase can be looked at, also those
that a race against bots comes to one time in four, and a reveal stops at each of its events.
"""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Chance, Decision, Seat, Viewer, as_seen_by, replay
from paddock.proof import entry as e
from paddock.protocol import AnyWelcome, Look, News, Odds, Pong, SeatShown, Status, Welcome
from paddock.record_file import parse_record
from paddock.server.table.match import without_config
from tests.browser.people import Person

RECORDS: Final = Path(__file__).parents[1] / "records"
CODE: Final = "POSE"
NAMES: Final = ("Wilhelmina-Aleksandra", None, "Maximilian Quick", None, "Zoë", None)
"""Who sits where; None: a bot."""
LONG: Final = 3600.0
"""Seconds to the deadline: the clock stands at its start, however slow the machine is. A clock in
its last ten seconds changes its colour between a look and a picture."""
STOPPED: Final = 0.001
"""A pace at which no event ends by itself."""
HOLD: Final = """(() => {
  const later = window.setTimeout;
  window.cues = [];
  window.setTimeout = (task, milliseconds, ...more) => {
    if (milliseconds < 100_000) return later(task, milliseconds, ...more);
    window.cues.push(task);
    return 0;
  };
})();"""
"""What waits for long waits until it is called."""
MAX_BEATS: Final = 40
A_BEAT: Final = 60.0
"""Milliseconds in which the page draws the next event."""

_encode: Final = msgspec.json.Encoder().encode


class Moment(msgspec.Struct, frozen=True):
    """A decision that a game came to, and what happened since the one before, step by step."""

    state: Any
    events: Sequence[Any]
    asked: tuple[int, ...]


@cache
def moments(record: str) -> tuple[Any, tuple[Moment, ...]]:
    """The settings of a golden record and its decisions, with the end as the last."""
    played = parse_record((RECORDS / f"{record}.json").read_bytes())
    rules, found, events = GAMES[record.partition("-")[0]].rules.game, list[Moment](), list[Any]()
    for step in replay(rules, played):
        events.append(step.events)
        waiting = rules.pending(step.state)
        if not isinstance(waiting, Chance):
            asked = tuple(sorted(waiting.options)) if isinstance(waiting, Decision) else ()
            found.append(Moment(step.state, events, asked))
            events = []
    return played.config, tuple(found)


class Pose:
    """A moment of a game, and who looks at it."""

    def __init__(
        self,
        record: str,
        wanted: Callable[[Any], bool],
        *,
        seats: Sequence[int] | None = None,
        played: tuple[Any, tuple[Moment, ...]] | None = None,
    ) -> None:
        """`played`: settings and moments that are in no record."""
        self.record, self.game = record, record.partition("-")[0]
        self.config, self._all = moments(record) if played is None else played
        self.names: Sequence[str | None] = NAMES
        self.waiting_for: tuple[int, ...] | None = None
        self.at = next(at for at, one in enumerate(self._all) if wanted(one.state))
        self.seats = list(self._all[self.at].asked[:1]) if seats is None else seats
        self.lost = self.remarks = False
        self.clock: int | None = 90
        self.seconds_left = LONG
        self.heard: Callable[[str], None] = lambda _: None
        self._sockets: list[WebSocketRoute] = []
        self._shown = self.at

    def hold(self, person: Person, path: str = f"/t/{CODE}") -> None:
        """Show it to somebody, as it stands and with all that led there in the history."""
        person.page.route_web_socket(re.compile(f"/api/tables/{CODE}/socket"), self._serve)
        person.page.route(re.compile(f"/api/tables/{CODE}/odds"), self._estimate)
        # A device keeps the replay of a game that ended; this table has none.
        person.page.route(
            re.compile(f"/api/tables/{CODE}/replay"), lambda route: route.fulfill(json={})
        )
        kept = [
            {"seat": seat, "name": self.names[seat], "contribution": "00"} for seat in self.seats
        ]
        seats = json.dumps(json.dumps({CODE: kept}))
        person.context.add_init_script(f"localStorage.setItem('paddock.seats', {seats});")
        person.goto(path)
        expect(person.page.locator("h1, .curtain").first).to_be_visible()

    def reveal(self) -> list[str]:
        """Tell of what leads to the next decision; the kinds of these events."""
        self._shown += 1
        for socket in self._sockets:
            viewer = _viewer(socket)
            socket.send(self._line(self._shown, viewer))
            socket.send(self._look(viewer))
        seen = _seen(self._all[self._shown], self._viewer())
        return [type(event).__name__ for step in seen for event in step]

    def lose(self) -> None:
        """The connection is gone, and nobody answers."""
        self.lost = True
        for socket in self._sockets:
            socket.close()

    def _viewer(self) -> Viewer:
        return Seat(self.seats[0]) if len(self.seats) == 1 else SPECTATOR

    def _serve(self, socket: WebSocketRoute) -> None:
        if self.lost:
            socket.close()
            return
        self._sockets.append(socket)
        socket.on_message(lambda said: self._answer(socket, json.loads(said)))

    def _estimate(self, route: Route) -> None:
        """The chances to be out, as the server estimates them."""
        entry, moment = GAMES[self.game], self._all[self._shown]
        seat = Seat(int(route.request.url.rpartition("seat=")[2]))
        waiting = entry.rules.game.pending(moment.state)
        options = waiting.options.get(seat, ()) if isinstance(waiting, Decision) else ()
        view, estimate = entry.rules.game.view(moment.state, seat), entry.rules.prospects_with_odds
        assert estimate is not None
        route.fulfill(body=_json(Odds(self._shown, estimate(view, options))))

    def _answer(self, socket: WebSocketRoute, said: Any) -> None:
        self.heard(said["type"])
        if said["type"] == "Ping":
            socket.send(_json(Pong(said["sent"], time.time())))
        if said["type"] != "Hello":
            return
        viewer = _viewer(socket)
        socket.send(_json(self._welcome(viewer)))
        lines = [self._line(at, viewer) for at in range(self._shown + 1)] + self._remarks()
        for line in lines[said["cursor"] :]:
            socket.send(line)
        socket.send(self._look(viewer))

    def _remarks(self) -> list[str]:
        if not self.remarks:
            return []
        said = [("Supercalifragilistic" * 6, False), ("wow", True), ("Room for two?", False)]
        first = self._shown + 2
        return [
            _json(News(first + at, 0.0, "0" * 64, e.Said(Seat(at), text, emote)))
            for at, (text, emote) in enumerate(said)
        ]

    def _welcome(self, viewer: Viewer) -> AnyWelcome:
        return Welcome(
            code=CODE,
            seat=None if viewer is SPECTATOR else viewer,
            status=self._status(),
            options=e.Options(game=self.game, players=self.config.players, clock=self.clock),
            config=self.config,
            commitment="0" * 64,
            connected=tuple(map(Seat, range(self.config.players))),
            head=self._shown + 1 + len(self._remarks()),
            now=time.time(),
        )

    def _line(self, at: int, viewer: Viewer) -> str:
        seen = _seen(self._all[at], viewer)
        return _json(News(at + 1, 0.0, "0" * 64, e.Revealed(at, None, tuple(map(tuple, seen)))))

    def _look(self, viewer: Viewer) -> str:
        moment, entry = self._all[self._shown], GAMES[self.game]
        view = entry.rules.game.view(moment.state, viewer)
        waiting = entry.rules.game.pending(moment.state)
        asked = waiting.options if isinstance(waiting, Decision) else {}
        options = () if viewer is SPECTATOR else asked.get(viewer, ())
        return _json(
            Look(
                head=self._shown + 1,
                status=self._status(),
                seats=tuple([_seat(name) for name in self.names[: self.config.players]]),
                decision=self._shown,
                clock_starts=None if self._over() or self.clock is None else time.time() - 30,
                deadline=None
                if self._over() or self.clock is None
                else time.time() + self.seconds_left,
                view=without_config(view),
                options=options,
                prospects=entry.rules.prospects(view, options),
                my_choice=None,
                asked=tuple(sorted(asked)),
                waiting_for=tuple(map(Seat, self.waiting_for or moment.asked)),
                result=None,
                rematch=None,
            )
        )

    def _over(self) -> bool:
        return not self._all[self._shown].asked

    def _status(self) -> Status:
        return Status.OVER if self._over() else Status.PLAYING


def cue(person: Person) -> bool:
    """On with the reveal, to its next event; whether there was one.

    Everything that waits goes on: the first may be a wait that was skipped since.
    """
    went: bool = person.page.evaluate(
        """() => {
          const waiting = window.cues.splice(0);
          for (const next of waiting) next();
          return waiting.length > 0;
        }"""
    )
    return went


def hold_reveal(person: Person, pose: Pose) -> None:
    """Show it, and of what leads to its next decision the first event."""
    person.context.add_init_script(HOLD)
    pose.hold(person)
    pose.reveal()
    person.page.wait_for_function("window.cues.length > 0")


def beats(person: Person) -> Iterator[int]:
    """A held reveal, one event after the other."""
    for beat in range(MAX_BEATS):
        yield beat
        if not cue(person):
            return
        person.page.wait_for_timeout(A_BEAT)


def go_on_to(person: Person, there: Locator) -> None:
    """Show a held reveal until something is there, or to its end."""
    for _ in beats(person):
        if there.count() > 0:
            return


def _seen(moment: Moment, viewer: Viewer) -> list[Any]:
    return [as_seen_by(viewer, step) for step in moment.events]


def _viewer(socket: WebSocketRoute) -> Viewer:
    seat = re.search(r"[?&]seat=(\d+)", socket.url)
    return SPECTATOR if seat is None else Seat(int(seat[1]))


def _seat(name: str | None) -> SeatShown:
    bot = "regular" if name is None else None
    return SeatShown(name, bot, ready=True, pledged=True, stood_in=False)


def _json(message: Any) -> str:
    return _encode(message).decode()
