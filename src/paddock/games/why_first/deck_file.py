"""The race cards as TOML (1.2, 1.3): reading, checking, and the house cards."""

from functools import cache
from importlib.resources import files

from paddock.faults import DeckError, Fault, Faults, Place, Toml, as_list, read_name, read_toml
from paddock.games.why_first.cards import COPIES, Card, Deck

WHITE_NUMBERS = range(1, sum(COPIES.values()) + 1)


def read_deck(text: str) -> Deck:
    """The cards in this TOML text, or a DeckError."""
    deck, faults = examine(text)
    if deck is None:
        raise DeckError(faults)
    return deck


@cache
def house_deck() -> Deck:
    """1.3 The cards with our own white numbers."""
    path = files("paddock.games.why_first").joinpath("decks/house.toml")
    return read_deck(path.read_text("utf-8"))


def examine(text: str) -> tuple[Deck | None, tuple[Fault, ...]]:
    """The cards in this text and all that is wrong with them."""
    faults = Faults()
    document = read_toml(text, faults)
    if document is None:
        return None, faults.found()
    for key in sorted(document.keys() - {"game", "name", "white"}):
        faults.add("unknown-field", Place(), name=key)
    name = read_name(document, faults)
    cards = _cards(document.get("white"), faults)
    found = faults.found()
    return (None if found else Deck(name, cards)), found


def _cards(value: Toml | None, faults: Faults) -> tuple[Card, ...]:
    """1.2 32 cards. 1.3 White numbers from 1 to 32, all different."""
    if not isinstance(value, dict):
        faults.add("not-a-table", Place(field="white"))
        return ()
    names = {f"{card_value:+d}": card_value for card_value in COPIES}
    for key in sorted(value.keys() - names):
        faults.add("unknown-field", Place(field="white"), name=key)
    cards: list[Card] = []
    for key, card_value in names.items():
        whites = _whites(value.get(key), COPIES[card_value], Place(field=key), faults)
        cards += [Card(card_value, white) for white in whites]
    _check_different(cards, faults)
    return tuple(sorted(cards, key=lambda card: card.white, reverse=True))


def _whites(value: Toml | None, copies: int, place: Place, faults: Faults) -> list[int]:
    whites = as_list(value)
    if len(whites) != copies:
        faults.add("wrong-copies", place, count=str(copies), found=str(len(whites)))
    good: list[int] = []
    for white in whites:
        if type(white) is int and white in WHITE_NUMBERS:
            good.append(white)
        else:
            faults.add("bad-white", place, number=str(white))
    return good


def _check_different(cards: list[Card], faults: Faults) -> None:
    seen: set[int] = set()
    for card in cards:
        if card.white in seen:
            faults.add("white-twice", Place(field=f"{card.value:+d}"), number=str(card.white))
        seen.add(card.white)
