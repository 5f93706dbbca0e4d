"""A rich console for texts that we did not write: names of decks are no markup and no emoji."""

from typing import Any, NoReturn

from rich.console import Console
from rich.text import Text


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
