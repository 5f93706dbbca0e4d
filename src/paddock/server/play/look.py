"""A table as its viewers may know it now: the one door through which a view leaves."""

from paddock.core import SPECTATOR, Viewer, choice_of
from paddock.game_entry import Action, Prospects, View
from paddock.protocol import AnyLook, Look, SeatShown
from paddock.server.table.match import (
    Match,
    SeatAt,
    clock_starts,
    options_of,
    view_of,
    without_config,
)


class Looks:
    """The looks of one table at one moment. What is the same for all viewers is made once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seats = tuple([_shown(seat) for seat in match.seats])
        self._asked, self._waiting = match.asked(), tuple(sorted(match.waiting_for()))
        self._clock_starts, self._result = clock_starts(match), match.result()
        self._watching: Prospects | None = None

    def of(self, viewer: Viewer) -> AnyLook:
        """The table as this viewer may know it."""
        match, view = self._match, view_of(self._match, viewer)
        options = options_of(match, viewer)
        return Look(
            match.head,
            match.status,
            self._seats,
            match.decision,
            self._clock_starts,
            match.deadline,
            None if view is None else without_config(view),
            options,
            None if view is None else self._prospects(view, options),
            None if match.table is None else choice_of(match.table, viewer),
            self._asked,
            self._waiting,
            self._result,
            match.rematch,
        )

    def _prospects(self, view: View, options: tuple[Action, ...]) -> Prospects:
        """What the options may lead to. Without any, it is what a spectator may know."""
        prospects = self._match.game().rules.prospects
        if options:
            return prospects(view, options)
        if self._watching is None:
            self._watching = prospects(view_of(self._match, SPECTATOR), ())
        return self._watching


def look_of(match: Match, viewer: Viewer) -> AnyLook:
    """The table as one viewer may know it."""
    return Looks(match).of(viewer)


def _shown(seat: SeatAt) -> SeatShown:
    return SeatShown(seat.name, seat.bot, seat.ready, seat.pledge is not None, seat.stood_in)
