"""The inputs of games of the rules, as the arrays that a vector engine takes.

Games are played by the rules and every input is written down: the choices of all seats, and what
chance gave before the next decision. What the rules then say is written down beside it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.core import AnyGame, Chance, Event, Seat
from paddock.games.outspeed import encoding as outspeed_encoding
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import layout as outspeed_layout
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed import sight as outspeed_sight
from paddock.games.outspeed.events import Loss
from paddock.games.outspeed.state import Die, Phase
from paddock.games.outspeed.tiles import TOKENS
from paddock.games.outspeed.vector import Engine as OutspeedEngine
from paddock.games.outspeed.vector.state import Outcomes as OutspeedOutcomes
from paddock.games.why_first import encoding as why_first_encoding
from paddock.games.why_first import events as why_first_events
from paddock.games.why_first import rules as why_first
from paddock.games.why_first import sight as why_first_sight
from paddock.games.why_first.layout import NO_FIELD, RACES
from paddock.games.why_first.vector import Engine as WhyFirstEngine
from paddock.games.why_first.vector.state import Outcomes as WhyFirstOutcomes
from paddock.vector.chance import TICKET_BITS

Ints = NDArray[np.int32]


class Subject(NamedTuple):
    """A game in one of its configurations, in both of its forms."""

    name: str
    game: AnyGame
    config: Any
    engine: Any


class WhyFirst:
    """Why First? as arrays: hands and Leon's card by step and game."""

    encoding, sight = why_first_encoding, why_first_sight

    def __init__(self, engine: WhyFirstEngine, steps: int, games: int) -> None:
        hands: Any = np.zeros((steps, games, engine.players, 5), np.int32)
        leon: Any = np.zeros((steps, games), np.int32)
        self.outcomes: Any = WhyFirstOutcomes(hands, leon)
        self.actions: Ints = np.full(
            (steps, games, engine.players), engine.layout.passing, np.int32
        )
        self._scored: dict[int, list[int]] = {}

    def chance(self, at: tuple[int, int], state: Any, drawn: Sequence[Any], rng: Random) -> None:
        cards = sorted(map(why_first_encoding.card_number, drawn))
        if len(cards) == 1:
            self.outcomes.leon[at] = cards[0]
        else:
            self.outcomes.hands[at][why_first.next_to_be_dealt(state)] = cards

    def choice(self, at: tuple[int, int], state: Any, seat: Seat, action: Any) -> None:
        self.actions[*at, seat] = why_first_encoding.action_index(state, seat, action)

    def record(self, game: int, events: Sequence[Event]) -> None:
        scored = self._scored.setdefault(game, [NO_FIELD] * RACES)
        for event in events:
            if isinstance(event, why_first_events.RaceScored):
                scored[event.race - 1] = NO_FIELD if event.field is None else event.field

    def fields(self, game: int, state: Any) -> dict[str, Any]:
        return why_first_encoding.arrays(state) | {"scored": [*self._scored.get(game, [99] * 5)]}


class Outspeed:
    """OUTSPEED as arrays: a tile, dice and tickets by step and game."""

    encoding, sight = outspeed_encoding, outspeed_sight

    def __init__(self, engine: OutspeedEngine, steps: int, games: int) -> None:
        seats, deck = (steps, games, engine.players), engine.deck
        sizes = (deck.cost_dice, deck.zone_dice, deck.fuel_dice, 2)
        by_player: list[Any] = [np.zeros((*seats, size), np.int32) for size in sizes]
        tile: Any = np.ones((steps, games), np.int32)
        self.outcomes: Any = OutspeedOutcomes(tile, *by_player)
        self.actions: Ints = np.full(seats, outspeed_layout.PASS, np.int32)
        self._dice = dict(zip((Die.COST, Die.ZONES, Die.FUEL), by_player))
        self._rolled: dict[tuple[Any, ...], int] = {}
        self._losses: dict[int, list[int]] = {}

    def chance(self, at: tuple[int, int], state: Any, drawn: Sequence[Any], rng: Random) -> None:
        if state.phase is Phase.TURN_UP_TILE:
            self.outcomes.tile[at] = drawn[0]
        elif state.phase is Phase.DRAW_TOKENS:
            self._tickets(at, state, drawn, rng)
        else:
            roll = state.resolution.dice[0]
            rolled = (*at, roll.seat, roll.die)
            place = self._rolled.get(rolled, 0)
            self._dice[roll.die][*at, roll.seat, place] = drawn[0]
            self._rolled[rolled] = place + 1

    def _tickets(self, at: tuple[int, int], state: Any, drawn: Sequence[Any], rng: Random) -> None:
        """A ticket that draws this very token from the pile, any of them."""
        seat = state.drawing.order[state.drawing.served]
        known = len(state.drawing.looked_at[seat])
        pile = [*state.stack.pile]
        for place, token in enumerate(drawn, known):
            kind = TOKENS.index(token)
            number = sum(pile[:kind]) + rng.randrange(pile[kind])
            self.outcomes.tickets[at][seat, place] = ticket_for(number, sum(pile), rng)
            pile[kind] -= 1

    def choice(self, at: tuple[int, int], state: Any, seat: Seat, action: Any) -> None:
        self.actions[*at, seat] = outspeed_encoding.action_index(state, seat, action)

    def record(self, game: int, events: Sequence[Event]) -> None:
        losses = self._losses.setdefault(game, [])
        for event in events:
            if isinstance(event, outspeed_events.ShipsEliminated):
                losses += [seat * 10 + _LOSS[loss] for seat, loss in event.losses.items()]

    def fields(self, game: int, state: Any) -> dict[str, Any]:
        loss = [0] * len(state.zones)
        for known in self._losses.get(game, []):
            loss[known // 10] = known % 10
        return outspeed_encoding.arrays(state) | {"loss": loss}


_LOSS = {Loss(name): 1 + place for place, name in enumerate(outspeed_layout.LOSSES)}


def ticket_for(number: int, count: int, rng: Random) -> int:
    """Any ticket that draws this one of so many things."""
    first = -(-(number << TICKET_BITS) // count)
    last = -(-((number + 1) << TICKET_BITS) // count) - 1
    return rng.randint(first, last)


def inputs_of(subject: Subject, steps: int, games: int) -> WhyFirst | Outspeed:
    """Empty arrays for so many games."""
    if subject.game is outspeed:
        return Outspeed(subject.engine, steps, games)
    return WhyFirst(subject.engine, steps, games)


def is_chance(waiting: Any) -> bool:
    return isinstance(waiting, Chance)
