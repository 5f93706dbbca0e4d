"""The search for tiles: array policies play like the bots, and a search can be repeated."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.games.outspeed.bots import first_timer, regular, rookie
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.encoding import arrays, deck_tables
from paddock.games.outspeed.lab.tuning import figures, search
from paddock.games.outspeed.lab.tuning import policies as p
from paddock.games.outspeed.lab.tuning.figures import CELLS, Measuring
from paddock.games.outspeed.lab.tuning.mutation import is_house_set, mutated, symbols_of
from paddock.games.outspeed.lab.tuning.search import Generation, Plan, penalty, tune
from paddock.games.outspeed.lab.tuning.tables import tables_of
from paddock.games.outspeed.rules import setup, view
from paddock.games.outspeed.state import Config, Phase, Program, State
from paddock.games.outspeed.tiles import Players, Side
from paddock.games.outspeed.vector import Engine
from paddock.games.outspeed.vector.state import State as VectorState
from paddock.games.outspeed.vector.state import wide

DECK = house_deck()
PLAYERS = 4


def test_every_mutation_is_a_house_set_and_another_one() -> None:
    rng, seen = Random(1), {DECK}
    for players in Players:
        for changes in (1, 2, 3):
            for _ in range(10):
                deck = mutated(DECK, players, changes, rng)
                assert is_house_set(deck)
                seen.add(deck)
    assert len(seen) > 50


def test_only_the_face_in_question_is_changed() -> None:
    for seed in range(5):
        deck = mutated(DECK, Players.UP_TO_6, 2, Random(seed))
        assert [tile.face34 for tile in deck.tiles] == [tile.face34 for tile in DECK.tiles]
        assert symbols_of(deck, Players.UP_TO_4) == symbols_of(DECK, Players.UP_TO_4)


def race(
    zones: tuple[int, ...], fuel: tuple[int, ...], tile: int, markers: tuple[int, ...]
) -> State:
    start = setup(Config(PLAYERS, DECK))
    return State(
        **{
            **{name: getattr(start, name) for name in start.__struct_fields__},
            "phase": Phase.PROGRAM,
            "tile": tile,
            "round": 13 if tile > 12 else 7,
            "zones": zones,
            "fuel": fuel,
            "markers": markers,
        }
    )


RACES = [
    race((5, 9, 9, 12), (3, 7, 2, 9), tile, markers=(10, 13) if tile % 2 else ())
    for tile in range(1, 17)
]
WEIGH = {
    p.ANY: first_timer.any_route,
    p.ZONES: first_timer.farthest,
    p.CHEAP: first_timer.cheapest,
    p.ROOKIE: rookie.weigh,
    p.BOLD: regular.bold,
    p.CAREFUL: regular.careful,
}


def as_vector(state: State) -> VectorState:
    known = {**arrays(state), "loss": [0] * PLAYERS}
    like = wide(Engine(PLAYERS, deck_tables(DECK)).setup())._asdict()
    return VectorState(
        **{
            name: jnp.asarray(known[name], one.dtype).reshape(one.shape)
            for name, one in like.items()
        }
    )


@pytest.mark.parametrize("policy", WEIGH)
def test_a_policy_takes_routes_as_often_as_its_bot(policy: int) -> None:
    views, weigh = p.views_of(tables_of(DECK)), jax.jit(p.route_weights)
    seats = np.full(PLAYERS, policy)
    for state in RACES:
        lit = state.top_face().lit()
        legal = jnp.array([[side in lit for side in Side]] * PLAYERS)
        open_ = p.Open(legal, jnp.zeros(legal.shape))
        found = np.asarray(weigh(views, seats, as_vector(state), open_))
        routes = tuple(Program(side) for side in lit)
        for seat in state.racing():
            wanted = WEIGH[policy](view(state, seat), routes, Random(1))
            shares = [float(found[seat][[*Side].index(route.route)]) for route in routes]
            assert normal(shares) == pytest.approx(normal(wanted), abs=0.02), (state.tile, seat)


def normal(weights: Sequence[float]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


@pytest.mark.slow
def test_the_same_races_give_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RACES_AT_ONCE", 16)
    measuring = Measuring(PLAYERS, DECK, 1)
    whole = measuring.measure(DECK, range(2), {})
    sums: dict[str, figures.Sums] = {}
    measuring.measure(DECK, range(1), sums)
    assert measuring.measure(DECK, range(1, 2), sums) == whole
    assert {cell: one.races for cell, one in sums.items()} == dict.fromkeys(CELLS, 32)
    assert 0.5 < whole["regulars/finished"] <= 1
    assert penalty(PLAYERS, whole) >= 0


@pytest.mark.slow
def test_a_search_that_was_stopped_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "RACES_AT_ONCE", 8)
    monkeypatch.setattr(search, "STAGES", ((1, 2), (2, 2)))
    plan, heard = Plan(DECK, (3,), 1, 2), list[Generation]()
    whole = tune(plan, 2, 1, heard.append)
    tune(plan, 1, 1, heard.append, tmp_path / "kept")
    assert tune(plan, 2, 1, heard.append, tmp_path / "kept") == whole
    assert [step.number for step in heard] == [0, 1, 0, 1]
    assert heard[1].best[0].penalty <= heard[0].best[0].penalty
