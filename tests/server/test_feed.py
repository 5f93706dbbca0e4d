"""What is sent of a line and of a table: made once for all who may see the same, and only them."""

import msgspec
import pytest

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.protocol import News
from paddock.server import entry as e
from paddock.server import feed
from paddock.server.feed import look_of
from paddock.server.match import news, seen
from paddock.server.stored import know_events, read_events
from tests.server.whole_games import Table

VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), Seat(2), SPECTATOR)


@pytest.fixture(name="table", params=["outspeed", "why_first"])
def begun(request: pytest.FixtureRequest) -> Table:
    table = Table(e.Options(request.param, 3))
    table.gather(bots=0)
    table.start()
    for _ in range(5):
        table.choose(min(table.match.waiting_for()))
    return table


def test_everybody_is_sent_what_they_may_see_of_a_line(table: Table) -> None:
    for line in table.lines:
        for viewer in VIEWERS:
            sent = feed._sayings.news(table.match, line, viewer)
            entry = news(table.match, line.entry, viewer)
            assert sent == msgspec.json.encode(News(line.number, line.at, line.leaf, entry))


def test_who_may_see_the_same_of_a_line_is_sent_the_same_bytes(table: Table) -> None:
    chosen = next(line for line in table.lines if isinstance(line.entry, e.Chose))
    sent = {viewer: feed._sayings.news(table.match, chosen, viewer) for viewer in VIEWERS}
    assert isinstance(chosen.entry, e.Chose)
    mine = sent.pop(chosen.entry.seat)
    assert len({id(said) for said in sent.values()}) == 1
    assert mine not in sent.values()


def test_events_are_told_as_they_are_stored(table: Table) -> None:
    for line in table.lines:
        if isinstance(line.entry, e.Revealed):
            at_hand = read_events(table.match.options.game, line.entry.events)
            stored = msgspec.json.decode(msgspec.json.encode(line.entry.events))
            assert read_events(table.match.options.game, stored) == at_hand
            assert know_events(stored, at_hand) is read_events(table.match.options.game, stored)


def test_a_look_follows_the_table(table: Table) -> None:
    for viewer in VIEWERS:
        for _ in range(2):  # made, and then at hand
            sent = msgspec.json.decode(msgspec.json.encode(look_of(table.match, viewer)))
            known = seen(table.match, viewer)
            assert known is not None
            told = msgspec.json.decode(msgspec.json.encode(known))
            assert sent["view"] == {k: v for k, v in told["view"].items() if k != "config"}
            assert (sent["options"], sent["my_choice"]) == (told["options"], told["my_choice"])
            assert sent["waiting_for"] == sorted(told["waiting_for"])


def test_ones_own_choice_is_in_the_look_and_nobody_elses(table: Table) -> None:
    while len(table.match.waiting_for()) < 2:
        table.choose(min(table.match.waiting_for()))
    seat = min(table.match.waiting_for())
    before = {viewer: look_of(table.match, viewer) for viewer in VIEWERS}
    assert before[seat].my_choice is None
    table.choose(seat)
    assert look_of(table.match, seat).my_choice is not None
    for viewer in set(VIEWERS) - {seat}:
        assert look_of(table.match, viewer).my_choice == before[viewer].my_choice
