"""Scenes: short ways to set a race as a rule describes it, and to play on from there."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import islice
from typing import Any, Final, TypeAlias, TypedDict, Unpack

from msgspec.structs import replace

from paddock.core import Chance, Decision, Event, GameOver, Seat, Step
from paddock.faults import Fault
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import examine, house_deck
from paddock.games.outspeed.events import Loss, ShipsEliminated
from paddock.games.outspeed.state import (
    Action,
    Buried,
    Config,
    Declare,
    Keep,
    Outcome,
    Phase,
    Program,
    SetDial,
    Stack,
    State,
    Variant,
)
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    TOKENS,
    Amount,
    Counts,
    Deck,
    Face,
    Players,
    Route,
    Side,
    Tile,
    Token,
)

A, B, C, D, E, F = (Seat(seat) for seat in range(6))
NITRO, FLAMETHROWER, TANK, FIELD, MAGNET, CANNON = TOKENS
LEFT, MIDDLE, RIGHT = Side

Setting: TypeAlias = State | Step[State]
Hands: TypeAlias = Mapping[Seat, Token | tuple[Token, ...]]
Term: TypeAlias = int | str
Terms: TypeAlias = Term | Sequence[Term]
Document: TypeAlias = dict[str, Any]

# Setting up


def counts(*tokens: Token) -> Counts:
    """How many of each."""
    return tuple(tokens.count(kind) for kind in TOKENS)


def amount(terms: Terms = 0) -> Amount:
    """An amount as a deck file writes it: 3, "blue", [1, "yellow"], ["left", "dial"]."""
    given = [terms] if isinstance(terms, int | str) else list(terms)
    return Amount(
        number=sum(term for term in given if isinstance(term, int)),
        dice=sum(term in ("yellow", "blue") for term in given),
        counts=tuple(Side(term) for term in given if term in ("left", "middle", "right")),
        dial="dial" in given,
    )


def route(
    *,
    cost: Terms = 0,
    zones: Terms = 0,
    fuel: Terms = 0,
    token: bool = False,
    room: int | None = None,
) -> Route:
    return Route(room, amount(cost), amount(zones), amount(fuel), token)


FREE: Final = route()
"""A route that costs nothing and brings nothing."""


def face(left: Route, middle: Route | None = None, right: Route | None = FREE) -> Face:
    """A face with something on the left and, by default, a free route on the right."""
    return Face(left, middle, right)


def deck_with(
    number: int, face34: Face, face56: Face | None = None, *, deck: Deck | None = None
) -> Deck:
    """The house set, or another, one of its tiles replaced."""
    deck = deck or house_deck()
    tile = Tile(number, face34, face56 or face34)
    return replace(deck, tiles=(*deck.tiles[: number - 1], tile, *deck.tiles[number:]))


def _hands(players: int, held: Hands) -> tuple[tuple[Token, ...], ...]:
    hands = [held.get(Seat(seat), ()) for seat in range(players)]
    return tuple((hand,) if isinstance(hand, Token) else hand for hand in hands)


def before(
    zones: Sequence[int | None],
    *,
    tile: int = 1,
    routes: Face | None = None,
    deck: Deck | None = None,
    fuel: int | Sequence[int] = 12,
    tokens: Hands | None = None,
    markers: Iterable[int] = (),
    rear: int = 1,
    eliminated: tuple[tuple[Seat, ...], ...] | None = None,
    pile: Sequence[Token] | None = None,
    bottom: Sequence[tuple[Token, Seat]] = (),
    discard: Sequence[Token] = (),
    first_race: bool = False,
) -> State:
    """Just before the tile is turned up. `routes` are printed on both of its faces.

    No token is lost: the pile is the rest of the 32, or else the box holds just what is named.
    """
    players = len(zones)
    out = tuple(Seat(seat) for seat, zone in enumerate(zones) if zone is None)
    deck = deck or (house_deck() if routes is None else deck_with(tile, routes))
    hands = _hands(players, tokens or {})
    known = [
        *discard,
        *(token for token, _ in bottom),
        *(token for hand in hands for token in hand),
    ]
    if pile is None:
        rest = tuple(all_ - used for all_, used in zip(deck.tokens, counts(*known), strict=True))
    else:
        rest = counts(*pile)
        deck = replace(deck, tokens=counts(*known, *pile))
    last_round = tile in FINISH_TILES
    return replace(
        rules.setup(Config(players, deck, Variant.FIRST_RACE if first_race else None)),
        round=13 if last_round else tile if first_race else 1,
        tiles=() if last_round else tuple(range(tile if first_race else 1, 13)),
        face=Players.UP_TO_6 if players - len(out) > 4 else Players.UP_TO_4,
        zones=tuple(zones),
        fuel=(fuel,) * players if isinstance(fuel, int) else tuple(fuel),
        tokens=hands,
        stack=Stack(pile=rest, bottom=tuple(Buried(token, by) for token, by in bottom)),
        discard=counts(*discard),
        markers=tuple(markers),
        rear=rear,
        eliminated=((out,) if out else ()) if eliminated is None else eliminated,
    )


class Set(TypedDict, total=False):
    """What `before` accepts besides the tile and the markers."""

    routes: Face
    deck: Deck
    fuel: int | Sequence[int]
    tokens: Hands
    rear: int
    eliminated: tuple[tuple[Seat, ...], ...]
    pile: Sequence[Token]
    bottom: Sequence[tuple[Token, Seat]]
    discard: Sequence[Token]
    first_race: bool


def scene(
    zones: Sequence[int | None],
    *,
    tile: int = 1,
    markers: Iterable[int] = (),
    **how: Unpack[Set],
) -> State:
    """The tile has been turned up; pilots with tokens are asked, or else all are programming.

    The markers are laid afterwards, so that one may stand under a ship.
    """
    covered = before(zones, tile=tile, **how)
    return replace(turn_up(covered, tile).state, markers=tuple(markers))


# Looking


def state_of(setting: Setting) -> State:
    return setting if isinstance(setting, State) else setting.state


def options(setting: Setting) -> Mapping[Seat, tuple[Action, ...]]:
    """What everyone who is asked may choose."""
    waiting = rules.pending(state_of(setting))
    assert isinstance(waiting, Decision)
    return waiting.options


def playable(setting: Setting, seat: Seat) -> set[Token | None]:
    """The answers that the seat may give when declaring."""
    return {action.token for action in options(setting)[seat] if isinstance(action, Declare)}


def choosable(setting: Setting, seat: Seat) -> set[Side]:
    """The routes that the seat may choose."""
    return {action.route for action in options(setting)[seat] if isinstance(action, Program)}


def diallable(setting: Setting, seat: Seat) -> set[int]:
    """The values that the seat may dial."""
    return {action.value for action in options(setting)[seat] if isinstance(action, SetDial)}


def odds(setting: Setting) -> Mapping[Outcome, int]:
    """What chance may bring now."""
    waiting = rules.pending(state_of(setting))
    assert isinstance(waiting, Chance)
    return waiting.odds


def result(setting: Setting) -> GameOver:
    over = rules.pending(state_of(setting))
    assert isinstance(over, GameOver)
    return over


def named(step: Step[State], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, in order."""
    return [event for event in step.events if isinstance(event, kinds)]


