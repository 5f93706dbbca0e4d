"""Rulebook, chapters 1 and 2: the start of a game and of its races."""

from msgspec.structs import replace

from paddock.core import IllegalInputError, Seat, Step
from paddock.games.why_first.cards import Card
from paddock.games.why_first.events import HandDealt
from paddock.games.why_first.state import SEATS, Config, Phase, State
from paddock.games.why_first.view import in_order

PLAYERS = range(2, 7)


def setup(config: Config) -> State:
    """2.1 Before the first card of the first race is dealt."""
    if config.players not in PLAYERS:
        raise IllegalInputError(f"Why First? is for 2 to 6 players, not {config.players}")
    return begin_race(config, 1, ())


def begin_race(config: Config, race: int, points: tuple[tuple[int, ...], ...]) -> State:
    """2.1 All figures start on 0. All 32 cards are shuffled, 2.2 anew for each race."""
    return State(
        config=config,
        phase=Phase.DEAL,
        race=race,
        round=1,
        hands=((),) * config.players,
        aside=config.deck.cards,
        played=(),
        fields=(0,) * len(config.figures()),
        laid=(),
        points=points,
    )


def next_to_be_dealt(state: State) -> Seat:
    """2.1 Seat by seat, each player takes 5 cards."""
    return SEATS[state.hands.index(())]


def deal(step: Step[State], cards: tuple[Card, ...]) -> Step[State]:
    """2.1 A player takes 5 cards in hand; the rest stay aside, unseen."""
    state = step.state
    seat = next_to_be_dealt(state)
    hand = in_order([*cards])
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    aside = dict.fromkeys(state.aside)
    for card in cards:
        del aside[card]
    phase = state.phase if () in hands else Phase.LAY
    dealt = replace(state, phase=phase, hands=hands, aside=tuple(aside))
    return step.then(dealt, HandDealt(state.race, seat, hand))
