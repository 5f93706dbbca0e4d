"""Connections as they are: slow, in order each way, and cut without a word.

What goes through them are bytes, made and read by msgspec as on a real socket.
"""

from random import Random
from typing import Final, Protocol

from tests.simulation.loop import SimLoop

MAX_UNREAD: Final = 64
"""How many messages may wait for a client before the server gives up on it (case 16)."""


class End(Protocol):
    """Either end of a wire."""

    def hear(self, wire: "Wire", frame: bytes, /) -> None:
        """A frame came in."""

    def lose(self, wire: "Wire", /) -> None:
        """The connection is gone."""


class Network:
    """How slow everything is under this seed."""

    def __init__(self, loop: SimLoop, rng: Random, lag: float) -> None:
        self.loop, self._rng, self._lag = loop, rng, lag
        self.wires: dict[Wire, None] = {}

    def connect(self, client: End, server: End) -> "Wire":
        wire = Wire(self, client, server)
        self.wires[wire] = None
        return wire

    def latency(self) -> float:
        """Mostly short; now and then a packet has to be sent again."""
        drawn = self._rng.random()
        return self._lag * (drawn if drawn < 0.95 else 20 * drawn) + 1e-4


class Wire:
    """One connection. First in, first out each way; a cut loses what is on its way."""

    def __init__(self, network: Network, client: End, server: End) -> None:
        self._network, self._client, self.server = network, client, server
        self.up = True
        self.dead_air = False
        """Half open: nothing goes through any more, and nobody notices."""
        self.reading = True
        self.turned_away = False
        """The server has closed it, because the seat is not the client's (4401)."""
        self._held: list[bytes] = []
        self._clear = {client: 0.0, server: 0.0}

    def to_server(self, frame: bytes) -> None:
        self._send(self.server, frame)

    def to_client(self, frame: bytes) -> None:
        self._send(self._client, frame)

    def stop_reading(self) -> None:
        """The client is busy with something else."""
        self.reading = False

    def read_on(self) -> None:
        self.reading = True
        held, self._held = self._held, []
        for frame in held:
            self._arrive(self._client, frame)

    def cut(self) -> None:
        """Both ends hear of it, each in its own time."""
        if not self.up:
            return
        self.up = False
        self._network.wires.pop(self, None)
        for end in (self._client, self.server):
            self._network.loop.call_later(self._network.latency(), end.lose, self)

    def _send(self, to: End, frame: bytes) -> None:
        if not self.up or self.dead_air:
            return
        at = max(self._network.loop.now + self._network.latency(), self._clear[to] + 1e-6)
        self._clear[to] = at
        self._network.loop.call_at(at, self._arrive, to, frame)

    def _arrive(self, to: End, frame: bytes) -> None:
        if not self.up or self.dead_air:
            return
        if to is self._client and not self.reading:
            self._held.append(frame)
            if len(self._held) > MAX_UNREAD:
                self.cut()
            return
        to.hear(self, frame)
