"""Plays Dash where no command does: on a server, and in the environments of other libraries."""
# ruff: noqa: INP001 - a script beside a package

import sys
from typing import Any

import numpy as np
import pyspiel
from dash import terminal
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test

from paddock.envs import gymnasium as seats
from paddock.envs import openspiel, pettingzoo
from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from paddock.terminal.picture import Picture
from tests.server.world import World, run

PICTURE: Picture = terminal
"""The type checker says here what a picture of the terminal has to offer since lately."""


def on_a_server() -> None:
    """Three people play to the end, and the file of their game is found true."""

    async def play(world: World) -> None:
        code, people = await world.started(3, "dash")
        for _ in range(3):
            for person in people:
                await person.until_look(lambda look: look["options"] or look["status"] == "over")
                assert (await person.choose(1))["type"] == "Ack"
            decision = people[0].look["decision"]
            for person in people:
                await person.until_decision(decision + 1)
        look: Any = await people[0].until_look(lambda look: look["status"] == "over")
        assert len(look["view"]["fields"]) == 3
        catalogue = (await world.http.get("/api/catalog")).json()
        assert [game["name"] for game in catalogue["games"]][-1] == "dash"
        record = await world.http.get(f"/api/tables/{code}/record")
        assert first_misfit(verify(record.content)) is None

    run(play)


def in_environments() -> None:
    """PettingZoo, Gymnasium and OpenSpiel take it as it is."""
    parallel_api_test(pettingzoo.parallel_env("dash", 3), num_cycles=30)
    check_env(seats.SeatEnv("dash", 2, 0), skip_render_check=True)
    assert openspiel.PaddockGame is not None
    pyspiel.random_sim_test(
        pyspiel.load_game("paddock_dash", {"players": 2}), num_sims=1, serialize=True, verbose=False
    )
    env = pettingzoo.parallel_env("dash", 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert isinstance(env.render(), np.ndarray)


if __name__ == "__main__":
    {"server": on_a_server, "environments": in_environments}[sys.argv[1]]()
