"""Print what commands say: a plain console, numbers in the reader's language, a bar."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from paddock.words import Words


class PlainConsole(Console):
    """Prints what it is given, letter by letter, and leaves a broken pipe to `main`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(markup=False, highlight=False, emoji=False, **settings)

    def on_broken_pipe(self) -> NoReturn:
        """Somebody stopped reading."""
        raise BrokenPipeError


def heading(text: str) -> Text:
    """Print the heading of a table, however narrow the table is."""
    return Text(text, style="italic")


def share(words: Words, count: int, total: int) -> str:
    """So many of so many, in per cent."""
    return words("percent", number=decimal(words, 100 * count / total))


def decimal(words: Words, number: float, places: int = 1) -> str:
    """Return a number with so many decimal places, at least one."""
    whole, decimals = f"{number:.{places}f}".split(".")
    return words("decimal", whole=whole, tenth=decimals)


def signed(words: Words, number: float) -> str:
    """Return the same with one decimal place and its sign."""
    return ("+" if number >= 0 else "\u2212") + decimal(words, abs(number))


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yield a function that takes how much more is done."""
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = PlainConsole(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)
