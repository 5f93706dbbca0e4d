"""Every game in OpenSpiel, as `paddock_<name>`, registered on import.

OpenSpiel draws one thing at a time, so a hand or a pair of tokens is several chance nodes. Every
seat acts in a simultaneous node; one that is not asked may only pass.

An information state is a text: what a seat has seen and chosen, from the beginning on. There is no
tensor of it, since its length differs from game to game; the observation tensor has a fixed size.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from paddock.envs.missing import missing_library

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_library(error) from error

from paddock.catalog import GAMES
from paddock.core import AnyGame, Chance, Decision, Event, GameOver, Seat, as_seen_by
from paddock.envs.picture import as_text
from paddock.envs.session import rewards_of
from paddock.game_entry import AnyEncoding, GameEntry, research_of


def _game_type(name: str) -> Any:
    players = GAMES[name].rules.players
    return pyspiel.GameType(
        short_name=f"paddock_{name}",
        long_name=f"Paddock {name}, rules version {GAMES[name].rules.version}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "variant": ""},
    )


class PaddockGame(pyspiel.Game):
    """A game of the catalog with so many players, plain or in a variant."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", 4))
        self.entry, self.encoding = GAMES[name], research_of(GAMES[name]).encoding
        if players not in self.entry.rules.players:
            least, most = self.entry.rules.players[0], self.entry.rules.players[-1]
            raise ValueError(f"{name} is for {least} to {most} players, not {players}")
        self.config = self.entry.config(players, variant=str(given.get("variant", "")) or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_count(self.config),
            max_chance_outcomes=research_of(self.entry).max_outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=research_of(self.entry).max_decisions,
        )
        super().__init__(_TYPES[name], info, given)
        self.max_chances = research_of(self.entry).max_chances

    def new_initial_state(self) -> "PaddockState":
        return PaddockState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return self.max_chances


class Past(NamedTuple):
    """What happened last, and the past before it. States share pasts, so a copy costs nothing."""

    before: "Past | None"
    events: tuple[Event, ...] = ()
    actions: tuple[int, ...] = ()
    seen: str = ""
    """In a resampled world: all that a seat knows of the game before."""

    def text(self, seat: Seat) -> str:
        """What the seat saw and chose, from the beginning on."""
        parts: list[str] = []
        now: Past | None = self
        while now is not None:
            parts += [str(event) for event in reversed(as_seen_by(seat, now.events))]
            parts += [f"chose {now.actions[seat]}"] if now.actions else []
            parts += [now.seen] if now.seen else []
            now = now.before
        return "\n".join(reversed(parts))


class PaddockState(pyspiel.State):
    """A game between two inputs.

    `drawn` is the part of a chance that has been drawn; `pasts` is what has happened, by seat.
    """

    def __init__(self, game: PaddockGame) -> None:
        super().__init__(game)
        self.name = game.entry.name
        self.state = game.entry.rules.game.setup(game.config)
        self.drawn: tuple[Any, ...] = ()
        self.pasts: tuple[Past | None, ...] = (None,) * game.config.players

    # OpenSpiel copies a state with all that it holds, but not the game: that is looked up.

    def _entry(self) -> GameEntry:
        return GAMES[self.name]

    def _rules(self) -> AnyGame:
        return self._entry().rules.game

    def _encoding(self) -> AnyEncoding:
        return research_of(self._entry()).encoding

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
        left, number = self._left(), research_of(self._entry()).outcome_number
        total = sum(left.values())
        return sorted((number(outcome), w / total) for outcome, w in left.items())

    def _legal_actions(self, player: int) -> list[int]:
        waiting = self._waiting()
        return sorted(self._encoding().legal(self.state, waiting, Seat(player)))

    def _apply_action(self, action: int) -> None:
        by_number = {
            research_of(self._entry()).outcome_number(outcome): outcome for outcome in self._left()
        }
        self.drawn = (*self.drawn, by_number[action])
        if len(self.drawn) == self._waiting().draws:
            self._step_to(self._rules().apply_chance(self.state, self.drawn))
            self.drawn = ()

    def _apply_actions(self, actions: list[int]) -> None:
        waiting = self._waiting()
        options = waiting.options if isinstance(waiting, Decision) else {}
        encoding = self._encoding()
        choices = {seat: encoding.action_at(self.state, seat, actions[seat]) for seat in options}
        self._step_to(self._rules().apply_choices(self.state, choices), tuple(actions))

    def _step_to(self, step: Any, actions: tuple[int, ...] = ()) -> None:
        self.state = step.state
        self.pasts = tuple([Past(past, step.events, actions) for past in self.pasts])

    def past_text(self, player: int) -> str:
        """What a player has seen and chosen so far."""
        past = self.pasts[player]
        return "" if past is None else past.text(Seat(player))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome_to_string(action)
        return f"seat {player}: {self._encoding().action_names(self.state.config)[action]}"

    def _outcome_to_string(self, number: int) -> str:
        """What chance decides here, and what it gives."""
        entry = self._entry()
        if not isinstance(waiting := self._waiting(), Chance):
            return f"chance {number}"
        found = [one for one in waiting.odds if research_of(entry).outcome_number(one) == number]
        return f"{entry.rules.name_of_chance(self.state)}: {found[0] if found else number}"

    def is_terminal(self) -> bool:
        return isinstance(self._waiting(), GameOver)

    def returns(self) -> list[float]:
        waiting, players = self._waiting(), self.state.config.players
        if not isinstance(waiting, GameOver) or not (waiting.winners or waiting.rated):
            return [0.0] * players
        return rewards_of(waiting, players)

    def __str__(self) -> str:
        return as_text(research_of(self._entry()).track(self.state))


