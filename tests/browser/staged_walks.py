"""Moments of Why First? that are in no record: set up by hand, and played on by the rules.

They are the situations of the mock-ups, so that a picture of the real table can stand beside each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Chance, Decision, Seat
from paddock.games.why_first import events as happened
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import Config, Figure, Lay, Move, Phase, State, Variant
from tests.browser.posing import Moment, Pose, moments

GAME: Final = "why_first-basic-many-winner"
"""Where the cards come from."""
ME, BLUE, GREEN, YELLOW, PURPLE, WHITE = map(Seat, range(6))
NAMES: Final = ("Ada", None, None, None, None, None)
_RULES: Final = GAMES["why_first"].rules.game
_CARDS: Final = {card.white: card for card in moments(GAME)[0].deck.cards}
_STANDING: Final = (4, 6, 9, 1)
"""Fields in the third race: green is in front and blue is second."""
_POINTS: Final = ((0, 7, 0, 0), (9, 0, 0, 0))

Played = tuple[Any, tuple[Moment, ...]]


def pose(played: Played, *, at: int = 0, waiting_for: Sequence[int] = ()) -> Pose:
    """The first seat's view of one of these moments."""
    config, all_moments = played
    wanted = all_moments[at].state
    posed = Pose(GAME, lambda state: state is wanted, seats=[ME], played=(config, all_moments))
    posed.names, posed.clock = NAMES[: config.players], None
    posed.waiting_for = tuple(waiting_for) or None
    return posed


def choosing() -> Played:
    """The third round of the third race: +4, -3 or +1."""
    hands = ((31, 26, 1), (19, 12, 6), (16, 8, 20), (3, 24, 27))
    return _begun(_state(race=3, round_number=3, hands=hands, fields=_STANDING, points=_POINTS))


def revealed() -> Played:
    """The round of `choosing` played out: green drops to 7 and takes the crown."""
    config, (first,) = choosing()
    lays = {
        ME: Lay(_CARDS[26], Figure(GREEN)),
        BLUE: Lay(_CARDS[19], Figure(ME)),
        GREEN: Lay(_CARDS[16], Figure(BLUE)),
        YELLOW: Lay(_CARDS[3], Figure(GREEN)),
    }
    return config, (first, _after(first.state, lays))


def tactical() -> Played:
    """A tactical round: yellow has moved green by 4, and it is my turn with -3."""
    hands = ((11, 26, 1), (8, 12, 6), (18, 16, 20), (31, 24, 27))
    state = _state(
        race=3,
        round_number=3,
        hands=hands,
        fields=(4, 6, 5, 1),
        points=_POINTS,
        variant=Variant.TACTICAL,
    )
    config, (first,) = _begun(state)
    whites = {ME: 26, BLUE: 8, GREEN: 18, YELLOW: 31}
    lays = {seat: Lay(_CARDS[white], Figure(seat)) for seat, white in whites.items()}
    laid = _after(first.state, lays)
    return config, (first, laid, _after(laid.state, {YELLOW: Move(Figure(GREEN))}))


def leon() -> Played:
    """The first round of a game of two: Leon stands beside us."""
    hands = ((31, 20, 6, 26, 1), (19, 12, 8, 24, 3))
    return _begun(_state(race=1, round_number=1, hands=hands, fields=(0, 0, 0), points=()))


def result() -> Played:
    """The end: 17 points win, because 21 are too good."""
    points = ((0, 7, 0, 0), (9, 0, 0, 0), (0, 8, 0, 0), (8, 0, 0, 8), (0, 6, 0, 0))
    state = _state(race=5, round_number=5, hands=((),) * 4, fields=(4, 6, 9, 1), points=points)
    totals = state.totals()
    events: list[Any] = [
        happened.RaceScored(race, max(each), each, totals)
        for race, each in enumerate(points, start=1)
    ]
    events.append(happened.GameEnded((Figure(ME),), (1, 2, 4, 3), totals))
    over = replace(state, phase=Phase.OVER)
    return over.config, (Moment(over, [events], ()),)


def _state(
    *,
    race: int,
    round_number: int,
    hands: Sequence[Sequence[int]],
    fields: Sequence[int],
    points: tuple[tuple[int, ...], ...],
    variant: Variant | None = None,
) -> State:
    """A table with these white numbers in hand."""
    held = tuple(tuple(_CARDS[white] for white in hand) for hand in hands)
    used = {card for hand in held for card in hand}
    deck = moments(GAME)[0].deck
    left = tuple(card for card in deck.cards if card not in used)
    turned = len(hands) * (round_number - 1)
    played: tuple[Card, ...] = left[:turned]
    return State(
        config=Config(players=len(hands), deck=deck, variant=variant),
        phase=Phase.LAY,
        race=race,
        round=round_number,
        hands=held,
        aside=left[turned:],
        played=played,
        fields=tuple(fields),
        laid=(),
        points=points,
    )


def _begun(state: State) -> Played:
    events: list[Any] = [
        happened.RaceScored(race, max(each), each, each)
        for race, each in enumerate(state.points, start=1)
    ]
    return state.config, (Moment(state, [events], _asked(state)),)


def _asked(state: Any) -> tuple[int, ...]:
    waiting = _RULES.pending(state)
    return tuple(sorted(waiting.options)) if isinstance(waiting, Decision) else ()


def _after(state: Any, choices: Mapping[Seat, Any]) -> Moment:
    """What these choices lead to, up to the next decision."""
    step = _RULES.apply_choices(state, choices)
    events = [step.events]
    while isinstance(waiting := _RULES.pending(step.state), Chance):
        step = _RULES.apply_chance(step.state, (next(iter(waiting.odds)),) * waiting.draws)
        events.append(step.events)
    return Moment(step.state, events, _asked(step.state))
