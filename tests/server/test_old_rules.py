"""Case 7: a table that was played under other rules is shown, and never played on or made up.

On both stores, over HTTP and the socket: a server is stopped, its rules change, and it is started.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.faults import Fault, Place
from paddock.proof import entry as e
from paddock.proof.codec import codec_of, deck_of, old_events
from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from paddock.record_file import RecordError
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table import match as match_module
from tests.cli.running import Shell
from tests.server.world import CONTRIBUTION, PLEDGE, Socket, World

pytest_plugins = ["tests.postgres"]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Runs commands, in English."""
    monkeypatch.setenv("PADDOCK_LANG", "en")
    return Shell(capsys)


OpenStore = Callable[[], Awaitable[Any]]
Life = Callable[[World], Awaitable[None]]
HOUSE_CARDS = (files("paddock.games.why_first") / "decks/house.toml").read_text("utf-8")
OTHER = [99, 0]
"""After an upgrade, and after a return to an older Paddock."""
REQUESTS: list[dict[str, Any]] = [
    {"type": "Choose", "decision": 1, "action": {}},
    {"type": "Say", "text": "hello?"},
    {"type": "Ready"},
    {"type": "Start"},
    {"type": "Rematch"},
    {"type": "SeatBot", "seat": 1, "level": "random"},
    {"type": "FreeSeat", "seat": 0},
    {"type": "Contribute", "contribution": CONTRIBUTION.hex()},
]


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "paddock.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return lambda: PostgresStore.open(url)


class Lives:
    """The lives of one server, one after the other, and a browser that outlives them."""

    def __init__(self, open_store: OpenStore) -> None:
        self._open_store = open_store
        self._cookies: Any = None

    def live(self, life: Life) -> None:
        async def whole() -> None:
            store = await self._open_store()
            try:
                async with World(store) as world:
                    world.http.cookies = self._cookies or world.http.cookies
                    await life(world)
                    self._cookies = world.http.cookies
            finally:
                await store.close()

        asyncio.run(whole())


@contextmanager
def rules(version: int, **changed: Any) -> Iterator[None]:
    """As if the program had been exchanged for another."""
    with pytest.MonkeyPatch.context() as patched:
        for name, game in GAMES.items():
            other = replace(game, rules=replace(game.rules, version=version, **changed))
            patched.setitem(GAMES, name, other)
        codec_of.cache_clear()
        deck_of.cache_clear()
        yield
    codec_of.cache_clear()
    deck_of.cache_clear()


@pytest.fixture
def lives(open_store: OpenStore) -> Lives:
    return Lives(open_store)


class Before:
    """What was there before the rules changed."""

    code: str
    texts: list[str]
    chain: str
    head: int
    record: bytes


def playing(lives: Lives, game: str = "why_first", **more: Any) -> Before:
    found = Before()

    async def life(world: World) -> None:
        found.code, seats = await world.started(3, game, clock=60, **more)
        asked = seats[0].look["waiting_for"]
        await seats[asked[0]].choose()
        await keep(found, world)

    lives.live(life)
    return found


def over(lives: Lives, game: str) -> Before:
    found = Before()

    async def life(world: World) -> None:
        found.code, seats = await world.started(3, game)
        for number, seat in enumerate(seats):
            await seat.ask(type="FreeSeat", key="bye", seat=number)
        await seats[0].until_look(lambda look: look["status"] == "over")
        found.record = (await world.http.get(f"/api/tables/{found.code}/record")).content
        await keep(found, world)

    lives.live(life)
    return found


async def keep(found: Before, world: World) -> None:
    found.texts = news_in(await world.watch(found.code, 0))
    match = await world.store.match(found.code)
    found.chain, found.head = match.chain, match.head


def news_in(socket: Socket) -> list[str]:
    return [text for text in socket.texts if text.startswith('{"type":"News"')]


@pytest.mark.parametrize("version", OTHER)
def test_case_7_a_game_that_was_under_way_is_said_as_before_and_can_be_looked_at(
    lives: Lives, version: int
) -> None:
    before = playing(lives)

    async def life(world: World) -> None:
        owner, spectator = await world.watch(before.code, 0), await world.watch(before.code)
        assert news_in(owner) == before.texts
        for socket in (owner, spectator):
            assert socket.look["status"] == "archived"
            assert (socket.look["view"], socket.look["options"]) == (None, [])
            assert (socket.look["deadline"], socket.look["waiting_for"]) == (None, [])
        shown = (await world.http.get(f"/api/tables/{before.code}")).json()
        assert shown["table"]["status"] == "archived"
        assert shown["table"]["names"] == ["player 0", "player 1", "player 2"]
        match = await world.store.match(before.code)
        assert (match.chain, match.head) == (before.chain, before.head)
        hands = [text for text in news_in(spectator) if '"HandDealt"' in text]
        assert hands
        assert '"cards":[[' not in "".join(hands)

    with rules(version):
        lives.live(life)


@pytest.mark.parametrize("version", OTHER)
def test_case_7_nothing_can_be_done_there_and_the_reason_is_clear(
    lives: Lives, version: int
) -> None:
    before = playing(lives)

    async def life(world: World) -> None:
        owner = await world.watch(before.code, 0)
        for number, request in enumerate(REQUESTS):
            answer = await owner.ask(key=f"other-{number}", **request)
            assert (answer["type"], answer["why"]) == ("Refusal", "table-archived"), request
        world.clock.time += 1e6
        await world.service.downtime.owe(1e6)
        await world.service.downtime.resume(1e6)
        await world.service.sweep()
        await world.service.catch_up()
        assert (await world.store.match(before.code)).head == before.head
        late = await world.sit(before.code, "late")
        assert (late.status_code, late.json()) == (404, {"why": "no-such-table"})
        stranger = await world.socket(before.code, 0, cookie="")
        assert await stranger.closed() == 4401

    with rules(version):
        lives.live(life)


