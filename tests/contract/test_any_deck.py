"""OUTSPEED with decks that nobody would print: whatever is entered from a box can be played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core import SPECTATOR, GameOver, Seat, Viewer
from paddock.games.outspeed import rules
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import NOTHING, Amount, Deck, Face, Route, Side, Tile
from tests.contract.pieces import check_outspeed
from tests.contract.playouts import playout

EXAMPLES = 100
DIAL = Amount(dial=True)

amounts = st.builds(
    Amount,
    number=st.integers(0, 4),
    dice=st.integers(0, 2),
    counts=st.lists(st.sampled_from(Side), max_size=2).map(tuple),
)
routes = st.builds(
    Route,
    room=st.none() | st.integers(1, 4),
    cost=st.just(NOTHING) | amounts,
    zones=amounts,
    fuel=st.just(NOTHING) | amounts,
    token=st.booleans(),
)
faces = st.builds(Face, left=routes, middle=st.none() | routes, right=st.none() | routes)
dials = st.just(Face(Route(cost=DIAL, zones=DIAL, token=True)))
dice = st.lists(st.integers(0, 6), min_size=1, max_size=6).map(tuple)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A few faces, repeated on all tiles; the dial on the finish tiles or not."""
    some = draw(st.lists(faces, min_size=1, max_size=4))
    finish = draw(faces | dials)
    shown = [some[n % len(some)] for n in range(13)]
    track = [Tile(n, shown[n - 1], shown[n]) for n in range(1, 13)]
    last = [Tile(n, finish, finish) for n in range(13, 17)]
    tokens = draw(st.tuples(*[st.integers(0, 3)] * 6))
    return Deck("any", (*track, *last), draw(dice), draw(dice), tokens)


@settings(max_examples=EXAMPLES)
@given(deck=decks(), players=st.integers(3, 6), seed=st.integers(0, 2**32))
def test_every_race_ends_and_no_piece_is_lost(deck: Deck, players: int, seed: int) -> None:
    rng = Random(seed)
    viewers: list[Viewer] = [SPECTATOR, *map(Seat, range(players))]
    for moment in playout(rules, rules.setup(Config(players, deck)), rng):
        check_outspeed(moment.state)
        viewer = rng.choice(viewers)
        world = rules.determinize(rules.view(moment.state, viewer), rng)
        check_outspeed(world)
        assert rules.view(world, viewer) == rules.view(moment.state, viewer)

    assert isinstance(moment.waiting, GameOver)
