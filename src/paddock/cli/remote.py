"""`paddock bot`: a bot at a table of a running server, over the protocol that everybody uses.

It sits down like a player (or shows the token of a seat), and is told what that seat is told.
"""

import json
import re
import secrets
import time
from argparse import Namespace
from collections.abc import Iterator
from random import SystemRandom
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from paddock.bots.bot import Bot, Shown
from paddock.bots.search import within
from paddock.catalog import GAMES, Entry, bot
from paddock.cli.arenas import bot_label
from paddock.cli.refusal import refuse
from paddock.core import Event
from paddock.server import fair
from paddock.words import Words

THINKING_SECONDS: Final = 0.3
TRIES: Final = 10
SECONDS_BETWEEN: Final = 1.0
GONE: Final = frozenset({4401, 4404})
"""The server does not want us: no use in trying again."""


class Place(Struct, frozen=True):
    """A seat at a table that is ours. `contribution` is our part of the seed, if we pledged one."""

    server: str
    code: str
    seat: int
    cookie: str
    contribution: bytes | None


def play_remotely(parsed: Namespace, words: Words) -> int:
    """Sit down, play until the game is over, and say how it went."""
    server, code = _address(parsed)
    place = _held(parsed, server, code) if parsed.token else _sit(parsed, words, server, code)
    label = bot_label(words, parsed.bot)
    print(words("bot-sits", bot=label, seat=place.seat + 1, table=code), flush=True)
    result = Player(place, parsed.bot).play()
    print(words("bot-over", place=result["places"][place.seat]))
    return 0


def _address(parsed: Namespace) -> tuple[str, str]:
    parts = urlsplit(parsed.url)
    code = parsed.table or parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[A-Z2-7]{12}", code):
        raise refuse("bot-no-server", url=parsed.url)
    return f"{parts.scheme}://{parts.netloc}", code


def _held(parsed: Namespace, server: str, code: str) -> Place:
    """A seat that was taken before."""
    if parsed.seat is None:
        raise refuse("bot-needs-seat")
    seat = parsed.seat - 1
    return Place(server, code, seat, f"seat-{code}-{seat}={parsed.token}", None)


def _sit(parsed: Namespace, words: Words, server: str, code: str) -> Place:
    """Take a seat, with a pledge for our part of the seed."""
    contribution = secrets.token_bytes(fair.CONTRIBUTION_BYTES)
    name = parsed.name or bot_label(words, parsed.bot)[-24:]
    body: dict[str, Any] = {"name": name, "pledge": fair.pledge(contribution)}
    if parsed.seat is not None:
        body["seat"] = parsed.seat - 1
    headers = {"Content-Type": "application/json"}
    url = f"{server}/api/tables/{code}/seats"
    asked = Request(url, json.dumps(body).encode(), headers)  # noqa: S310 - http, as checked
    try:
        with urlopen(asked, timeout=30) as answer:  # noqa: S310 - the same
            seat = int(json.loads(answer.read())["seat"])
            cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
    except HTTPError as error:
        raise refuse("bot-refused", why=json.loads(error.read())["why"]) from error
    except URLError as error:
        raise refuse("bot-no-server", url=server) from error
    return Place(server, code, seat, cookie, contribution)


class Player:
    """Plays one seat until the game is over, whatever happens to the connection."""

    def __init__(self, place: Place, name: str) -> None:
        self._place, self._name = place, name
        self._entry: Entry | None = None
        self._config: Any = None
        self._events: list[Event] = []
        self._cursor = 0
        self._rng = SystemRandom()

    def play(self) -> Any:
        """The result of the game."""
        for _ in range(TRIES):
            try:
                with self._connected() as wire:
                    return self._until_over(wire)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in GONE:
                    raise refuse("bot-refused", why=str(closed.rcvd.code)) from closed
            except (OSError, WebSocketException):
                pass
            time.sleep(SECONDS_BETWEEN)
        raise refuse("bot-no-server", url=self._place.server)

    def _connected(self) -> ClientConnection:
        place = self._place
        address = f"{place.server.replace('http', 'ws', 1)}/api/tables/{place.code}/socket"
        headers = {"Cookie": place.cookie}
        return connect(f"{address}?seat={place.seat}", additional_headers=headers, proxy=None)

    def _until_over(self, wire: ClientConnection) -> Any:
        _say(wire, type="Hello", cursor=self._cursor)
        for message in _messages(wire):
            match message["type"]:
                case "Welcome":
                    self._welcomed(message)
                case "News":
                    self._told(message)
                case "Look" if message["result"] is not None:
                    return message["result"]
                case "Look":
                    self._answer(wire, message)
                case _:
                    pass
        raise ConnectionError

    def _welcomed(self, message: Any) -> None:
        self._entry = GAMES[message["options"]["game"]]
        self._config = message["config"]

    def _told(self, message: Any) -> None:
        self._cursor = message["number"]
        entry = message["entry"]
        if self._entry is not None and entry is not None and entry["type"] == "Revealed":
            for step in entry["events"]:
                self._events += [_read(event, self._entry.event_type) for event in step]

    def _answer(self, wire: ClientConnection, look: Any) -> None:
        """Do what the table waits for us to do. A key that was used does nothing twice."""
        place = self._place
        if look["status"] == "lobby" and not look["seats"][place.seat]["ready"]:
            _say(wire, type="Ready", key=secrets.token_hex(8), ready=True)
        if look["status"] == "seeding" and place.contribution is not None:
            _say(wire, type="Contribute", key="seed", contribution=place.contribution.hex())
        if look["options"] and look["my_choice"] is None:
            action = msgspec.to_builtins(self._choice(look), str_keys=True)
            key, decision = f"decision-{look['decision']}", look["decision"]
            _say(wire, type="Choose", key=key, decision=decision, action=action)

    def _choice(self, look: Any) -> Any:
        entry = self._entry
        assert entry is not None  # noqa: S101 - Welcome comes first
        view = _read({**look["view"], "config": self._config}, entry.view_type)
        options = tuple(_read(option, entry.action_type) for option in look["options"])
        player: Bot[Any] = bot(entry.name, self._name, view.seat, within(THINKING_SECONDS))
        return player.choose(Shown(options, view, tuple(self._events)), self._rng)


def _read(value: Any, kind: Any) -> Any:
    return msgspec.convert(value, kind, str_keys=True)


def _say(wire: ClientConnection, **message: Any) -> None:
    wire.send(json.dumps(message))


def _messages(wire: ClientConnection) -> Iterator[Any]:
    for text in wire:
        yield json.loads(text)
