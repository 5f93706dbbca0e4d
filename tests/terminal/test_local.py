"""A game against bots in this process: saved, resumed, the same again, and blind bots."""

import asyncio
import stat
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.catalog import bot as catalog_bot
from paddock.record_file import RecordError, read_record
from paddock.terminal import local as local_module
from paddock.terminal.local import LocalSession
from paddock.terminal.marks import UNICODE
from paddock.terminal.saving import load
from paddock.terminal.session import Happened, Scene, Update
from paddock.terminal.stage import LineKind, Stage
from paddock.words import Words
from tests.terminal.tables import local


async def _until_asked(session: LocalSession, before: int = -1) -> list[Update]:
    """Updates up to a scene that asks again, or up to the end."""
    updates: list[Update] = []
    while True:
        update = await asyncio.wait_for(session.next(), 20)
        updates.append(update)
        if isinstance(update, Scene) and (
            update.status == "over" or (len(update.options) > 1 and update.decision > before)
        ):
            return updates


async def _play(session: LocalSession, decisions: int = 1000) -> list[Update]:
    """The last option, again and again."""
    updates = await _until_asked(session)
    for _ in range(decisions):
        scene = updates[-1]
        assert isinstance(scene, Scene)
        if scene.status == "over":
            break
        assert await session.choose(scene.decision, scene.options[-1]) is None
        updates += await _until_asked(session, scene.decision)
    return updates


def _events(updates: list[Update]) -> list[Any]:
    return [update.event for update in updates if isinstance(update, Happened)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_choices_are_the_same_game(game: str) -> None:
    async def twice() -> None:
        one, other = [await _play(local(game, seed=3)) for _ in range(2)]
        assert _events(one) == _events(other)
        assert _events(one) != _events(await _play(local(game, seed=4)))

    asyncio.run(twice())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_goes_on_as_if_nothing_had_been(game: str, tmp_path: Path) -> None:
    async def left() -> None:
        whole = _events(await _play(local(game, seed=6)))
        file = tmp_path / "games" / "game.json"
        first = local(game, seed=6, file=file)
        await _play(first, decisions=2)
        way_back = first.way_back()
        assert way_back is not None
        assert way_back.parts["command"] == f"paddock play --resume {file}"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert read_record(file.read_bytes()).game == game
        setting, inputs = load(file.read_bytes())
        second = LocalSession(setting, inputs, file)
        assert _events(await _play(second)) == whole
        assert second.way_back() is None
        assert not file.exists()

    asyncio.run(left())


@pytest.mark.parametrize(
    "damage",
    [
        lambda tree: tree.pop("play"),
        lambda tree: tree["play"].update(bots=["regular"]),
        lambda tree: tree["play"].update(bots=["nobody"] * 3),
        lambda tree: tree["inputs"].insert(0, tree["inputs"][-1]),
        lambda tree: tree.update(inputs=[{"type": "Drawn", "drawn": [99]}]),
    ],
)
def test_a_damaged_file_is_refused(damage: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asyncio.run(_play(local("outspeed", file=file), decisions=1))
    tree = msgspec.json.decode(file.read_bytes())
    damage(tree)
    with pytest.raises(RecordError):
        load(msgspec.json.encode(tree))


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_shown_their_own_view_and_nothing_else(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, Any]] = []
    make = catalog_bot

    def spied(name: str, level: str, seat: int, budget: Any) -> Any:
        thinker = make(name, level, seat, budget)

        class Spy:
            def choose(self, sight: Any, rng: Any) -> Any:
                seen.append((seat, sight))
                return thinker.choose(sight, rng)

        return Spy()

    monkeypatch.setattr(local_module, "bot", spied)
    asyncio.run(_play(local(game), decisions=6))
    assert {seat for seat, _ in seen} == {1, 2, 3}
    kind = GAMES[game].rules.view_type
    for seat, sight in seen:
        assert type(sight.view()) is kind
        assert sight.view().seat == seat
        for event in sight.events():
            assert event.seen_by(seat) == event


def test_experts_think_beside_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Experts wait for a sign: the second choice always comes while they think."""
    may_answer = threading.Event()

    class Thoughtful:
        def slow(self, _view: Any) -> float:
            return 20

        def choose(self, sight: Any, _rng: Any) -> Any:
            assert may_answer.wait(20)
            return sight.options()[0]

    monkeypatch.setattr(local_module, "bot", lambda *_: Thoughtful())

    async def raced() -> None:
        session = local("outspeed", 3, bots="expert")
        updates = await _until_asked(session)
        scene = updates[-1]
        assert isinstance(scene, Scene)
        first, last = scene.options[0], scene.options[-1]
        assert await session.choose(scene.decision, first) is None
        assert await session.choose(scene.decision, last) is None  # while the Experts are thinking
        assert session.scene().my_choice == last
        may_answer.set()
        await _until_asked(session, scene.decision)
        assert await session.choose(scene.decision, last) == "other-decision"
        await session.close()

    asyncio.run(raced())


def test_what_cannot_be_done_says_why() -> None:
    async def asked() -> None:
        session = local("why_first", 2)
        await _until_asked(session)
        now = session.scene().decision
        assert await session.choose(now, "nonsense") == "not-an-option"
        assert await session.choose(now + 1, "nonsense") == "other-decision"
        assert await session.again() == "game-not-over"
        assert await session.say("hello") == "nobody-there"
        for answer in (
            session.ready(ready=True),
            session.seat_bot(1, "rookie"),
            session.free_seat(1),
            session.start(),
        ):
            assert await answer == "game-has-begun"

    asyncio.run(asked())


def test_a_folder_that_cannot_be_written_to_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    session = local("why_first", 2, file=tmp_path / "file" / "game.json")
    asyncio.run(_play(session, decisions=2))
    way_back = session.way_back()
    assert way_back is not None
    assert way_back.name == "play-not-saved"


@pytest.mark.parametrize("game", GAMES)
def test_a_champion_says_that_it_does_not_know_the_deck(game: str) -> None:
    """Once a game; of the deck that it was trained on it says nothing."""

    def history(bots: str, *, other_deck: bool) -> list[str]:
        session = local(game, bots=bots)
        if other_deck:
            deck = replace(GAMES[game].rules.house_deck(), name="another")
            setting = replace(session.setting, config=replace(session.setting.config, deck=deck))
            session = LocalSession(setting)
        stage = Stage(Words("en"), UNICODE)
        for update in asyncio.run(_play(session, 2)):
            stage.take(update)
        return [line.text for line in stage.history if line.kind is LineKind.NOTE]

    aim = Words("en")(f"web-aim-{game.replace('_', '-')}")
    assert history("champion", other_deck=False) == [aim]
    assert history("rookie", other_deck=True) == [aim]
    assert history("champion", other_deck=True) == [aim, Words("en")("web-champion-other-deck")]
