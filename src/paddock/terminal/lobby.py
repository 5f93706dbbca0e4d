"""What can be done before a game: keys and letters mean the same on the screen and in lines."""

from collections.abc import Coroutine
from typing import Any, TypeAlias

from paddock.catalog import LEVELS
from paddock.terminal.session import Scene, Session

Wish: TypeAlias = Coroutine[Any, Any, str | None]


def wishes(letter: str, scene: Scene, session: Session, level: str) -> list[Wish] | None:
    """What a letter asks the table for; None if it means nothing here."""
    if scene.seat is None:
        return None
    match letter:
        case "r":
            return [session.ready(ready=not scene.seats[scene.seat].ready)]
        case "b":
            free = [seat for seat, shown in enumerate(scene.seats) if shown.free()]
            return [session.seat_bot(seat, level) for seat in free]
        case "x":
            bots = [seat for seat, shown in enumerate(scene.seats) if shown.bot is not None]
            late = [
                seat
                for seat, shown in enumerate(scene.seats)
                if seat != scene.seat and not shown.free() and not shown.ready
            ]
            return [session.free_seat(seat) for seat in (bots or late)[-1:]]
        case "s":
            return [session.start()]
        case _:
            return None


def next_level(level: str) -> str:
    """The levels of bots, round and round."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]
