"""Events: a class has to say who may see it."""

import pytest

from paddock.core import SPECTATOR, Event, PublicEvent, Seat


class Whispered(PublicEvent, frozen=True):
    seat: Seat


def test_an_event_that_does_not_say_who_sees_it_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="Blurted does not say who may see it"):
        type("Blurted", (Event,), {})


def test_what_an_event_shows_is_never_left_to_chance() -> None:
    with pytest.raises(NotImplementedError):
        Event.seen_by(Whispered(Seat(1)), SPECTATOR)
