"""What a game has to offer to be shown: a module with these functions is a picture of it.

Everything is made from what one viewer knows. Lines are short; the screen joins them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from paddock.core import Event
from paddock.core.message import Message
from paddock.terminal.marks import COLOURS, WARNING, Marks
from paddock.terminal.session import Scene, SeatShown
from paddock.words import Words, one_line


class Shown(Struct, frozen=True):
    """What is on the screen: a scene, its view moved on by the events that were shown since.

    While events are shown it is not `settled`, and nothing can be chosen. `events` are those of
    the last decision that closed.
    """

    scene: Scene
    view: Any
    prospects: Any
    events: tuple[Event, ...] = ()
    settled: bool = True


class Grid(Struct, frozen=True):
    """Options to pick from: a row of them or, if there are two things to choose, rows of columns.

    `places` are options by row and column; `keys` pick a column, letters from a on pick a row.
    """

    keys: tuple[str, ...]
    columns: tuple[Text, ...]
    rows: tuple[Text, ...]
    places: Mapping[tuple[int, int], int]


def in_a_row(columns: tuple[Text, ...], first: int = 1) -> Grid:
    """Options side by side, counted from 1 or, on a dial, from 0."""
    numbers = range(len(columns))
    return Grid(keys_from(first, len(columns)), columns, (), {(0, at): at for at in numbers})


def keys_from(first: int, count: int) -> tuple[str, ...]:
    """The digits that pick columns."""
    return tuple(str(first + number) for number in range(count))


class Brush:
    """Draws for one viewer: words in their language, names, and signs."""

    def __init__(
        self,
        words: Words,
        marks: Marks,
        seats: Sequence[SeatShown],
        me: int | None,
        figures: Sequence[str] = (),
    ) -> None:
        self.marks, self.me, self._seats, self._figures = marks, me, seats, figures
        self.words = Words(words.language, self.name)
        self._plain = words

    def name(self, number: int) -> str:
        """By name; a bot by its character's; a figure of nobody by the game's own message."""
        if number >= len(self._seats):
            return self._plain(self._figures[number - len(self._seats)])
        if (name := self._seats[number].name) is not None:
            return one_line(name)
        return self._plain(f"web-character-{self._seats[number].character}")

    def _is_away(self, number: int) -> bool:
        return number < len(self._seats) and self._seats[number].away

    def mark(self, number: int) -> Text:
        """The shape of a seat in its colour."""
        return Text(self.marks.pilots[number], f"bold {COLOURS[number]}")

    def called(self, number: int, width: int) -> Text:
        """Shape and name, cut or filled up to a width.

        A sign between the two says that the player is not connected.
        """
        name = Text()
        name.append_text(self.mark(number))
        if self._is_away(number):
            name.append(self.marks.away, WARNING)
        else:
            name.append(" ")
        name.append(self.name(number), "bold underline" if number == self.me else "")
        name.truncate(width, overflow="ellipsis" if not self.marks.ascii else "crop")
        name.pad_right(width - name.cell_len)
        return name

    def say(self, sentence: Message) -> str:
        """A message in words, with signs that the terminal can show."""
        return self.marks.spelled(self.words.say(sentence))

    def tell(self, name: str, /, **parts: Any) -> str:
        """The same, by the name of the message."""
        return self.say(Message(name, parts))


class Picture(Protocol):
    """How a game is shown."""

    def after(self, view: Any, event: Event, /) -> Any:
        """The view after this event."""
        ...

    def lasts(self, event: Event, /) -> float:
        """Seconds to see it and to read the line about it."""
        ...

    def aim(self) -> Message:
        """How the game is won, in a sentence."""
        ...

    def asked(self, view: Any, /) -> Message:
        """What the game asks for."""
        ...

    def outcome(self, scene: Scene, /) -> Message | None:
        """Who has won a game that is over; what to do where nobody has."""
        ...

    def result(self, scene: Scene, brush: Brush, /) -> list[Text]:
        """How everybody did in a game that is over, a line for each."""
        ...

    def chapter(self, view: Any, /) -> str:
        """The rule that is about what is asked."""
        ...

    def title(self, shown: Shown, brush: Brush, /) -> str:
        """The round, and what is up."""
        ...

    def board(self, shown: Shown, brush: Brush, width: int, /) -> list[Text]:
        """The track."""
        ...

    def left(self, shown: Shown, brush: Brush, width: int, /) -> tuple[str, list[Text]]:
        """The panel below it on the left, with its title."""
        ...

    def right(self, shown: Shown, brush: Brush, width: int, /) -> tuple[str, list[Text]]:
        """The panel on the right."""
        ...

    def grid(self, scene: Scene, brush: Brush, /) -> Grid:
        """The options, in the order in which they are picked."""
        ...

    def label(self, option: Any, scene: Scene, brush: Brush, /) -> str:
        """An option in words, short."""
        ...

    def dangers(self, scene: Scene, place: int, /) -> list[Message]:
        """What the game warns of, if this option is chosen."""
        ...

    def preview(self, scene: Scene, place: int, /) -> list[Message]:
        """What this option may lead to."""
        ...

    def hand(self, shown: Shown, /) -> list[Message]:
        """What one holds, each piece with its text."""
        ...

    def said(self, shown: Shown, /) -> list[Message]:
        """The whole board in words, for those who do not see it."""
        ...
