"""A finished game, step by step: each viewer gets what they saw live, and no more."""

import gzip
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Drawn, Seat, Viewer
from paddock.games.why_first.events import HandDealt
from paddock.games.why_first.view import View
from paddock.proof import entry as e
from paddock.protocol import Replay, Status
from paddock.server.play.delivery import look_of
from paddock.server.table.errors import Refused
from paddock.server.table.match import Match, begin, fold, news
from paddock.server.table.replay import replayed
from tests.server.whole_games import CODE, GAMES_PLAYED, LUCK, SECRET, Played, whole_game
from tests.server.world import CONTRIBUTION, World, run

every_game = pytest.mark.parametrize("name", GAMES_PLAYED)


def viewers(match: Match) -> list[Viewer]:
    return [SPECTATOR, *(Seat(seat) for seat in range(match.options.players))]


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def started(lines: tuple[e.AnyLine, ...]) -> Match:
    opened = lines[0].entry
    assert isinstance(opened, e.Opened)
    return begin(CODE, SECRET if opened.options.luck is UNSET else SECRET + LUCK, opened)


@every_game
def test_a_replay_is_what_was_sent_live(name: str) -> None:
    played = whole_game(name)
    for viewer in viewers(played.match):
        steps = list(as_sent(replayed(played.match, played.lines, viewer).steps))
        match = started(played.lines)
        for line in played.lines:
            match = fold(match, line)
            if isinstance(line.entry, e.Revealed):
                received = as_sent(news(match, line.entry, viewer))
                now, steps = steps[: len(received["events"])], steps[len(received["events"]) :]
                assert [step["events"] for step in now] == received["events"]
                assert {step["decision"] for step in now} == {line.entry.decision}
                assert {step["at"] for step in now} == {line.at}
                look = as_sent(look_of(match, viewer))
                for part in ("view", "options", "prospects"):
                    assert now[-1][part] == look[part]
        assert not steps


@every_game
def test_a_viewer_sees_their_own_choices_and_of_others_that_they_chose(name: str) -> None:
    played = whole_game(name)
    assert played.match.table is not None
    for viewer in viewers(played.match):
        steps = replayed(played.match, played.lines, viewer).steps
        for given, step in zip(played.match.table.inputs, steps, strict=True):
            if isinstance(given, Drawn):
                assert step.choices is None
                continue
            assert step.choices is not None
            assert step.choices.keys() == given.choices.keys()
            for seat, action in step.choices.items():
                assert action == (given.choices[seat] if seat == viewer else None)


@every_game
def test_rounds_are_counted_through_and_the_table_sees_them(name: str) -> None:
    played = whole_game(name)

    received = replayed(played.match, played.lines, Seat(0))

    started = [number for step in received.steps for number in step.begins]
    assert started == [*range(1, len(started) + 1)]
    now = 0
    for step in received.steps:
        assert step.round == (step.begins[0] if step.begins else now)
        now = step.begins[-1] if step.begins else now
    assert received.result == played.match.result()
    assert received.names == tuple(seat.name for seat in played.match.seats)
    assert received.bots == tuple(seat.bot for seat in played.match.seats)
    assert (received.config, received.options) == (played.match.config, played.match.options)


@pytest.mark.parametrize("viewer", [SPECTATOR, Seat(0)])
def test_no_step_shows_a_hand_that_the_viewer_did_not_hold(viewer: Viewer) -> None:
    played = whole_game("why_first")
    for step in replayed(played.match, played.lines, viewer).steps:
        dealt = [event for event in step.events if isinstance(event, HandDealt)]
        assert all((event.cards is not None) == (event.seat == viewer) for event in dealt)
        assert isinstance(step.view, View)
        assert bool(step.view.my_hand) <= (viewer is not SPECTATOR)


def test_a_game_that_is_not_over_has_no_replay() -> None:
    played = whole_game("why_first")
    for number in range(1, len(played.lines)):
        if isinstance(played.lines[number].entry, e.Disclosed):
            break
        with pytest.raises(Refused, match="game-not-over"):
            replayed(played.match, played.lines[:number], SPECTATOR)


def test_a_game_of_older_rules_is_said_by_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    played = whole_game("outspeed-eventful")
    live = replayed(played.match, played.lines, Seat(1))
    entry = GAMES["outspeed"]
    newer = replace(entry, rules=replace(entry.rules, version=99))
    patched: Any = GAMES
    monkeypatch.setitem(patched, "outspeed", newer)

    received = replayed(archived(played), played.lines, Seat(1))

    assert (received.status, received.result) == ("archived", live.result)
    assert (received.names, received.bots, received.config) == (live.names, live.bots, live.config)
    for now, then in zip(received.steps, live.steps, strict=True):
        assert (now.view, now.options, now.prospects) == (None, (), None)
        assert replace(then, view=None, options=(), prospects=None) == now


def archived(played: Played) -> Match:
    match = started(played.lines)
    for line in played.lines:
        match = fold(match, line)
    assert match.status is Status.ARCHIVED
    return match


# Over HTTP


async def played_out(world: World) -> str:
    """A table where two bots have played to the end, one of them for somebody who left."""
    code, ada = await world.beside_a_bot()
    await ada.ask(type="Start", key="start")
    await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
    await ada.until_look(lambda look: look["status"] == "playing")
    await ada.ask(type="FreeSeat", key="leave", seat=0)
    await ada.until_look(lambda look: look["status"] == "over")
    return code


def test_anybody_may_see_it_from_any_seat_once_it_is_over() -> None:
    async def test(world: World) -> None:
        code = await played_out(world)
        for query, seat in (("", None), ("?seat=0", 0), ("?seat=1", 1)):
            answer = await world.http.get(f"/api/tables/{code}/replay{query}")
            received = msgspec.json.decode(answer.content, type=Replay)
            assert (answer.status_code, received.code, received.seat) == (200, code, seat)
            assert received.steps[-1].view is not None
            assert answer.headers["content-encoding"] == "gzip"

    run(test)


def test_it_is_compressed_for_those_who_take_it_so() -> None:
    async def test(world: World) -> None:
        code = await played_out(world)
        path = f"/api/tables/{code}/replay"
        plain = await world.http.get(path, headers={"Accept-Encoding": "identity"})
        async with world.http.stream("GET", path) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert len(raw) * 5 < len(plain.content)

    run(test)


def test_what_there_is_no_replay_of() -> None:
    async def test(world: World) -> None:
        code, over = await world.open_table(), await played_out(world)
        for path, status, why in (
            (f"{code}/replay", 409, "game-not-over"),
            (f"{over}/replay?seat=5", 404, "no-such-seat"),
            (f"{over}/replay?seat=x", 400, "malformed"),
            (f"{over}/replay?seat=-1", 400, "malformed"),
            (f"{over}/replay?seat=", 400, "malformed"),
            ("KESTREL42ABC/replay", 404, "no-such-table"),
        ):
            answer = await world.http.get(f"/api/tables/{path}")
            assert (answer.status_code, answer.json()) == (status, {"why": why})

    run(test)
