"""One seat of a game in Gymnasium, against bots.

Gymnasium has no word for illegal actions, so one is answered by the default choice: what the table
plays for somebody who is away. `action_masks()` and the observation say what is legal.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from paddock.envs.missing import missing_library
from paddock.game_entry import research_of

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as error:
    raise missing_library(error) from error

from paddock.bots.bot import Peek
from paddock.bots.own import is_own
from paddock.catalog import BOTS, GAMES, bot
from paddock.core import Decision, Seat
from paddock.envs.pettingzoo import observation_space, sight
from paddock.envs.picture import MODES, check_mode, render
from paddock.envs.session import Mask, SeatSight, Session


class SeatEnv(gymnasium.Env[SeatSight, Any]):
    """`bots` play the other seats, over and over; the game ends when it ends for everybody.

    They are those of `paddock simulate`, bots of one's own among them: `my_bot.py:MyBot`.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 - their name

    def __init__(  # noqa: PLR0913 - each is an option of its own
        self,
        game: str,
        players: int = 4,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        *,
        variant: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.session, self.seat = Session(game, players, variant=variant), Seat(seat)
        if self.seat not in self.session.seats:
            raise ValueError(f"there is no seat {seat}: they are 0 to {players - 1}")
        for name in bots:
            if not is_own(name) and name not in BOTS:
                raise ValueError(f"{name} is none of {', '.join(BOTS)}, nor my_bot.py:MyBot")
        self.bots = {
            other: bot(game, bots[number % len(bots)], other)
            for number, other in enumerate(o for o in self.session.seats if o != seat)
        }
        self.render_mode = render_mode
        self.observation_space = observation_space(self.session)
        self.action_space = Discrete(self.session.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatSight, dict[str, Any]]:
        """A new game, played on until this seat is asked."""
        super().reset(seed=seed)
        self.session.begin(int(self.np_random.integers(2**32)))
        self._play_on()
        return sight(self.session, self.seat), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[SeatSight, float, bool, bool, dict[str, Any]]:
        """Choose; the game goes on until this seat is asked again or all is over."""
        replaced = int(action) not in self.session.legal(self.seat)
        mine = self.session.default(self.seat) if replaced else int(action)
        self.session.act({self.seat: mine, **self._choices_of_bots()})
        self._play_on()
        info = {"action_mask": self.action_masks(), "replaced": replaced}
        over = self.session.result() is not None
        reward = self.session.rewards()[self.seat]
        return sight(self.session, self.seat), reward, over, False, info

    def action_masks(self) -> Mask:
        """What is legal now."""
        return self.session.mask(self.seat)

    def render(self) -> Any:
        return render(self.session.track(), self.render_mode)

    def _play_on(self) -> None:
        while self.session.result() is None and self.seat not in self.session.asked():
            self.session.act(self._choices_of_bots())

    def _choices_of_bots(self) -> dict[Seat, int]:
        session, waiting = self.session, self.session.waiting()
        options = waiting.options if isinstance(waiting, Decision) else {}
        chosen: dict[Seat, int] = {}
        for seat, player in self.bots.items():
            if seat in options:
                seen = partial(session.seen_events, seat)
                shown = Peek(options[seat], session.entry.rules.game, session.state, seat, seen)
                action = player.choose(shown, session.rng)
                chosen[seat] = session.encoding.action_index(session.state, seat, action)
        return chosen


def register() -> None:
    """Name the environments in Gymnasium's own list, with the version of their numbers."""
    for name, entry in GAMES.items():
        title = name.title().replace("_", "")
        gymnasium.register(
            f"Paddock/{title}-v{research_of(entry).encoding.VERSION}",
            entry_point="paddock.envs.gymnasium:SeatEnv",
            vector_entry_point="paddock.envs.gymnasium_vector:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
