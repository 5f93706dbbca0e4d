"""`paddock join` at a real server: lobby, a whole game, lost connections, the seat that is kept."""

import asyncio
import io
import socket
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.client.kept_seats import KeptSeat, KeptSeats
from paddock.client.link import Link, parse_link
from paddock.client.seating import new_contribution, pledge_for
from paddock.core.message import message
from paddock.proof import fair
from paddock.terminal.characters import character
from paddock.terminal.marks import UNICODE
from paddock.terminal.picture import Brush
from paddock.terminal.plain import Lines, PlainTable
from paddock.terminal.remote.joining import sit_or_watch
from paddock.terminal.remote.session import RemoteSession
from paddock.terminal.session import Happened, Linked, LinkShown, Noted, Said, Scene, Update
from paddock.terminal.status import status_of
from paddock.words import Words
from tests.cli.running import Shell
from tests.server.serving import Browser, Server
from tests.terminal.pseudo_terminal import Terminal
from tests.terminal.tables import app, settled, text_of

PATIENCE = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One address opens more tables here than people do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PADDOCK_LIMIT_OPENS", "10000")
        running = Server(tmp_path_factory.mktemp("server"))
    with running:
        yield running


def _open(server: Server, game: str, players: int, **more: Any) -> Link:
    with Browser(server.url) as browser:
        code = browser.open_table(game, players, **more)
    link = parse_link(f"{server.url}/t/{code}")
    assert link is not None
    return link


