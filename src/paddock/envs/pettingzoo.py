"""Any game of the catalog in PettingZoo: parallel, and turn by turn through its wrapper.

All seats act at every step; one that is not asked, or is out, may only pass. The mask of what is
legal is part of the observation and of the info.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from paddock.envs.missing import missing_library

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec
except ModuleNotFoundError as error:
    raise missing_library(error) from error

from paddock.core import Seat
from paddock.envs.picture import MODES, check_mode, render
from paddock.envs.session import Ints, SeatSight, Session, version_name


class Illegal(StrEnum):
    """What happens to an illegal action: an error, or the default choice instead of it."""

    REFUSE = "refuse"
    REPLACE = "replace"


def parallel_env(
    game: str,
    players: int = 4,
    *,
    variant: str | None = None,
    render_mode: str | None = None,
    illegal: str = Illegal.REFUSE,
) -> "GameEnv":
    """All seats at once."""
    return GameEnv(
        game, players, variant=variant, render_mode=render_mode, illegal=Illegal(illegal)
    )


def env(
    game: str,
    players: int = 4,
    *,
    variant: str | None = None,
    render_mode: str | None = None,
    illegal: str = Illegal.REFUSE,
) -> "AECEnv[str, Any, Any]":
    """One seat after the other, by PettingZoo's own wrapper."""
    turns: AECEnv[str, Any, Any] = parallel_to_aec(
        parallel_env(game, players, variant=variant, render_mode=render_mode, illegal=illegal)
    )
    return turns


class GameEnv(ParallelEnv[str, SeatSight, int]):
    """A game between seats that act at the same time."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        variant: str | None,
        render_mode: str | None,
        illegal: Illegal = Illegal.REFUSE,
    ) -> None:
        check_mode(render_mode)
        self._illegal = illegal
        self.metadata = {
            "name": version_name(game),
            "render_modes": [*MODES],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.session = Session(game, players, variant=variant)
        self.possible_agents = [f"seat_{seat}" for seat in self.session.seats]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: observation_space(self.session) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.session.actions) for agent in self.possible_agents
        }
        low, high = self.session.bounds
        self.state_space = Box(np.tile(low, players), np.tile(high, players), dtype=np.int32)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new game. Without a seed the dice go on falling as they do."""
        self.session.begin(self.session.rng.getrandbits(32) if seed is None else seed)
        self.agents = [*self.possible_agents]
        return self._sights(), self._infos()

    def step(self, actions: Mapping[str, int]) -> Any:
        """All seats act."""
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"every agent must act at every step; missing: {', '.join(missing)}")
        replaced = self._act({seat: int(actions[agent]) for seat, agent in self._seated()})
        over = self.session.result() is not None
        rewards = self.session.rewards()
        infos = self._infos()
        if self._illegal is Illegal.REPLACE:
            for seat, agent in self._seated():
                infos[agent]["replaced"] = seat in replaced
        stepped = (
            self._sights(),
            {agent: rewards[seat] for seat, agent in self._seated()},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        return stepped

    def _act(self, actions: dict[Seat, int]) -> set[Seat]:
        """Act for all seats; the seats whose illegal actions were replaced."""
        replaced: set[Seat] = set()
        if self._illegal is Illegal.REPLACE:
            replaced = {seat for seat in actions if actions[seat] not in self.session.legal(seat)}
        safe = {seat: self.session.default(seat) for seat in replaced}
        self.session.act({**actions, **safe})
        return replaced

    def state(self) -> Ints:
        """What all seats know together: their observations, one after the other."""
        return np.concatenate([self.session.observe(seat) for seat in self.session.seats])

    def render(self) -> Any:
        return render(self.session.track(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _seated(self) -> list[tuple[Seat, str]]:
        return list(zip(self.session.seats, self.agents, strict=False))

    def _sights(self) -> dict[str, SeatSight]:
        return {agent: sight(self.session, seat) for seat, agent in self._seated()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.session.mask(seat)} for seat, agent in self._seated()}


def observation_space(session: Session) -> Space[Any]:
    """What a seat knows, and what it may do."""
    numbers = Box(*session.bounds, dtype=np.int32)
    mask = Box(0, 1, (session.actions,), np.int8)
    return Dict({"observation": numbers, "action_mask": mask})


def sight(session: Session, seat: Seat) -> SeatSight:
    """The same, now."""
    return {"observation": session.observe(seat), "action_mask": session.mask(seat)}
