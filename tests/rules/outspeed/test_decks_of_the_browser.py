"""What the deck editor of the browser writes (web/tests/decks.test.ts), the server reads."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.faults import Place
from paddock.games.outspeed.deck_file import examine, read_deck
from paddock.games.outspeed.tiles import Deck, Players, Side

VECTORS: Final = Path(__file__).parents[2] / "vectors" / "decks-outspeed.json"


def vectors() -> Any:
    return json.loads(VECTORS.read_text("utf-8"))


def test_13_1_a_deck_that_the_browser_writes_is_read_as_it_was() -> None:
    playable, other = vectors()["good"]
    assert read_deck(playable["text"]) == msgspec.convert(playable["deck"], Deck)
    read, faults = examine(other["text"])
    assert read == msgspec.convert(other["deck"], Deck)
    assert {fault.code for fault in faults} == {"other-token-counts", "die-as-reward"}


def test_13_1_the_vector_has_whatever_can_be_printed() -> None:
    left = read_deck(vectors()["good"][1]["text"]).tiles[0].face(Players.UP_TO_4).left
    assert left is not None
    assert (left.room, left.token) == (1, True)
    assert (left.cost.number, left.cost.dice) == (14, 1)
    assert left.cost.counts == (Side.LEFT, Side.MIDDLE)
    assert (left.zones.number, left.zones.dice, left.zones.counts) == (9, 2, (Side.RIGHT,))
    assert left.fuel.dice == 2


def test_13_2_what_is_entered_wrong_is_named_by_the_server() -> None:
    _, faults = examine(vectors()["faulty"]["text"])
    assert {(fault.code, fault.place) for fault in faults if not fault.warning} == {
        ("no-name", Place(field="name")),
        ("bad-die", Place(field="yellow")),
        ("bad-die", Place(field="blue")),
        ("bad-token-count", Place(field="tokens")),
        ("bad-room", Place(1, "face34", "left", "room")),
        ("bad-room", Place(1, "face56", "left", "room")),
        ("bad-number", Place(2, "face34", "left", "cost")),
        ("wrong-die", Place(2, "face34", "middle", "zones")),
        ("count-of-dark-route", Place(2, "face56", "left", "zones")),
        ("no-route", Place(3, "face34")),
    }