class Guest:
    """Listens to a session and remembers."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        self.updates: list[Update] = []
        self.scene: Scene | None = None
        self.answered = -1

    async def until(self, fits: Callable[[Scene], bool]) -> Scene:
        async with asyncio.timeout(PATIENCE):
            while self.scene is None or not fits(self.scene):
                await self.hear()
        return self.scene

    async def hear(self) -> Update:
        update = await self.session.next()
        self.updates.append(update)
        if isinstance(update, Scene):
            self.scene = update
        return update

    async def start_with_bots(self) -> None:
        scene = await self.until(lambda scene: scene.status == "lobby")
        for seat, shown in enumerate(scene.seats):
            if shown.free():
                assert await self.session.seat_bot(seat, "rookie") is None
        assert await self.session.ready(ready=True) is None
        assert await self.session.start() is None
        await self.until(lambda scene: scene.view is not None)

    async def play(self, decisions: int = 1000) -> Scene:
        """Choose the first option until it is over."""
        self.answered = -1
        for _ in range(decisions):
            scene = await self.until(self._is_asked_anew)
            if scene.status == "over":
                break
            self.answered = scene.decision
            why = await self.session.choose(scene.decision, scene.options[0])
            assert why in (None, "other-decision")
        assert self.scene is not None
        return self.scene

    def _is_asked_anew(self, scene: Scene) -> bool:
        return scene.status == "over" or (bool(scene.options) and scene.decision > self.answered)


async def _guest(link: Link, folder: Path, name: str = "Ada", **more: Any) -> Guest:
    keeping = KeptSeats(folder / "seats.json")
    return Guest(await sit_or_watch(link, name, None, keeping=keeping, **more))


def test_the_pledge_is_that_of_the_server() -> None:
    for _ in range(5):
        contribution = new_contribution()
        assert pledge_for(contribution) == fair.pledge(bytes.fromhex(contribution))


@pytest.mark.parametrize(
    ("text", "server", "code"),
    [
        ("http://localhost:8000/t/KESTREL42ABC", "http://localhost:8000", "KESTREL42ABC"),
        (" https://games.example/t/kestrel42abc/screen?x=1#y ", "https://games.example", None),
        ("http://[::1]:80/t/A", "http://[::1]:80", "A"),
    ],
)
def test_a_link(text: str, server: str, code: str | None) -> None:
    link = parse_link(text)
    assert link == Link(server, code or "KESTREL42ABC")


@pytest.mark.parametrize(
    "text", ["", "KESTREL42ABC", "ftp://x/t/A", "http:///t/A", "http://x/", "http://[/t/A", "\x00"]
)
def test_what_is_no_link(text: str) -> None:
    assert parse_link(text) is None


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_whole_game_and_a_rematch(server: Server, game: str, tmp_path: Path) -> None:
    async def played() -> None:
        link = _open(server, game, 3)
        guest = await _guest(link, tmp_path)
        await guest.start_with_bots()
        scene = await guest.play()
        assert scene.result is not None
        assert len([u for u in guest.updates if isinstance(u, Happened)]) > 30
        assert await guest.session.again() is None
        there = await guest.until(lambda scene: scene.status == "lobby")
        assert guest.session.link != link
        assert there.seat == scene.seat
        await guest.until(lambda scene: scene.seats[0].pledged)
        assert await guest.session.ready(ready=True) is None
        assert await guest.session.start() is None
        await guest.until(lambda scene: scene.view is not None)
        await guest.session.close()

    asyncio.run(played())


def test_the_seat_is_kept_for_whoever_comes_back(server: Server, tmp_path: Path) -> None:
    async def came_back() -> None:
        link = _open(server, "outspeed", 3)
        guest = await _guest(link, tmp_path)
        await guest.start_with_bots()
        await guest.play(decisions=1)
        await guest.until(guest._is_asked_anew)  # or else something may happen while she is away
        await guest.session.close()
        file = tmp_path / "seats.json"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        again = await _guest(link, tmp_path, "Somebody else")
        again.session.wish_for_name("Somebody else")
        scene = await again.until(lambda scene: bool(scene.options))
        assert scene.seat == 0
        assert scene.seats[0].name == "Ada"
        past = [u for u in again.updates if isinstance(u, Happened)]
        assert past
        assert all(update.past for update in past)
        assert await again.hear() == Noted(
            message("play-back-as", name="Ada", other="Somebody else")
        ), "as the last, below what is past"
        await again.session.close()
        stranger = await _guest(link, tmp_path / "elsewhere", "Eve")
        watched = await stranger.until(lambda scene: scene.view is not None)
        assert watched.seat is None
        assert watched.options == ()
        assert await stranger.session.say("psst") == "not-your-seat"
        await stranger.session.close()

    asyncio.run(came_back())


@pytest.mark.parametrize(
    ("arguments", "said"), [(["--name", "Zoë"], True), (["--name", "Ada"], False), ([], False)]
)
def test_a_name_that_is_not_used_is_reported(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    *,
    said: bool,
) -> None:
    link, shell = _open(server, "outspeed", 3), Shell(capsys)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("PADDOCK_LANG", "en")
    first = shell("join", link.page(), "--name", "Ada", "--plain")
    again = shell("join", link.page(), *arguments, "--plain")
    assert "back in your seat" not in first.out
    reported = "You are back in your seat as Ada. The name Zoë is not used."
    assert (reported in again.out) is said


def test_people_at_one_table_talk_and_see_who_has_chosen(server: Server, tmp_path: Path) -> None:
    async def talked() -> None:
        link = _open(server, "why_first", 2)
        ada = await _guest(link, tmp_path / "ada", "Ada")
        zoe = await _guest(link, tmp_path / "zoe", "Zoë")
        for guest in (ada, zoe):
            await guest.until(lambda scene: scene.status == "lobby")
            assert await guest.session.ready(ready=True) is None
        assert await ada.session.start() is None
        for guest in (ada, zoe):
            await guest.until(lambda scene: bool(scene.options))
        assert ada.scene is not None
        assert await ada.session.say("good luck") is None
        assert await ada.session.choose(ada.scene.decision, ada.scene.options[0]) is None
        seen = await zoe.until(lambda scene: scene.waiting_for == (1,))
        assert seen.my_choice is None
        assert any(isinstance(u, Said) and u.text == "good luck" for u in zoe.updates)
        assert await ada.session.choose(ada.scene.decision, ada.scene.options[1]) is None
        changed = ada.scene.options[1]
        await ada.until(lambda scene: scene.my_choice == changed)
        for guest in (ada, zoe):
            await guest.session.close()

    asyncio.run(talked())


def test_case_37_a_player_who_is_away_has_a_mark_on_the_screen(
    server: Server, tmp_path: Path
) -> None:
    async def left() -> None:
        link = _open(server, "why_first", 2)
        ada = await _guest(link, tmp_path / "ada", "Ada")
        zoe = await _guest(link, tmp_path / "zoe", "Zoë")
        for guest in (ada, zoe):
            await guest.until(lambda scene: scene.status == "lobby")
            assert await guest.session.ready(ready=True) is None
        assert await ada.session.start() is None
        for guest in (ada, zoe):
            await guest.until(lambda scene: bool(scene.options))
        here = await zoe.until(lambda scene: bool(scene.options))
        assert [seat.away for seat in here.seats] == [False, False]
        await ada.session.close()
        gone = await zoe.until(lambda scene: scene.seats[0].away)
        assert not gone.seats[1].away
        brush = Brush(Words("en"), UNICODE, gone.seats, 1)
        assert brush.called(0, 12).plain.startswith(f"{UNICODE.pilots[0]}{UNICODE.away}Ada")
        assert brush.called(1, 12).plain.startswith(f"{UNICODE.pilots[1]} Zoë")
        said = [brush.say(each) for each in status_of(gone, None, settled=True)]
        assert "Not connected: Ada" in said
        back = await _guest(link, tmp_path / "ada", "Ada")
        await back.until(lambda scene: bool(scene.options))
        await zoe.until(lambda scene: not scene.seats[0].away)
        for guest in (back, zoe):
            await guest.session.close()

    asyncio.run(left())


@pytest.mark.slow
def test_a_server_that_is_killed_and_started_again(tmp_path: Path) -> None:
    """The session comes back by itself, misses nothing, and what was asked meanwhile is done."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])

    async def survived() -> None:
        with Server(tmp_path / "data", "--port", port) as first:
            link = _open(first, "outspeed", 3)
            guest = await _guest(link, tmp_path)
            await guest.start_with_bots()
            scene = await guest.until(lambda scene: bool(scene.options))
        while not (isinstance(update := await guest.hear(), Linked) and update.link == "lost"):
            pass
        chosen = asyncio.create_task(guest.session.choose(scene.decision, scene.options[0]))
        with Server(tmp_path / "data", "--port", port):
            assert await asyncio.wait_for(chosen, PATIENCE) is None
            over = await guest.play()
            assert over.result is not None
            links = [update.link for update in guest.updates if isinstance(update, Linked)]
            assert links[0] == "open"
            assert "lost" in links
            assert links[-1] == "open"
            await guest.session.close()

    asyncio.run(survived())


