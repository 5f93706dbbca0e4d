"""A run that settles: small steps, the mean of the weights, and short answers beside it."""

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from paddock.bots.net import read_net
from paddock.catalog import GAMES
from paddock.champions import features_of
from paddock.games.outspeed.train import last_route
from paddock.train import gauge as gauge_module
from paddock.train.gauge import ANSWERED, SHARES, Gauge
from paddock.train.net import new_params
from paddock.train.run import NET, Run
from paddock.train.setting import SETTLE, SETTLING, Limit, Setting, Sizes
from paddock.train.table import LastChoice, Table

TINY = Sizes(width=16, layers=1, samples=512, minibatches=2, epochs=1, deals=8)
UPDATES = 4


def setting(**others: Any) -> Setting:
    return Setting("why_first", (3,), (None,), "house", 1, TINY, SETTLE, **others)


def test_the_learning_rate_rises_while_the_run_warms_up_and_then_falls() -> None:
    rates = replace(SETTLE, warm=10)
    first, second, tenth, later = (rates.at(0.0, number)[0] for number in (0, 1, 9, 50))
    assert first == pytest.approx(rates.learning / 10)
    assert second == pytest.approx(2 * first)
    assert tenth == later == rates.learning
    assert rates.at(1.0, 50) == pytest.approx((rates.learning_end, rates.entropy_end))
    assert replace(rates, warm=0).at(0.0, 0)[0] == rates.learning


def test_settling_takes_few_steps_an_update() -> None:
    for sizes in SETTLING.values():
        assert sizes.minibatches * sizes.epochs == 4


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A run with a gauge, and its weights after each update."""
    folder = tmp_path_factory.mktemp("settled")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gauge_module, "GAUGING", {"cpu": TINY, "gpu": TINY})
        patch.setattr(gauge_module, "GAUGE_UPDATES", {"cpu": 2, "gpu": 2})
        run = Run(setting(), folder, evaluations=0)
        gauge, weights = Gauge(run, (3,)), list[Any]()

        def beside(done: float) -> Any:
            if done < 1:
                weights.append(jax.tree.map(np.asarray, run.now.params))
            yield from gauge(done)

        run.compile(lambda _: None, wait=True)
        gauge.wait()
        run.train(Limit(updates=UPDATES), lambda _: None, beside)
    return run, weights, folder


def test_the_result_is_the_mean_of_the_weights(settled: Any) -> None:
    run, weights, folder = settled
    assert len(weights) == UPDATES
    for name, mean in run.result().items():
        wanted = np.mean([one[name] for one in weights], 0)
        np.testing.assert_allclose(mean, wanted, atol=1e-6, err_msg=name)
    assert any((run.result()[name] != run.now.params[name]).any() for name in run.now.params)
    written = read_net(folder / NET)
    np.testing.assert_allclose(written.policy[0], run.result()["policy"], atol=1e-3)


def test_short_answers_are_trained_beside_the_run(settled: Any) -> None:
    run, _, folder = settled
    rows = [row for row in run.now.history if row.get("against") == ANSWERED]
    assert [row["done"] for row in rows] == [*SHARES]
    assert {row["table"] for row in rows} == {"why_first-3"}
    assert all(row["margin"] > 0 for row in rows)
    assert read_net(folder / "answer-3" / NET).about.updates == 2


def test_an_interrupted_run_keeps_its_mean_and_answers_change_nothing(
    settled: Any, tmp_path: Path
) -> None:
    straight, _, _ = settled
    run = Run(setting(), tmp_path, evaluations=0)
    run.compile(lambda _: None, wait=True)
    for _ in range(2):
        run._one_update(run.now.updates / UPDATES)
    run.save()
    resumed = Run(setting(), tmp_path, evaluations=0)
    resumed.resume()
    resumed.compile(lambda _: None, wait=True)
    resumed.train(Limit(updates=UPDATES), lambda _: None)
    for name, mean in straight.result().items():
        np.testing.assert_array_equal(mean, resumed.result()[name], name)


def test_a_number_of_players_that_stands_twice_has_two_turns_of_one_table(tmp_path: Path) -> None:
    run = Run(replace(setting(), players=(3, 4, 3, 5)), tmp_path)
    assert [table.players for table in run.tables] == [3, 4, 5]
    assert [run.tables[at].players for at in run._turns] == [3, 4, 3, 5]
    assert run.about().players == (3, 4, 5)


def test_races_of_a_rollout_wait_for_the_step_that_works_out_last_routes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps, races = 64, 8
    deck = GAMES["outspeed"].rules.house_deck()
    module: Any = features_of(GAMES["outspeed"])
    table = Table(
        "outspeed", 3, (None,), [deck], half=False, last=LastChoice.WORKED_OUT, steps=steps
    )
    inputs = module.features(np, np.zeros(module.NUMBERS, np.int32)).shape[0]
    params = new_params(jax.random.key(1), inputs, 8, 1, module.SLOTS)
    begun = table.begin(jax.random.key(2), races)
    monkeypatch.setattr(last_route, "EVERY", 8)
    _, played, _ = jax.jit(partial(table.rollout, params, None))(begun, jax.random.key(3))
    over: Any = np.asarray(played.over)
    asked: Any = np.asarray(played.asked)
    assert over.sum() >= races  # Every race has ended once.
    # A race that is held looks the same at the next step, and nobody is asked.
    numbers: Any = np.asarray(played.numbers)
    same = (numbers[1:] == numbers[:-1]).all((2, 3)) & ~over[:-1]
    assert same.any()
    assert not asked[:-1][same].any()
    assert not asked[1:][same].any()
    monkeypatch.setattr(last_route, "EVERY", steps)
    held, played, _ = jax.jit(partial(table.rollout, params, None))(begun, jax.random.key(3))
    # Only races in which all are out end without a last route.
    assert np.asarray(played.over).sum() < over.sum() / 2
    assert bool(jnp.any(last_route.waits(held.states)))