class Observer:
    """What a seat knows now, as OpenSpiel asks for it; as a text also all that it has seen."""

    def __init__(self, game: PaddockGame, *, recalls: bool = False) -> None:
        self._game, self._recalls = game, recalls
        size = len(self._numbers(game.entry.rules.game.setup(game.config), 0))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def _numbers(self, state: Any, player: int) -> list[int]:
        view = self._game.entry.rules.game.view(state, Seat(player))
        return self._game.encoding.observation(view)

    def set_from(self, state: PaddockState, player: int) -> None:
        self.tensor[:] = self._numbers(state.state, player)

    def string_from(self, state: PaddockState, player: int) -> str:
        if self._recalls:
            return state.past_text(player)
        return " ".join(map(str, self._numbers(state.state, player)))


def resampler(rng: Random) -> Callable[[Any, int], Any]:
    """For IS-MCTS: a state that looks the same to a player, what is hidden drawn at random.

    It takes states of our games, and of these after `pyspiel.convert_to_turn_based`. There, what
    the seats before the player have chosen is hidden too, so it is drawn from what they may do.
    """
    at_a_decision: dict[str, Any] = {}

    def resample(state: Any, player: int) -> Any:
        if isinstance(state, PaddockState):
            return _resampled(state, player, rng)
        game = state.get_game()
        if str(game) not in at_a_decision:
            at_a_decision[str(game)] = _first_decision(game, rng)
        other = at_a_decision[str(game)].clone()
        world = _resampled(state.simultaneous_game_state(), player, rng)
        behind = other.simultaneous_game_state()
        behind.state, behind.pasts = world.state, world.pasts
        while other.current_player() != player:
            other.apply_action(rng.choice(other.legal_actions()))
        return other

    return resample


def _resampled(state: PaddockState, player: int, rng: Random) -> PaddockState:
    """Another world. The player remembers the same; the others' pasts begin with what they know.

    Their true pasts may not fit what was drawn for them, and would tell a search the truth.
    """
    entry = GAMES[state.name]
    rules = entry.rules.game
    other: PaddockState = state.clone()
    other.state = rules.determinize(rules.view(state.state, Seat(player)), rng)
    other.pasts = tuple(
        [
            past if seat == player else Past(None, seen=_known(entry, other.state, Seat(seat)))
            for seat, past in enumerate(state.pasts)
        ]
    )
    return other


def _known(entry: GameEntry, state: Any, seat: Seat) -> str:
    return " ".join(
        map(str, research_of(entry).encoding.observation(entry.rules.game.view(state, seat)))
    )


def _first_decision(game: Any, rng: Random) -> Any:
    """A turn-based game in which nobody has chosen yet."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    return state


def _class_of(name: str) -> type[PaddockGame]:
    """OpenSpiel makes a game by calling its class.

    Nothing but a class will do: OpenSpiel lets go of it after Python has ended, and any other
    object would be freed then and crash the process.
    """

    class NamedGame(PaddockGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


_TYPES: Final = {name: _game_type(name) for name in GAMES}
for _name, _type in _TYPES.items():
    pyspiel.register_game(_type, _class_of(_name))
