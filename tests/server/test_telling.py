"""Values of a game in words: what a client reads that does not know the game."""

from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Decision, Seat, as_seen_by
from paddock.words import LANGUAGES, catalogue
from tests.contract.playouts import played
from tests.server.world import World, run


def plain(value: Any) -> Any:
    """A value as it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def ask(game: str, body: dict[str, Any]) -> Any:
    found: list[Any] = []

    async def test(world: World) -> None:
        found.append(await world.http.post(f"/api/games/{game}/tell", json=body))

    run(test)
    return found[0]


@pytest.mark.parametrize("name", ["outspeed-3", "why_first-2"])
def test_events_options_and_the_moment_are_told_as_the_terminal_tells_them(name: str) -> None:
    entry = GAMES[name.partition("-")[0]]
    rules: Any = entry.rules.game
    moments = [one for one in played(name, 0) if isinstance(one.waiting, Decision)][:12]
    moment = moments[-1]
    seat = next(iter(moment.waiting.options))
    options = moment.waiting.options[seat]
    view = plain(rules.view(moment.state, seat))
    events = [
        seen
        for one in moments
        if one.step is not None
        for seen in as_seen_by(SPECTATOR, one.step.events)
    ]
    config = view.pop("config")
    body = {"config": config, "view": view, "seat": seat, "options": plain(options)}

    answer = ask(entry.name, {**body, "events": plain(events)})

    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert [one["name"] for one in told["options"]] == [
        entry.words.action_name(option, Seat(seat)).name for option in options
    ]
    assert [[one["name"] for one in each] for each in told["events"]] == [
        [one.name for one in entry.words.tell(event)] for event in events
    ]
    assert told["moment"]["name"] == entry.words.moment(rules.view(moment.state, seat)).name


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_are_sent_in_every_language(game: str) -> None:
    async def test(world: World) -> None:
        for language in LANGUAGES:
            answer = (await world.http.get(f"/api/games/{game}/words/{language}")).json()
            said = FluentResource(answer["fluent"])
            assert len(said.body) > 20
            assert answer["fluent"].splitlines()[0] in catalogue(language)[game]

    run(test)


@pytest.mark.parametrize(
    "body",
    [
        {"config": None, "events": [{"type": "Nothing"}]},
        {"config": None, "events": [1]},
        {"config": None, "view": {"phase": "lay"}},
        {"config": None, "view": 1},
        {"config": None, "seat": 0, "options": ["left"]},
    ],
)
def test_values_that_no_game_sent_are_malformed(body: dict[str, Any]) -> None:
    answer = ask("outspeed", body)
    assert (answer.status_code, answer.json()["why"]) == (400, "malformed")


def test_an_unknown_game_or_language_is_not_found() -> None:
    async def test(world: World) -> None:
        for path in ("/api/games/chess/words/en", "/api/games/outspeed/words/xx"):
            assert (await world.http.get(path)).status_code == 404
        answer = await world.http.post("/api/games/chess/tell", json={"config": None})
        assert (answer.status_code, answer.json()["why"]) == (404, "not-found")

    run(test)
