"""A bar on the terminal for work that takes its time; nothing where nobody is looking."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paddock.cli.console import PlainConsole


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
