"""Values of a game in words, for a client that does not know the game.

The client sends what the server sent it before, so nothing is told here that it does not know.
"""

from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException

from paddock.core import Seat
from paddock.core.message import Message, Part, Pilot
from paddock.game_entry import GameEntry
from paddock.protocol import Sentence, Tell, Told
from paddock.protocol.reasons import Reason

_WRONG: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""Errors that the words of a game may raise on values that no game of it could have sent."""


def told(game: GameEntry, wanted: Tell) -> Told:
    """Say in sentences of the game what a client was sent."""
    try:
        return Told(
            events=tuple([_events(game, event) for event in wanted.events]),
            options=tuple([_option(game, wanted.seat, option) for option in wanted.options]),
            moment=_moment(game, wanted),
        )
    except _WRONG:
        raise HTTPException(400, Reason.MALFORMED) from None


def _events(game: GameEntry, event: Any) -> tuple[Sentence, ...]:
    happened: Any = msgspec.convert(event, game.rules.event_type, str_keys=True)
    return tuple(map(_sentence, game.words.tell(happened)))


def _option(game: GameEntry, seat: int | None, option: Any) -> Sentence:
    action: Any = msgspec.convert(option, game.rules.action_type)
    return _sentence(game.words.action_name(action, Seat(seat or 0)))


def _moment(game: GameEntry, wanted: Tell) -> Sentence | None:
    if wanted.view is None:
        return None
    whole = {**wanted.view, "config": wanted.config}
    return _sentence(game.words.moment(msgspec.convert(whole, game.rules.view_type, str_keys=True)))


def _sentence(message: Message) -> Sentence:
    return Sentence(message.name, {name: _part(part) for name, part in message.parts.items()})


def _part(part: Part) -> Any:
    match part:
        case Pilot(number):
            return {"pilot": number}
        case Message():
            return _sentence(part)
        case list():
            return [_part(each) for each in part]
        case _:
            return part
