"""The interface between the service and the bot runner."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from paddock.core import Seat
from paddock.game_entry import Action
from paddock.proof.entry import By
from paddock.server.table.match import Match


class Thought(Struct, frozen=True):
    """A choice for a bot's seat. `by` says if that bot made it, or a quicker one in its place."""

    action: Action
    by: By = By.BOT


Think: TypeAlias = Callable[[Match, Seat], Awaitable[Thought]]
"""A choice for a seat, made from what that seat may know, off the event loop."""
