"""Reads everything that one player's page ever received, and finds what that seat may not know.

What the secrets were comes from the published record: the whole truth, once the game is over. Of a
game that goes on there is none yet; then only what has no place in front of a seat is found.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from paddock.games.outspeed.tiles import Token
from tests.browser.people import Person

SPECTATOR: Final = -1
Path: TypeAlias = tuple[str | int, ...]
TOKENS: Final = frozenset(Token)
OPEN_EVENTS: Final = frozenset(
    {"TokensTurnedUp", "TokenWithoutEffect", "ShipsEliminated", "ShipMoved"}
)
"""Events that show tokens to all (4.4, 4.13, 8.1), and what moves a ship (4.6)."""
OWN_PLACES: Final = ("my_tokens", "my_token", "my_choice", "options", "my_hand")
PUBLIC_PLACES: Final = ("discard", "resolution", "played", "laid", "prospects")


def leaks(person: Person, seat: int, record: dict[str, Any] | None = None) -> list[str]:
    """Whatever came to this page and is not for this seat."""
    found = [
        leak
        for frame in person.frames
        for leak in _in_frame(frame.message, seat if frame.seat is not None else SPECTATOR)
    ]
    if record is not None:
        found += _disclosed_early(person, record)
        found += _cards_too_early(person, seat, record)
    return found


def _in_frame(message: dict[str, Any], seat: int) -> Iterator[str]:
    match message["type"]:
        case "News":
            yield from _in_entry(message["number"], message["entry"], seat)
        case "Look":
            yield from _in_look(message, seat)
        case "Welcome":
            if message["seat"] not in {seat, None}:
                yield f"a socket of seat {message['seat']}"
        case "Ack" | "Refusal" | "Pong" | "Presence":
            pass
        case other:
            yield f"a message that nobody has looked at: {other}"


def _in_entry(number: int, entry: dict[str, Any], seat: int) -> Iterator[str]:
    if entry["type"] == "Chose" and entry["seat"] != seat and entry["action"] is not None:
        yield f"line {number}: the choice of seat {entry['seat']}, {entry['action']}"
    if entry.get("inputs") is not None:
        yield f"line {number}: inputs"
    for event in (one for some in entry.get("events") or [] for one in some):
        own = event.get("seat") == seat
        if event["type"] == "HandDealt" and not own and event["cards"] is not None:
            yield f"line {number}: the hand of seat {event['seat']}, {event['cards']}"
        if event["type"] not in OPEN_EVENTS and not own and (kinds := _tokens(event)):
            yield f"line {number}: {kinds} in {event['type']}"


def _in_look(look: dict[str, Any], seat: int) -> Iterator[str]:
    view = look["view"]
    if view is None:
        return
    if view["seat"] not in {seat, None}:
        yield f"head {look['head']}: a view of seat {view['seat']}"
    for path, value in _leaves(look):
        named = value in TOKENS if isinstance(value, str) else False
        if named and not _may_name_tokens(path, view, seat):
            yield f"head {look['head']}: {value} at {'.'.join(map(str, path))}"
    sizes = view.get("hand_sizes")
    if sizes is not None and len(view["my_hand"]) != (0 if seat < 0 else sizes[seat]):
        yield f"head {look['head']}: more cards than one's own, {view['my_hand']}"
    counts = view.get("token_counts")
    if counts is not None and len(view["my_tokens"]) != (0 if seat < 0 else counts[seat]):
        yield f"head {look['head']}: more tokens than one's own, {view['my_tokens']}"


def _may_name_tokens(path: Path, view: dict[str, Any], seat: int) -> bool:
    if path[:3] == ("view", "stack", "bottom"):
        return bool(view["stack"]["bottom_by"][path[3]] == seat)
    return any(place in path for place in (*OWN_PLACES, *PUBLIC_PLACES))


def _cards_too_early(person: Person, seat: int, record: dict[str, Any]) -> Iterator[str]:
    """Cards of Why First? that others held, before they were turned up."""
    if record["game"] != "why_first":
        return
    deck = {tuple(card) for card in record["config"]["deck"]["cards"]}
    known = _known_cards(record, seat)
    for frame in person.frames:
        message = frame.message
        if message["type"] not in {"News", "Look"}:
            continue
        line = message.get("number", message.get("head"))
        shown = {tuple(pair) for pair in _pairs(message)} & deck
        if secret := shown - known[line]:
            yield f"line {line}: cards that others held, {sorted(secret)}"


def _known_cards(record: dict[str, Any], seat: int) -> dict[int, set[tuple[int, int]]]:
    """The cards that a seat may have heard of in each line's race and in the line itself."""
    known: dict[int, set[tuple[int, int]]] = {}
    race: set[tuple[int, int]] = set()
    for line in record["proof"]["lines"]:
        entry = json.loads(line["body"])
        entry = entry.get("entry", entry)
        heard = set(race)
        for event in (one for some in entry.get("events") or [] for one in some):
            if event["type"] == "HandDealt" and event["seat"] == 0:
                race = set()
            if event["type"] != "HandDealt" or event["seat"] == seat:
                race |= {(value, white) for value, white in _pairs(event)}
            heard |= race
        known[line["number"]] = heard
    return known


def _disclosed_early(person: Person, record: dict[str, Any]) -> Iterator[str]:
    secret = record["proof"]["secret"]
    for frame in person.frames:
        if secret in frame.text and frame.message.get("entry", {}).get("type") != "Disclosed":
            yield f"the server's secret in {frame.text[:80]}"
    for response in person.responses:
        if "/api/" in response.url and secret in response.text():
            yield f"the server's secret from {response.url}"


def _tokens(tree: Any) -> list[str]:
    return [value for _, value in _leaves(tree) if isinstance(value, str) and value in TOKENS]


def _pairs(tree: Any, path: Path = ()) -> Iterator[list[int]]:
    """Whatever can be a card: a value and a white number. Fields of prospects are no cards."""
    if isinstance(tree, list) and len(tree) == 2 and all(type(part) is int for part in tree):
        yield tree
    elif isinstance(tree, (dict, list)):
        items = tree.items() if isinstance(tree, dict) else enumerate(tree)
        for key, value in items:
            if key not in {"prospects", "config", "points", "fields", "hand_sizes"}:
                yield from _pairs(value, (*path, key))


def _leaves(tree: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(tree, (dict, list)):
        items = tree.items() if isinstance(tree, dict) else enumerate(tree)
        for key, value in items:
            yield from _leaves(value, (*path, key))
            if isinstance(key, str) and key in TOKENS:
                yield (*path, key), key
    else:
        yield path, tree
