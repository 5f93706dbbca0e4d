"""Follows one choice through a real server: `python -m bench.choice_path [--calls]`.

It counts own functions and modules, and how often the way turns between rooms. The choice is not
the last of its decision. It goes from the bytes that came in to the ack and to the other clients.
"""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.prepared import Tables, cookie_of, prepare
from bench.wire import Wire, connect
from paddock.server.process import run
from paddock.server.web.settings import Settings

ROOMS: Final = ("process", "web", "bots", "play", "store", "table")
"""The rooms of the server, from the top. All other packages lie below."""
PARTS: Final = frozenset({"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"})
"""A comprehension is a part of its function."""
SOURCE: Final = str(Path(run.__file__).parents[2]) + os.sep
SETTLED_SECONDS: Final = 0.5


class Step(Struct, frozen=True):
    """An own function that was called. `caller` is None where the event loop or a thread began."""

    module: str
    name: str
    caller: "Step | None"
    depth: int

    def room(self) -> int:
        """How far down the room of this function lies."""
        parts = self.module.split(".")
        return ROOMS.index(parts[1]) if parts[0] == "server" else len(ROOMS)


class Recorder:
    """Writes down each call from one own function to another, the first time it happens."""

    def __init__(self) -> None:
        self.on = False
        self.steps: list[Step] = []
        self.acked: int | None = None
        """How many steps there were when the ack was handed to the transport."""
        self._seen: dict[tuple[CodeType, CodeType | None], Step] = {}
        self._of: dict[CodeType, Step] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """A hook for `sys.setprofile`."""
        if not self.on or event != "call" or not _is_own(frame.f_code):
            return
        caller = _caller(frame)
        pair = frame.f_code, None if caller is None else caller.f_code
        if pair not in self._seen:
            before = None if caller is None else self._of.get(caller.f_code)
            depth = 0 if before is None else before.depth + 1
            step = Step(_module(frame.f_code), frame.f_code.co_qualname, before, depth)
            self._seen[pair] = step
            self._of[frame.f_code] = step
            self.steps.append(step)
        if frame.f_code.co_name == "say" and self.acked is None and _is_ack(frame):
            self.acked = len(self.steps)


def _is_own(code: CodeType) -> bool:
    return code.co_filename.startswith(SOURCE) and code.co_name not in PARTS


def _caller(frame: FrameType) -> FrameType | None:
    back = frame.f_back
    while back is not None and not _is_own(back.f_code):
        back = back.f_back
    return back


def _module(code: CodeType) -> str:
    return code.co_filename.removeprefix(SOURCE).removesuffix(".py").replace(os.sep, ".")


def _is_ack(frame: FrameType) -> bool:
    return any(
        message.startswith(b'{"type":"Ack"')
        for packet in frame.f_locals.get("packets", ())
        for message in packet.messages
    )


class Counted(Struct, frozen=True):
    """What a way through the code comes to."""

    functions: int
    modules: int
    crossings: int
    turns: int
    beginnings: int


def count(steps: Sequence[Step]) -> Counted:
    """Count the steps; a call that happens again counts once.

    A crossing is a call from one module to another. A turn is a call to a higher room after one to
    a lower room, or the other way round.
    """
    crossings = turns = 0
    down: bool | None = None
    for before, step in pairwise(steps):
        crossings += step.caller is not None and step.caller.module != step.module
        if step.room() != before.room():
            now = step.room() > before.room()
            turns += down is not None and now != down
            down = now
    functions = {(step.module, step.name) for step in steps}
    modules = {step.module for step in steps}
    beginnings = sum(step.caller is None for step in steps)
    return Counted(len(functions), len(modules), crossings, turns, beginnings)


class Client:
    """One seat. `look` is the last one that it has received."""

    def __init__(self) -> None:
        self.look: Any = None
        self.heard: list[str] = []

    def __call__(self, _: Wire, payload: bytes) -> None:
        """Take a message."""
        message = msgspec.json.decode(payload)
        self.heard.append(message["type"])
        if message["type"] == "Look":
            self.look = message


async def follow(recorder: Recorder, folder: Path) -> None:
    """Play the first two choices of a game, and record the second: then everything is at hand."""
    [[code]] = await asyncio.to_thread(prepare, folder / "paddock.sqlite", Tables(1))
    settings = Settings(host="127.0.0.1", port=0, data_dir=folder)
    bound, listening = run.bind(settings), asyncio.Event()
    serving = asyncio.create_task(run.serve_on(bound, settings, lambda _: listening.set()))
    await listening.wait()
    clients, port = [Client() for _ in range(4)], int(bound.getsockname()[1])
    path = f"/api/tables/{code}/socket?seat="
    wires = [
        await connect(port, f"{path}{seat}", cookie_of(code, seat), client)
        for seat, client in enumerate(clients)
    ]
    for wire in wires:
        wire.send(b'{"type":"Hello","cursor":0}')
    await asyncio.sleep(SETTLED_SECONDS)
    for seat in (0, 1):
        await asyncio.sleep(SETTLED_SECONDS)
        look = clients[seat].look
        choice = {"key": "k", "decision": look["decision"], "action": look["options"][0]}
        recorder.on = seat == 1
        wires[seat].send(msgspec.json.encode({"type": "Choose", **choice}))
        await asyncio.sleep(SETTLED_SECONDS)
    recorder.on = False
    assert all(client.heard[-1] == "News" for client in clients)  # noqa: S101 - or it proves nothing
    for wire in wires:
        wire.close()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


def without_time(steps: Sequence[Step]) -> list[Step]:
    """The steps without those of the loop that keeps time: it goes on beside every choice."""
    kept: list[Step] = []
    ids: set[int] = set()
    for step in steps:
        timer = step.caller is None and (
            step.module == "server.process.run" or "_read" in step.name
        )
        if timer or (step.caller is not None and id(step.caller) in ids):
            ids.add(id(step))
        else:
            kept.append(step)
    return kept


def main() -> None:
    """Print what was counted; with --calls also every call."""
    logging.disable(logging.CRITICAL)
    recorder = Recorder()
    threading.setprofile(recorder)
    sys.setprofile(recorder)
    with TemporaryDirectory() as folder:
        asyncio.run(follow(recorder, Path(folder)))
    sys.setprofile(None)
    threading.setprofile(None)  # type: ignore[arg-type] # as it was
    steps = without_time(recorder.steps)
    if "--calls" in sys.argv:
        for step in steps:
            print(f"{'  ' * step.depth}{step.module}:{step.name}")
    print("| to | functions | modules | crossings | turns | begun by the loop or a thread |")
    print("|---|---|---|---|---|---|")
    for to, part in (("the ack", steps[: recorder.acked]), ("everybody", steps)):
        print(f"| {to} | {' | '.join(map(str, msgspec.structs.astuple(count(part))))} |")


if __name__ == "__main__":
    main()
