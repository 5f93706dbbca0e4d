"""Case 7: a log of older rules is shown as it was sent, and nothing is added to it."""

from typing import Any

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused
from tests.server.stores import run
from tests.server.world import World

pytest_plugins = ["tests.postgres", "tests.server.stores"]


def _newer_rules_reject_everything(*_: Any) -> Any:
    raise AssertionError("an old log is not played again by new rules")


@pytest.mark.usefixtures("each_store")
@pytest.mark.parametrize("each_store", ["sqlite", "postgres"], indirect=True)
def test_case_7_an_old_log_is_shown_from_stored_events_and_is_read_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=10)
        for seat in seats:
            await seat.choose()
        for seat in seats:
            await seat.until_decision(2)
        received = [text for text in (await world.watch(code)).texts if '"News"' in text]
        head = (await world.store.match(code)).head

        entry = GAMES["why_first"]
        newer = replace(entry, rules=replace(entry.rules, version=99))
        monkeypatch.setitem(GAMES, "why_first", newer)
        await world.store.open_again()
        for rule in ("apply_choices", "apply_chance"):
            monkeypatch.setattr(newer.rules.game, rule, _newer_rules_reject_everything)
        world.clock.time += 1000
        world.start_service()
        later = world.service
        await later.downtime.owe(1000)
        await later.downtime.resume(1000)
        await later.sweep()

        back = await world.watch(code)
        assert [text for text in back.texts if '"News"' in text] == received, "byte by byte"
        assert back.look["status"] == "archived"
        choice = c.Choose(Seat(1), 2, seats[1].look["options"][0])
        for command in (choice, c.Leave(Seat(1)), c.Sweep(), c.Extend(1.0), c.Return(Seat(0))):
            with pytest.raises(Refused, match="table-archived"):
                await later.act(code, command)
        assert (await world.store.match(code)).head == head, "read-only"

    run(test)
