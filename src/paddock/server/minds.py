"""What the service asks of whoever thinks for the bots."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from paddock.core import Seat
from paddock.server.match import Match

BOT: Final = "bot"
IN_HASTE: Final = "stand-in"


class Thought(Struct, frozen=True):
    """A choice for a bot's seat. `by` says if that bot made it, or a quicker one in its place."""

    action: Any
    by: str = BOT


Think: TypeAlias = Callable[[Match, Seat], Awaitable[Thought]]
"""A choice for a seat, made from what that seat may know, off the event loop."""
