"""Every bot plays every game, sees only its view, mixes, and is quick."""

from collections import Counter
from random import Random
from time import thread_time
from typing import Any

import pytest

from paddock.bots.bot import Peek, Shown
from paddock.bots.playing import play
from paddock.bots.search import Budget
from paddock.catalog import BOTS, GAMES, LEVELS, STYLES, bot
from paddock.core import Chance, Chosen, Decision, GameOver, as_seen_by
from tests.contract.playouts import Moment, played
from tests.contract.starts import SUBJECTS

SEARCHING = frozenset({"expert"})
QUICK = [name for name in BOTS if name not in SEARCHING]
FEW = Budget(2)
TABLES = [
    (game, players, variant)
    for game, entry in GAMES.items()
    for players in entry.rules.players
    for variant in (None, *entry.rules.variants)
]


@pytest.mark.parametrize(("game", "players", "variant"), TABLES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_bot_plays_every_table_to_the_end(
    name: str, game: str, players: int, *, variant: str | None
) -> None:
    entry = GAMES[game]
    config = entry.config(players, variant=variant)
    # One of them searches; with all of them it would take long and show no more.
    seated = [bot(game, name, 0, FEW)]
    seated += [bot(game, "rookie" if name in SEARCHING else name, n) for n in range(1, players)]
    result = play(entry.rules.game, config, seated, Random(7)).result
    assert isinstance(result, GameOver)


@pytest.mark.parametrize("name", [name for name in SUBJECTS if "outspeed" in name])
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_bots_can_play_with_any_tiles(level: str, name: str) -> None:
    """Faces with one route, costs that nobody can pay, more dice than the house set has."""
    subject = SUBJECTS[name]
    players = [bot("outspeed", level, seat) for seat in subject.seats()]
    for seed in range(4):
        play(subject.game, subject.config, players, Random(seed))


def decisions(name: str, seed: int) -> list[Moment]:
    return [m for m in played(name, seed) if isinstance(m.waiting, Decision)]


BLIND = ["outspeed-3", "outspeed-6", "why_first-2", "why_first-4", "why_first-4-tactical"]


@pytest.mark.parametrize("name", BLIND)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_know_never_changes_its_choice(level: str, name: str) -> None:
    """The hidden part is shuffled; with the same dice the same is chosen, every time."""
    subject, rng = SUBJECTS[name], Random(5)
    moments = decisions(name, 1)
    for moment in moments[:: max(1, len(moments) // (4 if level in SEARCHING else 12))]:
        for seat, options in moment.waiting.options.items():
            player = bot(name.partition("-")[0], level, seat, FEW)
            other = subject.other_world(moment.state, seat, rng)
            choices = {
                player.choose(Peek(options, subject.game, state, seat), Random(dice))
                for state in (moment.state, other)
                for dice in [9]
            }
            assert len(choices) == 1


def test_a_bot_that_peeked_would_be_caught() -> None:
    """The law above, with a bot that is shown a state: it must fail."""
    subject, rng = SUBJECTS["why_first-4"], Random(5)
    moment = decisions("why_first-4", 1)[0]

    def peeking(state: Any) -> int:
        return max(range(4), key=lambda seat: sum(card.value for card in state.hands[seat]))

    others = [subject.other_world(moment.state, subject.seats()[0], rng) for _ in range(9)]
    assert len({peeking(state) for state in others}) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", STYLES)
def test_a_regular_mixes(level: str, game: str) -> None:
    """Nobody can foresee it: asked again and again, it does not always do the same."""
    entry = GAMES[game]
    state = entry.rules.game.setup(entry.config(4))
    rng = Random(2)
    while isinstance(waiting := entry.rules.game.pending(state), Chance):
        pool = [o for o, weight in waiting.odds.items() for _ in range(weight)]
        state = entry.rules.game.apply_chance(state, tuple(rng.sample(pool, waiting.draws))).state
    assert isinstance(waiting, Decision)
    seat, options = next(iter(waiting.options.items()))
    sight = Peek(options, entry.rules.game, state, seat)
    player = bot(game, level, seat)
    chosen = Counter(player.choose(sight, rng) for _ in range(200))
    assert len(chosen) > 1
    assert max(chosen.values()) < 198


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [level for level in QUICK if level != "champion"])
def test_who_weighs_chooses_within_a_millisecond(level: str, game: str) -> None:
    """In the mean, in seconds of computing; three times that here, for machines under load.

    The Champion asks a net instead: `python -m research.champion` measures it.
    """
    entry = GAMES[game]
    config = entry.config(6)
    clocks = [Clock(bot(game, level, seat)) for seat in range(6)]
    play(entry.rules.game, config, clocks, Random(1))
    for clock in clocks:
        clock.seconds, clock.decisions = 0.0, 0
    for seed in range(4):
        play(entry.rules.game, config, clocks, Random(seed))
    mean = sum(clock.seconds for clock in clocks) / sum(clock.decisions for clock in clocks)
    assert mean < 0.003


class Clock:
    def __init__(self, plays: Any) -> None:
        self.plays, self.seconds, self.decisions = plays, 0.0, 0

    def choose(self, sight: Any, rng: Random) -> Any:
        began = thread_time()
        action = self.plays.choose(sight, rng)
        self.seconds += thread_time() - began
        self.decisions += 1
        return action


def test_a_sight_tells_the_events_as_the_seat_saw_them() -> None:
    said: dict[int, tuple[Any, ...]] = {}

    class Listener:
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, sight: Any, rng: Random) -> Any:
            said[self.seat] = sight.events()
            return sight.options[0]

    entry = GAMES["why_first"]
    game = play(entry.rules.game, entry.config(3), [Listener(s) for s in range(3)], Random(1))
    every = [event for step in game.events for event in step]
    for seat, heard in said.items():
        assert heard == as_seen_by(seat, every)[: len(heard)]  # type: ignore[arg-type]
        assert heard != tuple(every[: len(heard)])
    assert Shown((1,), None, said[0]).events() == said[0]
    assert any(isinstance(given, Chosen) for given in game.inputs)
