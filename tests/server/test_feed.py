"""What is sent of a line and of a table: made once for all who may see the same, and only them."""

import asyncio
from functools import partial

import msgspec
import pytest

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.proof import entry as e
from paddock.proof.codec import read_line, write_line
from paddock.protocol import News
from paddock.server.play.delivery import Delivery, look_of
from paddock.server.play.feed import Feed, Feeds, Reach
from paddock.server.store.base import Written
from paddock.server.table.match import news, seen
from tests.server.memory_store import MemoryStore
from tests.server.scenes import in_a_loop, opened
from tests.server.whole_games import Table

VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), Seat(2), SPECTATOR)


@pytest.fixture(name="table", params=["outspeed", "why_first"])
def started(request: pytest.FixtureRequest) -> Table:
    table = Table(e.Options(request.param, 3))
    table.gather(bots=0)
    table.start()
    for _ in range(5):
        table.choose(min(table.match.waiting_for()))
    return table


def test_everybody_is_sent_what_they_may_see_of_a_line(table: Table) -> None:
    for line in table.lines:
        for viewer in VIEWERS:
            [sent] = Delivery(table.match, [line]).news(viewer).messages
            entry = news(table.match, line.entry, viewer)
            assert sent == msgspec.json.encode(News(line.number, line.at, line.leaf, entry))


def test_who_may_see_the_same_of_a_line_is_sent_the_same_bytes(table: Table) -> None:
    chosen = next(line for line in table.lines if isinstance(line.entry, e.Chose))
    delivery = Delivery(table.match, [chosen])
    sent = {viewer: delivery.news(viewer).messages[0] for viewer in VIEWERS}
    assert isinstance(chosen.entry, e.Chose)
    mine = sent.pop(chosen.entry.seat)
    assert len({id(said) for said in sent.values()}) == 1
    assert mine not in sent.values()


def test_events_are_sent_as_they_are_stored(table: Table) -> None:
    for line in table.lines:
        if isinstance(line.entry, e.Revealed):
            assert read_line(write_line(line), table.match.options.game) == line


def test_a_look_follows_the_table(table: Table) -> None:
    for viewer in VIEWERS:
        for _ in range(2):  # made, and then at hand
            sent = msgspec.json.decode(msgspec.json.encode(look_of(table.match, viewer)))
            known = seen(table.match, viewer)
            assert known is not None
            received = msgspec.json.decode(msgspec.json.encode(known))
            assert sent["view"] == {k: v for k, v in received["view"].items() if k != "config"}
            assert (sent["options"], sent["my_choice"]) == (
                received["options"],
                received["my_choice"],
            )
            assert sent["waiting_for"] == sorted(received["waiting_for"])


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


@in_a_loop
async def test_a_table_is_sent_its_news_before_those_of_the_next_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its players can think meanwhile, and a server that waits for all of them is idle."""
    happened: list[str] = []
    monkeypatch.setattr(Feed, "hear", lambda feed, _: happened.append(f"{feed.code} made"))
    feeds = Feeds(MemoryStore())
    for code in ("ONE", "TWO"):
        first = opened(code, e.Options("why_first", 2))
        sent = partial(happened.append, f"{code} sent")
        feeds.open(first.match, None, 0, Reach(lambda: None, flush=sent))
        feeds.deliver(Written(first.match, first.lines, 1))
    await asyncio.sleep(0)
    assert happened == ["ONE made", "ONE sent", "TWO made", "TWO sent"]
