"""Frames that nobody should send, made from a seed: bad by construction, or only mutilated."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.server.raw import BINARY, CLOSE, PING, PONG, TEXT, frame

GOOD: Final[tuple[dict[str, Any], ...]] = (
    {"type": "Ping", "sent": 1.5},
    {"type": "Ready", "key": "k", "ready": True},
    {"type": "SeatBot", "key": "k", "seat": 1, "level": "random"},
    {"type": "FreeSeat", "key": "k", "seat": 1},
    {"type": "Start", "key": "k"},
    {"type": "Contribute", "key": "k", "contribution": "0" * 32},
    {"type": "Choose", "key": "k", "decision": 1, "action": {"type": "Lay", "before": 2}},
    {"type": "Say", "key": "k", "text": "hello", "emote": False},
    {"type": "Rematch", "key": "k"},
)
HUGE: Final = ("NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 400, "1" + "0" * 5000)


def _message(rng: Random) -> dict[str, Any]:
    return dict(rng.choice(GOOD))


def _no_number(rng: Random) -> bytes:
    return b'{"type":"Ping","sent":%s}' % rng.choice(HUGE[:5]).encode()


def _huge_integer(rng: Random) -> bytes:
    where = rng.choice(("seat", "ready", "key", "level"))
    return b'{"type":"SeatBot","key":"k","%s":%s}' % (where.encode(), rng.choice(HUGE[5:]).encode())


def _deep(rng: Random) -> bytes:
    depth, opening = rng.randint(1_050, 1_300), rng.choice((b'{"a":', b"["))
    closing = b"}" if opening != b"[" else b"]"
    action = b'{"a":' + opening * depth + b"1" + closing * depth + b"}"
    return b'{"type":"Choose","key":"k","decision":1,"action":%s}' % action


def _never_closed(rng: Random) -> bytes:
    return rng.choice((b"[", b"{", b'{"a":')) * rng.randint(1, 1_600)


def _lone_surrogate(rng: Random) -> bytes:
    surrogate = f"\\u{rng.randint(0xD800, 0xDFFF):04x}".encode()
    return b'{"type":"Say","key":"k","text":"%s"}' % surrogate


def _nul(rng: Random) -> bytes:
    whole = json.dumps(_message(rng)).encode()
    at = rng.randrange(len(whole) + 1)
    return whole[:at] + b"\x00" + whole[at:]


def _wrong_type(rng: Random) -> bytes:
    message = _message(rng)
    field = rng.choice(sorted(message))
    same = type(message[field])
    others: list[Any] = [None, [], [1], {"a": []}, "", 1.5, -1, True]
    unlike = [other for other in others if type(other) is not same and not _fits(other, same)]
    return json.dumps({**message, field: rng.choice(unlike)}).encode()


def _fits(other: Any, wanted: type[Any]) -> bool:
    """JSON has one kind of number, and an empty key is as bad as none."""
    return (wanted is float and isinstance(other, int) and not isinstance(other, bool)) or (
        wanted is dict and isinstance(other, dict)
    )


def _unknown_field(rng: Random) -> bytes:
    return json.dumps({**_message(rng), rng.choice(("admin", "Type", "", "\x00")): 1}).encode()


def _missing_field(rng: Random) -> bytes:
    message = _message(rng)
    del message[rng.choice([f for f in message if f not in ("emote", "ready")])]
    return json.dumps(message).encode()


def _cut_short(rng: Random) -> bytes:
    whole = json.dumps(_message(rng)).encode()
    return whole[: rng.randrange(len(whole))]


def _two_at_once(rng: Random) -> bytes:
    return json.dumps(_message(rng)).encode() + json.dumps(_message(rng)).encode()


def _duplicate_type(rng: Random) -> bytes:
    return b'{"type":"Ping","sent":1,"type":"%s"}' % rng.choice((b"", b"Root", b"ping"))


def _noise(rng: Random) -> bytes:
    return "".join(chr(rng.randint(1, 0x2FF)) for _ in range(rng.randint(0, 80))).encode()


BAD: Final[tuple[Callable[[Random], bytes], ...]] = (
    _no_number,
    _huge_integer,
    _deep,
    _never_closed,
    _lone_surrogate,
    _nul,
    _wrong_type,
    _unknown_field,
    _missing_field,
    _cut_short,
    _two_at_once,
    _duplicate_type,
    _noise,
)
"""Each makes a text that is no message, whatever the seed."""


def mutilated(rng: Random) -> bytes:
    """Bytes for the wire that began as a frame, of which nobody knows what they are now."""
    text = bytearray(json.dumps(_message(rng)).encode())
    for _ in range(rng.randint(0, 4)):
        at = rng.randrange(len(text))
        text[at : at + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3)) or b"\x00"
    if rng.random() < 0.2:
        text = bytearray(rng.choice(text.split(b","))) * rng.randint(1, 9)
    opcode = rng.choices((TEXT, BINARY, CLOSE, PING, PONG, 0, 3, 15), (70, 2, 4, 8, 8, 4, 2, 2))[0]
    sent = bytearray(frame(bytes(text), opcode, fin=rng.random() > 0.05))
    if rng.random() < 0.1:
        sent[rng.randrange(6)] ^= 1 << rng.randrange(8)
    return bytes(sent)
