"""OpenSpiel's information-set MCTS at our tables, to compare the Expert with.

    make .venv/ready-bench
    paddock arena outspeed --bots expert,research/ismcts.py:IsMcts,research/ismcts.py:IsMcts \
        --players 3 --deals 200 --simulations 100

It gets as many simulations a decision as `SIMULATIONS` says (100). Each is one descent with one
random playout to the end of the game, from a world that the view allows. A decision of several
seats is taken by one after the other, who do not see what was chosen: the searching seat first.
"""

import os
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from paddock.bots.playing import draw
from paddock.bots.search import shares
from paddock.catalog import GAMES
from paddock.core import Chance, GameOver, Seat
from paddock.games.outspeed.view import View as RaceView

SIMULATIONS: Final = int(os.environ.get("SIMULATIONS", "100"))
EXPLORATION: Final = 0.7


class Kind:
    """What OpenSpiel wants to know of a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> "Kind":
        """Itself."""
        return self


class Turns:
    """A game of ours, a seat at a time. What chance decides is drawn on the way."""

    def __init__(self, game: Any, state: Any, first: Seat, rng: Random) -> None:
        self._game, self._state, self._first, self._rng = game, state, first, rng
        self._chosen: dict[Seat, Any] = {}
        self._settle()

    def _settle(self) -> None:
        while isinstance(waiting := self._game.pending(self._state), Chance):
            self._state = self._game.apply_chance(self._state, draw(waiting, self._rng)).state
        self._waiting: Any = waiting

    def clone(self) -> "Turns":
        """The same game, to be played on apart."""
        other = object.__new__(Turns)
        other.__dict__.update(self.__dict__)
        other._chosen = {**self._chosen}
        return other

    def get_game(self) -> Kind:
        """What kind of game it is."""
        return Kind()

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return isinstance(self._waiting, GameOver)

    def is_chance_node(self) -> bool:
        """Never: see above."""
        return False

    def current_player(self) -> int:
        """Who chooses next: the searching seat before all others."""
        left = [seat for seat in self._waiting.options if seat not in self._chosen]
        return self._first if self._first in left else min(left)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Options by number."""
        seat = Seat(self.current_player() if player is None else player)
        return [*range(len(self._waiting.options[seat]))]

    def information_state_string(self) -> Any:
        """What that seat sees: anything that can be compared will do."""
        return self._game.view(self._state, Seat(self.current_player()))

    def apply_action(self, action: int) -> None:
        """The next one chooses; with the last, all is revealed."""
        seat = Seat(self.current_player())
        self._chosen[seat] = self._waiting.options[seat][action]
        if len(self._chosen) == len(self._waiting.options):
            self._state = self._game.apply_choices(self._state, self._chosen).state
            self._chosen = {}
            self._settle()

    def returns(self) -> list[float]:
        """1/k to each of k winners less 1/n."""
        return shares(self._waiting)


class IsMcts:
    """A bot of one's own, as the guide has it."""

    def choose(self, sight: Any, rng: Random) -> Any:
        """Search, and take what was visited most."""
        view = sight.view()
        game = GAMES["outspeed" if isinstance(view, RaceView) else "why_first"].rules.game
        dice = np.random.RandomState(int(rng.random() * 2**32))
        bot = ismcts.ISMCTSBot(
            Kind(),
            mcts.RandomRolloutEvaluator(1, dice),
            EXPLORATION,
            SIMULATIONS,
            random_state=dice,
        )

        def world(*_: Any) -> Turns:
            return Turns(game, game.determinize(view, rng), view.seat, rng)

        bot.set_resampler(world)
        return sight.options[int(bot.step(world()))]
