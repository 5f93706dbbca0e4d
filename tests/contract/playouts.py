"""Random games, the fuel of the contract tests."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct

from paddock.core import AnyGame, Chance, Chosen, Decision, Drawn, Step, apply_input
from paddock.core.record import AnyInput
from tests.contract.starts import SUBJECTS


class Moment(Struct, frozen=True):
    """A state, what it waits for, the input it got and what came of it (None at the end)."""

    state: Any
    waiting: Any
    given: AnyInput | None
    step: Step[Any] | None


def draw(rng: Random, chance: Chance[Any]) -> tuple[Any, ...]:
    """So many draws by the weights, none put back."""
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


@lru_cache(maxsize=256)
def played(name: str, seed: int) -> tuple[Moment, ...]:
    """A whole game of a subject, as it is in the catalogue of starts."""
    subject = SUBJECTS[name]
    return tuple(playout(subject.game, subject.start(), Random(seed)))


def played_by(game: AnyGame, name: str, seed: int) -> tuple[Moment, ...]:
    """The same game again, but by the rules given: a planted fault plays its own games."""
    subject = SUBJECTS[name]
    if game is subject.game:
        return played(name, seed)
    return tuple(playout(game, subject.start(), Random(seed)))
