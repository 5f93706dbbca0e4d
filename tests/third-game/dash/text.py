"""Dash in messages, in counts and as deck files."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from dash.events import GroundShown, Moved, RaceOver
from dash.rules import View
from dash.state import Action, Config, Deck, State
from paddock.core import Event, Seat
from paddock.core.message import Message, Pilot, message
from paddock.faults import Fault, Faults, Place, as_list, read_toml

HOUSE: Final = Deck("house die", (0, 0, 1))


def house_deck() -> Deck:
    """Our die."""
    return HOUSE


def examine(text: str) -> tuple[Deck | None, tuple[Fault, ...]]:
    """A deck file has a name and a die of zeros and ones."""
    faults = Faults()
    document = read_toml(text, faults) or {}
    faces = as_list(document.get("die"))
    die = tuple(face for face in faces if isinstance(face, int) and face in (0, 1))
    if not die or len(die) < len(faces):
        faults.add("bad-die", Place(field="die"))
    return (None if faults.found() else Deck(str(document.get("name")), die)), faults.found()


def tell(event: Event) -> Iterator[Message]:
    """The sentences about an event."""
    match event:
        case GroundShown(round_, wet):
            yield message("dash-ground", round=round_, wet=wet)
        case Moved(seat, field):
            yield message("dash-moved", pilot=Pilot(seat), field=field)
        case RaceOver(winners):
            yield message("dash-over", pilots=[Pilot(seat) for seat in winners])
        case _:
            raise TypeError(event)


def begins_round(event: Event) -> int | None:
    """The round that an event opens."""
    return event.round if isinstance(event, GroundShown) else None


def action_name(action: Action, seat: Seat) -> Message:
    """An action as a noun."""
    return message(f"dash-{action.gait}")


def moment(view: View) -> Message:
    """When a choice is made."""
    return message("dash-round", round=view.round)


def prospects(view: View, options: tuple[Action, ...]) -> tuple[tuple[int, int], ...]:
    """The nearest and the farthest field of each option."""
    here = view.fields[view.seat or 0]
    return tuple((here + 1,) * 2 if run.gait == "step" else (here, here + 2) for run in options)


def tally(config: Config, events: Iterable[Event]) -> Counter[tuple[str, ...]]:
    """Rounds, and how often each gait was chosen."""
    counts: Counter[tuple[str, ...]] = Counter()
    for event in events:
        if isinstance(event, GroundShown):
            counts.update(("gaits", gait) for gait in event.gaits)
        elif isinstance(event, RaceOver):
            counts["rounds", "3"] += 1
    return counts


def name_of_chance(state: State) -> str:
    """The die of a round."""
    return f"ground/{state.round}"
