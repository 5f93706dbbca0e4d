"""Threads that compile beside a run, and the signals that end it."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from traceback import print_exception
from types import FrameType
from typing import Any


def in_background(work: Callable[..., Any], *arguments: Any) -> "Future[Any]":
    """A thread that a process need not wait for when it ends."""
    promise: Future[Any] = Future()

    def run() -> None:
        try:
            promise.set_result(work(*arguments))
        except BaseException as error:  # noqa: BLE001 - raised again where the result is read
            print_exception(error)
            promise.set_exception(error)

    Thread(target=run, daemon=True).start()
    return promise


def succeeded(promise: "Future[Any]") -> bool:
    """A table that cannot be compiled is left out: the others go on."""
    return promise.done() and promise.exception() is None


class Hearing:
    """Remembers that a signal came, and passes it on to the run around this one."""

    def __init__(self) -> None:
        self.heard = False
        self.before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self.heard = True
        outer = self.before[signal.Signals(number)]
        if isinstance(outer, Hearing):
            outer(number, frame)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl-C and SIGTERM end the run after its update: nothing is lost."""
    hearing = Hearing()
    for one in hearing.before:
        signal.signal(one, hearing)
    try:
        yield lambda: hearing.heard
    finally:
        for one, handler in hearing.before.items():
            signal.signal(one, handler)
