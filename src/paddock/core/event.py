"""Facts that rules announce: what to animate, what to write in the log."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable

from msgspec import Struct, StructMeta

from paddock.core.seat import Viewer


class _AbstractStruct(StructMeta, ABCMeta):
    """Lets a struct have abstract methods."""


class Event(Struct, metaclass=_AbstractStruct, frozen=True, tag=True):
    """Something that happened, named in the past tense.

    `seen_by` has no default on purpose: every event must say who may see what.
    """

    @abstractmethod
    def seen_by(self, viewer: Viewer) -> Event | None:
        """The event as the viewer sees it: itself, a masked copy, or None."""


class PublicEvent(Event, frozen=True):
    """An event that everyone sees whole."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self


def as_seen_by(viewer: Viewer, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events as one viewer is told them."""
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
