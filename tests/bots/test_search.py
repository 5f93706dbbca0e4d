"""The Expert's search: the same again for the same seed, stopped in time, and right."""

from random import Random
from time import monotonic
from typing import Any

from msgspec.structs import replace

from paddock.bots.bot import Peek
from paddock.bots.search import Budget, Expert, Node, Search, shares, within
from paddock.catalog import GAMES
from paddock.core import Decision, GameOver, Seat
from paddock.game_entry import bots_of
from paddock.games.outspeed.state import Phase, Program
from paddock.games.outspeed.tiles import Side
from tests.contract.playouts import played

ME = Seat(0)
SOME = 2
"""Among so few options one may be better whatever happens."""


def search_in(game: str, players: int, seed: int, simulations: int) -> Search[Any, Any]:
    entry = GAMES[game]
    asked = [
        (m.state, m.waiting.options[ME])
        for m in played(f"{game}-{players}", 2)
        if isinstance(m.waiting, Decision) and len(m.waiting.options.get(ME, ())) > SOME
    ]
    state, options = asked[len(asked) // 2]
    search = Search(
        entry.rules.game,
        bots_of(entry).insight,
        entry.rules.game.view(state, ME),
        options,
        Random(seed),
    )
    search.run(Budget(simulations))
    return search


def searched(game: str, seed: int, simulations: int) -> list[float]:
    return search_in(game, 4, seed, simulations).advice()


def test_the_same_seed_and_simulations_give_the_same_mixture() -> None:
    for game in GAMES:
        assert searched(game, 1, 6) == searched(game, 1, 6)
        assert searched(game, 1, 6) != searched(game, 2, 6)


def test_in_why_first_an_expert_mixes_less_among_many() -> None:
    of_four = bots_of(GAMES["why_first"]).insight.sharpness(4)
    for players, more in ((4, False), (6, True)):
        search = search_in("why_first", players, seed=1, simulations=20)
        assert (favoured(search.advice()) > favoured(search.root.advice(of_four))) is more


def favoured(weights: list[float]) -> float:
    return max(weights) / sum(weights)


def test_a_search_stops_when_it_is_asked_to() -> None:
    entry = GAMES["why_first"]
    moment = next(m for m in played("why_first-4", 2) if isinstance(m.waiting, Decision))
    view, options = entry.rules.game.view(moment.state, ME), moment.waiting.options[ME]
    search = Search(entry.rules.game, bots_of(entry).insight, view, options, Random(1))
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 3

    search.run(Budget(1000, stop))
    assert search.root.tries == 3


def test_a_search_that_is_stopped_at_once_still_chooses() -> None:
    entry = GAMES["why_first"]
    moment = next(m for m in played("why_first-4", 2) if isinstance(m.waiting, Decision))
    options = moment.waiting.options[ME]
    expert = Expert(entry.rules.game, bots_of(entry).insight, Budget(1000, lambda: True))
    assert expert.choose(Peek(options, entry.rules.game, moment.state, ME), Random(1)) in options


def test_a_search_keeps_to_its_time() -> None:
    entry = GAMES["why_first"]
    moment = next(m for m in played("why_first-4", 2) if isinstance(m.waiting, Decision))
    view, options = entry.rules.game.view(moment.state, ME), moment.waiting.options[ME]
    search = Search(entry.rules.game, bots_of(entry).insight, view, options, Random(1))
    began = monotonic()
    search.run(within(0.2))
    assert search.root.tries
    assert monotonic() - began < 20


def test_regrets_find_the_better_option() -> None:
    node = Node(("bad", "good"), [0.9, 0.1])
    for _ in range(50):
        node.learn_all([0.0, 0.1])
    assert node.strategy()[1] > 0.6
    bad, good = node.advice(sharpness=2)
    assert good > 10 * bad


def test_regrets_find_the_better_option_by_trying_one_at_a_time() -> None:
    node, rng = Node(("bad", "good"), [0.5, 0.5]), Random(1)
    for _ in range(400):
        chosen = int(rng.random() < 0.5)
        node.learn_one(chosen, 0.5, 0.2 if chosen else 0.0)
    assert node.strategy()[1] > 0.9


def test_winning_is_worth_a_share() -> None:
    over = GameOver("finish", (Seat(0), Seat(2)), (1, 3, 1, 4), (9, 8, 9, 7))
    assert shares(over) == [0.25, -0.25, 0.25, -0.25]
    nobody = GameOver("no_ship", (), (1, 1, 1), (0, 0, 0), rated=False)
    assert sum(shares(nobody)) == -1


def test_an_expert_in_front_takes_the_route_that_nobody_can_answer() -> None:
    """Last round, tile 15: alone ahead by three, with fuel for the long way, who would go right?"""
    entry = GAMES["outspeed"]
    start = entry.rules.game.setup(entry.config(3))
    state = replace(
        start, phase=Phase.PROGRAM, round=13, tile=15, tiles=(), zones=(10, 13, 13), fuel=(9, 2, 2)
    )
    waiting = entry.rules.game.pending(state)
    assert isinstance(waiting, Decision)
    expert = Expert(entry.rules.game, bots_of(entry).insight, Budget(60))
    sight = Peek(waiting.options[ME], entry.rules.game, state, ME)
    chosen = [expert.choose(sight, Random(seed)) for seed in range(5)]
    assert chosen.count(Program(Side.LEFT)) == 5
