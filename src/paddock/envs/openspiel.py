"""Both games in OpenSpiel: `paddock_outspeed` and `paddock_why_first`, registered on import.

OpenSpiel draws one thing at a time, so a hand or a pair of tokens is several chance nodes. Every
seat acts in a simultaneous node; one that is not asked may only pass.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from paddock.catalog import GAMES
from paddock.core import AnyGame, Chance, Decision, GameOver, Seat
from paddock.envs.picture import as_text
from paddock.envs.session import ENCODINGS, Encoding, rewards_of
from paddock.games.outspeed.tiles import TOKENS, Token
from paddock.games.why_first.cards import Card
from paddock.games.why_first.encoding import card_number

MOST_OUTCOMES: Final = 32
MOST_STEPS: Final = {"outspeed": 106, "why_first": 171}
MOST_CHANCES: Final = {"outspeed": 13 * (1 + 12 + 6 * 6), "why_first": 5 * (30 + 4)}


def outcome_number(outcome: Any) -> int:
    """A card, a token, a tile or the face of a die as a number."""
    if isinstance(outcome, Card):
        return card_number(outcome)
    return TOKENS.index(outcome) if isinstance(outcome, Token) else int(outcome)


def _game_type(name: str) -> Any:
    players = GAMES[name].players
    return pyspiel.GameType(
        short_name=f"paddock_{name}",
        long_name=f"Paddock {name}, rules version {GAMES[name].rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "variant": False},
    )


class PaddockGame(pyspiel.Game):
    """A game of the catalog with so many players, plain or in its variant."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", 4))
        self.entry, self.encoding = GAMES[name], ENCODINGS[name]
        self.config = self.entry.config(players, variant=bool(given.get("variant", False)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_count(self.config),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_STEPS[name],
        )
        super().__init__(_TYPES[name], info, given)
        self.most_chances = MOST_CHANCES[name]

    def new_initial_state(self) -> "PaddockState":
        return PaddockState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.most_chances


class PaddockState(pyspiel.State):
    """A game between two inputs; `drawn` is the part of a chance that has been drawn."""

    def __init__(self, game: PaddockGame) -> None:
        super().__init__(game)
        self.name = game.entry.name
        self.state = game.entry.game.setup(game.config)
        self.drawn: tuple[Any, ...] = ()

    # OpenSpiel copies a state with all that it holds, but not the game: that is looked up.

    def _rules(self) -> AnyGame:
        return GAMES[self.name].game

    def _encoding(self) -> Encoding:
        return ENCODINGS[self.name]

    def _waiting(self) -> Any:
        return self._rules().pending(self.state)

    def current_player(self) -> Any:
        match self._waiting():
            case GameOver():
                return pyspiel.PlayerId.TERMINAL
            case Chance():
                return pyspiel.PlayerId.CHANCE
            case _:
                return pyspiel.PlayerId.SIMULTANEOUS

    def _left(self) -> dict[Any, int]:
        """What may be drawn next, and how many there are of it: none is put back."""
        odds = self._waiting().odds
        left = {outcome: weight - self.drawn.count(outcome) for outcome, weight in odds.items()}
        return {outcome: weight for outcome, weight in left.items() if weight > 0}

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self._left()
        total = sum(left.values())
        return sorted((outcome_number(outcome), w / total) for outcome, w in left.items())

    def _legal_actions(self, player: int) -> list[int]:
        waiting = self._waiting()
        return sorted(self._encoding().legal(self.state, waiting, Seat(player)))

    def _apply_action(self, action: int) -> None:
        by_number = {outcome_number(outcome): outcome for outcome in self._left()}
        self.drawn = (*self.drawn, by_number[action])
        if len(self.drawn) == self._waiting().draws:
            self.state = self._rules().apply_chance(self.state, self.drawn).state
            self.drawn = ()

    def _apply_actions(self, actions: list[int]) -> None:
        waiting = self._waiting()
        options = waiting.options if isinstance(waiting, Decision) else {}
        encoding = self._encoding()
        choices = {seat: encoding.action_at(self.state, seat, actions[seat]) for seat in options}
        self.state = self._rules().apply_choices(self.state, choices).state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return f"seat {player}: {action}"

    def is_terminal(self) -> bool:
        return isinstance(self._waiting(), GameOver)

    def returns(self) -> list[float]:
        waiting, players = self._waiting(), self.state.config.players
        if not isinstance(waiting, GameOver) or not (waiting.winners or waiting.rated):
            return [0.0] * players
        return rewards_of(waiting, players)

    def __str__(self) -> str:
        return as_text(self.state)


class Observer:
    """What a seat knows, as OpenSpiel asks for it."""

    def __init__(self, game: PaddockGame) -> None:
        self._game = game
        size = len(self._numbers(game.entry.game.setup(game.config), 0))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def _numbers(self, state: Any, player: int) -> list[int]:
        view = self._game.entry.game.view(state, Seat(player))
        return self._game.encoding.observation(view)

    def set_from(self, state: PaddockState, player: int) -> None:
        self.tensor[:] = self._numbers(state.state, player)

    def string_from(self, state: PaddockState, player: int) -> str:
        return " ".join(map(str, self._numbers(state.state, player)))


def resampler(rng: Random) -> Callable[[PaddockState, int], PaddockState]:
    """For IS-MCTS: a state that looks the same to a player, what is hidden drawn at random."""

    def resample(state: PaddockState, player: int) -> PaddockState:
        rules = GAMES[state.name].game
        other: PaddockState = state.clone()
        other.state = rules.determinize(rules.view(state.state, Seat(player)), rng)
        return other

    return resample


class OutspeedGame(PaddockGame):
    """OpenSpiel makes a game by calling its class."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("outspeed", params)


class WhyFirstGame(PaddockGame):
    """The same for the other game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("why_first", params)


_TYPES: Final = {name: _game_type(name) for name in GAMES}
pyspiel.register_game(_TYPES["outspeed"], OutspeedGame)
pyspiel.register_game(_TYPES["why_first"], WhyFirstGame)
