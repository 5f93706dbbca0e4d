"""A table that was opened on the house set says so and no more: the set belongs to the version."""

import hashlib
import pickle

import msgspec
import pytest

from paddock.catalog import GAMES
from paddock.games.outspeed.tiles import Deck

OF_A_VERSION = {
    ("outspeed", 1): "8349d00bcf051df09aa74e0665b07b21e03ebadd985d79ccd70a0dd75a9ec0f5",
    ("why_first", 1): "ce994d5acb6980fe6ec84cc8db2b08b288aff41e91f5dd467e8809c178f23862",
}
"""From the first release on these are only added to, never changed."""


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_house_set_raises_the_version(name: str) -> None:
    entry = GAMES[name]
    deck = msgspec.json.encode(entry.rules.house_deck(), order="sorted")

    assert hashlib.sha256(deck).hexdigest() == OF_A_VERSION[name, entry.rules.version]


def test_a_deck_is_written_alike_wherever_it_comes_from() -> None:
    """The Champion knows its deck by these bytes, in every process."""
    deck = GAMES["outspeed"].rules.house_deck()
    written = msgspec.json.encode(deck)
    empty = {"number": 0, "dice": 0, "counts": []}
    loose = msgspec.to_builtins(deck)
    for tile in loose["tiles"]:
        for route in (*tile["face34"].values(), *tile["face56"].values()):
            for line in ("cost", "zones", "fuel"):
                route.setdefault(line, empty)
    for same in (pickle.loads(pickle.dumps(deck)), msgspec.convert(loose, Deck)):  # noqa: S301 - our own
        assert msgspec.json.encode(same) == written
