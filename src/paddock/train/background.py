"""Threads that compile beside a run, and the signals that end it."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from traceback import print_exception
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


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl-C and SIGTERM end the run after its update: nothing is lost."""
    heard: list[int] = []

    def hear(number: int, _: Any) -> None:
        heard.append(number)

    before = {one: signal.signal(one, hear) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(heard)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
