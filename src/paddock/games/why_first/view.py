"""What one viewer knows of a game, and a whole game that fits what they know."""

from operator import attrgetter
from random import Random
from typing import Final

from msgspec import Struct

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import RACES, ROUNDS, Config, Lay, Phase, State

_WHITE: Final = attrgetter("white")


class View(Struct, frozen=True, gc=False):
    """8.1 A game as one seat (or, with `seat` None, a spectator) knows it."""

    config: Config
    phase: Phase
    seat: Seat | None
    race: int
    round: int
    my_hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    aside: int
    played: tuple[Card, ...]
    fields: tuple[int, ...]
    laid: tuple[Lay, ...]
    points: tuple[tuple[int, ...], ...]


def view(state: State, viewer: Viewer) -> View:
    """8.1 Hands and the cards aside, Leon's among them, are secret."""
    seat = None if viewer is SPECTATOR else viewer
    return View(
        config=state.config,
        phase=state.phase,
        seat=seat,
        race=state.race,
        round=state.round,
        my_hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        aside=len(state.aside),
        played=state.played,
        fields=state.fields,
        laid=state.laid,
        points=state.points,
    )


def is_last_choice(known: View) -> bool:
    """Whether the view asks for the last card that goes where its owner likes.

    In the tactical game figures are still moved after it.
    """
    is_last_round = known.race == RACES and known.round == ROUNDS - 1
    return known.phase is Phase.LAY and is_last_round and not known.config.tactical


def determinize(view: View, rng: Random) -> State:
    """A game that looks like this to its viewer, the hidden cards dealt at random."""
    known = {*view.my_hand, *view.played}
    unseen = [card for card in view.config.deck.cards if card not in known]
    rng.shuffle(unseen)
    hands = tuple(
        view.my_hand if seat == view.seat else in_order([unseen.pop() for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    )
    return State(
        config=view.config,
        phase=view.phase,
        race=view.race,
        round=view.round,
        hands=hands,
        aside=in_order(unseen),
        played=view.played,
        fields=view.fields,
        laid=view.laid,
        points=view.points,
    )


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """Cards as they are held, by white number, the highest first."""
    return tuple(sorted(cards, key=_WHITE, reverse=True))
