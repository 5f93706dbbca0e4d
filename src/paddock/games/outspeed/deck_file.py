"""Decks as TOML: reading them, and the house set. `deck_check` holds rule 13.2.

Reading goes on after a fault, so that the owner of a deck hears of all of them at once.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, TypeGuard

from paddock.faults import (
    DeckError,
    Fault,
    Faults,
    Place,
    Toml,
    TomlTable,
    as_list,
    read_name,
    read_toml,
)
from paddock.games.outspeed.deck_check import check
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    MAX_FACES,
    MAX_OF_A_TOKEN,
    MAX_PRINTED,
    MAX_ROOM,
    MAX_TERMS,
    NOTHING,
    TOKENS,
    TRACK_TILES,
    Amount,
    Deck,
    Face,
    Route,
    Side,
    Tile,
    Token,
)

NUMBERS: Final = range(MAX_PRINTED + 1)
ROOMS: Final = range(1, MAX_ROOM + 1)
IN_THE_BOX: Final = {
    Token.NITRO: 7,
    Token.FLAMETHROWER: 7,
    Token.FUEL_TANK: 7,
    Token.FORCE_FIELD: 7,
    Token.ELECTROMAGNET: 2,
    Token.ION_CANNON: 2,
}
BOX_TOKENS: Final = tuple(IN_THE_BOX[token] for token in TOKENS)
FACES: Final = ("face34", "face56")
DICE_OF: Final = {"cost": "yellow", "zones": "blue", "fuel": "yellow"}


def read_deck(text: str) -> Deck:
    """The deck in this TOML text, or a DeckError. Warnings are passed over."""
    deck, faults = examine(text)
    grave = tuple(fault for fault in faults if not fault.warning)
    if deck is None or grave:
        raise DeckError(grave)
    return deck


@cache
def house_deck() -> Deck:
    """13.1 The house set: ours, not the printed tiles of the box."""
    return read_deck(
        files("paddock.games.outspeed").joinpath("decks/house.toml").read_text("utf-8")
    )


def examine(text: str) -> tuple[Deck | None, tuple[Fault, ...]]:
    """What can be read of the deck in this text, and all its faults and warnings."""
    faults = Faults()
    document = read_toml(text, faults)
    if document is None:
        return None, faults.found()
    deck = _deck(document, faults)
    check(deck, faults)
    return deck, faults.found()


def _deck(document: TomlTable, faults: Faults) -> Deck:
    _only(document, {"game", "name", "dice", "tokens", "tile"}, Place(), faults)
    name = read_name(document, faults)
    dice = _table(document.get("dice", {}), Place(field="dice"), faults)
    _only(dice, {"yellow", "blue"}, Place(field="dice"), faults)
    return Deck(
        name=name,
        tiles=_tiles(document.get("tile", []), faults),
        yellow=_die(dice.get("yellow"), "yellow", faults),
        blue=_die(dice.get("blue"), "blue", faults),
        tokens=_tokens(document.get("tokens"), faults),
    )


def _table(value: Toml, place: Place, faults: Faults) -> TomlTable:
    if isinstance(value, dict):
        return value
    faults.add("not-a-table", place)
    return {}


def _only(table: TomlTable, known: set[str], place: Place, faults: Faults) -> None:
    for key in table:
        if key not in known:
            faults.add("unknown-field", place, name=key)


def _is_number(value: Toml | None) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _die(faces: Toml | None, colour: str, faults: Faults) -> tuple[int, ...]:
    """1.9 The sign of a face is only colour: the absolute value counts."""
    values = as_list(faces)
    if len(values) > MAX_FACES:
        faults.add("many-faces", Place(field=colour), most=str(MAX_FACES))
        return (1,)
    printed = [abs(value) for value in values if _is_number(value) and abs(value) in NUMBERS]
    if not values or len(printed) < len(values):
        faults.add("bad-die", Place(field=colour))
        return (1,)
    return tuple(printed)


def _tokens(value: Toml | None, faults: Faults) -> tuple[int, ...]:
    """1.7 How many there are of each token; as in the box, if the file does not say."""
    if value is None:
        return BOX_TOKENS
    place = Place(field="tokens")
    table = _table(value, place, faults)
    _only(table, set(TOKENS), place, faults)
    entered = [table.get(token, 0) for token in TOKENS]
    counts = [one for one in entered if _is_number(one) and 0 <= one <= MAX_OF_A_TOKEN]
    if len(counts) < len(entered):
        faults.add("bad-token-count", place)
        return BOX_TOKENS
    if tuple(counts) != BOX_TOKENS:
        faults.warn("other-token-counts", place)
    return tuple(counts)


def _tiles(value: Toml, faults: Faults) -> tuple[Tile, ...]:
    """13.2 12 track and 4 finish tiles, both faces."""
    tiles: dict[int, Tile] = {}
    for entry in as_list(value):
        table = _table(entry, Place(field="tile"), faults)
        number = table.get("number")
        if not _is_number(number) or number not in (*TRACK_TILES, *FINISH_TILES):
            faults.add("bad-tile-number", Place(field="number"), number=str(number))
        elif number in tiles:
            faults.add("tile-twice", Place(tile=number))
        else:
            tiles[number] = _tile(number, table, faults)
    for number in (*TRACK_TILES, *FINISH_TILES):
        if number not in tiles:
            faults.add("no-tile", Place(tile=number))
    return tuple(tiles[number] for number in sorted(tiles))


def _tile(number: int, table: TomlTable, faults: Faults) -> Tile:
    _only(table, {"number", *FACES}, Place(tile=number), faults)
    small, large = (_face(table.get(name), Place(number, name), faults) for name in FACES)
    return Tile(number, small, large)


def _face(value: Toml | None, place: Place, faults: Faults) -> Face:
    if value is None:
        faults.add("no-face", place)
        return Face()
    table = _table(value, place, faults)
    _only(table, set(Side), place, faults)
    routes = {
        side: _route(table[side], Place(place.tile, place.face, side), faults)
        for side in Side
        if side in table
    }
    if not routes:
        faults.add("no-route", place)
    return Face(routes.get(Side.LEFT), routes.get(Side.MIDDLE), routes.get(Side.RIGHT))


def _route(value: Toml, place: Place, faults: Faults) -> Route:
    table = _table(value, place, faults)
    _only(table, {"room", "cost", "zones", "fuel", "token"}, place, faults)
    entered = table.get("room")
    room = entered if _is_number(entered) and entered in ROOMS else None
    if entered is not None and room is None:
        faults.add("bad-room", place.at("room"))
    token = table.get("token", False)
    if not isinstance(token, bool):
        faults.add("bad-token", place.at("token"))
    return Route(
        room=room,
        cost=_amount(table, "cost", place, faults),
        zones=_amount(table, "zones", place, faults),
        fuel=_amount(table, "fuel", place, faults),
        token=bool(token),
    )


def _amount(table: TomlTable, field: str, place: Place, faults: Faults) -> Amount:
    """1.6 A list of terms that are summed. A single term may stand without the list."""
    value = table.get(field)
    if value is None:
        return NOTHING
    terms = as_list(value)
    if not terms and value != []:
        terms = [value]
    if len(terms) > MAX_TERMS:
        faults.add("many-terms", place.at(field), most=str(MAX_TERMS))
        return NOTHING
    good = list(_good_terms(terms, field, place.at(field), faults))
    if good.count("dial") > 1:
        faults.add("dial-not-alone", Place(place.tile, place.face, place.route))
    if field == "fuel" and "yellow" in good:
        # 13.2 The yellow die stands in costs only; a box may differ, and its owner is warned.
        faults.warn("die-as-reward", place.at(field))
    return Amount(
        number=sum(term for term in good if isinstance(term, int)),
        dice=good.count(DICE_OF[field]),
        counts=tuple(Side(term) for term in good if term in set(Side)),
        dial="dial" in good,
    )


def _good_terms(terms: list[Toml], field: str, place: Place, faults: Faults) -> Iterator[int | str]:
    """13.2 Each printed number 0-9. 1.6 The yellow die is fuel, the blue die is zones."""
    for term in terms:
        if _is_number(term):
            if term in NUMBERS:
                yield term
            else:
                faults.add("bad-number", place, number=str(term))
        elif term in ("yellow", "blue") and term != DICE_OF[field]:
            faults.add("wrong-die", place, die=str(term))
        elif isinstance(term, str) and term in ("yellow", "blue", "dial", *Side):
            yield term
        else:
            faults.add("unknown-term", place, term=str(term))
