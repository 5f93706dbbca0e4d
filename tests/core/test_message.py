"""Messages are plain values."""

import msgspec
import pytest

from paddock.core import Seat
from paddock.core.message import Message, Pilot, message, pilots


def test_a_message_has_a_name_and_parts() -> None:
    assert message("fuel-gained", pilot=Pilot(2), amount=3) == Message(
        "fuel-gained", {"pilot": Pilot(2), "amount": 3}
    )


def test_a_part_may_be_called_name() -> None:
    assert message("deck-good", name="house set").parts == {"name": "house set"}


def test_pilots_come_from_seats_in_order() -> None:
    assert pilots((Seat(3), Seat(0))) == [Pilot(3), Pilot(0)]
    assert pilots({Seat(1): "left", Seat(2): "right"}) == [Pilot(1), Pilot(2)]


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        message("leon").name = "other"  # type: ignore[misc]


def test_a_message_can_be_written_as_json() -> None:
    nested = message("ranking", places=[message("place-and-pilot", place=1, pilot=Pilot(0))])
    assert msgspec.json.decode(msgspec.json.encode(nested))["name"] == "ranking"