def test_cases_7_and_40_a_table_with_a_deck_that_is_refused_today_is_shown_as_under_older_rules(
    lives: Lives,
) -> None:
    before = playing(lives, deck=HOUSE_CARDS)

    async def life(world: World) -> None:
        owner = await world.watch(before.code, 0)
        assert news_in(owner) == before.texts
        assert owner.look["status"] == "archived"
        answer = await owner.ask(key="other", type="Say", text="hello?")
        assert (answer["type"], answer["why"]) == ("Refusal", "table-archived")

    def refuse(text: str) -> tuple[None, tuple[Fault, ...]]:
        return None, (Fault("long-deck", Place()),)

    with rules(GAMES["why_first"].rules.version, examine_deck=refuse):
        lives.live(life)


def test_case_7_the_secret_of_an_unfinished_game_stays_one(lives: Lives) -> None:
    before = playing(lives)

    async def life(world: World) -> None:
        answer = await world.http.get(f"/api/tables/{before.code}/record")
        assert (answer.status_code, answer.json()) == (409, {"why": "game-not-over"})
        secret = (await world.store.match(before.code)).secret.hex()
        seen = await world.watch(before.code)
        assert secret not in answer.text + "".join(seen.texts)

    with rules(99):
        lives.live(life)


def test_case_7_back_under_its_own_rules_it_goes_on(lives: Lives) -> None:
    before = playing(lives)

    async def looked_at(world: World) -> None:
        await world.watch(before.code, 0)

    async def state_after(world: World) -> None:
        seats = [await world.watch(before.code, seat) for seat in range(3)]
        assert seats[0].look["status"] == "playing"
        [waiting, *_] = seats[0].look["waiting_for"]
        assert (await seats[waiting].choose())["type"] == "Ack"

    with rules(99):
        lives.live(looked_at)
    lives.live(state_after)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", OTHER)
def test_case_7_the_record_of_a_finished_game_can_still_be_downloaded(
    lives: Lives, tmp_path: Path, shell: Shell, game: str, version: int
) -> None:
    before, file = over(lives, game), tmp_path / "old.json"

    async def life(world: World) -> None:
        answer = await world.http.get(f"/api/tables/{before.code}/record")
        assert answer.status_code == 200
        file.write_bytes(answer.content)
        owner = await world.watch(before.code, 0)
        assert news_in(owner) == before.texts
        assert owner.look["result"] == msgspec.json.decode(before.record)["proof"]["result"]
        assert (await owner.ask(type="Rematch", key="again"))["why"] == "table-archived"

    with rules(version):
        lives.live(life)
        with pytest.raises(RecordError, match="record-older" if version else "record-newer"):
            verify(file.read_bytes())
        ran = shell("verify", file)
        assert ran.refused_in_one_line()
        assert f"rules version {GAMES_VERSION}" in ran.err

    received, known = msgspec.json.decode(file.read_bytes()), msgspec.json.decode(before.record)
    assert received["proof"].pop("odds") is None
    del known["proof"]["odds"]
    assert received == known, "all else is as it was"
    findings = verify(file.read_bytes())
    assert first_misfit(findings) is None, "with the old rules all of it can be checked"
    assert {"draws", "scores", "events"} <= {finding.check for finding in findings}


GAMES_VERSION = GAMES["why_first"].rules.version


class Unknown(msgspec.Struct, frozen=True, tag=True):
    """The only event there is under quite other rules."""

    number: int


class OtherConfig:
    """What is agreed under quite other rules: nothing like it."""

    def __init__(self, *_: object) -> None:
        raise TypeError("this is not how it is made")


def test_case_7_what_the_present_rules_do_not_understand_is_not_sent(lives: Lives) -> None:
    before = playing(lives)

    async def life(world: World) -> None:
        seen = await world.watch(before.code, 0)
        received = [msgspec.json.decode(text) for text in news_in(seen)]
        known = [msgspec.json.decode(text) for text in before.texts]
        assert [line["leaf"] for line in received] == [line["leaf"] for line in known]
        [entry] = [line["entry"] for line in received if line["entry"]["type"] == "Revealed"]
        assert (entry["events"], entry["inputs"]) == ([], None)
        assert msgspec.json.decode(seen.texts[0])["config"] is None

    with rules(99, event_type=Unknown, config_type=OtherConfig):
        lives.live(life)


def test_case_7_an_event_that_would_read_otherwise_is_not_sent() -> None:
    """A field more or less is another event: who says that it is not a secret?"""
    match = match_module.begin("X", bytes(32), e.Opened(e.Options("why_first", 2), 99, PLEDGE))
    stored = [[{"type": "Unknown", "number": 1}]]
    with rules(99, event_type=Unknown):
        known: Any = old_events(match.options.game, stored)
        assert known == ((Unknown(1),),)
        more = [[{"type": "Unknown", "number": 1, "hidden": 7}]]
        assert old_events(match.options.game, more) == ()
        assert old_events(match.options.game, [[{"type": "Other"}]]) == ()
