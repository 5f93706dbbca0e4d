"""Every face is accepted by the tests of its own library, for every game and number of players."""

import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test

from paddock.catalog import GAMES
from paddock.core import IllegalInputError, Seat
from paddock.envs import gymnasium as seats
from paddock.envs import openspiel, pettingzoo
from paddock.envs.gymnasium_vector import SeatVectorEnv
from paddock.envs.jaxmarl import MultiAgentGame
from paddock.envs.picture import as_text
from paddock.envs.session import Session
from tests.every_game import every_game

# PettingZoo


@every_game
def test_pettingzoo_accepts_it_in_parallel(game: str, players: int, *, variant: str | None) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players, variant=variant), num_cycles=60)


@every_game
def test_pettingzoo_accepts_it_turn_by_turn(
    game: str, players: int, *, variant: str | None
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, players, variant=variant), num_cycles=60)


def episodes(env: pettingzoo.GameEnv, seed: int, count: int) -> list[Any]:
    """Whole random games one after the other; only the first is given the seed."""
    rng, said = Random(seed), []
    for number in range(count):
        sights, _ = env.reset(seed=seed if number == 0 else None)
        while env.agents:
            actions = {
                agent: rng.choice(np.flatnonzero(sights[agent]["action_mask"]).tolist())
                for agent in env.agents
            }
            sights, rewards, over, _, _ = env.step(actions)
            said.append((sights, rewards, over))
    return said


@every_game
def test_the_same_seed_gives_the_same_episodes(
    game: str, players: int, *, variant: str | None
) -> None:
    one, same, other = (
        episodes(pettingzoo.parallel_env(game, players, variant=variant), seed, 3)
        for seed in (5, 5, 6)
    )
    assert equal(one, same)
    assert not equal(one, other)
    assert sum(any(over.values()) for _, _, over in one) == 3


def equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(equal, one, other))
    return bool(np.array_equal(one, other))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.parallel_env("outspeed", 3)
    env.reset(seed=1)
    before = env.session.state
    with pytest.raises(IllegalInputError):
        env.step(dict.fromkeys(env.agents, env.session.actions - 1))
    assert env.session.state is before


# Gymnasium


@every_game
def test_gymnasium_accepts_a_seat(game: str, players: int, *, variant: str | None) -> None:
    for seat in (0, players - 1):
        check_env(seats.SeatEnv(game, players, seat, variant=variant), skip_render_check=True)


@pytest.mark.parametrize("name", ["Paddock/Outspeed-v2", "Paddock/WhyFirst-v2"])
def test_environments_are_registered_with_the_version_of_their_numbers(name: str) -> None:
    env = gymnasium.make(name, players=3, render_mode="rgb_array")
    env.reset(seed=2)
    over, steps = False, 0
    while not over:
        mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        _, reward, over, _, info = env.step(int(np.flatnonzero(mask)[0]))
        assert not info["replaced"]
        assert over or reward == 0
        steps += 1
    assert steps > 5
    env.close()


def test_an_illegal_action_is_replaced_by_the_default_choice() -> None:
    env = seats.SeatEnv("why_first", 3)
    env.reset(seed=1)
    assert env.step(env.session.actions - 1)[4]["replaced"]


@pytest.mark.parametrize("game", GAMES)
def test_many_games_at_once_begin_anew_by_themselves(game: str) -> None:
    envs = SeatVectorEnv(game, 8, 3)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    said = []
    for _ in range(2):
        sights, _ = envs.reset(seed=4)
        rng, ended = Random(1), 0
        for _ in range(60):
            assert sights["action_mask"].any(axis=1).all()
            assert envs.single_observation_space.contains(
                {name: values[0] for name, values in sights.items()}
            )
            legal = [rng.choice(np.flatnonzero(mask).tolist()) for mask in sights["action_mask"]]
            sights, rewards, over, _, _ = envs.step(np.array(legal))
            assert (rewards[~over] == 0).all()
            ended += int(over.sum())
        said.append((ended, sights["observation"]))
    assert said[0][0] > 8
    assert equal(said[0], said[1])


def test_every_bot_can_be_chosen_also_one_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "class Own:\n    def choose(self, sight, rng):\n"
        "        assert sight.events()\n        return sight.options[-1]\n"
    )
    for bots in (("rookie", "regular"), ("bold", "careful"), ("expert",), (f"{own}:Own",)):
        env = seats.SeatEnv("outspeed", 3, 1, bots)
        _, info = env.reset(seed=1)
        for _ in range(3):
            info = env.step(int(info["action_mask"].argmax()))[4]
    with pytest.raises(ValueError, match="grandmaster"):
        seats.SeatEnv("outspeed", 3, 1, ("grandmaster",))
    with pytest.raises(ValueError, match="seat 3"):
        seats.SeatEnv("outspeed", 3, 3)


