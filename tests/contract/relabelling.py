"""The same game with the players on other seats, where the rules know no seat order.

Some do name one: dice and deals, where each draw goes to its own seat, and 7.7 of OUTSPEED, which
serves one of a zone first. There the inputs are carried over to fit, or the turn is played
differently.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import AnyGame, Chance, Decision, Event, GameOver, Seat
from paddock.games.outspeed import state as outspeed
from paddock.games.outspeed.events import TokensLookedAt
from paddock.games.why_first import state as why_first
from paddock.testing import Subject
from tests.contract.playouts import draw

T = TypeVar("T")
ATTEMPTS: Final = 40


class Seating(Struct, frozen=True):
    """Where each player sits in the other game."""

    to: tuple[Seat, ...]

    def moved(self, by_seat: Sequence[T]) -> tuple[T, ...]:
        """What belongs to each seat, in the order of the new seats. Leon stays."""
        rest = range(len(self.to), len(by_seat))
        return tuple(by_seat[old] for old in (*map(self.to.index, range(len(self.to))), *rest))

    def all(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return tuple(sorted(self.to[seat] for seat in seats))

    def figure(self, figure: why_first.Figure) -> why_first.Figure:
        return why_first.Figure(self.to[figure]) if figure < len(self.to) else figure

    def result(self, over: GameOver) -> GameOver:
        return replace(
            over,
            winners=self.all(over.winners),
            places=self.moved(over.places),
            scores=self.moved(over.scores),
        )


class Relabelling(Protocol):
    """What of a game belongs to a seat."""

    def state(self, state: Any, seating: Seating) -> Any:
        """The state with everybody on their new seat, in one order for what has none."""

    def action(self, action: Any, seating: Seating) -> Any:
        """The same choice, made from the new seat."""

    def owner(self, state: Any) -> Hashable:
        """Who draws now, and what; None where it is for all."""

    def seat_order_decides(self, state: Any, events: Sequence[Event], seating: Seating) -> bool:
        """Whether something happened that would happen otherwise on the new seats."""


class Outspeed:
    """OUTSPEED, but for dice that are still to be rolled: no state that waits for them is asked."""

    def state(self, state: outspeed.State, seating: Seating) -> outspeed.State:
        moved, bonus, resolution, drawing = (
            seating.moved, state.bonus, state.resolution, state.drawing
        )  # fmt: skip
        bottom = tuple(replace(b, by=seating.to[b.by]) for b in state.stack.bottom)
        return replace(
            state,
            zones=moved(state.zones),
            fuel=moved(state.fuel),
            tokens=moved(state.tokens),
            stack=replace(state.stack, bottom=bottom),
            bonus=bonus and replace(bonus, answers=moved(bonus.answers), laid=moved(bonus.laid)),
            resolution=resolution and self._resolution(resolution, seating),
            drawing=drawing and self._drawing(drawing, seating),
            eliminated=tuple(map(seating.all, state.eliminated)),
        )

    def _resolution(self, now: outspeed.Resolution, seating: Seating) -> outspeed.Resolution:
        moved = seating.moved
        return replace(
            now,
            routes=moved(now.routes),
            driving=moved(now.driving),
            dials=moved(now.dials),
            owed=moved(now.owed) if now.owed else (),
            zones=moved(now.zones) if now.zones else (),
            fuel=moved(now.fuel) if now.fuel else (),
        )

    def _drawing(self, drawing: outspeed.Drawing, seating: Seating) -> outspeed.Drawing:
        order = tuple(seating.to[seat] for seat in drawing.order)
        return replace(drawing, order=order, looked_at=seating.moved(drawing.looked_at))

    def action(self, action: outspeed.Action, seating: Seating) -> outspeed.Action:
        return action

    def owner(self, state: outspeed.State) -> Hashable:
        if state.drawing is not None:
            return state.drawing.order[state.drawing.served], "tokens"
        if state.resolution is not None:
            due = state.resolution.dice[0]
            return due.seat, due.die
        return None

    def seat_order_decides(
        self, state: outspeed.State, events: Sequence[Event], seating: Seating
    ) -> bool:
        """7.7 Within a zone, seat order decides who looks first."""
        order = [event.seat for event in events if isinstance(event, TokensLookedAt)]
        return any(
            state.zones[one] == state.zones[next_] and seating.to[one] > seating.to[next_]
            for one, next_ in pairwise(order)
        )


class WhyFirst:
    """Why First?, where the order of seats decides nothing at all."""

    def state(self, state: why_first.State, seating: Seating) -> why_first.State:
        laid = [replace(lay, before=seating.figure(lay.before)) for lay in state.laid]
        return replace(
            state,
            hands=seating.moved(state.hands),
            fields=seating.moved(state.fields),
            points=tuple(map(seating.moved, state.points)),
            played=tuple(sorted(state.played)),
            laid=tuple(sorted(laid, key=lambda lay: lay.card.white, reverse=True)),
        )

    def action(self, action: why_first.Action, seating: Seating) -> why_first.Action:
        if isinstance(action, why_first.Lay):
            return replace(action, before=seating.figure(action.before))
        return why_first.Move(seating.figure(action.figure))

    def owner(self, state: why_first.State) -> Hashable:
        dealing = state.phase is why_first.Phase.DEAL
        return (Seat(state.hands.index(())), "hand") if dealing else None

    def seat_order_decides(
        self, state: why_first.State, events: Sequence[Event], seating: Seating
    ) -> bool:
        return False


RELABELLINGS: Final[Mapping[str, Relabelling]] = {
    "outspeed": Outspeed(),
    "why_first": WhyFirst(),
}


class Turn(Struct, frozen=True):
    """What chance gave, and to whom, from one decision to the next."""

    state: Any
    events: tuple[Event, ...]
    draws: dict[Hashable, list[tuple[Any, ...]]]


def run_chance(
    game: AnyGame, state: Any, owner: Callable[[Any], Hashable], answer: Callable[[Any, Any], Any]
) -> Turn:
    events: tuple[Event, ...] = ()
    draws: dict[Hashable, list[tuple[Any, ...]]] = defaultdict(list)
    while isinstance(waiting := game.pending(state), Chance):
        drawn = answer(owner(state), waiting)
        draws[owner(state)].append(drawn)
        step = game.apply_chance(state, drawn)
        state, events = step.state, (*events, *step.events)
    return Turn(state, events, draws)


class Pair:
    """Two tables at which the same game is played on other seats."""

    def __init__(self, subject: Subject, seating: Seating, rng: Random) -> None:
        self.game, self.seating, self.rng = subject.game, seating, rng
        self.relabelling = RELABELLINGS[subject.name.partition("-")[0]]
        self.here = self.there = subject.start()
        self._play_on(self.here, self.there, ())

    def play(self) -> bool:
        """Play one turn at both tables; False: the game is over, or seat order must decide."""
        waiting = self.game.pending(self.here)
        if not isinstance(waiting, Decision):
            return False
        for _ in range(ATTEMPTS):
            choices = {seat: self.rng.choice(offer) for seat, offer in waiting.options.items()}
            moved = {
                self.seating.to[seat]: self.relabelling.action(action, self.seating)
                for seat, action in choices.items()
            }
            one = self.game.apply_choices(self.here, choices)
            two = self.game.apply_choices(self.there, moved)
            if self._play_on(one.state, two.state, one.events):
                return True
        return False

    def _play_on(self, here: Any, there: Any, events: tuple[Event, ...]) -> bool:
        owner = self.relabelling.owner
        turn = run_chance(self.game, here, owner, lambda _, chance: draw(self.rng, chance))
        seen = (*events, *turn.events)
        if self.relabelling.seat_order_decides(turn.state, seen, self.seating):
            return False
        given = {self._moved(who): list(drawn) for who, drawn in turn.draws.items()}
        self.here = turn.state
        self.there = run_chance(self.game, there, owner, lambda who, _: given[who].pop(0)).state
        return True

    def _moved(self, owner: Any) -> Hashable:
        return owner and (self.seating.to[owner[0]], owner[1])

    def check(self) -> None:
        """Both tables show the same game."""
        stay = Seating(tuple(map(Seat, range(len(self.seating.to)))))
        expected = self.relabelling.state(self.here, self.seating)
        assert self.relabelling.state(self.there, stay) == expected
        here, there = self.game.pending(self.here), self.game.pending(self.there)
        if isinstance(here, GameOver):
            assert there == self.seating.result(here)
