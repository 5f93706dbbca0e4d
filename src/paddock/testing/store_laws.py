"""Laws that every store keeps: nothing is lost, nothing is done twice, nobody disturbs another.

Each takes a function that opens the same logs again, as a restarted server does.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import NoSuchTableError, Store, StoreError, Written
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.requests import Key
from paddock.testing.scenes import (
    ADAS,
    LARGE,
    act,
    create,
    failing,
    fill,
    log,
    play,
    play_to_the_end,
    raises,
    say,
    several,
    transact,
)

OpenStore: TypeAlias = Callable[[], Awaitable[Store]]
Law: TypeAlias = Callable[[OpenStore], Awaitable[None]]


async def a_new_table_is_there(open_store: OpenStore) -> None:
    store = await open_store()
    created = await create(store, "ONE")
    assert await store.match("ONE") == created
    assert [line.number for line in await store.lines("ONE", 0)] == [1]
    assert isinstance((await store.lines("ONE", 0))[0].entry, e.Opened)
    await store.close()


async def a_code_is_given_once(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    await say(store, "ONE", "mine")
    with raises(StoreError):
        await create(store, "ONE", players=5)
    assert (await store.match("ONE")).head == 2
    assert (await store.match("ONE")).options.players == 2
    await store.close()


async def heads_are_those_of_the_tables_that_there_are(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    await create(store, "TWO")
    await say(store, "TWO", "hello")
    assert await store.heads(["ONE", "TWO", "NO"]) == {"ONE": 1, "TWO": 2}
    assert await store.heads([]) == {}
    await store.close()


async def lobbies_are_private_ones_too_the_oldest_first(open_store: OpenStore) -> None:
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


async def there_is_no_unknown_table(open_store: OpenStore) -> None:
    store = await open_store()
    for asking in (store.match("NO"), store.lines("NO", 0), say(store, "NO", "hello")):
        with raises(NoSuchTableError):
            await asking
    await create(store, "NO")
    assert (await store.match("NO")).head == 1
    await store.close()


async def what_is_written_is_read(open_store: OpenStore) -> None:
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


async def nothing_decided_is_nothing_written(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    written = await act(store, "ONE", c.Sweep())
    assert (written.lines, written.match.head) == ((), 1)
    await store.close()


async def who_is_refused_leaves_nothing(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    before = await log(store, "ONE")
    for error in (Refused(Reason.NOT_AWAY), RulesFailedError(), ZeroDivisionError()):
        with raises(type(error)):
            await transact(store, "ONE", failing(error), ADAS)
        assert await log(store, "ONE") == before
    assert not (await say(store, "ONE", "the key is free", ADAS)).again
    await store.close()


async def who_is_refused_disturbs_nobody(open_store: OpenStore) -> None:
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


async def the_same_key_gives_the_same_answer(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    first = await transact(store, "ONE", several(["a", "b"]), ADAS)
    await say(store, "ONE", "later")
    again = await transact(store, "ONE", failing(AssertionError()), ADAS)
    assert (again.number, again.again, first.again) == (first.number, True, False)
    assert again.match == await store.match("ONE")
    assert again.match.head == 4
    await store.close()


async def a_key_is_for_one_command(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    await say(store, "ONE", "hello", ADAS)
    with raises(Refused, "key-reused"):
        await say(store, "ONE", "bye", Key(Seat(0), "a", "other"))
    assert (await store.match("ONE")).head == 2
    await store.close()


async def keys_belong_to_a_seat_at_a_table(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("ONE", "TWO"):
        await create(store, code)
    for code in ("ONE", "TWO"):
        for seat in (Seat(0), Seat(1), None):
            assert not (await say(store, code, "hello", Key(seat, "a", "digest"))).again
            assert (await say(store, code, "hello", Key(seat, "a", "digest"))).again
    assert (await store.match("TWO")).head == 4
    await store.close()


async def a_key_stands_on_the_first_line(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    written = await transact(store, "ONE", several(["a", "b"]), ADAS)
    first, second = await store.lines("ONE", 1)
    assert (first.seat, first.key, first.digest) == (0, "a", "digest")
    assert (second.seat, second.key, second.digest) == (None, None, None)
    assert written.lines == (first, second)
    await store.close()


async def keys_outlive_the_server(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    first = await say(store, "ONE", "hello", ADAS)
    await store.close()
    store = await open_store()
    again = await say(store, "ONE", "hello", ADAS)
    assert (again.number, again.again) == (first.number, True)
    with raises(Refused, "key-reused"):
        await say(store, "ONE", "bye", Key(Seat(0), "a", "other"))
    await store.close()


async def the_same_key_at_the_same_time_writes_once(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    done = await asyncio.gather(*[say(store, "ONE", "hello", ADAS) for _ in range(20)])
    assert sorted(written.again for written in done) == [False] + [True] * 19
    assert {written.number for written in done} == {2}
    await store.close()


# One after the other


async def commands_at_a_table_follow_each_other(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    done = await asyncio.gather(*[say(store, "ONE", f"{n}") for n in range(100)])
    assert sorted(written.number for written in done) == list(range(2, 102))
    lines = await store.lines("ONE", 0)
    assert [line.number for line in lines] == list(range(1, 102))
    await store.close()


async def a_seat_is_taken_once(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    sits = [c.Sit(Seat(n % 2), f"player {n}", "pledge", "hash") for n in range(20)]
    done = await asyncio.gather(*[act(store, "ONE", sit) for sit in sits], return_exceptions=True)
    assert sum(isinstance(result, Written) for result in done) == 2
    assert sum(isinstance(result, Refused) for result in done) == 18
    await store.close()


async def the_last_choices_at_once_make_one_reveal(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE", game=LARGE, players=4)
    await play(store, "ONE")
    match = await play_to_the_end(store, "ONE", seed=1)
    entries = [line.entry for line in await store.lines("ONE", 0)]
    reveals = [entry.decision for entry in entries if isinstance(entry, e.Revealed)]
    assert reveals == list(range(match.decision))
    assert match.status is Status.OVER
    await store.close()


async def who_stops_waiting_disturbs_nobody(open_store: OpenStore) -> None:
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


LAWS: Final[tuple[Law, ...]] = (
    a_new_table_is_there,
    a_code_is_given_once,
    heads_are_those_of_the_tables_that_there_are,
    lobbies_are_private_ones_too_the_oldest_first,
    there_is_no_unknown_table,
    what_is_written_is_read,
    nothing_decided_is_nothing_written,
    who_is_refused_leaves_nothing,
    who_is_refused_disturbs_nobody,
    the_same_key_gives_the_same_answer,
    a_key_is_for_one_command,
    keys_belong_to_a_seat_at_a_table,
    a_key_stands_on_the_first_line,
    keys_outlive_the_server,
    the_same_key_at_the_same_time_writes_once,
    commands_at_a_table_follow_each_other,
    a_seat_is_taken_once,
    the_last_choices_at_once_make_one_reveal,
    who_stops_waiting_disturbs_nobody,
)
