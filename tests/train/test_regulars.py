"""The trainer's Regulars for arrays are the Regulars: each decision is weighed as they weigh it."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.bots.playing import draw
from paddock.catalog import GAMES, STYLES
from paddock.core import Chance, GameOver
from paddock.game_entry import bots_of
from paddock.games.outspeed import encoding as outspeed_encoding
from paddock.games.outspeed.lab.tuning import policies
from paddock.games.why_first import encoding as why_first_encoding
from paddock.games.why_first.train import regulars as why_first_regulars
from paddock.train.game_training import Games
from paddock.train.table import Table

ENCODING = {"outspeed": outspeed_encoding, "why_first": why_first_encoding}
CLOSE = 1e-4
"""Shares of a mixture: arrays have 32 bits, and were at most 0.000005 off."""
GAMES_OF = {"outspeed": 12, "why_first": 3}
TABLES = [
    *[("outspeed", players, variant) for players in (3, 4, 6) for variant in (None, "first_race")],
    *[("why_first", players, variant) for players in (2, 3, 6) for variant in (None, "tactical")],
]


class Decisions(NamedTuple):
    """Those of some games: each state once, and what each seat that is asked would do."""

    states: list[Any]
    wanted: dict[tuple[int, int], dict[int, float]]
    """By state and seat: how often each action is played."""


@cache
def decisions(game: str, players: int, variant: str | None, games: int) -> Decisions:
    """Of games between Regulars who now and then do anything, so that rare states are met."""
    entry, found = GAMES[game], Decisions([], {})
    for number in range(games):
        rng = Random(f"{game}/{players}/{variant}/{number}")
        state = entry.rules.game.setup(entry.config(players, variant=variant))
        while not isinstance(waiting := entry.rules.game.pending(state), GameOver):
            if isinstance(waiting, Chance):
                state = entry.rules.game.apply_chance(state, draw(waiting, rng)).state
                continue
            choices = {}
            for seat, options in waiting.options.items():
                view = entry.rules.game.view(state, seat)
                weigh = bots_of(entry).weigh[STYLES[seat % len(STYLES)]]
                weights = weigh(view, options, rng)
                if len(options) > 1:
                    index = ENCODING[game].indices_in(view, options)
                    shares = [weight / sum(weights) for weight in weights]
                    found.wanted[len(found.states), seat] = dict(zip(index, shares, strict=True))
                if rng.random() < 0.25:
                    weights = [1.0] * len(options)
                (choices[seat],) = rng.choices(options, weights)
            found.states.append(ENCODING[game].arrays(state))
            state = entry.rules.game.apply_choices(state, choices).state
    return found


def table_of(game: str, players: int, variant: str | None) -> Table:
    return Table(game, players, (variant,), [GAMES[game].rules.house_deck()], half=False)


def as_games(table: Table, states: list[Any]) -> Games:
    """The states as the engine has them. What an array Regular does not look at is left out."""
    like, count = table.engine.setup(), len(states)
    fields = {
        name: np.array([state.get(name, np.zeros(one.size)) for state in states])
        .reshape(count, *one.shape)
        .astype(one.dtype)
        for name, one in like._asdict().items()
    }
    zeros = jnp.zeros(count, jnp.int32)
    return Games(jax.tree.map(jnp.asarray, type(like)(**fields)), zeros, zeros > 0)


def found_by(table: Table, states: list[Any]) -> np.ndarray:
    """[state, seat, action] How often array Regulars do what."""
    games = as_games(table, states)
    legal = jax.vmap(table.engine.legal)(games.states)
    assert table.regulars is not None
    weights = jax.jit(jax.vmap(table.regulars.weights))(games.states, games.deck, legal)
    return np.asarray(weights / weights.sum(-1, keepdims=True))


def differences(game: str, players: int, variant: str | None, games: int) -> list[str]:
    table, known = table_of(game, players, variant), decisions(game, players, variant, games)
    found = found_by(table, known.states)
    wrong = []
    for (number, seat), wanted in known.wanted.items():
        full = np.zeros(found.shape[-1])
        full[[*wanted]] = [*wanted.values()]
        if np.abs(found[number, seat] - full).max() > CLOSE:
            wrong.append(f"state {number}, seat {seat}: {found[number, seat]} instead of {full}")
    assert len(known.wanted) > 100
    return wrong


@pytest.mark.parametrize(("game", "players", "variant"), TABLES)
def test_every_decision_is_weighed_as_a_regular_weighs_it(
    game: str, players: int, variant: str | None
) -> None:
    assert differences(game, players, variant, GAMES_OF[game]) == []


@pytest.mark.parametrize(
    ("game", "module", "name", "value"),
    [
        ("outspeed", policies, "HASTE", 0.05),
        ("outspeed", policies, "TRIGGER", 0.005),
        ("outspeed", policies, "HELD_UP", {1: 2, 2: 1}),
        ("why_first", why_first_regulars, "STYLES", why_first_regulars.STYLES[::-1]),
        ("why_first", why_first_regulars, "ROUNDS", 6),
    ],
)
def test_a_planted_difference_is_seen(
    monkeypatch: pytest.MonkeyPatch, game: str, module: Any, name: str, value: Any
) -> None:
    monkeypatch.setattr(module, name, value)
    assert differences(game, 3, None, GAMES_OF[game])