def test_an_answer_that_was_lost_is_asked_for_again(server: Server, tmp_path: Path) -> None:
    """The key is kept before the first request: the same seat comes back, not a second one."""

    async def lost() -> None:
        link = _open(server, "outspeed", 3)
        keeping = KeptSeats(tmp_path / "seats.json")
        first = await sit_or_watch(link, "Ada", None, keeping=keeping)
        kept = keeping.get(link)
        assert kept is not None
        unanswered = KeptSeat("Eve", new_contribution(), key="k" * 30)
        keeping.put(link, unanswered)
        one = await sit_or_watch(link, "ignored", None, keeping=keeping)
        keeping.put(link, unanswered)
        two = await sit_or_watch(link, "ignored", None, keeping=keeping)
        assert first.seat == 0
        assert one.seat == two.seat == 1

    asyncio.run(lost())


def test_what_the_server_refuses_is_said_in_a_sentence(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    link, shell = _open(server, "outspeed", 3), Shell(capsys)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("PADDOCK_LANG", "en")
    for arguments, said in (
        (["nonsense"], "is not a link to a table"),
        ([f"{server.url}/t/NOSUCHTABLE"], "There is no such table."),
        (["WR9NG", "--server", server.url], "This code leads to no open lobby."),
        (["http://127.0.0.1:9/t/NOSUCHTABLE"], "The server can\u2019t be reached."),
        ([link.page(), "--name", "x" * 30, "--seat", "7"], "from 1 to 6"),
    ):
        ran = shell("join", *arguments, "--plain")
        assert ran.code == 2, ran
        assert said in ran.err
        assert "Traceback" not in ran.err


def test_a_bot_says_in_a_sentence_what_the_server_refuses(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PADDOCK_LANG", "en")
    ran = Shell(capsys)("bot", f"{server.url}/NOSUCHTABLEX")
    assert (ran.code, ran.err) == (2, "The server refuses: There is no such table.\n")


def test_a_seat_that_is_no_longer_ours(server: Server, tmp_path: Path) -> None:
    async def refused() -> None:
        link = _open(server, "outspeed", 3)
        keeping = KeptSeats(tmp_path / "seats.json")
        keeping.put(
            link, KeptSeat("Ada", new_contribution(), seat=1, cookie=f"seat-{link.code}-1=no")
        )
        guest = Guest(await sit_or_watch(link, "Ada", None, keeping=keeping))
        update = await guest.hear()
        assert update == Linked(LinkShown.REFUSED, "not-your-seat")
        assert keeping.get(link) is None

    asyncio.run(refused())


def test_case_36_the_first_of_five_windows_says_that_it_is_open_elsewhere(
    server: Server, tmp_path: Path
) -> None:
    """It keeps the seat: a player who closes another window comes back to it."""

    async def crowded() -> None:
        link = _open(server, "outspeed", 3)
        guests = [await _guest(link, tmp_path) for _ in range(5)]
        for guest in guests:
            await guest.until(lambda scene: scene.status == "lobby")
        first = guests[0]
        async with asyncio.timeout(PATIENCE):
            while not isinstance(update := await first.hear(), Linked):
                pass
        assert update == Linked(LinkShown.REFUSED, "open-elsewhere")
        await guests[1].session.close()
        again = await _guest(link, tmp_path)
        scene = await again.until(lambda scene: scene.status == "lobby")
        assert scene.seat == 0
        for guest in (*guests, again):
            await guest.session.close()

    asyncio.run(crowded())


def test_the_lobby_on_the_screen(server: Server, tmp_path: Path) -> None:
    async def looked() -> None:
        link = _open(server, "why_first", 4)
        guest = await _guest(link, tmp_path, "Zoë")
        table = app(guest.session)
        async with table.run_test(size=(80, 24)) as pilot:
            for _ in range(200):
                await pilot.pause(0.02)
                if table.stage.scene is not None:
                    break
            await pilot.press("v", "v", "b")
            await pilot.pause(0.3)
            seen = text_of(table)
            assert "Zoë" in seen
            assert table.stage.scene is not None
            bot = table.stage.scene.seats[1].character
            assert bot == character(link.code, 1)
            assert Words("en")(f"web-character-{bot}") in seen
            assert Words("en")("web-not-ready") in seen
            await pilot.press("x", "b", "r", "t", *"hi", "enter")
            await pilot.pause(0.3)
            assert "Zoë: hi" in text_of(table)
            await pilot.press("s")
            await settled(pilot, table)
            await pilot.pause()
            assert "Race 1 of 5" in text_of(table)
            await pilot.press("1", "b", "enter")
            await pilot.pause(0.2)
            await pilot.press("q")
        await guest.session.close()

    asyncio.run(looked())


def test_a_game_on_the_server_in_lines(server: Server, tmp_path: Path) -> None:
    async def played() -> list[str]:
        link = _open(server, "outspeed", 3)
        session = (await _guest(link, tmp_path)).session
        typed = io.StringIO("v\nb\nhello\nt good luck\nr\ns\n" + "1\n" * 300)
        written: list[str] = []
        lines = Lines(typed)
        async with asyncio.timeout(PATIENCE):
            await PlainTable(session, Words("en"), UNICODE, lines, written.append).run()
        await session.close()
        return written

    written = asyncio.run(played())
    assert "Ada: good luck" in written
    assert any(line.startswith("The game is over.") for line in written), written[-10:]


def test_the_time_that_is_left_is_said_in_lines(server: Server, tmp_path: Path) -> None:
    async def played() -> list[str]:
        link = _open(server, "outspeed", 3, clock=7200)
        guest = await _guest(link, tmp_path)
        await guest.start_with_bots()
        scene = await guest.until(lambda scene: bool(scene.options))
        assert scene.clock is not None
        assert scene.clock.most == 7200
        written: list[str] = []
        lines = Lines(io.StringIO("c\n"))
        guest.session._updates.put_nowait(scene)
        await PlainTable(guest.session, Words("ru"), UNICODE, lines, written.append).run()
        await guest.session.close()
        return written

    reported = [line for line in asyncio.run(played()) if line.startswith("Осталось времени: ")]
    assert len(reported) == 2, "at the start of the decision, and when asked"
    assert reported[0] in {"Осталось времени: 2 часа", "Осталось времени: 1 час, 59 минут"}


@pytest.mark.slow
def test_ctrl_c_says_how_to_come_back(server: Server, tmp_path: Path) -> None:
    link = _open(server, "outspeed", 3)
    table = Terminal("join", link.page(), "--plain", XDG_STATE_HOME=str(tmp_path))
    table.wait_for("r: ready or not")
    table.process.send_signal(2)
    table.wait_for(f"To come back: paddock join {link.page()}")
    assert table.close() == 130
    assert "Traceback" not in table.seen
