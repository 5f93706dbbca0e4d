"""A table says who is asked: no client works it out from the phase."""

from msgspec.structs import replace

from paddock.core import SPECTATOR, Decision, Seat
from paddock.server.play.delivery import Looks
from tests.server.bot_scenes import options_of, started


def test_a_seat_without_an_option_is_not_asked_and_has_not_chosen() -> None:
    match = started("regular")
    asked = {Seat(0): options_of(match, Seat(0)), Seat(2): options_of(match, Seat(2))}
    shown = Looks(replace(match, pending=Decision(asked))).of(SPECTATOR)
    assert (shown.asked, shown.waiting_for) == ((0, 2), (0, 2))
