"""The names and bounds of a seat's numbers, and the names of its actions."""

from functools import lru_cache
from itertools import chain

from paddock.core.number import Number, several
from paddock.games.why_first.cards import Deck
from paddock.games.why_first.layout import (
    CARDS,
    FIRST_FIELD,
    HAND,
    LAST_FIELD,
    OVER,
    RACES,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.state import Config


@lru_cache(maxsize=64)
def describe(config: Config) -> tuple[Number, ...]:
    """Every number of an observation: its name and bounds, in the order of `observation`."""
    names, (low, high) = _figures(config), _values(config.deck)
    hand = [f"hand {place + 1}" for place in range(HAND)]
    played = [f"round {number + 1} {name}" for number in range(ROUNDS) for name in names]
    laid = [f"laid {name}" for name in names]
    return (
        Number("phase", 0, OVER),
        Number("race", 1, RACES),
        Number("round", 1, ROUNDS),
        *_cards(hand, low, high),
        *_cards(played, low, high),
        *several([f"field {name}" for name in names], FIRST_FIELD, LAST_FIELD),
        *several([f"points {name}" for name in names], RACES * FIRST_FIELD, RACES * LAST_FIELD),
        *_cards(laid, low, high),
    )


def _cards(names: list[str], low: int, high: int) -> list[Number]:
    """The values of cards, then their white numbers; where no card is, 0."""
    return [
        *several([f"{name} value" for name in names], low, high),
        *several([f"{name} white" for name in names], 0, CARDS),
    ]


def _values(deck: Deck) -> tuple[int, int]:
    values = [0, *(card.value for card in deck.cards)]
    return min(values), max(values)


def _figures(config: Config) -> list[str]:
    """The figures as a seat counts them."""
    others = [f"seat +{distance}" for distance in range(1, config.players)]
    return ["self", *others, *(["Leon"] if config.leon() else [])]


@lru_cache(maxsize=64)
def action_names(config: Config) -> tuple[str, ...]:
    """Every action by its number."""
    names, layout = _figures(config), Layout(config.players, config.tactical)
    lays = [
        [f"card {place + 1} on {name}" for name in names[: layout.targets]] for place in range(HAND)
    ]
    return (
        *chain.from_iterable(lays),
        *[f"move {name}" for name in names[: layout.moves]],
        "pass",
    )
