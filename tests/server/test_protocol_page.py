"""docs/protocol.md tells of every message, and its examples are such messages."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec
import pytest
from msgspec import Struct

from paddock import protocol
from paddock.core import SPECTATOR, Seat
from paddock.games.outspeed.prospects import OptionProspect
from paddock.proof import entry as e
from paddock.proof.codec import read_action
from paddock.protocol import Status
from paddock.server.play.delivery import look_of
from paddock.server.table import commands as c
from paddock.server.table.match import MAX_CHAT_LINES, MAX_LINES, news
from paddock.server.web.limits import FRAME_BYTES, Limits
from tests.server.whole_games import Table

PAGE: Final = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES: Final = [
    row for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for row in block.splitlines()
]
MESSAGES: Final = [
    get_origin(kind) or kind
    for kind in (*get_args(protocol.FromClient), *get_args(protocol.FromServer))
]
STRUCTS: Final[list[Any]] = [
    value
    for value in vars(protocol).values()
    if isinstance(value, type) and value.__module__.startswith(protocol.__name__)
]


USUAL: Final = Limits()


@pytest.mark.parametrize(
    ("sentence", "granted"),
    [
        ("more than 100 messages of a seat", USUAL.messages),
        ("messages of a seat in 20 seconds", USUAL.message_seconds),
        ("more than 5,000 of one address in 20 seconds", USUAL.address_messages),
        ("A log takes 1,000 lines of chat", MAX_CHAT_LINES),
        ("After 5,000 lines chat and new bots are refused", MAX_LINES),
        ("open tables and take seats 30 times a minute", USUAL.opens),
        ("ask for records and replays 240 times", USUAL.games),
        ("open 120 sockets in ten seconds", USUAL.connects),
        ("and have 500 of them", USUAL.sockets),
        ("one address may ask 60 times a minute", USUAL.checks),
        ("a frame of more than 8 KiB", FRAME_BYTES // 1024),
    ],
)
def test_the_limits_are_those_of_the_server(sentence: str, granted: float) -> None:
    assert sentence in " ".join(PAGE.split())
    assert f"{granted:,.0f}" in sentence


def test_the_limits_in_words_are_those_of_the_server() -> None:
    page = " ".join(PAGE.split())
    assert "It may sit at eight public tables in the lobby" in page
    assert "After ten wrong ones in a minute an address gets 429 `too-many-guesses`" in page
    assert "as does everybody after 300 in all" in page
    assert (USUAL.lobbies, USUAL.guesses, USUAL.all_guesses) == (8, 10, 300)
    assert (USUAL.open_seconds, USUAL.guess_seconds, USUAL.game_seconds) == (60, 60, 60)
    assert USUAL.connect_seconds == 10


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_type_of_the_protocol_is_described(struct: type[Any]) -> None:
    assert f"`{struct.__name__}`" in PAGE


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_has_an_example(message: type[Any]) -> None:
    assert f'{{"type": "{message.__name__}"' in "\n".join(EXAMPLES)


@pytest.mark.parametrize("entry", get_args(e.AnyEntry), ids=lambda entry: entry.__name__)
def test_every_entry_of_a_log_is_described(entry: type[Any]) -> None:
    assert f"`{entry.__name__}`" in PAGE


@pytest.mark.parametrize("status", Status)
def test_every_status_is_described(status: Status) -> None:
    assert f"| `{status}` |" in PAGE


@pytest.mark.parametrize("code", [1003, 1008, 1009, 1011, 1012, 1013, 4401, 4404, 4409])
def test_every_closing_code_is_described(code: int) -> None:
    assert f"\n| {code} |" in PAGE


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text[:30])
def test_every_example_is_such_a_message(example: str) -> None:
    tree = msgspec.json.decode(example)
    if "type" in tree:
        kinds: list[Any] = [protocol.FromClient, protocol.FromServer, OptionProspect]
    else:
        kinds = [kind for kind in STRUCTS if issubclass(kind, Struct)]
        kinds = [struct for struct in kinds if not struct.__struct_config__.tag]
    assert any(is_one(tree, kind) for kind in kinds)


def is_one(tree: Any, kind: Any) -> bool:
    """Whether it is read as this, whole and without anything else."""
    try:
        read = msgspec.convert(tree, kind)
    except msgspec.ValidationError:
        return False
    return bool(as_sent(read) == tree)


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_news_and_the_look_are_those_of_a_real_table() -> None:
    table = Table(e.Options("why_first", 2))
    table.gather()
    table.start()
    dealt = table.lines[6]
    received: protocol.AnyNews = protocol.News(
        7, dealt.at, dealt.leaf, news(table.match, dealt.entry, Seat(0))
    )
    assert as_sent(received) in map(msgspec.json.decode, EXAMPLES)
    action = read_action("why_first", {"type": "Lay", "card": [5, 32], "before": 2})
    table.do(c.Choose(Seat(0), 1, action))
    (shown,) = [row for row in map(msgspec.json.decode, EXAMPLES) if row.get("type") == "Look"]
    real = as_sent(look_of(table.match, Seat(0)))
    real["seats"][0]["name"] = "Zoë"
    assert all(option in real["options"] for option in shown["options"])
    ends = real["prospects"]["options"]
    assert shown["prospects"]["options"] == [
        ends[real["options"].index(option)] for option in shown["options"]
    ]
    shown["prospects"]["options"] = ends
    assert {**shown, "options": real["options"]} == real
    hidden = msgspec.to_builtins(news(table.match, table.lines[7].entry, SPECTATOR))
    assert hidden["action"] is None


def test_each_answer_of_the_server_has_its_example_once_or_more() -> None:
    counts = Counter(msgspec.json.decode(row).get("type") for row in EXAMPLES)
    assert all(counts[message.__name__] for message in MESSAGES)
