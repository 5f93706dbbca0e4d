"""What has been told so far, and the picture to show: updates come in, one after the other."""

from collections.abc import Mapping
from typing import Final, cast

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Event
from paddock.core.message import Message, Pilot, message
from paddock.terminal.marks import Marks
from paddock.terminal.outspeed import picture as outspeed
from paddock.terminal.picture import Brush, Picture, Shown
from paddock.terminal.session import Happened, Linked, Noted, Said, Scene, Update
from paddock.terminal.why_first import picture as why_first
from paddock.words import Words, one_line

PICTURES: Final = cast(
    "Mapping[str, Picture]", {"outspeed": outspeed, "why_first": why_first}
)


class Line(Struct, frozen=True):
    """A line of the history. `kind` is round, event, note or chat; `seat` is whose it is."""

    text: str
    kind: str = "event"
    seat: int | None = None


class Stage:
    """Shows a table to one viewer. It has no clock: `take` says how long to wait."""

    def __init__(self, words: Words, marks: Marks) -> None:
        self._words, self._marks = words, marks
        self.brush = Brush(words, marks, (), None)
        self.scene: Scene | None = None
        self.shown: Shown | None = None
        self.link = Linked("connecting")
        self.history: list[Line] = []
        self._game = ""
        self._early: list[Event] = []

    def picture(self) -> Picture:
        """How this game is shown."""
        return PICTURES[self._game]

    def take(self, update: Update) -> float:
        """Show an update; the seconds that it should be seen."""
        match update:
            case Scene():
                self._settle(update)
            case Happened(event, past):
                return self._happen(event, past=past)
            case Noted(sentence):
                self.history.append(Line(self.brush.say(sentence), "note"))
            case Said(seat, text):
                self.history.append(Line(self._remark(seat, text), "chat", seat))
            case Linked():
                self.link = update
        return 0.0

    def _remark(self, seat: int | None, text: str) -> str:
        who = self.brush.tell("web-spectator") if seat is None else self.brush.name(seat)
        return self.brush.tell("play-remark", who=who, text=one_line(text))

    def _settle(self, scene: Scene) -> None:
        begun_again = self.scene is not None and scene.view is None
        self.scene, self._game = scene, scene.game
        self.brush = Brush(self._words, self._marks, scene.seats, scene.seat)
        for event in self._early:
            self._write(event)
        told = tuple(self._early) if self.shown is None else self.shown.told
        self._early = []
        if scene.view is None:
            self.shown = None
            return
        told = () if begun_again else told
        self.shown = Shown(scene, scene.view, scene.prospects, told)

    def _happen(self, event: Event, *, past: bool) -> float:
        """Before the first scene it is not known who sits where: names come later."""
        if self.scene is None or self.shown is None:
            self._early.append(event)
            return 0.0
        self._write(event)
        before, picture = self.shown, self.picture()
        told = (event,) if before.settled else (*before.told, event)
        view = picture.after(before.view, event)
        prospects = GAMES[self._game].prospects(view, ())
        self.shown = Shown(before.scene, view, prospects, told, settled=False)
        return 0.0 if past else picture.lasts(event)

    def _write(self, event: Event) -> None:
        entry = GAMES[self._game]
        kind = "event" if entry.begins_round(event) is None else "round"
        for sentence in entry.tell(event):
            self.history.append(Line(self.brush.say(sentence), kind))
            kind = "event"

    # The sentence at the top

    def status(self) -> str:
        """What this viewer should know first."""
        if self.link.link == "lost":
            return self.brush.tell("web-connection-lost")
        if self.link.link == "refused":
            return refusal(self.brush, self.link.why or "unknown")
        if self.scene is None:
            return self.brush.tell("web-connecting")
        return f" {self._marks.dot} ".join(self.brush.say(each) for each in self._status())

    def _status(self) -> list[Message]:
        assert self.scene is not None
        match self.scene.status:
            case "lobby":
                return self._lobby()
            case "seeding":
                return [message("web-shuffling")]
            case "frozen":
                return [message("web-frozen")]
            case "archived":
                return [message("web-archived")]
            case _:
                return self._playing()

    def _playing(self) -> list[Message]:
        assert self.scene is not None
        if self.shown is not None and not self.shown.settled:
            return [message("web-watch")]
        if self.scene.status == "over":
            return self._over()
        return [*self._mine(), *self._others()]

    def _over(self) -> list[Message]:
        """10, 5. Who has won."""
        assert self.scene is not None
        result = self.scene.result
        told = [message("web-over")]
        if result is not None and result.winners:
            pilots = [Pilot(winner) for winner in result.winners]
            told.append(message("winners", count=len(pilots), pilots=pilots))
        return told

    def _mine(self) -> list[Message]:
        scene = self.scene
        assert scene is not None
        if scene.seat is None:
            return [message("play-you-watch")]
        if scene.seats[scene.seat].stood_in:
            return [message("web-bot-plays-for-you")]
        if not scene.asks_me():
            return []
        if scene.my_choice is not None:
            return [message("web-locked-in")]
        return [self.picture().asked(scene.view)]

    def _others(self) -> list[Message]:
        scene = self.scene
        assert scene is not None
        awaited = [Pilot(seat) for seat in scene.waiting_for if seat != scene.seat]
        return [message("web-waiting-for", pilots=awaited)] if awaited else []

    def _lobby(self) -> list[Message]:
        scene = self.scene
        assert scene is not None
        free = sum(seat.free() for seat in scene.seats)
        told = [message("web-you-watch")] if scene.seat is None else []
        if free:
            return [*told, message("web-seats-still-free", count=free)]
        late = [
            Pilot(number)
            for number, seat in enumerate(scene.seats)
            if seat.bot is None and not seat.ready
        ]
        last = message("web-waiting-for", pilots=late) if late else message("web-can-start")
        return [*told, last]


KNOWN_REFUSALS: Final = frozenset(
    {
        "offline",
        "server-failed",
        "seat-taken",
        "seat-free",
        "seats-free",
        "name-taken",
        "name-length",
        "name-has-hidden-signs",
        "text-length",
        "text-has-hidden-signs",
        "table-full",
        "no-such-table",
        "game-has-begun",
        "game-not-over",
        "not-all-ready",
        "no-such-bot",
        "not-your-seat",
        "not-an-option",
        "not-asked",
        "other-decision",
        "no-decision-open",
        "too-late",
        "deck-refused",
        "rules-failed",
        "rematch-open",
        "table-frozen",
        "table-archived",
        "busy",
        "disk-full",
        "too-many-requests",
        "pledge-needed",
    }
)


def refusal(brush: Brush, why: str) -> str:
    """Why something cannot be done, in a sentence."""
    return brush.say(why_not(why))


def why_not(why: str) -> Message:
    """The sentence for a reason that a server, or a session, has given."""
    if why not in KNOWN_REFUSALS:
        return message("why-unknown", why=one_line(why))
    return message(f"why-{why}")
