"""What was shown so far, and the picture to show: updates come in, one after the other."""

from enum import StrEnum
from typing import assert_never, cast

from msgspec import Struct

from paddock.catalog import CHAMPION, GAMES
from paddock.champions import was_trained_on
from paddock.core import Event
from paddock.game_entry import MissingPartError
from paddock.protocol import Status
from paddock.terminal.marks import Marks
from paddock.terminal.picture import Brush, Picture, Shown
from paddock.terminal.session import Happened, Linked, LinkShown, Noted, Said, Scene, Update
from paddock.terminal.status import refusal, status_of
from paddock.words import Words, one_line


def picture_of(game: str) -> Picture:
    """How a game is shown in the terminal."""
    entry = GAMES[game]
    if entry.faces.terminal is None:
        raise MissingPartError(entry, "terminal")
    return cast("Picture", entry.faces.terminal.load())


class LineKind(StrEnum):
    """What a line of the history is about."""

    ROUND = "round"
    EVENT = "event"
    NOTE = "note"
    CHAT = "chat"


class Line(Struct, frozen=True):
    """A line of the history; `seat` is whose it is."""

    text: str
    kind: LineKind = LineKind.EVENT
    seat: int | None = None


class Stage:
    """Shows a table to one viewer. It has no clock: `take` says how long to wait."""

    def __init__(self, words: Words, marks: Marks) -> None:
        self._words, self._marks = words, marks
        self.brush = Brush(words, marks, (), None)
        self.scene: Scene | None = None
        self.shown: Shown | None = None
        self.link = Linked(LinkShown.CONNECTING)
        self.history: list[Line] = []
        self._game = ""
        self._early: list[Event] = []

    def picture(self) -> Picture:
        """How this game is shown."""
        return picture_of(self._game)

    def take(self, update: Update) -> float:
        """Show an update; the seconds that it should be seen."""
        match update:
            case Scene():
                self._settle(update)
            case Happened(event, past):
                return self._happen(event, past=past)
            case Noted(sentence):
                self.history.append(Line(self.brush.say(sentence), LineKind.NOTE))
            case Said(seat, text):
                self.history.append(Line(self._remark(seat, text), LineKind.CHAT, seat))
            case Linked():
                self.link = update
            case _:
                assert_never(update)
        return 0.0

    def _remark(self, seat: int | None, text: str) -> str:
        who = self.brush.tell("web-spectator") if seat is None else self.brush.name(seat)
        return self.brush.tell("play-remark", who=who, text=one_line(text))

    def _settle(self, scene: Scene) -> None:
        begun_again = self.scene is not None and scene.view is None
        self.scene, self._game = scene, scene.game
        figures = GAMES[self._game].words.figures
        self.brush = Brush(self._words, self._marks, scene.seats, scene.seat, figures)
        if scene.view is not None and self.shown is None:
            self.history.append(Line(self.brush.say(self.picture().aim()), LineKind.NOTE))
        for event in self._early:
            self._write(event)
        events = tuple(self._early) if self.shown is None else self.shown.events
        self._early = []
        if scene.view is None:
            self.shown = None
            return
        if self.shown is None:
            self._warn_of_another_deck(scene)
        events = () if begun_again else events
        self.shown = Shown(scene, scene.view, scene.prospects, events)

    def _warn_of_another_deck(self, scene: Scene) -> None:
        """Say once a game that a Champion plays with a deck that it was not trained on."""
        has_champion = any(seat.bot == CHAMPION for seat in scene.seats)
        if has_champion and not was_trained_on(GAMES[scene.game], scene.config):
            text = self.brush.tell("web-champion-other-deck")
            self.history.append(Line(text, LineKind.NOTE))

    def _happen(self, event: Event, *, past: bool) -> float:
        """Before the first scene it is not known who sits where: names come later."""
        if self.scene is None or self.shown is None:
            self._early.append(event)
            return 0.0
        self._write(event)
        before, picture = self.shown, self.picture()
        events = (event,) if before.settled else (*before.events, event)
        view = picture.after(before.view, event)
        prospects = GAMES[self._game].rules.prospects(view, ())
        self.shown = Shown(before.scene, view, prospects, events, settled=False)
        return 0.0 if past else picture.lasts(event)

    def _write(self, event: Event) -> None:
        entry = GAMES[self._game]
        kind = LineKind.EVENT if entry.words.begins_round(event) is None else LineKind.ROUND
        for sentence in entry.words.tell(event):
            self.history.append(Line(self.brush.say(sentence), kind))
            kind = LineKind.EVENT

    def status(self) -> str:
        """What this viewer should know first."""
        if self.link.link is LinkShown.LOST:
            return self.brush.tell("web-connection-lost")
        if self.link.link is LinkShown.REFUSED:
            return refusal(self.brush, self.link.why or "unknown")
        if self.scene is None:
            return self.brush.tell("web-connecting")
        settled = self.shown is None or self.shown.settled
        asked = self.picture().asked(self.scene.view) if self.scene.asks_me() else None
        over = self.scene.status is Status.OVER and self.scene.view is not None
        outcome = self.picture().outcome(self.scene) if over else None
        sentences = status_of(self.scene, asked, outcome, settled=settled)
        return f" {self._marks.dot} ".join(self.brush.say(each) for each in sentences)
