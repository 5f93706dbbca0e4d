"""What a table is to a screen: scenes to settle on, what happened between, what one may do.

`local` plays it in this process, `remote` on a server. A screen cannot tell which it is.
"""

from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from paddock.core import Event, GameOver
from paddock.core.message import Message
from paddock.protocol import Status
from paddock.terminal.characters import BOLD
from paddock.terminal.clock import Clock


class SeatShown(Struct, frozen=True):
    """Who sits on a seat: a name, the level of a bot, or nobody."""

    name: str | None
    bot: str | None
    ready: bool = True
    pledged: bool = True
    stood_in: bool = False
    away: bool = False
    """Whether the player is not connected to the server; never where a bot plays for them."""
    character: str = BOLD[0]
    """The name of a bot that sits there."""

    def free(self) -> bool:
        """Whether nobody sits there."""
        return self.name is None and self.bot is None


class Scene(Struct, frozen=True):
    """The table as one viewer, a seat or a spectator, may know it now.

    `view` is None before the game begins, `clock` where people take the time they like.
    """

    game: str
    config: Any
    status: Status
    seat: int | None
    seats: tuple[SeatShown, ...]
    decision: int = 0
    view: Any = None
    options: tuple[Any, ...] = ()
    prospects: Any = None
    my_choice: Any = None
    waiting_for: tuple[int, ...] = ()
    result: GameOver | None = None
    clock: Clock | None = None

    def asks_me(self) -> bool:
        """Whether there is something to choose, or to change."""
        return bool(self.options)


class Happened(Struct, frozen=True):
    """An event as this viewer saw it. What is `past` had happened before they came."""

    event: Event
    past: bool = False


class Noted(Struct, frozen=True):
    """Something beside the game, to be said."""

    sentence: Message


class Said(Struct, frozen=True):
    """Chat; a spectator has no seat."""

    seat: int | None
    text: str


class LinkShown(StrEnum):
    """The connection as a screen shows it. After `LOST` it is tried again, after `REFUSED` not."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    REFUSED = "refused"


class Linked(Struct, frozen=True):
    """A change of the connection, and why it was refused."""

    link: LinkShown
    why: str | None = None


Update: TypeAlias = Scene | Happened | Noted | Said | Linked


class Session(Protocol):
    """A seat at a table, or a place to watch. What is asked answers why not, or None."""

    talks: bool
    """Whether there is somebody to chat with."""

    async def next(self) -> Update:
        """Wait for what comes next."""
        ...

    async def choose(self, decision: int, action: Any) -> str | None:
        """Choose in this decision, or change one's choice; it is never applied to another."""
        ...

    async def say(self, text: str) -> str | None:
        """Chat."""
        ...

    async def ready(self, *, ready: bool) -> str | None:
        """In the lobby: ready to start, or no longer."""
        ...

    async def seat_bot(self, seat: int, level: str) -> str | None:
        """In the lobby: a bot on a free seat."""
        ...

    async def free_seat(self, seat: int) -> str | None:
        """In the lobby: send a bot away, or leave one's own seat."""
        ...

    async def start(self) -> str | None:
        """In the lobby: begin."""
        ...

    async def again(self) -> str | None:
        """After the game: another one, with the same people."""
        ...

    def way_back(self) -> Message | None:
        """How to come back after leaving now; None where nothing is left to come back to."""
        ...

    async def close(self) -> None:
        """Leave."""
        ...
