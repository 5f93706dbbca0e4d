"""Scenes: short ways to set a race as a rule describes it, and to play on from there.

A card is named by its value where only that matters, and by `white(number)` where its white number
does. Seats are A to F, figures 0 to 5; Leon is figure 2 in a game of two.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from paddock.core import Chance, Decision, Event, GameOver, Seat, Step
from paddock.games.why_first import rules
from paddock.games.why_first.cards import Card, Deck
from paddock.games.why_first.deck_file import house_deck
from paddock.games.why_first.state import (
    FIGURES,
    LEON,
    Config,
    Figure,
    Lay,
    Move,
    Phase,
    State,
    Variant,
)

A, B, C, D, E, F = map(Seat, range(6))
HOUSE: Final = house_deck()

Named: TypeAlias = int | Card
Hands: TypeAlias = Sequence[Named | Sequence[Named]]
Setting: TypeAlias = State | Step[State]
EventT = TypeVar("EventT", bound=Event)

# Cards


def white(number: int) -> Card:
    """The card with this white number."""
    return next(card for card in HOUSE.cards if card.white == number)


def named(name: Named, among: Sequence[Card]) -> Card:
    """The card itself, or the first with this value."""
    return next(card for card in among if name in (card, card.value))


def values(cards: Sequence[Card]) -> list[int]:
    """What the cards are worth, the lowest first."""
    return sorted(card.value for card in cards)


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as they are held: the highest white number first."""
    return tuple(sorted(cards, key=lambda card: -card.white))


# Setting up


def config(players: int, *, tactical: bool = False, deck: Deck = HOUSE) -> Config:
    return Config(players, deck, Variant.TACTICAL if tactical else None)


def start(players: int, *, tactical: bool = False) -> State:
    """A game before anything is dealt."""
    return rules.setup(config(players, tactical=tactical))


def scene(
    *hands: Named | Sequence[Named],
    fields: Sequence[int] | None = None,
    points: Sequence[Sequence[int]] = (),
    round: int = 1,  # noqa: A002 - the rulebook's word
    tactical: bool = False,
) -> State:
    """A round in which all are to lay a card.

    Hands name the cards that matter and are filled up with other cards.
    """
    setting = config(len(hands), tactical=tactical)
    rest = list(HOUSE.cards)
    held = [_take(hand, rest) for hand in hands]
    for hand in held:
        hand += [rest.pop() for _ in range(6 - round - len(hand))]
    gone = len(setting.figures()) * (round - 1)
    return State(
        config=setting,
        phase=Phase.LAY,
        race=len(points) + 1,
        round=round,
        hands=tuple(map(in_order, held)),
        aside=in_order(rest[gone:]),
        played=tuple(rest[:gone]),
        fields=tuple(fields or [0] * len(setting.figures())),
        laid=(),
        points=tuple(map(tuple, points)),
    )


def _take(hand: Named | Sequence[Named], rest: list[Card]) -> list[Card]:
    names = [hand] if isinstance(hand, int | Card) else hand
    taken = []
    for name in names:
        taken.append(named(name, rest))
        rest.remove(taken[-1])
    return taken


# Playing on


def state_of(setting: Setting) -> State:
    return setting.state if isinstance(setting, Step) else setting


def lays(setting: Setting, *laid: tuple[Named, int]) -> dict[Seat, Lay]:
    """Seat by seat: this card of their hand, before this figure."""
    hands = state_of(setting).hands
    return {
        Seat(seat): Lay(named(name, hands[seat]), Figure(before))
        for seat, (name, before) in enumerate(laid)
    }


def lay(setting: Setting, *laid: tuple[Named, int]) -> Step[State]:
    """All lay their cards, before anyone."""
    return rules.apply_choices(state_of(setting), lays(setting, *laid))


def lay_own(setting: Setting, *cards: Named) -> Step[State]:
    """All lay their cards, each before themselves."""
    return lay(setting, *((card, seat) for seat, card in enumerate(cards)))


def turn_up(setting: Setting, name: Named) -> Step[State]:
    """Leon's top card is this one."""
    state = state_of(setting)
    return rules.apply_chance(state, (named(name, state.aside),))


def move(setting: Setting, *figures: int) -> Step[State]:
    """The owners of the cards move these figures, one after the other, each when asked."""
    step = Step(setting) if isinstance(setting, State) else setting
    for figure in figures:
        (seat,) = asked(step)
        step = rules.apply_choices(step.state, {seat: Move(Figure(figure))})
    return step


def deal(setting: Setting, *, rng: Random | None = None) -> Step[State]:
    """Deal all hands: at random, or else simply from the top."""
    step = Step(setting) if isinstance(setting, State) else setting
    while step.state.phase is Phase.DEAL:
        aside = step.state.aside
        hand = rng.sample(aside, 5) if rng else aside[:5]
        step = rules.apply_chance(step.state, tuple(hand))
    return step


def end_race(*fields: int, leon: bool = False, points: Sequence[Sequence[int]] = ()) -> Step[State]:
    """A race ends, its figures on these fields, the last one Leon's if he is there.

    Everyone lays a plus and a minus before themselves, away from the edge first.
    """
    players = len(fields) - leon
    hands = [(1, -1), (1, -1), (1, -1), (1, -1), (2, -2), (2, -2)][:players]
    first = [hand[field > 0] for hand, field in zip(hands, fields, strict=False)]
    begin = [*fields[:players], fields[LEON] + 1] if leon else fields
    step = lay_own(scene(*hands, fields=begin, points=points, round=4), *first)
    return turn_up(step, -1) if leon else step


def end_game(*totals: int, leon: bool = False) -> Step[State]:
    """The fifth race ends with all on the start field, and these are the totals."""
    nothing = (0,) * len(totals)
    return end_race(*nothing, leon=leon, points=(totals, nothing, nothing, nothing))


def playthrough(players: int, *, tactical: bool = False, seed: int = 1) -> Iterator[Step[State]]:
    """A whole game, everything in it chosen at random."""
    rng = Random(seed)
    step = Step(start(players, tactical=tactical))
    while True:
        yield step
        match rules.pending(step.state):
            case Chance(odds, draws):
                drawn = tuple(rng.sample(list(odds), draws))
                step = rules.apply_chance(step.state, drawn)
            case Decision(options):
                choices = {seat: rng.choice(offered) for seat, offered in options.items()}
                step = rules.apply_choices(step.state, choices)
            case GameOver():
                return


# Asking


def options(setting: Setting) -> dict[Seat, tuple[Any, ...]]:
    """What each seat that is asked may choose."""
    waiting = rules.pending(state_of(setting))
    return dict(waiting.options) if isinstance(waiting, Decision) else {}


def asked(setting: Setting) -> list[Seat]:
    """Who is asked now."""
    return sorted(options(setting))


def draws(setting: Setting) -> int:
    """How many cards chance gives now."""
    waiting = rules.pending(state_of(setting))
    return waiting.draws if isinstance(waiting, Chance) else 0


def result(setting: Setting) -> GameOver:
    waiting = rules.pending(state_of(setting))
    assert isinstance(waiting, GameOver)
    return waiting


def happened(step: Step[State], kind: type[EventT]) -> list[EventT]:
    """The events of this kind."""
    return [event for event in step.events if isinstance(event, kind)]


def kinds(step: Step[State]) -> list[str]:
    """What happened, in order."""
    return [type(event).__name__ for event in step.events]


__all__ = ["FIGURES", "LEON", "rules"]
