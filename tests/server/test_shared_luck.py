"""Several tables on one luck: the same draws, one secret, which is opened when all are over."""

from typing import Any

import msgspec
import pytest

from paddock.catalog import GAMES
from paddock.core import Chance, apply_input
from paddock.core.record import AnyInput
from paddock.proof import entry as e
from paddock.proof import luck
from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from paddock.protocol import OpenTable
from paddock.server.table.errors import Refused
from paddock.server.table.match import Match, begin
from tests.server.stores import run
from tests.server.world import PLEDGE, Socket, World

pytest_plugins = ["tests.postgres", "tests.server.stores"]
pytestmark = pytest.mark.usefixtures("each_store")

LUCK = bytes(range(32, 64))


async def begun(world: World, game: str, **more: Any) -> tuple[str, list[Socket]]:
    """A table of three people on the luck, at its first decision."""
    match = await world.service.open_table(OpenTable(game, 3, **more), LUCK)
    for number in range(3):
        assert (await world.sit(match.code, f"player {number}", number)).status_code == 201
    seats = [await world.watch(match.code, seat) for seat in range(3)]
    for seat in seats:
        await seat.ask(type="Ready", key="ready")
    await seats[0].ask(type="Start", key="start")
    for seat in seats:
        await seat.until_look(lambda look: look["status"] == "playing")
    return match.code, seats


async def played(world: World, game: str) -> str:
    """Such a table after its game: bots play it to the end."""
    code, seats = await begun(world, game)
    for number, seat in enumerate(seats):
        await seat.ask(type="FreeSeat", key="bye", seat=number)
    await seats[0].until_look(lambda look: look["status"] == "over")
    return code


def draws_of(match: Match) -> dict[str, tuple[Any, Any]]:
    """What each place offered and gave."""
    rules, table, found = match.game().rules, match.table, {}
    assert table is not None
    state = rules.game.setup(match.config)
    inputs: tuple[AnyInput, ...] = table.inputs
    for given in inputs:
        pending = rules.game.pending(state)
        if isinstance(pending, Chance):
            found[rules.name_of_chance(state)] = (dict(pending.odds), given)
        state = apply_input(rules.game, state, given).state
    return found


@pytest.mark.parametrize("game", GAMES)
def test_equal_odds_at_a_place_give_the_same_at_every_table(game: str) -> None:
    async def test(world: World) -> None:
        one, other = [draws_of(await world.store.match(await played(world, game))) for _ in "ab"]
        common = [place for place in one.keys() & other.keys() if one[place][0] == other[place][0]]
        assert len(common) > 2
        assert all(one[place] == other[place] for place in common)

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_luck_is_proven_once_it_is_opened(game: str) -> None:
    async def test(world: World) -> None:
        code = await played(world, game)
        path, watching = f"/api/tables/{code}/record", await world.watch(code)
        closed = (await world.http.get(path)).content
        found = {finding.check: finding.why.name for finding in verify(closed)}
        assert (first_misfit(verify(closed)), found["draws"]) == (None, "verify-draws-closed")
        assert LUCK.hex().encode() not in closed
        assert LUCK.hex() not in "".join(watching.texts)

        await world.service.open_luck(code)
        await world.service.open_luck(code)
        assert (await watching.until("News"))["entry"] == {
            "type": "Disclosed",
            "secret": (await world.store.match(code)).secret.hex(),
            "luck": LUCK.hex(),
        }
        opened = (await world.http.get(path)).content
        found = {finding.check: finding.why.name for finding in verify(opened)}
        assert (first_misfit(verify(opened)), found["draws"]) == (None, "verify-draws-luck")
        entries = [line.entry for line in await world.store.lines(code, 0)]
        assert [type(entry) for entry in entries].count(e.Disclosed) == 1

    run(test)


def test_a_luck_stays_closed_while_its_game_goes_on() -> None:
    async def test(world: World) -> None:
        code, seats = await begun(world, "why_first")
        with pytest.raises(Refused, match="game-not-over"):
            await world.service.open_luck(code)
        shown = (await world.http.get(f"/api/tables/{code}")).text
        texts = "".join(text for seat in seats for text in seat.texts)
        assert LUCK.hex() not in shown + texts
        assert luck.commitment(LUCK) in texts

    run(test)


def test_nobody_is_asked_for_a_part_of_a_shared_luck() -> None:
    async def test(world: World) -> None:
        code, seats = await begun(world, "why_first")
        answer = await seats[1].ask(type="Contribute", key="seed", contribution="00" * 16)
        assert (answer["type"], answer["why"]) == ("Refusal", "no-seed-wanted")
        kinds = {type(line.entry) for line in await world.store.lines(code, 0)}
        assert e.Contributed not in kinds

    run(test)


def test_a_table_on_a_luck_goes_on_after_a_restart_with_the_same_draws() -> None:
    async def test(world: World) -> None:
        code, _ = await begun(world, "why_first")
        before = await world.store.match(code)
        await world.store.open_again()
        after = await world.store.match(code)
        assert (after, after.luck, after.seed()) == (before, LUCK, luck.seed(LUCK))

    run(test)


def test_a_rematch_has_a_luck_of_its_own() -> None:
    async def test(world: World) -> None:
        code = await played(world, "why_first")
        ada = await world.watch(code, 0)
        assert (await ada.ask(type="Rematch", key="again"))["type"] == "Ack"
        again = await world.store.match((await world.store.match(code)).rematch)
        assert (again.luck, again.options.luck) == (None, msgspec.UNSET)

    run(test)


def test_no_route_opens_a_table_on_a_luck() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "players": 3, "luck": luck.commitment(LUCK)}
        opened = await world.http.post("/api/tables", json=wanted)
        if opened.status_code == 201:
            assert (await world.store.match(opened.json()["code"])).luck is None

    run(test)


def test_what_a_store_keeps_is_both_secrets() -> None:
    async def test(world: World) -> None:
        match = await world.service.open_table(OpenTable("why_first", 3), LUCK)
        [line] = await world.store.lines(match.code, 0)
        assert isinstance(line.entry, e.Opened)
        assert begin(match.code, match.secrets(), line.entry).luck == LUCK
        assert PLEDGE not in match.secrets().hex()

    run(test)
