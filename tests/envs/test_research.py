"""What research code asks of each face beyond the tests of its own library."""

import re
import sys
from random import Random
from runpy import run_path
from types import ModuleType
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import pyspiel
import pytest
from gymnasium.vector import VectorEnv
from msgspec.structs import replace
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from pettingzoo.test import parallel_seed_test

from paddock.catalog import GAMES
from paddock.core import Event, Seat, as_seen_by
from paddock.envs import gymnasium as seats
from paddock.envs import jax_spaces, openspiel, pettingzoo
from paddock.envs.gymnasium_vector import SeatVectorEnv
from paddock.envs.jaxmarl import MultiAgentGame
from paddock.envs.picture import (
    BACKGROUND,
    CAPTION_LINES,
    CELL,
    COLOURS,
    INK,
    LINE,
    WIDTH,
    as_picture,
    as_text,
)
from paddock.envs.session import Session
from paddock.game_entry import research_of
from paddock.games.outspeed.tiles import Token

every_game = pytest.mark.parametrize("game", GAMES)


# JaxMARL


@every_game
def test_the_spaces_that_baselines_ask_for_are_those_of_the_game(game: str) -> None:
    env = MultiAgentGame(game, 3)
    first = env.agents[0]
    assert env.action_space(first).n == env.num_actions
    assert env.observation_space(first).shape == (env.observation_size,)
    assert env.action_spaces.keys() == env.observation_spaces.keys() == {*env.agents}
    assert env.agent_classes == {"seat": env.agents}
    seen, _ = env.reset(jax.random.key(1))
    assert all(env.observation_space(agent).contains(seen[agent]) for agent in env.agents)
    sampled = env.observation_space(first).sample(jax.random.key(2))
    assert env.observation_space(first).contains(sampled)
    assert not env.observation_space(first).contains(sampled + 100_000)
    drawn = {int(env.action_space(first).sample(jax.random.key(each))) for each in range(200)}
    assert len(drawn) > env.num_actions // 2
    assert all(env.action_space(first).contains(each) for each in drawn)
    assert not env.action_space(first).contains(env.num_actions)


