"""What holds for every store. A test module has a fixture `open_store` and a class of its own:

    class TestLaws(StoreLaws): ...

`await open_store()` opens the same logs again, as a restarted server does.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.proof import entry as e
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import NoSuchTableError, Store, StoreError, Written
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.match import SEEDING_SECONDS
from paddock.server.table.requests import Key
from tests.server.scenes import (
    ADAS,
    act,
    choices,
    create,
    failing,
    fill,
    in_a_loop,
    log,
    play,
    play_to_the_end,
    say,
    several,
    transact,
)

OpenStore: TypeAlias = Callable[[], Awaitable[Store]]


class StoreLaws:
    """Inherit, and have a fixture `open_store`."""

    @in_a_loop
    async def test_a_new_table_is_there(self, open_store: OpenStore) -> None:
        store = await open_store()
        created = await create(store, "ONE")
        assert await store.match("ONE") == created
        assert [line.number for line in await store.lines("ONE", 0)] == [1]
        assert isinstance((await store.lines("ONE", 0))[0].entry, e.Opened)
        await store.close()

    @in_a_loop
    async def test_a_code_is_given_once(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        await say(store, "ONE", "mine")
        with pytest.raises(StoreError):
            await create(store, "ONE", players=5)
        assert (await store.match("ONE")).head == 2
        assert (await store.match("ONE")).options.players == 2
        await store.close()

    @in_a_loop
    async def test_heads_are_those_of_the_tables_that_there_are(
        self, open_store: OpenStore
    ) -> None:
        store = await open_store()
        await create(store, "ONE")
        await create(store, "TWO")
        await say(store, "TWO", "hello")
        assert await store.heads(["ONE", "TWO", "NO"]) == {"ONE": 1, "TWO": 2}
        assert await store.heads([]) == {}
        await store.close()

    @in_a_loop
    async def test_lobbies_are_private_ones_too_the_oldest_first(
        self, open_store: OpenStore
    ) -> None:
        """An invitation leads to the first of these that it fits."""
        store = await open_store()
        for code, private in (("TWO", False), ("ONE", True), ("SIX", False)):
            await create(store, code, private=private)
        assert [*await store.lobbies()] == ["TWO", "ONE", "SIX"]
        await fill(store, "ONE")
        await act(store, "ONE", c.Start())
        await play(store, "TWO")
        assert [*await store.lobbies()] == ["SIX"], "neither while the seed is made nor in a game"
        await store.close()

    @in_a_loop
    async def test_there_is_no_unknown_table(self, open_store: OpenStore) -> None:
        store = await open_store()
        for asking in (store.match("NO"), store.lines("NO", 0), say(store, "NO", "hello")):
            with pytest.raises(NoSuchTableError):
                await asking
        await create(store, "NO")
        assert (await store.match("NO")).head == 1
        await store.close()

    @in_a_loop
    async def test_what_is_written_is_read(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        odd = 'Łódź \\ "quoted" \t\u0001 🏁 \u2028'
        written = await transact(store, "ONE", several(["a", odd, "c"]))
        assert (written.number, written.again) == (2, False)
        assert [line.number for line in written.lines] == [2, 3, 4]
        assert await store.match("ONE") == written.match
        assert tuple(await store.lines("ONE", 1)) == written.lines
        assert tuple(await store.lines("ONE", 3)) == written.lines[2:]
        assert [*await store.lines("ONE", 4), *await store.lines("ONE", 9)] == []
        await store.close()

    @in_a_loop
    async def test_nothing_decided_is_nothing_written(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        written = await act(store, "ONE", c.Sweep())
        assert (written.lines, written.match.head) == ((), 1)
        await store.close()

    @pytest.mark.parametrize(
        "error", [Refused(Reason.NOT_AWAY), RulesFailedError(), ZeroDivisionError()]
    )
    def test_who_is_refused_leaves_nothing(self, open_store: OpenStore, error: Exception) -> None:
        @in_a_loop
        async def law() -> None:
            store = await open_store()
            await create(store, "ONE")
            before = await log(store, "ONE")
            with pytest.raises(type(error)):
                await transact(store, "ONE", failing(error), ADAS)
            assert await log(store, "ONE") == before
            assert not (await say(store, "ONE", "the key is free", ADAS)).again
            await store.close()

        law()

    @in_a_loop
    async def test_who_is_refused_disturbs_nobody(self, open_store: OpenStore) -> None:
        store = await open_store()
        for code in ("ONE", "TWO"):
            await create(store, code)
        done = await asyncio.gather(
            *[
                say(store, "TWO" if n % 2 else "ONE", f"{n}")
                if n % 3
                else transact(store, "ONE", failing(Refused(Reason.NOT_AWAY)))
                for n in range(60)
            ],
            return_exceptions=True,
        )
        assert sum(isinstance(result, Written) for result in done) == 40
        assert (await store.match("ONE")).head + (await store.match("TWO")).head == 42
        await store.close()

    # Keys

    @in_a_loop
    async def test_the_same_key_gives_the_same_answer(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        first = await transact(store, "ONE", several(["a", "b"]), ADAS)
        await say(store, "ONE", "later")
        again = await transact(store, "ONE", failing(AssertionError()), ADAS)
        assert (again.number, again.again, first.again) == (first.number, True, False)
        assert again.match == await store.match("ONE")
        assert again.match.head == 4
        await store.close()

    @in_a_loop
    async def test_a_key_is_for_one_command(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        await say(store, "ONE", "hello", ADAS)
        with pytest.raises(Refused, match="key-reused"):
            await say(store, "ONE", "bye", Key(Seat(0), "a", "other"))
        assert (await store.match("ONE")).head == 2
        await store.close()

    @in_a_loop
    async def test_keys_belong_to_a_seat_at_a_table(self, open_store: OpenStore) -> None:
        store = await open_store()
        for code in ("ONE", "TWO"):
            await create(store, code)
        for code in ("ONE", "TWO"):
            for seat in (Seat(0), Seat(1), None):
                assert not (await say(store, code, "hello", Key(seat, "a", "digest"))).again
                assert (await say(store, code, "hello", Key(seat, "a", "digest"))).again
        assert (await store.match("TWO")).head == 4
        await store.close()

    @in_a_loop
    async def test_a_key_stands_on_the_first_line(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        written = await transact(store, "ONE", several(["a", "b"]), ADAS)
        first, second = await store.lines("ONE", 1)
        assert (first.seat, first.key, first.digest) == (0, "a", "digest")
        assert (second.seat, second.key, second.digest) == (None, None, None)
        assert written.lines == (first, second)
        await store.close()

    @in_a_loop
    async def test_keys_outlive_the_server(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        first = await say(store, "ONE", "hello", ADAS)
        await store.close()
        store = await open_store()
        again = await say(store, "ONE", "hello", ADAS)
        assert (again.number, again.again) == (first.number, True)
        with pytest.raises(Refused, match="key-reused"):
            await say(store, "ONE", "bye", Key(Seat(0), "a", "other"))
        await store.close()

    @in_a_loop
    async def test_the_same_key_at_the_same_time_writes_once(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        done = await asyncio.gather(*[say(store, "ONE", "hello", ADAS) for _ in range(20)])
        assert sorted(written.again for written in done) == [False] + [True] * 19
        assert {written.number for written in done} == {2}
        await store.close()

    # One after the other

    @in_a_loop
    async def test_commands_at_a_table_follow_each_other(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        done = await asyncio.gather(*[say(store, "ONE", f"{n}") for n in range(100)])
        assert sorted(written.number for written in done) == list(range(2, 102))
        lines = await store.lines("ONE", 0)
        assert [line.number for line in lines] == list(range(1, 102))
        await store.close()

    @in_a_loop
    async def test_a_seat_is_taken_once(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        sits = [c.Sit(Seat(n % 2), f"player {n}", "pledge", "hash") for n in range(20)]
        done = await asyncio.gather(
            *[act(store, "ONE", sit) for sit in sits], return_exceptions=True
        )
        assert sum(isinstance(result, Written) for result in done) == 2
        assert sum(isinstance(result, Refused) for result in done) == 18
        await store.close()

    @in_a_loop
    async def test_the_last_choices_at_once_make_one_reveal(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE", game="outspeed", players=4)
        await play(store, "ONE")
        match = await play_to_the_end(store, "ONE", seed=1)
        entries = [line.entry for line in await store.lines("ONE", 0)]
        reveals = [entry.decision for entry in entries if isinstance(entry, e.Revealed)]
        assert reveals == list(range(match.decision))
        assert match.status is Status.OVER
        await store.close()

    @in_a_loop
    async def test_who_stops_waiting_disturbs_nobody(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        talking = [asyncio.create_task(say(store, "ONE", f"{n}")) for n in range(20)]
        await asyncio.sleep(0)
        for task in talking[::2]:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
        last = await say(store, "ONE", "last")
        lines = await store.lines("ONE", 0)
        assert [line.number for line in lines] == list(range(1, last.number + 1))
        await store.close()

    # What is found without reading logs

    @in_a_loop
    async def test_tables_are_due_when_their_time_is_up(self, open_store: OpenStore) -> None:
        store = await open_store()
        for code in ("LOBBY", "SEED", "PLAY", "ENDLESS"):
            await create(store, code, clock=None if code == "ENDLESS" else 60)
        await fill(store, "SEED")
        await act(store, "SEED", c.Start(), now=100.0)
        await play(store, "PLAY", at=100.0)
        await play(store, "ENDLESS", at=100.0)
        assert list(await store.due(99.0 + SEEDING_SECONDS)) == []
        assert list(await store.due(100.0 + SEEDING_SECONDS)) == ["SEED"]
        deadline = (await store.match("PLAY")).deadline or 0.0
        assert sorted(await store.due(deadline)) == ["PLAY", "SEED"]
        await act(store, "PLAY", c.Extend(10.0), now=deadline)
        assert list(await store.due(deadline)) == ["SEED"]
        await store.close()

    @in_a_loop
    async def test_open_tables_wait_for_players(self, open_store: OpenStore) -> None:
        store = await open_store()
        for at, code in enumerate(("OLD", "FULL", "NEW", "PLAYING", "PRIVATE")):
            await create(store, code, at=float(at), private=code == "PRIVATE")
        await fill(store, "FULL")
        await play(store, "PLAYING")
        assert [match.code for match in await store.open_tables(10)] == ["NEW", "OLD"]
        assert [match.code for match in await store.open_tables(1)] == ["NEW"]
        assert (await store.open_tables(1))[0] == await store.match("NEW")
        await act(store, "FULL", c.Leave(Seat(1)))
        assert [match.code for match in await store.open_tables(10)] == ["NEW", "FULL", "OLD"]
        await store.close()

    @in_a_loop
    async def test_time_runs_where_something_happens_by_itself(self, open_store: OpenStore) -> None:
        store = await open_store()
        for code in ("LOBBY", "SLOW", "FAST", "OVER"):
            await create(store, code, clock=90 if code == "SLOW" else 60)
        await create(store, "UNTIMED")
        for code in ("SLOW", "FAST", "OVER", "UNTIMED"):
            await play(store, code)
        await play_to_the_end(store, "OVER", seed=1)
        await create(store, "SEEDING")
        await fill(store, "SEEDING")
        await act(store, "SEEDING", c.Start())
        assert list(await store.timed()) == ["SEEDING", "FAST", "SLOW"]
        await store.close()
        store = await open_store()
        assert list(await store.timed()) == ["SEEDING", "FAST", "SLOW"]
        await store.close()

    @in_a_loop
    async def test_tables_of_other_rules_are_only_shown(
        self, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = await open_store()
        for code in ("LOBBY", "PLAY"):
            await create(store, code, clock=60)
        await play(store, "PLAY")
        before = await log(store, "PLAY")
        await store.close()
        newer = replace(GAMES["why_first"], rules_version=99)
        monkeypatch.setitem(GAMES, "why_first", newer)
        store = await open_store()
        assert [*await store.timed(), *await store.due(1e9), *await store.open_tables(9)] == []
        assert (await store.match("PLAY")).status is Status.ARCHIVED
        assert await log(store, "PLAY") == before
        await store.close()

    # Removed

    @in_a_loop
    async def test_what_is_idle_is_found_by_its_status_and_its_last_line(
        self, open_store: OpenStore
    ) -> None:
        store = await open_store()
        for code in ("LOBBY", "TALKED", "PLAY", "OVER"):
            await create(store, code, at=1.0)
        await act(store, "TALKED", c.Say(Seat(0), "hello"), now=50.0)
        for code in ("PLAY", "OVER"):
            await play(store, code, at=20.0)
        await play_to_the_end(store, "OVER", seed=1)
        assert list(await store.idle("lobby", 1.0, 9)) == []
        assert list(await store.idle("lobby", 1.5, 9)) == ["LOBBY"]
        assert sorted(await store.idle("lobby", 51.0, 9)) == ["LOBBY", "TALKED"]
        assert len(await store.idle("lobby", 51.0, 1)) == 1
        assert list(await store.idle("over", 1e9, 9)) == ["OVER"]
        assert list(await store.idle("playing", 1e9, 9)) == ["PLAY"]
        await store.close()

    @in_a_loop
    async def test_a_table_is_removed_with_all_that_was_written_there(
        self, open_store: OpenStore
    ) -> None:
        store = await open_store()
        for code in ("GONE", "STAYS"):
            await create(store, code)
            await say(store, code, "hello", ADAS)
        before = await log(store, "STAYS")
        assert await store.remove("GONE", "lobby", 1e9)
        for asking in (store.match("GONE"), store.lines("GONE", 0), say(store, "GONE", "hi", ADAS)):
            with pytest.raises(NoSuchTableError):
                await asking
        assert [match.code for match in await store.open_tables(9)] == ["STAYS"]
        assert not await store.remove("GONE", "lobby", 1e9)
        await store.close()
        store = await open_store()
        with pytest.raises(NoSuchTableError):
            await store.match("GONE")
        assert await log(store, "STAYS") == before
        await create(store, "GONE", players=5)
        assert not (await say(store, "GONE", "a key of before", ADAS)).again
        assert (await store.match("GONE")).head == 2
        await store.close()

    @in_a_loop
    async def test_what_is_not_idle_is_not_removed(self, open_store: OpenStore) -> None:
        store = await open_store()
        for code in ("LOBBY", "PLAY"):
            await create(store, code, at=1.0)
        await play(store, "PLAY")
        await act(store, "LOBBY", c.Say(Seat(0), "still here"), now=50.0)
        for code, status, moment in [
            ("PLAY", "lobby", 1e9),
            ("PLAY", "over", 1e9),
            ("LOBBY", "lobby", 50.0),
            ("LOBBY", "over", 1e9),
            ("NEVER", "lobby", 1e9),
        ]:
            assert not await store.remove(code, status, moment)
        assert (await store.match("PLAY")).status is Status.PLAYING
        assert (await store.match("LOBBY")).head == 2
        await store.close()

    @in_a_loop
    async def test_who_comes_while_a_table_is_removed_keeps_it_or_gets_an_error(
        self, open_store: OpenStore
    ) -> None:
        """Nobody receives a line that is not stored."""
        store = await open_store()
        for n in range(30):
            code = f"TABLE{n}"
            await create(store, code, at=1.0)
            talking = [act(store, code, c.Say(Seat(0), "hello"), now=50.0) for _ in range(3)]
            removing = store.remove(code, "lobby", 40.0)
            works = [*talking[: n % 4], removing, *talking[n % 4 :]]
            done = await asyncio.gather(*works, store.match(code), return_exceptions=True)
            written = [result for result in done if isinstance(result, Written)]
            if any(result is True for result in done):
                assert not written
                with pytest.raises(NoSuchTableError):
                    await store.match(code)
            else:
                assert len(written) == 3
                assert (await store.match(code)).head == 4
        await store.close()

    # Opened again

    @in_a_loop
    async def test_opened_again_the_tables_are_the_same(self, open_store: OpenStore) -> None:
        store, before, logs = await open_store(), {}, {}
        for n, game in enumerate(("outspeed", "why_first")):
            for code in (f"LOBBY{n}", f"PLAY{n}", f"OVER{n}"):
                await create(store, code, game=game, players=3, clock=60)
                if not code.startswith("LOBBY"):
                    await play(store, code)
                if code.startswith("OVER"):
                    await play_to_the_end(store, code, seed=n)
                before[code] = await store.match(code)
                logs[code] = await log(store, code)
        await act(store, "PLAY0", choices(before["PLAY0"], Random(1))[0])
        before["PLAY0"], logs["PLAY0"] = await store.match("PLAY0"), await log(store, "PLAY0")
        await store.close()
        store = await open_store()
        assert {code: await store.match(code) for code in before} == before
        assert {code: await log(store, code) for code in before} == logs
        await play_to_the_end(store, "PLAY0", seed=1)
        await store.close()

    @in_a_loop
    async def test_thousands_of_lines(self, open_store: OpenStore) -> None:
        store, codes = await open_store(), ["ONE", "TWO", "THREE"]
        for code in codes:
            await create(store, code)
        for n in range(10):
            await asyncio.gather(*[say(store, code, f"{n}") for code in codes for _ in range(100)])
        before = {code: await log(store, code) for code in codes}
        await store.close()
        store = await open_store()
        assert {code: await log(store, code) for code in codes} == before
        assert [line.number for line in await store.lines("TWO", 500)] == list(range(501, 1002))
        assert [line.number for line in await store.lines("TWO", 500, 3)] == [501, 502, 503]
        assert [line.number for line in await store.lines("TWO", 990, 3)] == [991, 992, 993]
        await store.close()

    @in_a_loop
    async def test_closing_finishes_what_is_being_written(self, open_store: OpenStore) -> None:
        store = await open_store()
        await create(store, "ONE")
        talking = [asyncio.create_task(say(store, "ONE", f"{n}")) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        done = await asyncio.gather(*talking, return_exceptions=True)
        with pytest.raises(StoreError):
            await say(store, "ONE", "too late")
        acked = {result.number for result in done if isinstance(result, Written)}
        store = await open_store()
        assert acked == {line.number for line in await store.lines("ONE", 1)}
        await store.close()
