"""What the laws are about: a game in one configuration, and random games of it."""

import linecache
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from paddock.core import (
    SPECTATOR,
    AnyGame,
    Chance,
    Chosen,
    Decision,
    Drawn,
    Seat,
    Step,
    Viewer,
    apply_input,
)
from paddock.core.record import AnyInput
from paddock.game_entry import GameEntry


class LawBrokenError(AssertionError):
    """A law is broken. The message names the law, where it was broken, and the line that failed."""


class Secrets(Protocol):
    """The rulebook's chapter on secrets. A module with these functions is one.

    Written from the state, without looking at the game's `view`: a leak must not hide itself.
    """

    def reshuffle(self, state: Any, viewer: Viewer, rng: Random, shown: Any = None, /) -> Any:
        """A state that differs only in what the viewer may not know, nor is `shown` next."""

    def hides_outcome(self, state: Any, viewer: Viewer, /) -> bool:
        """Whether the viewer may not know what chance gives now."""

    def learned(self, state: Any, viewer: Viewer, seat: Seat, action: Any, /) -> Hashable:
        """As much of the seat's choice as the viewer may know once all have chosen."""

    def exposed(self, state: Any, viewer: Viewer, given: Any, after: Any, /) -> Any:
        """What was secret before this step and is not after it."""


class Subject(Struct, frozen=True, eq=False):
    """A game in one of its configurations.

    `strange_actions` and `strange_outcomes` are tried where they are not offered, beside all that
    the game itself offers elsewhere.
    """

    game: AnyGame
    name: str
    config: Any
    entry: GameEntry | None = None
    secrets: Secrets | None = None
    check_pieces: Callable[[Any], None] | None = None
    strange_actions: tuple[Any, ...] = ()
    strange_outcomes: tuple[Any, ...] = ()

    def start(self) -> Any:
        """The state before anything is dealt."""
        return self.game.setup(self.config)

    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look."""
        return (SPECTATOR, *self.seats())

    def seats(self) -> tuple[Seat, ...]:
        """Everybody who plays."""
        return tuple(Seat(seat) for seat in range(self.config.players))

    def other_world(self, state: Any, viewer: Viewer, rng: Random, shown: Any = None) -> Any:
        """A state that the viewer cannot tell from this one.

        Without `secrets` the game's own `determinize` makes it: a leak that it respects is missed.
        """
        if self.secrets is not None:
            return self.secrets.reshuffle(state, viewer, rng, shown)
        return self.game.determinize(self.game.view(state, viewer), rng)

    def count_pieces(self, state: Any) -> None:
        """Check that nothing is lost and nothing appears, where the game says how."""
        if self.check_pieces is not None:
            self.check_pieces(state)


class Moment(Struct, frozen=True):
    """A state, what it waits for, the input it got and what came of it (None at the end)."""

    state: Any
    waiting: Any
    given: AnyInput | None
    step: Step[Any] | None


def draw(rng: Random, chance: Chance[Any]) -> tuple[Any, ...]:
    """As many draws as the chance wants, by the weights, none put back."""
    pool = [outcome for outcome, weight in chance.odds.items() for _ in range(weight)]
    return tuple(rng.sample(pool, chance.draws))


def some_input(waiting: Any, rng: Random) -> AnyInput | None:
    """What chance or the players may give the state, at random; nothing when it is over."""
    match waiting:
        case Decision(options):
            return Chosen({seat: rng.choice(offer) for seat, offer in options.items()})
        case Chance():
            return Drawn(draw(rng, waiting))
        case _:
            return None


def playout(game: AnyGame, state: Any, rng: Random) -> Iterator[Moment]:
    """Every moment of a random game, the end included."""
    while True:
        waiting = game.pending(state)
        given = some_input(waiting, rng)
        if given is None:
            yield Moment(state, waiting, None, None)
            return
        step = apply_input(game, state, given)
        yield Moment(state, waiting, given, step)
        state = step.state


MAX_MOMENTS = 2000
"""No game of these laws is longer; one that does not end would play for ever."""


@lru_cache(maxsize=256)
def played(subject: Subject, seed: int) -> tuple[Moment, ...]:
    """A whole random game of a subject."""
    found = []
    for moment in playout(subject.game, subject.start(), Random(seed)):
        found.append(moment)
        assert len(found) <= MAX_MOMENTS, "the game does not end"
    return tuple(found)


@contextmanager
def held_to(law: str, where: str) -> Iterator[None]:
    """Name the law and the line where an assertion fails."""
    try:
        yield
    except LawBrokenError:
        raise
    except AssertionError as error:
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        line = ""
        if at is not None:
            file = at.tb_frame.f_code.co_filename
            line = f" ({linecache.getline(file, at.tb_lineno).strip()})"
        sentence = law.replace("_", " ")
        raise LawBrokenError(f"{where}: “{sentence}” is broken{line}\n{error}".rstrip()) from error
