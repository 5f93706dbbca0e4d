"""The short way in and out: whole single text frames, and only those."""

import os
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from paddock.server.play.delivery import Packet
from paddock.server.process.frames import ends_with_a_frame, framed, single_text
from paddock.server.web.limits import FRAME_BYTES

SIZES = (0, 1, 125, 126, 127, 4000, FRAME_BYTES)


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_frame_is_read_as_websockets_writes_it(size: int) -> None:
    data = os.urandom(size)
    assert single_text(masked(data)) == data


@pytest.mark.parametrize("size", [*SIZES[:-1], 65_535, 65_536, 70_000])
def test_frames_are_written_as_websockets_writes_them(size: int) -> None:
    data = b"x" * size
    packet = Packet([data, b"next"])
    written = [Frame(Opcode.TEXT, part).serialize(mask=False) for part in packet.messages]
    assert framed(packet) == packet.framed == b"".join(written)


def test_whatever_else_is_left_to_websockets() -> None:
    text = masked(b"text")
    assert single_text(masked(b"x" * (FRAME_BYTES + 1))) is None
    assert single_text(masked(b"x" * 70_000)) is None
    assert single_text(text + text) is None
    assert single_text(masked(b"part", fin=False)) is None
    assert single_text(bytes([text[0] | 0x40]) + text[1:]) is None
    assert single_text(Frame(Opcode.TEXT, b"bare").serialize(mask=False)) is None
    assert single_text(b"\x81\xfe\x00\x02" + bytes(4) + b"hi") is None, "a longer form than needed"
    for opcode in (Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        assert single_text(masked(b"\x03\xe8", opcode)) is None
    for end in range(len(text)):
        assert single_text(text[:end]) is None


def test_only_whole_frames_keep_the_short_way_open() -> None:
    rng = Random(17)
    kinds = (Opcode.TEXT, Opcode.BINARY)
    for _ in range(200):
        frames = [
            masked(os.urandom(rng.choice((0, 5, 125, 126))), rng.choice(kinds)) for _ in "abc"
        ]
        data = b"".join(frames)
        assert ends_with_a_frame(data)
        ends = {len(frames[0]), len(frames[0] + frames[1]), len(data), 0}
        cut = rng.randrange(len(data))
        assert ends_with_a_frame(data[:cut]) == (cut in ends)
