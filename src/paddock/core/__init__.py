"""The contract between a game and everything that plays, shows, stores or studies it."""

from paddock.core.drive import Advance, DrawIn, advance
from paddock.core.event import Event, PublicEvent, as_seen_by
from paddock.core.game import (
    AnyGame,
    DeckName,
    Game,
    IllegalInputError,
    Step,
    accept_choices,
    accept_drawn,
    offered,
)
from paddock.core.pending import Chance, Decision, GameOver, Pending
from paddock.core.record import Chosen, Drawn, Record, apply_input, replay, steps_of
from paddock.core.seat import SPECTATOR, Seat, Spectator, Viewer
from paddock.core.table import (
    Draw,
    Table,
    TableView,
    choice_of,
    commit,
    look,
    open_table,
)

__all__ = [
    "SPECTATOR",
    "Advance",
    "AnyGame",
    "Chance",
    "Chosen",
    "Decision",
    "DeckName",
    "Draw",
    "DrawIn",
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
    "accept_choices",
    "accept_drawn",
    "advance",
    "apply_input",
    "as_seen_by",
    "choice_of",
    "commit",
    "look",
    "offered",
    "open_table",
    "replay",
    "steps_of",
]
