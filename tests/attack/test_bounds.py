"""Case 40: whatever comes in has a bound in its type, and nothing beyond it comes in."""

from typing import Any, Final, cast

import msgspec
import pytest
from msgspec import Struct

from paddock import protocol as p
from paddock.catalog import GAMES
from paddock.game_entry import GameEntry
from paddock.server.web.limits import BODY_BYTES, FRAME_BYTES
from tests.attack.bounds import bounds, put, smallest, unbounded

OURS: Final = [game for game in GAMES.values() if game.words.package == "paddock"]
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
REQUESTS: Final = (p.OpenTable, p.TakeSeat, p.CheckDeck)
MESSAGES: Final = (
    *(p.Hello, p.GoTo, p.Choose, p.Contribute, p.Ready, p.SeatBot, p.FreeSeat, p.Start, p.Say),
    *(p.Rematch, p.Ping),
)
FORMS: Final = [*REQUESTS, *MESSAGES]


def config_of(game: GameEntry) -> Any:
    """The config of the house deck as plain data, defaults included."""
    tree = msgspec.to_builtins(game.config(game.rules.players[-1]))
    return msgspec.json.decode(msgspec.json.encode(tree))


@every_game
def test_case_40_every_field_of_a_game_that_comes_in_has_a_bound(game: GameEntry) -> None:
    for kind in (game.rules.config_type, game.rules.action_type, game.rules.outcome_type):
        assert unbounded(kind) == []


@every_game
def test_case_40_every_field_of_a_message_that_comes_in_has_a_bound(game: GameEntry) -> None:
    from_client: Any = p.FromClient
    for kind in (*REQUESTS, from_client[game.rules.action_type]):
        assert unbounded(kind) == []


def test_case_40_no_message_that_comes_in_is_forgotten_here() -> None:
    tags = {kind.__name__ for kind in MESSAGES}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "-"}, p.AnyFromClient)
    assert tags == {member.__name__ for member in _members(p.AnyFromClient)}


def _members(union: Any) -> list[Any]:
    return [getattr(member, "__origin__", member) for member in union.__args__]


def test_case_40_a_field_without_a_bound_is_found() -> None:
    class Open(Struct):
        number: int
        names: tuple[str, ...]

    assert unbounded(Open) == ["number", "names", "names.[]"]


@every_game
def test_case_40_a_config_beyond_a_bound_is_refused_by_records_and_by_the_library(
    game: GameEntry,
) -> None:
    tree = config_of(game)
    assert len(bounds(game.rules.config_type)) >= 5
    for bound in bounds(game.rules.config_type):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(put(tree, bound.path, bound.beyond), game.rules.config_type)


@every_game
def test_case_40_the_library_refuses_a_deck_that_was_made_in_it(game: GameEntry) -> None:
    long = msgspec.structs.replace(game.rules.house_deck(), name="x" * 61)
    with pytest.raises(ValueError, match="length <= 60"):
        game.config(3, long)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_case_40_a_message_beyond_a_bound_is_refused(form: Any) -> None:
    kind, tree = _of_a_game(form), smallest(_of_a_game(form))
    for bound in bounds(kind):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(put(tree, bound.path, bound.beyond), kind)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_case_40_the_largest_message_fits_into_what_is_read(form: Any) -> None:
    kind, largest = _of_a_game(form), smallest(_of_a_game(form))
    for bound in bounds(kind):
        largest = put(largest, bound.path, bound.largest)
    encoded = msgspec.json.encode(largest)
    assert len(encoded) < (FRAME_BYTES if form in MESSAGES else BODY_BYTES)
    if form is not p.Choose:  # its fields are of several actions
        msgspec.convert(largest, kind)


def _of_a_game(form: Any) -> Any:
    return cast("Any", p.Choose)[GAMES["outspeed"].rules.action_type] if form is p.Choose else form
