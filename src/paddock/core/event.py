"""Facts that rules announce: what to animate, what to write in the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from paddock.core.seat import Viewer


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened, named in the past tense.

    `seen_by` has no default on purpose: every event must say who may see what, and a class that
    does not cannot even be made. (An abstract metaclass would say so too, and make events slow.)
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Event.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: it has no seen_by")

    def seen_by(self, viewer: Viewer) -> Event | None:
        """The event as the viewer sees it: itself, a masked copy, or None."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    """An event that everyone sees whole."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self


def as_seen_by(viewer: Viewer, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events as one viewer sees them."""
    return tuple([seen for event in events if (seen := event.seen_by(viewer)) is not None])
