"""Games in words: every event, in every language, and no more than the listener may know."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from paddock.bots.mixed_bot import RandomBot
from paddock.bots.playing import play
from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Event, PublicEvent, Seat, Viewer
from paddock.games.outspeed import events as race
from paddock.games.outspeed.state import Declare, Die, Ending, Keep, Program, SetDial
from paddock.games.outspeed.tiles import Players, Side, Token
from paddock.games.why_first import events as tricks
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import Figure, Lay, Move
from paddock.words import LANGUAGES, Words, words_at

FEW_TOKENS: Final = replace(GAMES["outspeed"].rules.house_deck(), tokens=(1, 1, 1, 0, 0, 0))
SEEDS: Final = range(6)
TABLES: Final[dict[str, tuple[str, Any]]] = {
    "outspeed-3": ("outspeed", GAMES["outspeed"].config(3)),
    "outspeed-6": ("outspeed", GAMES["outspeed"].config(6)),
    "outspeed-first-race": ("outspeed", GAMES["outspeed"].config(5, variant="first_race")),
    "outspeed-few-tokens": ("outspeed", GAMES["outspeed"].config(4, FEW_TOKENS)),
    "why-first-3": ("why_first", GAMES["why_first"].config(3)),
    "why-first-leon": ("why_first", GAMES["why_first"].config(2)),
    "why-first-tactical": ("why_first", GAMES["why_first"].config(5, variant="tactical")),
    "why-first-tactical-leon": ("why_first", GAMES["why_first"].config(2, variant="tactical")),
}
RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)


@cache
def events_of(table: str) -> tuple[Event, ...]:
    """All that happened in several games at a table."""
    game, config = TABLES[table]
    bots = [RandomBot() for _ in range(config.players)]
    games = [play(GAMES[game].rules.game, config, bots, Random(seed)) for seed in SEEDS]
    return tuple(event for played in games for step in played.events for event in step)


def text(table: str, language: str, event: Event, viewer: Viewer | None = None) -> list[str]:
    """The sentences that a viewer gets of an event; all of them, if there is none."""
    game, config = TABLES[table]
    words = words_at(Words(language), GAMES[game], config.players)
    seen = event if viewer is None else event.seen_by(viewer)
    return [] if seen is None else [words.say(each) for each in GAMES[game].words.tell(seen)]


def say(language: str, event: Event) -> str:
    """The sentences about an event of a game of four."""
    game = "outspeed" if isinstance(event, get_args(race.AnyEvent)) else "why_first"
    words = words_at(Words(language), GAMES[game], 4)
    return " ".join(words.say(each) for each in GAMES[game].words.tell(event))


def viewers(table: str) -> list[Viewer]:
    return [SPECTATOR, *map(Seat, range(TABLES[table][1].players))]


@pytest.mark.parametrize("game", GAMES)
def test_the_games_below_tell_every_kind_of_event(game: str) -> None:
    seen = {type(event) for name in TABLES if TABLES[name][0] == game for event in events_of(name)}
    assert seen == {*get_args(GAMES[game].rules.event_type)}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_sent_to_everyone(table: str, language: str) -> None:
    for event in events_of(table)[:700]:
        masked = [] if isinstance(event, PublicEvent) else viewers(table)
        for viewer in (None, *masked):
            for sentence in text(table, language, event, viewer):
                assert sentence[-1] == "."
                assert "{" not in sentence
                assert "  " not in sentence


# Secrets


def other_worlds(event: Event) -> list[Event]:
    """The same event, as it would be if its secret were another."""
    match event:
        case race.TokenLaid():
            return [replace(event, token=token) for token in Token]
        case race.TokensLookedAt(count=count):
            return [replace(event, tokens=(token,) * count) for token in Token]
        case race.TokenKept(returned=None):
            return [replace(event, kept=token) for token in Token]
        case race.TokenKept():
            return [replace(event, kept=token, returned=token) for token in Token]
        case tricks.HandDealt():
            return [replace(event, cards=(Card(value, 1),) * 5) for value in (-4, 1, 5)]
        case _:
            return []


SECRETIVE: Final = (race.TokenLaid, race.TokensLookedAt, race.TokenKept, tricks.HandDealt)


@pytest.mark.parametrize("table", TABLES)
def test_a_secret_changes_nothing_in_what_others_receive(table: str) -> None:
    for event in filter(other_worlds, events_of(table)):
        assert isinstance(event, SECRETIVE)
        for viewer in viewers(table):
            if viewer != event.seat:
                tellings = {tuple(text(table, "en", e, viewer)) for e in other_worlds(event)}
                assert tellings == {tuple(text(table, "en", event, viewer))}


@pytest.mark.parametrize("table", TABLES)
def test_a_secret_is_sent_to_the_one_who_knows_it(table: str) -> None:
    for event in filter(other_worlds, events_of(table)):
        assert isinstance(event, SECRETIVE)
        assert text(table, "en", event, event.seat) == text(table, "en", event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_token_is_not_named_to_others(language: str) -> None:
    event = race.TokenKept(RED, Token.NITRO, Token.ION_CANNON, returned_one=True)
    words = Words(language)
    to_blue = text("outspeed-3", language, event, BLUE)
    to_red = text("outspeed-3", language, event, RED)
    for secret in (words("token-nitro"), words("token-ion-cannon")):
        assert secret not in "".join(to_blue)
        assert secret in "".join(to_red)


# Single events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        race.ShipMoved(RED, 3, None, race.Push.HIT, stopped_by_field=False),
        race.ShipsEliminated(
            {RED: race.Loss.DRAINED, BLUE: race.Loss.DRAINED}, {RED: (), BLUE: (Token.NITRO,)}
        ),
        race.ShipsEliminated({RED: race.Loss.NO_ROUTE}, {RED: (Token.NITRO, Token.NITRO)}),
        race.DieRolled(RED, Die.FUEL, 3),
        race.RaceEnded(Ending.NO_SHIP, (), (1, 1, 3)),
        race.TokensLookedAt(RED, 0, ()),
        race.TokensLookedAt(RED, 1, None),
        race.TokenKept(RED, Token.NITRO, None, returned_one=False),
        tricks.RaceScored(1, None, (0, 0), (0, 0)),
        tricks.FigureMoved(Figure(0), 2, 2, (Card(1, 2), Card(-1, 3)), None),
    ],
)
def test_what_happens_seldom_can_be_seen_too(language: str, event: Event) -> None:
    assert say(language, event).endswith(".")


@pytest.mark.parametrize("loss", race.Loss)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_has_its_sentence(language: str, loss: race.Loss) -> None:
    assert say(language, race.ShipsEliminated({RED: loss}, {RED: ()}))


def test_a_declared_zone_goes_without_saying() -> None:
    assert say("en", race.ZoneDeclared(3, {RED: True})) == ""


# Golden sentences

GOLDEN: Final = tomllib.loads(Path(__file__).with_name("golden_sentences.toml").read_text("utf-8"))
GOLDEN_EVENTS: Final[dict[str, Event]] = {
    "the-last-round": race.TileTurnedUp(13, 14, Players.UP_TO_4),
    "fuel-1": race.FuelGained(RED, 1, 13, tank=False),
    "fuel-22": race.FuelGained(BLUE, 22, 34, tank=False),
    "markers-1": race.MarkersRemoved(9, 1),
    "markers-3": race.MarkersRemoved(9, 3),
    "board-with-5": race.BoardRemoved(8, 5),
    "turns-lost-3": race.TurnsLost(Side.MIDDLE, 2, (RED, BLUE, GREEN)),
    "stack-of-12": race.StackRefilled(12),
    "route-shared": race.RouteShared((RED, BLUE, GREEN), Side.LEFT),
    "race-ended": race.RaceEnded(Ending.FINISH, (GREEN,), (2, 3, 1)),
    "cards-turned-up": tricks.CardsTurnedUp(
        2, 3, {RED: Lay(Card(-4, 30), Figure(0)), BLUE: Lay(Card(2, 20), Figure(2))}
    ),
    "figure-moved-by": tricks.FigureMoved(Figure(1), 2, -1, (Card(-3, 26),), Figure(0)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN_EVENTS)
def test_golden_sentences(name: str, language: str) -> None:
    assert say(language, GOLDEN_EVENTS[name]) == GOLDEN[name][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_leon_has_a_name_where_two_play(language: str) -> None:
    ended = tricks.GameEnded((Figure(2),), (2, 3, 1), (4, 1, 9))
    assert text("why-first-leon", language, ended)[1] == GOLDEN["leon-wins"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_for_one_or_for_each(language: str) -> None:
    one = tricks.RaceScored(2, 1, (0, 1, 0), (0, 1, 0))
    two = tricks.RaceScored(2, 5, (5, 5, 0), (5, 5, 0))
    assert text("why-first-3", language, one)[0] == GOLDEN["race-scored-by-one"][language]
    assert text("why-first-3", language, two)[0] == GOLDEN["race-scored-by-two"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_share_in_every_language(language: str) -> None:
    shared = tricks.GameEnded((Figure(0), Figure(1)), (1, 1, 3), (4, 4, 9))
    assert text("why-first-3", language, shared)[1] == GOLDEN["shared-victory"][language]


@pytest.mark.parametrize("table", TABLES)
def test_rounds_are_counted_from_one_without_a_gap(table: str) -> None:
    game, config = TABLES[table]
    played = play(GAMES[game].rules.game, config, [RandomBot()] * config.players, Random(1))
    opened = [GAMES[game].words.begins_round(event) for step in played.events for event in step]
    rounds = [number for number in opened if number is not None]
    assert [*dict.fromkeys(rounds)] == [*range(1, max(rounds) + 1)]


ACTION_NAMES: Final = {
    ("outspeed", Program(Side.LEFT)): "the left route",
    ("outspeed", Declare(None)): "no token",
    ("outspeed", Declare(Token.NITRO)): "Nitro",
    ("outspeed", Keep(Token.NITRO)): "Nitro",
    ("outspeed", SetDial(3)): "3 on the dial",
    ("why_first", Lay(Card(2, 20), Figure(0))): "+2",
    ("why_first", Lay(Card(-4, 30), Figure(1))): "\u22124 on Blue",
    ("why_first", Move(Figure(1))): "moving Blue",
}


@pytest.mark.parametrize(("game", "action"), ACTION_NAMES)
def test_every_kind_of_action_has_a_name(game: str, action: Any) -> None:
    """The coach names what a seat could have chosen."""
    said = Words("en").say(GAMES[game].words.action_name(action, RED))
    assert said == ACTION_NAMES[game, action]


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_above_are_of_every_kind(game: str) -> None:
    named = {type(action) for of, action in ACTION_NAMES if of == game}
    assert named == set(get_args(GAMES[game].rules.action_type))
