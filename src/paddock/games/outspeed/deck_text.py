"""A deck as the TOML text that `deck_file` reads."""

import json
from collections.abc import Iterator

from paddock.games.outspeed.deck_file import DICE_OF, FACES
from paddock.games.outspeed.tiles import TOKENS, Amount, Deck, Face, Route


def write_deck(deck: Deck) -> str:
    """The text of a deck: read again, it is the same deck."""
    return "\n".join(_lines(deck)) + "\n"


def _lines(deck: Deck) -> Iterator[str]:
    name = json.dumps(deck.name, ensure_ascii=False)
    yield from ('game = "outspeed"', f"name = {name}", "", "[tokens]")
    for token, count in zip(TOKENS, deck.tokens, strict=True):
        yield f"{token} = {count}"
    yield from ("", "[dice]", f"yellow = {[*deck.yellow]}", f"blue = {[*deck.blue]}")
    for tile in deck.tiles:
        yield from ("", "[[tile]]", f"number = {tile.number}")
        for title, face in zip(FACES, (tile.face34, tile.face56), strict=True):
            yield f"[tile.{title}]"
            yield from _face(face)


def _face(face: Face) -> Iterator[str]:
    for side, route in face.lit().items():
        yield f"{side} = {{ {', '.join(_route(route))} }}" if route != Route() else f"{side} = {{}}"


def _route(route: Route) -> Iterator[str]:
    if route.room is not None:
        yield f"room = {route.room}"
    for field in DICE_OF:
        terms = [*_terms(getattr(route, field), DICE_OF[field])]
        if terms:
            yield f"{field} = [{', '.join(terms)}]"
    if route.token:
        yield "token = true"


def _terms(amount: Amount, die: str) -> Iterator[str]:
    """1.6 Symbols first, then the number; one above 9 needs several terms (13.2)."""
    yield from [f'"{die}"'] * amount.dice
    yield from (f'"{side}"' for side in amount.counts)
    if amount.dial:
        yield '"dial"'
    left = amount.number
    while left:
        yield str(min(left, 9))
        left -= min(left, 9)
