"""Dash in the terminal: all that `paddock.terminal.picture.Picture` asks for."""

from msgspec.structs import replace
from rich.text import Text

from dash.events import GroundShown, Moved
from dash.rules import View
from dash.state import LAST_FIELD, Action
from dash.text import action_name, moment
from paddock.core import Event, Seat
from paddock.core.message import Message, Pilot, message
from paddock.terminal.picture import Brush, Grid, Shown, in_a_row
from paddock.terminal.session import Scene


def after(view: View, event: Event) -> View:
    """The view after this event."""
    match event:
        case Moved(seat, field):
            fields = [*view.fields]
            fields[seat] = field
            return replace(view, fields=tuple(fields))
        case GroundShown(round_):
            return replace(view, round=round_ + 1)
        case _:
            return view


def lasts(event: Event) -> float:
    """A second for everything."""
    return 1.0


def aim() -> Message:
    """How the game is won, in a sentence."""
    return message("dash-asked")


def result(scene: Scene, brush: Brush) -> list[Text]:
    """The winners."""
    return [brush.called(seat, 24) for seat in scene.result.winners] if scene.result else []


def asked(view: View) -> Message:
    """What the game asks for."""
    return message("dash-asked")


def outcome(scene: Scene) -> Message | None:
    """Who has won."""
    winners = () if scene.result is None else scene.result.winners
    return message("dash-over", pilots=[Pilot(seat) for seat in winners])


def chapter(view: View) -> str:
    """The rule about it."""
    return "2.1"


def title(shown: Shown, brush: Brush) -> str:
    """The round."""
    return brush.say(moment(shown.view))


def board(shown: Shown, brush: Brush, width: int) -> list[Text]:
    """A row for every runner."""
    fields = enumerate(shown.view.fields)
    return [
        Text("." * at) + brush.mark(seat) + Text("." * (LAST_FIELD - at)) for seat, at in fields
    ]


def left(shown: Shown, brush: Brush, width: int) -> tuple[str, list[Text]]:
    """Nothing."""
    return "", []


right = left


def grid(scene: Scene, brush: Brush) -> Grid:
    """The options in a row."""
    return in_a_row(tuple(Text(label(run, scene, brush)) for run in scene.options))


def label(option: Action, scene: Scene, brush: Brush) -> str:
    """An option in words."""
    return brush.say(action_name(option, Seat(scene.seat or 0)))


def dangers(scene: Scene, place: int) -> list[Message]:
    """Nothing is warned of."""
    return []


preview = dangers


def hand(shown: Shown) -> list[Message]:
    """Nobody holds anything."""
    return []


def said(shown: Shown) -> list[Message]:
    """The track in words."""
    fields = enumerate(shown.view.fields)
    return [message("dash-track", pilot=Pilot(seat), field=field) for seat, field in fields]
