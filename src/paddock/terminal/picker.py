"""Where the cursor is among the options."""

from typing import Any, Final

from paddock.terminal.picture import Grid
from paddock.terminal.session import Scene

LETTERS: Final = ("a", "b", "c", "d", "e", "f")
"""Keys for rows: no command of the screen has one of these."""


class Picker:
    """A place in a grid: a column and, where there are rows, a row."""

    def __init__(self, scene: Scene, grid: Grid) -> None:
        self.scene, self.grid = scene, grid
        self.row = self.column = 0
        chosen = self._place_of(scene.my_choice)
        if chosen is not None:
            self.row, self.column = chosen
        elif scene.seat is not None and scene.seat < len(grid.rows):
            self.row = scene.seat

    def _place_of(self, action: Any) -> tuple[int, int] | None:
        for where, place in self.grid.places.items():
            if self.scene.options[place] == action:
                return where
        return None

    def place(self) -> int:
        """The option under the cursor."""
        return self.grid.places[self.row, self.column]

    def beside(self) -> list[int]:
        """The options to compare: all in a row, or those of the column under the cursor."""
        every = self.grid.places.items()
        return [at for (_, column), at in every if not self.grid.rows or column == self.column]

    def chosen(self) -> tuple[int, int] | None:
        """Where the choice is that was made, if there is one."""
        return self._place_of(self.scene.my_choice)

    def move(self, across: int, down: int) -> None:
        """Go on, round the end to the beginning."""
        self.column = (self.column + across) % len(self.grid.columns)
        self.row = (self.row + down) % max(1, len(self.grid.rows))

    def pick(self, key: str) -> bool:
        """Go to a column by its digit, or to a row by its letter."""
        if key in self.grid.keys:
            self.column = self.grid.keys.index(key)
            return True
        if key in LETTERS[: len(self.grid.rows)]:
            self.row = LETTERS.index(key)
            return True
        return False

    def keep(self, before: "Picker") -> None:
        """Stay where the cursor was, in the same decision."""
        if before.scene.decision == self.scene.decision and (
            (before.row, before.column) in self.grid.places
        ):
            self.row, self.column = before.row, before.column
