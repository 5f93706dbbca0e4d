"""Rulebook, chapter 8: what is secret. Written from the state, without looking at the view."""

from collections.abc import Hashable, Mapping
from random import Random

from msgspec.structs import replace

from paddock.core import Seat, Viewer
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import Action, Outcome, Phase, State


def hides_outcome(state: State, viewer: Viewer) -> bool:
    """8.1 A hand is seen only by its player. The card that Leon turns up is seen by all."""
    return state.phase is Phase.DEAL and state.hands.index(()) != viewer


def learned(state: State, viewer: Viewer, seat: Seat, action: Action) -> Hashable:
    """3.2, 7.2 Once all choices are in, they are open."""
    return action


def exposed(
    state: State, viewer: Viewer, given: Mapping[Seat, Action] | tuple[Outcome, ...], after: State
) -> frozenset[Card]:
    """3.2, 3.4 The cards that leave the hands are turned up, and so is what is openly drawn."""
    laid = {
        card
        for before, now in zip(state.hands, after.hands, strict=True)
        for card in before
        if card not in now
    }
    drawn = () if isinstance(given, Mapping) or hides_outcome(state, viewer) else given
    return frozenset({*laid, *drawn})


def reshuffle(
    state: State, viewer: Viewer, rng: Random, shown: frozenset[Card] | None = None
) -> State:
    """8.1 Hands and the cards aside, Leon's among them, are secret: mix all but those `shown`."""
    shown = shown or frozenset()
    others = [seat for seat in range(state.config.players) if seat != viewer]
    hidden = [
        card
        for cards in (*(state.hands[seat] for seat in others), state.aside)
        for card in cards
        if card not in shown
    ]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def elsewhere(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Cards are held by their white numbers, the highest first."""
        return tuple(sorted((mixed.get(c, c) for c in cards), key=lambda c: -c.white))

    hands = [hand if seat == viewer else elsewhere(hand) for seat, hand in enumerate(state.hands)]
    return replace(state, hands=tuple(hands), aside=elsewhere(state.aside))
