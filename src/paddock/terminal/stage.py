"""What has been told so far, and the picture to show: updates come in, one after the other."""

from collections.abc import Mapping
from typing import Final, cast

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Event
from paddock.terminal.marks import Marks
from paddock.terminal.outspeed import picture as outspeed
from paddock.terminal.picture import Brush, Picture, Shown
from paddock.terminal.session import Happened, Linked, Noted, Said, Scene, Update
from paddock.terminal.status import refusal, status_of
from paddock.terminal.why_first import picture as why_first
from paddock.words import Words, one_line

PICTURES: Final = cast("Mapping[str, Picture]", {"outspeed": outspeed, "why_first": why_first})


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

    def status(self) -> str:
        """What this viewer should know first."""
        if self.link.link == "lost":
            return self.brush.tell("web-connection-lost")
        if self.link.link == "refused":
            return refusal(self.brush, self.link.why or "unknown")
        if self.scene is None:
            return self.brush.tell("web-connecting")
        settled = self.shown is None or self.shown.settled
        asked = self.picture().asked(self.scene.view) if self.scene.asks_me() else None
        told = status_of(self.scene, asked, settled=settled)
        return f" {self._marks.dot} ".join(self.brush.say(each) for each in told)
