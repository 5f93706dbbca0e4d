"""The catalogue of games, and deck files that are checked for a browser."""

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from paddock.catalog import BOTS, GAMES
from paddock.cli.decks import fault_sentence
from paddock.faults import MAX_FAULTS
from paddock.protocol import Catalog, DeckChecked
from paddock.server.web.limits import Limits
from paddock.words import LANGUAGES, Words
from tests.server.world import World, run


def house_text(game: str) -> str:
    return files(f"paddock.games.{game}").joinpath("decks/house.toml").read_text("utf-8")


def test_the_catalogue_has_every_game_with_its_whole_house_deck() -> None:
    async def test(world: World) -> None:
        answer = await world.http.get("/api/catalog")
        received = msgspec.json.decode(answer.content, type=Catalog)
        assert answer.status_code == 200
        assert received.bots == tuple(BOTS)
        assert [game.name for game in received.games] == [*GAMES]
        for shown in received.games:
            game = GAMES[shown.name]
            assert shown.players == tuple(game.rules.players)
            assert (shown.variants, shown.rules_version) == (
                game.rules.variants,
                game.rules.version,
            )
            deck = msgspec.convert(shown.deck, type(game.rules.house_deck()))
            assert deck == game.rules.house_deck()
        assert len(received.games[0].deck["tiles"]) == 16
        assert len(received.games[1].deck["cards"]) == 32

    run(test)


def checked(game: str, text: str) -> Any:
    found: list[Any] = []

    async def test(world: World) -> None:
        found.append(await world.http.post("/api/decks/check", json={"game": game, "deck": text}))

    run(test)
    return found[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_has_no_fault_and_is_shown(game: str) -> None:
    received = msgspec.json.decode(checked(game, house_text(game)).content, type=DeckChecked)

    deck = GAMES[game].rules.house_deck()
    assert (received.playable, received.faults, received.count) == (True, (), 0)
    assert msgspec.convert(received.deck, type(deck)) == deck


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("outspeed", house_text("outspeed").replace("number = 3", "number = 4", 1)),
        ("outspeed", house_text("outspeed").replace("cost = [1]", "cost = [11]", 1)),
        ("outspeed", house_text("outspeed").replace('["blue"', '["green"', 1)),
        ("outspeed", house_text("why_first")),
        ("why_first", house_text("why_first").replace("[32]", "[31]", 1)),
        ("why_first", "name ="),
        ("why_first", ""),
        ("outspeed", "a." * 8_000 + "a = 1"),
        ("outspeed", "number = 0x" + "f" * 16_000),
    ],
)
def test_a_browser_gets_the_faults_that_the_command_line_prints(game: str, text: str) -> None:
    answer = checked(game, text)

    received = msgspec.json.decode(answer.content, type=DeckChecked)
    deck, faults = GAMES[game].rules.examine_deck(text)
    assert answer.status_code == 200
    assert (received.playable, received.count) == (False, len(faults))
    assert (received.deck is None) == (deck is None)
    assert deck is None or msgspec.convert(received.deck, type(deck)) == deck
    for shown, fault in zip(received.faults, faults, strict=True):
        assert shown.warning == fault.warning
        place = (shown.tile, shown.face, shown.route, shown.field)
        assert place == msgspec.structs.astuple(fault.place)
        for language in LANGUAGES:
            words = Words(language)
            parts = {**shown.parts}
            if "route" in parts:
                parts["route"] = words(f"route-{parts['route']}")
            assert fault_sentence(words, fault).endswith(words(shown.message, **parts))


def test_a_warning_does_not_keep_anybody_from_playing() -> None:
    text = house_text("outspeed") + "\n"
    fewer = text.replace("nitro = 7", "nitro = 6")
    assert fewer != text

    received = checked("outspeed", fewer).json()

    assert received["playable"] is True
    assert [fault["message"] for fault in received["faults"]] == ["fault-other-token-counts"]
    assert received["faults"][0]["warning"] is True
    assert received["deck"]["tokens"][0] == 6


def test_of_very_many_faults_the_first_are_reported() -> None:
    received = checked("why_first", "".join(f"a{number} = 1\n" for number in range(1500))).json()

    assert received["count"] == len(received["faults"]) == MAX_FAULTS


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ({"game": "chess", "deck": ""}, 409, "no-such-game"),
        ({"game": "outspeed"}, 400, "malformed"),
        ({"game": "outspeed", "deck": 3}, 400, "malformed"),
        ({"game": "outspeed", "deck": "", "path": "/etc/passwd"}, 400, "malformed"),
        ({"game": "outspeed", "deck": "#" * 65_537}, 400, "malformed"),
        ({"game": "outspeed", "deck": "#" * 140_000}, 413, "body-too-large"),
    ],
)
def test_what_is_no_deck_to_check_is_a_problem(body: Any, status: int, why: str) -> None:
    async def test(world: World) -> None:
        answer = await world.http.post("/api/decks/check", json=body)
        assert (answer.status_code, answer.json()) == (status, {"why": why})

    run(test)


def test_only_so_many_decks_a_minute_are_checked_for_one_address() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "deck": ""}
        for status in (200, 200, 429):
            answer = await world.http.post("/api/decks/check", json=wanted)
            assert answer.status_code == status
        assert (
            await world.http.post("/api/tables", json={"game": "why_first", "players": 2})
        ).is_success
        world.clock.time += 60
        assert (await world.http.post("/api/decks/check", json=wanted)).is_success

    run(test, limits=Limits(checks=2))


def test_a_page_of_another_site_cannot_have_decks_checked() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "deck": ""}
        headers = {"Origin": "https://evil.example"}
        answer = await world.http.post("/api/decks/check", json=wanted, headers=headers)
        assert answer.status_code == 403

    run(test)


def test_a_table_is_not_held_up_by_a_deck_that_cannot_be_read() -> None:
    async def test(world: World) -> None:
        for deck in ("a." * 8_000 + "a = 1", "name = " + "[" * 16_000, "a = 0x" + "f" * 16_000):
            wanted = {"game": "outspeed", "players": 3, "deck": deck}
            answer = await world.http.post("/api/tables", json=wanted)
            assert (answer.status_code, answer.json()) == (409, {"why": "deck-refused"})

    run(test)