def test_policies_sit_at_many_tables_at_once() -> None:
    """One that goes by its own observation, one that breaks the rules, one at random."""

    def by_what_it_knows(key: Any, seen: Any, mask: Any) -> Any:
        liked = jnp.arange(mask.shape[0]) * seen.sum() % 7
        return jnp.argmax(jnp.where(mask, liked, -1))

    def illegal(key: Any, seen: Any, mask: Any) -> Any:
        return jnp.where(seen.sum() % 2, -1, mask.shape[0] - 1)

    envs = SeatVectorEnv("why_first", 16, 4, (by_what_it_knows, illegal, "random"))
    envs.reset(seed=3)
    keys = jax.random.split(jax.random.key(1), 16)
    mine = jnp.full(16, envs.engine.actions - 1)
    joint = np.asarray(jax.vmap(envs._joint)(envs._state, mine, keys))
    legal = np.asarray(jax.vmap(envs.engine.legal)(envs._state))
    seen = jax.vmap(envs.engine.observe)(envs._state)
    wanted = np.asarray(jax.vmap(by_what_it_knows)(keys, seen[:, 1], legal[:, 1]))
    first = legal.argmax(axis=2)
    assert (joint[:, 1] == wanted).all()
    assert (wanted != first[:, 1]).any()
    assert (joint[:, [0, 2]] == first[:, [0, 2]]).all()
    assert len({*joint[:, 3].tolist()}) > 3


@pytest.mark.parametrize("name", ["rookie", "regular", "expert", "my_bot.py:MyBot"])
def test_who_thinks_in_python_cannot_sit_at_many_tables(name: str) -> None:
    with pytest.raises(ValueError, match="SeatEnv takes every bot"):
        SeatVectorEnv("outspeed", 2, 3, (name,))


# JaxMARL


@pytest.mark.parametrize("game", GAMES)
def test_a_trainer_can_scan_over_it(game: str) -> None:
    env = MultiAgentGame(game, 3)

    def step(now: Any, key: Any) -> Any:
        _, state = now
        legal = env.get_avail_actions(state)
        actions = {agent: jnp.argmax(legal[agent]) for agent in env.agents}
        seen, after, rewards, dones, _ = env.step(key, state, actions)
        return (seen, after), (rewards, dones["__all__"])

    def run(key: Any) -> Any:
        return jax.lax.scan(step, env.reset(key), jax.random.split(key, 120))

    (seen, _), (rewards, dones) = jax.jit(run)(jax.random.key(1))
    assert seen["seat_0"].shape == (env.observation_size,)
    ended = np.asarray(dones)
    assert ended.sum() >= 1
    total = np.sum([np.asarray(rewards[agent]) for agent in env.agents], axis=0)
    assert (total[~ended] == 0).all()
    assert np.abs(np.asarray(rewards["seat_0"])[ended]).max() > 0


# OpenSpiel


@every_game
def test_openspiel_accepts_it_and_its_serialised_states(
    game: str, players: int, *, variant: str | None
) -> None:
    loaded = pyspiel.load_game(f"paddock_{game}", {"players": players, "variant": variant or ""})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    loaded = pyspiel.load_game(f"paddock_{game}", {"players": 3, "variant": ""})
    state, rng = loaded.new_initial_state(), Random(3)
    while not state.is_simultaneous_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    observer = loaded.make_py_observer()
    for player in range(3):
        other = openspiel.resampler(rng)(state, player)
        assert observer.string_from(other, player) == observer.string_from(state, player)
        assert other.legal_actions(player) == state.legal_actions(player)


# Rendering


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_shown_as_text_and_as_a_picture(game: str) -> None:
    session = Session(game, 3)
    rows = as_text(session.track()).splitlines()[-3:]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert all(row.split("|")[1].count(row[0]) == 1 for row in rows)
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = pettingzoo.parallel_env(game, 3, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)


def test_a_session_needs_as_many_players_as_the_game() -> None:
    with pytest.raises(ValueError, match="outspeed is for 3 to 6 players, not 2"):
        Session("outspeed", 2)
    assert Session("why_first", 2).asked() == (Seat(0), Seat(1))
