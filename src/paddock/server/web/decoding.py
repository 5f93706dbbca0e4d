"""Reads what a client sends: messages of its socket, and numbers, of which JSON has one kind."""

from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from paddock import protocol as p
from paddock.catalog import GAMES


def read_message(text: str, game: str | None = None) -> p.AnyFromClient | None:
    """Return a message from a client, or None if it is none.

    An action that the game does not have stays as it came: the table refuses it by its key.
    """
    try:
        for reader in _readers(game):
            with suppress(msgspec.ValidationError):
                return reader.decode(text)
        # JSON knows numbers only, and so do some clients: 4.0 is as whole as 4.
        tree = whole_numbers(msgspec.json.decode(text))
        for kind in _kinds(game):
            with suppress(msgspec.ValidationError):
                message: p.AnyFromClient = msgspec.convert(tree, kind)
                return message
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return None


@cache
def _readers(game: str | None) -> tuple[msgspec.json.Decoder[p.AnyFromClient], ...]:
    """By the actions of the game, then by any: a name is found faster than a union of types."""
    return tuple(msgspec.json.Decoder(kind) for kind in _kinds(game))


@cache
def _kinds(game: str | None) -> tuple[Any, ...]:
    kind: Any = p.FromClient
    known = [] if game is None else [GAMES[game].rules.action_type]
    return tuple(kind[action] for action in (*known, dict[str, Any]))


def whole_numbers(tree: Any) -> Any:
    """Return the same value with a whole number wherever a float has no fraction, at any depth."""
    match tree:
        case float() if tree.is_integer():
            return int(tree)
        case dict():
            return {name: whole_numbers(value) for name, value in tree.items()}
        case list():
            return [whole_numbers(value) for value in tree]
        case _:
            return tree
