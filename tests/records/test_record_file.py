"""Records as files: true ones come back, all others are refused in one sentence."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Record
from paddock.lab.simulation import Plan, play_one, record_of
from paddock.record_file import RecordError, read_record, write_record
from paddock.words import LANGUAGES, Words

Tree = dict[str, Any]
STARTS: Final = {
    "outspeed": ("outspeed", 4, None),
    "outspeed-first-race": ("outspeed", 6, "first_race"),
    "why-first": ("why_first", 3, None),
    "why-first-leon": ("why_first", 2, None),
    "why-first-tactical": ("why_first", 4, "tactical"),
}
DEEP: Final = 100_000


@cache
def played(start: str = "outspeed") -> Record[Any, Any, Any, Any]:
    game, players, variant = STARTS[start]
    plan = Plan(game, GAMES[game].config(players, variant=variant), 1, 11, ("random",))
    return record_of(game, play_one(plan, 0))


def tree(start: str = "outspeed") -> Tree:
    """A fresh copy of a record as plain JSON, to be tampered with."""
    copy: Tree = json.loads(write_record(played(start)))
    return copy


def refused(data: bytes | Tree) -> str:
    """The name of the sentence with which a file is refused, once all languages have said it."""
    if isinstance(data, dict):
        data = json.dumps(data).encode()
    with pytest.raises(RecordError) as caught:
        read_record(data)
    for language in LANGUAGES:
        assert Words(language).say(caught.value.why)
    return caught.value.why.name


# True records


@pytest.mark.parametrize("start", STARTS)
def test_what_is_written_can_be_read(start: str) -> None:
    assert read_record(write_record(played(start))) == played(start)


@pytest.mark.parametrize("start", STARTS)
def test_the_same_game_is_the_same_bytes_again(start: str) -> None:
    data = write_record(played(start))
    assert write_record(played(start)) == data
    assert write_record(read_record(data)) == data


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("kept", [0, 1, 10])
def test_a_game_that_has_not_ended_is_true_as_far_as_it_goes(start: str, kept: int) -> None:
    whole = played(start)
    unfinished = replace(whole, inputs=whole.inputs[:kept], events=whole.events[:kept])
    assert read_record(write_record(unfinished)) == unfinished


def test_the_example_of_the_documentation_is_true() -> None:
    text = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text("utf-8")
    example = text.split("```json\n")[1].split("```")[0]
    assert len(read_record(example.encode()).inputs) == 4


def test_spaces_and_the_order_of_fields_do_not_matter() -> None:
    shuffled = dict(reversed(tree().items()))
    assert read_record(json.dumps(shuffled, indent=4).encode()) == played()


def test_fields_that_nobody_knows_are_passed_over() -> None:
    noted = tree() | {"note": "played on a train", "paddock": 1}
    noted["config"]["table"] = [1, {"round": True}]
    noted["inputs"][0]["thought_for"] = 12.5
    assert read_record(json.dumps(noted).encode()) == played()


# Untrue records


def _first_choice(copy: Tree) -> Tree:
    chosen: Tree = next(given for given in copy["inputs"] if given["type"] == "Chosen")
    return chosen


def swap_two_draws(copy: Tree) -> None:
    draws = [given for given in copy["inputs"] if given["type"] == "Drawn"]
    draws[0]["drawn"], draws[1]["drawn"] = draws[1]["drawn"], draws[0]["drawn"]


def draw_what_is_not_there(copy: Tree) -> None:
    copy["inputs"][0]["drawn"] = [16]


def draw_nothing(copy: Tree) -> None:
    copy["inputs"][0]["drawn"] = []


def choose_for_a_seat_that_is_not_there(copy: Tree) -> None:
    choices = _first_choice(copy)["choices"]
    choices["5"] = next(iter(choices.values()))


def forget_a_choice(copy: Tree) -> None:
    _first_choice(copy)["choices"].popitem()


def leave_out_an_input(copy: Tree) -> None:
    del copy["inputs"][3]


def leave_out_an_input_and_its_events(copy: Tree) -> None:
    del copy["inputs"][3], copy["events"][3]


def leave_out_the_last_events(copy: Tree) -> None:
    copy["events"].pop()


def leave_out_all_events(copy: Tree) -> None:
    del copy["events"]


def tell_of_more_than_happened(copy: Tree) -> None:
    copy["events"].append([])


def tell_one_event_more(copy: Tree) -> None:
    copy["events"][2].append({"type": "StackRefilled", "count": 3})


def tell_of_another_tile(copy: Tree) -> None:
    copy["events"][0][0]["tile"] ^= 1


def go_on_after_the_end(copy: Tree) -> None:
    copy["inputs"].append(copy["inputs"][0])
    copy["events"].append([])


def play_with_other_tokens(copy: Tree) -> None:
    copy["config"]["deck"]["tokens"] = [0] * 6


def play_without_tiles(copy: Tree) -> None:
    copy["config"]["deck"]["tiles"] = []


def play_with_dark_tiles(copy: Tree) -> None:
    for tile in copy["config"]["deck"]["tiles"]:
        tile["face34"] = {}


@pytest.mark.parametrize(
    "tamper",
    [
        swap_two_draws,
        draw_what_is_not_there,
        draw_nothing,
        choose_for_a_seat_that_is_not_there,
        forget_a_choice,
        leave_out_an_input,
        leave_out_an_input_and_its_events,
        leave_out_the_last_events,
        leave_out_all_events,
        tell_of_more_than_happened,
        tell_one_event_more,
        tell_of_another_tile,
        go_on_after_the_end,
        play_with_other_tokens,
        play_without_tiles,
        play_with_dark_tiles,
    ],
)
def test_a_record_that_was_tampered_with_is_untrue(tamper: Callable[[Tree], None]) -> None:
    copy = tree()
    tamper(copy)
    assert refused(copy) == "record-untrue"


@pytest.mark.parametrize("start", STARTS)
def test_nothing_follows_the_end(start: str) -> None:
    copy = tree(start)
    for given in (copy["inputs"][0], copy["inputs"][-1]):
        longer = copy | {"inputs": [*copy["inputs"], given], "events": [*copy["events"], []]}
        assert refused(longer) == "record-untrue"


@pytest.mark.parametrize("start", STARTS)
def test_every_event_that_is_changed_is_found(start: str) -> None:
    copy = tree(start)
    for number in range(0, len(copy["events"]), 7):
        events = [*copy["events"]]
        events[number] = [*events[number], *events[0]]
        assert refused(copy | {"events": events}) == "record-untrue"


# Damaged and foreign files


@pytest.mark.parametrize("start", ["outspeed", "why-first-leon"])
def test_a_file_that_breaks_off_anywhere_is_refused(start: str) -> None:
    data = write_record(played(start)).rstrip()
    for end in [*range(60), *range(60, len(data), 211), *range(len(data) - 40, len(data))]:
        assert refused(data[:end]) in {"record-not-json", "record-foreign"}


def test_a_file_with_a_wrong_byte_anywhere_is_refused_or_still_true() -> None:
    data = write_record(played("why-first"))
    for at in range(0, len(data), 97):
        for byte in (b"\xff", b"}", b"9"):
            try:
                read_record(data[:at] + byte + data[at + 1 :])
            except RecordError as error:
                assert Words("en").say(error.why)  # noqa: PT017 - most of them, but not all


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "record-not-json"),
        (b" \n", "record-not-json"),
        (b"\xff\xfe\x00", "record-not-json"),
        (b"game = 'outspeed'", "record-not-json"),
        (b'{"paddock": NaN}', "record-not-json"),
        (b'{"paddock": Infinity}', "record-not-json"),
        (b"null", "record-foreign"),
        (b"[]", "record-foreign"),
        (b"{}", "record-foreign"),
        (b'"Record"', "record-foreign"),
        (b'{"paddock": 1}', "record-foreign"),
        (b'{"paddock": "1", "game": "outspeed", "rules_version": 1}', "record-foreign"),
        (b'{"paddock": 1, "game": 3, "rules_version": 1}', "record-foreign"),
        (b'{"paddock": 1, "game": "chess", "rules_version": 1}', "record-unknown-game"),
        (b'{"paddock": 1, "game": "outspeed", "rules_version": 1}', "record-damaged"),
    ],
)
def test_what_is_no_record_is_called_so(data: bytes, why: str) -> None:
    assert refused(data) == why


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"paddock": 3}, "record-newer"),
        ({"paddock": 0}, "record-older"),
        ({"paddock": -1}, "record-older"),
        ({"rules_version": 2}, "record-newer"),
        ({"rules_version": 0}, "record-older"),
        ({"rules_version": 10**30}, "record-newer"),
        ({"rules_version": -(10**30)}, "record-older"),
        ({"paddock": 10**400}, "record-newer"),
    ],
)
def test_other_versions_are_distinguished_from_damage(change: Tree, why: str) -> None:
    assert refused(tree() | change) == why


@pytest.mark.parametrize(
    "path",
    ["type", "config", "inputs", "events", "config.players", "config.deck", "config.deck.tiles"],
)
@pytest.mark.parametrize("value", [None, 7.5, "x", True, {"a": 1}, [[]], 10**30, "\u0000"])
def test_a_wrong_type_anywhere_is_damage(path: str, value: object) -> None:
    copy = tree()
    *parents, last = path.split(".")
    node = copy
    for parent in parents:
        node = node[parent]
    node[last] = value
    assert refused(copy) in {"record-damaged", "record-untrue"}


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 10**5, 10**40])
def test_a_table_of_impossible_size_is_damage(players: int) -> None:
    copy = tree()
    copy["config"]["players"] = players
    assert refused(copy) == "record-damaged"
    assert refused(copy | {"inputs": [], "events": []}) == "record-damaged"


@pytest.mark.parametrize("amount", [{"number": 109}, {"dice": 13}, {"dice": 12, "number": 1}])
def test_an_amount_of_more_terms_than_a_deck_may_have_is_damage(amount: Tree) -> None:
    copy = tree()
    for tile in copy["config"]["deck"]["tiles"]:
        for route in tile["face34"].values():
            route["zones"] = amount
    assert refused(copy) == "record-damaged"


@pytest.mark.parametrize("faces", [0, 37])
def test_a_die_without_faces_or_with_more_than_a_deck_may_have_is_damage(faces: int) -> None:
    copy = tree()
    copy["config"]["deck"]["yellow"] = [1] * faces
    assert refused(copy) == "record-damaged"


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1" + "0" * 5000])
def test_numbers_that_no_machine_holds_are_refused(number: str) -> None:
    data = json.dumps(tree()).replace('"players": 4', f'"players": {number}')
    assert refused(data.encode()) in {"record-damaged", "record-foreign", "record-not-json"}


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_without_end_is_refused(opening: str) -> None:
    nested = opening * DEEP
    head = '{"paddock": 1, "game": "outspeed", "rules_version": 1, '
    assert refused(nested.encode()) in {"record-foreign", "record-not-json"}
    assert refused(f'{head}"note": {nested}'.encode()) == "record-foreign"
    assert refused(f'{head}"config": {nested}'.encode()) == "record-foreign"


def test_a_record_error_says_what_and_why_to_a_programmer_too() -> None:
    with pytest.raises(RecordError, match=r"record-unknown-game .*chess"):
        read_record(b'{"paddock": 1, "game": "chess", "rules_version": 1}')
