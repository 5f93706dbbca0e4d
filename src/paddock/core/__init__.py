"""The contract between a game and everything that plays, shows, stores or studies it."""

from paddock.core.event import Event, PublicEvent, as_seen_by
from paddock.core.game import AnyGame, Game, IllegalInputError, Step, check_choices, check_drawn
from paddock.core.pending import Chance, Decision, GameOver, Pending
from paddock.core.record import Chosen, Drawn, Record, apply_input, replay, steps_of
from paddock.core.seat import SPECTATOR, Seat, Spectator, Viewer
from paddock.core.table import (
    Draw,
    Table,
    TableView,
    choice_of,
    commit,
    commit_for_the_absent,
    look,
    open_table,
)

__all__ = [
    "SPECTATOR",
    "AnyGame",
    "Chance",
    "Chosen",
    "Decision",
    "Draw",
    "Drawn",
    "Event",
    "Game",
    "GameOver",
    "IllegalInputError",
    "Pending",
    "PublicEvent",
    "Record",
    "Seat",
    "Spectator",
    "Step",
    "Table",
    "TableView",
    "Viewer",
    "apply_input",
    "as_seen_by",
    "check_choices",
    "check_drawn",
    "choice_of",
    "commit",
    "commit_for_the_absent",
    "look",
    "open_table",
    "replay",
    "steps_of",
]