def test_spaces_are_those_of_jaxmarl_where_it_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its Q-learning baselines ask for the class of a space."""
    theirs: Any = ModuleType("jaxmarl.environments.spaces")
    theirs.Box, theirs.Discrete = type("Box", (), {}), type("Discrete", (), {})
    for name in ("jaxmarl", "jaxmarl.environments"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, theirs.__name__, theirs)
    ours = run_path(jax_spaces.__file__)
    assert isinstance(ours["Discrete"](3), theirs.Discrete)
    box = ours["Box"]([0, 1], [2, 5])
    assert isinstance(box, theirs.Box)
    assert box.contains(box.sample(jax.random.key(1)))


def test_a_step_says_whose_action_was_replaced_and_can_start_from_a_given_state() -> None:
    env = MultiAgentGame("why_first", 3)
    _, state = env.reset(jax.random.key(1))
    legal = env.get_avail_actions(state)
    actions = {agent: jnp.argmax(legal[agent]) for agent in env.agents}
    wrong = {**actions, "seat_1": jnp.int32(env.num_actions - 1)}
    right, replaced = (env.step_env(jax.random.key(2), state, each) for each in (actions, wrong))
    assert not right[4]["replaced"].any()
    assert replaced[4]["replaced"].tolist() == [False, True, False]
    assert jax.tree.all(jax.tree.map(jnp.array_equal, right[1], replaced[1]))

    step = jax.jit(env.step)
    over, now, key = False, state, jax.random.key(3)
    while not over:
        key, own = jax.random.split(key)
        legal = env.get_avail_actions(now)
        actions = {agent: jnp.argmax(legal[agent]) for agent in env.agents}
        _, now, _, dones, _ = step(own, now, actions, state)
        over = bool(dones["__all__"])
    assert jax.tree.all(jax.tree.map(jnp.array_equal, now, state))


# Gymnasium


def test_the_vector_environment_says_which_actions_it_replaced() -> None:
    envs = SeatVectorEnv("why_first", 4, 3)
    sights, _ = envs.reset(seed=1)
    legal = sights["action_mask"].argmax(axis=1)
    chosen = np.where([True, False, True, False], legal, [0, envs.engine.actions - 1, 0, -1])
    *_, infos = envs.step(chosen)
    assert infos["replaced"].tolist() == [False, True, False, True]
    assert infos["_replaced"].all()


def test_a_game_that_starts_again_replaces_nothing() -> None:
    envs = SeatVectorEnv("why_first", 2, 3)
    sights, _ = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        sights, _, over, _, _ = envs.step(sights["action_mask"].argmax(axis=1))
    *_, infos = envs.step(np.full(2, envs.engine.actions))
    assert (infos["replaced"] == ~over).all()


@pytest.mark.parametrize("name", ["Paddock/Outspeed-v2", "Paddock/WhyFirst-v2"])
def test_make_vec_makes_the_vector_environment(name: str) -> None:
    envs: VectorEnv[Any, Any, Any] = gymnasium.make_vec(
        name, 3, vectorization_mode="vector_entry_point", players=3
    )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    sights, _ = envs.reset(seed=1)
    assert sights["action_mask"].shape[0] == 3


# PettingZoo


@every_game
def test_pettingzoo_can_sample_without_masks_if_illegal_actions_are_replaced(game: str) -> None:
    parallel_seed_test(
        lambda: pettingzoo.parallel_env(game, 3, illegal="replace"),
        num_cycles=30,
    )
    env = pettingzoo.parallel_env(game, 3, illegal="replace")
    sights, _ = env.reset(seed=1)
    actions = {agent: int(sights[agent]["action_mask"].argmax()) for agent in env.agents}
    *_, infos = env.step({**actions, "seat_2": env.session.actions - 1})
    assert [infos[agent]["replaced"] for agent in env.agents] == [False, False, True]


@every_game
def test_the_state_is_what_all_seats_know_together(game: str) -> None:
    env = pettingzoo.parallel_env(game, 3)
    sights, _ = env.reset(seed=1)
    whole = env.state()
    assert env.state_space.contains(whole)
    parts = np.split(whole, 3)
    assert all((part == sights[agent]["observation"]).all() for part, agent in zip(parts, sights))


def test_a_missing_agent_and_a_mode_that_shows_nothing_are_refused() -> None:
    env = pettingzoo.parallel_env("outspeed", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="missing: seat_1, seat_2"):
        env.step({"seat_0": 0})
    for make in (pettingzoo.parallel_env, seats.SeatEnv):
        with pytest.raises(ValueError, match="human"):
            make("outspeed", 3, render_mode="human")


# OpenSpiel


def turns(game: str) -> Any:
    loaded = pyspiel.load_game(f"paddock_{game}", {"players": 3, "variant": ""})
    return pyspiel.convert_to_turn_based(loaded)


def after_chance(state: Any, rng: Random) -> Any:
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


@every_game
def test_a_world_behind_the_turns_looks_the_same_to_its_player(game: str) -> None:
    """What others hold and have chosen in this turn is drawn again."""
    rng = Random(3)
    state = after_chance(turns(game).new_initial_state(), rng)
    resample = openspiel.resampler(rng)
    for player in range(3):
        worlds = [resample(state, player) for _ in range(6)]
        for world in worlds:
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
        state.apply_action(state.legal_actions()[0])
    after = [resample(state, 0) for _ in range(6)] if state.current_player() == 0 else []
    assert all(world.legal_actions() == state.legal_actions() for world in after)


def test_the_choices_of_those_before_are_not_known_behind_the_turns() -> None:
    rng = Random(5)
    state = after_chance(turns("why_first").new_initial_state(), rng)
    state.apply_action(state.legal_actions()[0])
    resample, ends = openspiel.resampler(rng), set()
    for _ in range(12):
        world = resample(state, 1)
        for _ in range(2):
            world.apply_action(world.legal_actions()[0])
        ends.add(str(world))
    assert len(ends) > 1


@every_game
def test_information_set_search_of_openspiel_plays_with_the_resampler(game: str) -> None:
    rng, dice = Random(4), np.random.RandomState(4)
    loaded = turns(game)
    state = after_chance(loaded.new_initial_state(), rng)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, dice), 1.0, 8, random_state=dice)
    bot.set_resampler(openspiel.resampler(rng))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_game
def test_an_information_state_is_all_that_a_seat_has_seen_and_chosen(game: str) -> None:
    """A seat forgets nothing, and learns nothing that is hidden from it."""
    loaded, rng = pyspiel.load_game(f"paddock_{game}", {"players": 3, "variant": ""}), Random(6)
    kind = loaded.get_type()
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    state = loaded.new_initial_state()
    happened: list[Event] = []
    before = [""] * 3
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            chosen = None
        else:
            chosen = [rng.choice(state.legal_actions(seat)) for seat in range(3)]
            state.apply_actions(chosen)
        if state.drawn:
            continue
        happened += state.pasts[0].events
        for seat in range(3):
            text = state.information_state_string(seat)
            assert text.startswith(before[seat])
            new = text[len(before[seat]) :].strip().splitlines()
            assert chosen is None or new[0] == f"chose {chosen[seat]}"
            before[seat] = text
            known = [line for line in text.splitlines() if not line.startswith("chose ")]
            assert known == [str(event) for event in as_seen_by(Seat(seat), happened)]
    assert len({*before}) == 3


def test_another_world_has_the_same_past_for_its_player_alone() -> None:
    """With true pasts, the nodes of a search would tell what the others hold."""
    rng = Random(7)
    game = pyspiel.load_game("paddock_why_first", {"players": 3, "variant": ""})
    state = after_chance(game.new_initial_state(), rng)
    worlds = [openspiel.resampler(rng)(state, 1) for _ in range(6)]
    assert {world.information_state_string(1) for world in worlds} == {
        state.information_state_string(1)
    }
    others = {world.information_state_string(0) for world in worlds}
    assert len(others) == 6
    assert state.information_state_string(0) not in others


def test_actions_and_chance_are_named() -> None:
    game = pyspiel.load_game("paddock_outspeed", {"players": 3, "variant": ""})
    state = game.new_initial_state()
    first = state.chance_outcomes()[0][0]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, first) == f"tile/1: {first}"
    after_chance(state, Random(1))
    names = [state.action_to_string(1, action) for action in state.legal_actions(1)]
    assert "seat 1: program left" in names
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "chance 3"


def test_openspiel_refuses_a_number_of_players_that_cannot_play() -> None:
    with pytest.raises(Exception, match="outspeed is for 3 to 6 players, not 2"):
        pyspiel.load_game("paddock_outspeed", {"players": 2, "variant": ""})


# Pictures


def test_the_text_shows_zones_fuel_and_the_routes_of_the_tile() -> None:
    session = Session("outspeed", 3)
    lines = as_text(session.track()).splitlines()
    assert re.fullmatch(r"round 1  tile \d+", lines[0])
    assert any(re.match(r"(left|middle|right): .*fuel > ", line) for line in lines)
    assert lines[-4].startswith(f"  |{session.state.rear}")
    assert [int(line.split()[-1]) for line in lines[-3:]] == [*session.state.fuel]


def test_text_and_picture_show_how_many_tokens_a_ship_has() -> None:
    entry = GAMES["outspeed"]
    state = entry.rules.game.setup(entry.config(3))
    hands = ((), (Token.NITRO,), (Token.NITRO, Token.ION_CANNON))
    with_tokens = replace(state, tokens=hands)
    rows = as_text(research_of(entry).track(with_tokens)).splitlines()[-3:]
    fuel = state.fuel[0]
    assert [row.split("|")[2].split() for row in rows] == [
        [str(fuel)],
        [str(fuel), "1T"],
        [str(fuel), "2T"],
    ]
    pictures = [as_picture(research_of(entry).track(one)) for one in (state, with_tokens)]
    changed = (pictures[0] != pictures[1]).any(axis=(1, 2))
    rows_of_ships = [changed[-CELL * row :][:CELL].any() for row in (3, 2, 1)]
    assert rows_of_ships == [False, True, True]


def test_every_face_of_every_tile_has_a_caption() -> None:
    entry = GAMES["outspeed"]
    state = entry.rules.game.setup(entry.config(3))
    assert research_of(entry).track(state).caption == (f"round {state.round}",)
    captions = [
        " ".join(research_of(entry).track(replace(state, tile=tile.number, face=face)).caption)
        for tile in state.config.deck.tiles
        for face in type(state.face)
    ]
    written = " ".join(captions)
    for part in ("max 1", "D", "L", "DIAL", "+1 token", "zones", "free"):
        assert part in written, part


def test_the_caption_of_why_first_shows_the_cards_on_the_table() -> None:
    game = pyspiel.load_game("paddock_why_first", {"players": 2, "variant": "tactical"})
    state, rng, seen = game.new_initial_state(), Random(1), set()
    while not state.is_terminal():
        seen.add(str(state).splitlines()[1].split()[0])
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(2)])
    assert "cards" in seen
    assert len(seen) > 1


@every_game
def test_the_picture_has_the_caption_the_numbers_of_fields_and_of_figures(game: str) -> None:
    track = Session(game, 3).track()
    picture = as_picture(track)
    top = LINE * CAPTION_LINES
    assert picture.shape == (top + CELL * 4, WIDTH, 3)
    ink = (picture == INK).all(axis=2)
    assert ink[:top].any(axis=1).sum() >= 5 * len(track.caption)
    scale = ink[top : top + CELL]
    assert all(scale[:, 2 * CELL * at : 2 * CELL * (at + 1)].any() for at in range(5))
    beside = ink[top + CELL :, CELL * len(track.fields) :]
    assert all(beside[CELL * row : CELL * (row + 1)].any() for row in range(3))
    colours = {*map(tuple, picture.reshape(-1, 3).tolist())}
    assert {*COLOURS[:3], BACKGROUND, INK} <= colours
    moved = replace(track, numbers=tuple(number + 1 for number in track.numbers))
    assert (as_picture(moved) != picture).any()


@every_game
def test_all_pictures_of_a_game_have_one_size(game: str) -> None:
    """Or else no video can be made of them."""
    session, rng = Session(game, 3), Random(2)
    shapes = {as_picture(session.track()).shape}
    while session.result() is None:
        session.act({seat: rng.choice(session.legal(seat)) for seat in session.seats})
        shapes.add(as_picture(session.track()).shape)
    assert len(shapes) == 1


def test_a_seat_that_is_not_asked_can_only_pass() -> None:
    session = Session("outspeed", 3)
    unasked = [seat for seat in session.seats if seat not in session.asked()]
    assert all(session.default(Seat(seat)) == session.actions - 1 for seat in unasked)