def losses(step: Step[State]) -> list[Mapping[Seat, Loss]]:
    """Who was eliminated and why, moment by moment."""
    return [event.losses for event in step.events if isinstance(event, ShipsEliminated)]


def all_tokens(state: State) -> Counts:
    """Every token there is, wherever it lies (but for those laid face down)."""
    places = [state.stack.pile, state.discard]
    places += [counts(buried.token) for buried in state.stack.bottom]
    places += [counts(*hand) for hand in state.tokens]
    if state.drawing is not None:
        places += [counts(*hand) for hand in state.drawing.looked_at]
    return tuple(map(sum, zip(*places, strict=True)))


# Playing: every act takes a state or a step, and tells all that has happened since the scene


def _then(setting: Setting, step: Step[State]) -> Step[State]:
    seen = setting.events if isinstance(setting, Step) else ()
    return Step(step.state, (*seen, *step.events))


def choose(setting: Setting, choices: Mapping[Seat, Action]) -> Step[State]:
    return _then(setting, rules.apply_choices(state_of(setting), choices))


def draw(setting: Setting, *drawn: Outcome) -> Step[State]:
    return _then(setting, rules.apply_chance(state_of(setting), drawn))


def turn_up(setting: Setting, tile: int) -> Step[State]:
    return draw(setting, tile)


def declare(setting: Setting, laid: Mapping[Seat, Token]) -> Step[State]:
    """Zone by zone, until all have declared; who is not named says no."""
    step = setting if isinstance(setting, Step) else Step(setting)
    while step.state.phase is Phase.DECLARE:
        step = choose(step, {seat: Declare(laid.get(seat)) for seat in options(step)})
    return step


def program(setting: Setting, *chosen: str) -> Step[State]:
    """The routes of those who are asked, in the order of their seats."""
    asked = sorted(options(setting))
    return choose(
        setting,
        {seat: Program(Side(side)) for seat, side in zip(asked, chosen, strict=True)},
    )


def all_take(setting: Setting, side: str) -> Step[State]:
    """Everyone programs the same route."""
    return program(setting, *[side] * len(options(setting)))


def set_dials(setting: Setting, *values: int) -> Step[State]:
    """The dials of those who are asked, in the order of their seats."""
    asked = sorted(options(setting))
    return choose(
        setting, {seat: SetDial(value) for seat, value in zip(asked, values, strict=True)}
    )


def rolls(setting: Setting, *values: int) -> Step[State]:
    step = setting if isinstance(setting, Step) else Step(setting)
    for value in values:
        step = draw(step, value)
    return step


def deal(setting: Setting, *tokens: Token) -> Step[State]:
    """Deal all pairs: these come from the pile first, then whatever is there."""
    step = setting if isinstance(setting, Step) else Step(setting)
    coming = list(tokens)
    while step.state.phase is Phase.DRAW_TOKENS:
        waiting = rules.pending(step.state)
        assert isinstance(waiting, Chance)
        number = waiting.draws
        rest = Counter(dict(waiting.odds)).elements()
        step = draw(step, *(coming[:number] or islice(rest, number)))
        del coming[:number]
    return step


def keep(setting: Setting, *kept: Token) -> Step[State]:
    """What those who are asked keep, in the order of their seats."""
    asked = sorted(options(setting))
    return choose(setting, {seat: Keep(token) for seat, token in zip(asked, kept, strict=True)})


# Deck files


def house_document() -> Document:
    """The house set as a TOML document, to be changed."""
    text = files("paddock.games.outspeed").joinpath("decks/house.toml").read_text("utf-8")
    return tomllib.loads(text)


def tile_of(document: Document, number: int) -> Document:
    tile: Document = next(tile for tile in document["tile"] if tile["number"] == number)
    return tile


def toml(value: object) -> str:
    """A value of a TOML document, written in a line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case _:
            return str(value)


def text_of(document: Document) -> str:
    return "".join(f"{key} = {toml(value)}\n" for key, value in document.items())


def faults_of(document: Document) -> tuple[Fault, ...]:
    return examine(text_of(document))[1]
