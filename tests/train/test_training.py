"""A tiny net learns; the same seed learns the same; an interrupted run goes on where it was."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.bots.net import read_net
from paddock.train.checkpoint import OtherSettingError
from paddock.train.learning import Samples, advantages, choose_samples
from paddock.train.run import HISTORY, NET, PAGE, Run
from paddock.train.setting import Limit, Rates, Setting, Sizes
from paddock.train.table import Played

TINY = Sizes(width=32, layers=2, samples=2048, minibatches=4, epochs=2, deals=64)
ENOUGH = 72
"""Updates after which a tiny net plays the house tiles clearly better than at random."""

RIVALS = ("random", "regulars")


def setting(game: str, seed: int = 1, **others: Any) -> Setting:
    return Setting(game, (3,), (None,), "house", seed, TINY, Rates(), **others)


def trained(run: Run, updates: int, stop_after: int | None = None) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []

    def said(row: dict[str, Any]) -> None:
        rows.append(row)
        if stop_after is not None and row["update"] >= stop_after:
            os.kill(os.getpid(), signal.SIGINT)

    run.compile(lambda _: None, wait=True)
    run.train(Limit(updates=updates), said)
    return rows


@pytest.fixture(scope="module")
def outspeed_run(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("outspeed")
    return folder, trained(Run(setting("outspeed"), folder), ENOUGH)


def test_a_tiny_net_beats_random_play_clearly(outspeed_run: Any) -> None:
    _, rows = outspeed_run
    last = [row for row in rows if row.get("against") == "random"][-1]
    assert last["deals"] == 4 * TINY.deals
    assert last["gain"] - last["margin"] > 10


def test_regulars_are_harder_to_beat_than_random_play(outspeed_run: Any) -> None:
    _, rows = outspeed_run
    among = {name: [row for row in rows if row.get("against") == name] for name in RIVALS}
    assert len({*map(len, among.values())}) == 1
    random, regulars = (among[name][-1] for name in RIVALS)
    assert regulars["deals"] == random["deals"]
    assert regulars["gain"] + regulars["margin"] < random["gain"] - random["margin"]


def test_it_beats_its_earlier_self(outspeed_run: Any) -> None:
    _, rows = outspeed_run
    first = [row for row in rows if str(row.get("against")).startswith("earlier 0.00")]
    assert max(row["gain"] - row["margin"] for row in first) > 0


def test_a_run_leaves_a_net_its_history_and_a_page(outspeed_run: Any) -> None:
    folder, rows = outspeed_run
    about = read_net(folder / NET).about
    assert (about.game, about.players, about.updates) == ("outspeed", (3,), ENOUGH)
    assert about.deck_digest
    kept = [json.loads(line) for line in (folder / HISTORY).read_text("utf-8").splitlines()]
    assert kept == rows
    page = (folder / PAGE).read_text("utf-8")
    assert page.count("<svg") == 6
    assert "http" not in page


def test_the_same_seed_gives_the_same_net_also_after_an_interruption(tmp_path: Path) -> None:
    straight = Run(setting("why_first"), tmp_path / "one")
    trained(straight, 6)
    interrupted = Run(setting("why_first"), tmp_path / "two")
    trained(interrupted, 6, stop_after=3)
    assert interrupted.now.updates < 6
    resumed = Run(setting("why_first"), tmp_path / "two")
    resumed.resume()
    assert resumed.now.updates == interrupted.now.updates
    trained(resumed, 6)
    for name, array in straight.now.params.items():
        np.testing.assert_array_equal(array, resumed.now.params[name], name)
    other = Run(setting("why_first", seed=2), tmp_path / "two")
    with pytest.raises(OtherSettingError):
        other.resume()


def test_a_best_response_learns_in_one_seat_of_each_game(tmp_path: Path, outspeed_run: Any) -> None:
    net = str(outspeed_run[0] / NET)
    run = Run(setting("outspeed", start=net, against=net), tmp_path)
    rows = trained(run, 2)
    duels = [row for row in rows if "against" in row]
    assert {row["against"] for row in duels} == {"target"}
    assert abs(duels[-1]["gain"]) < 15
    frozen = read_net(Path(net))
    for number, layer in enumerate(frozen.layers):
        assert run.other is not None
        np.testing.assert_array_equal(layer.weights, run.other[f"weights{number}"])
    assert (np.asarray(run.now.params["policy"]) != frozen.policy[0]).any()


# How advantages are worked out


def played(value: Any, result: Any, over: Any, asked: Any) -> Played:
    """One game of one seat."""
    column = [jnp.asarray(each, jnp.float32)[:, None, None] for each in (value, result)]
    nothing = jnp.zeros((len(value), 1, 1, 1), jnp.int16)
    return Played(
        nothing,
        nothing > 0,
        nothing[..., 0],
        column[0],
        column[0],
        column[1],
        jnp.asarray(over, bool)[:, None],
        jnp.asarray(asked, bool)[:, None, None],
    )


def test_a_seat_learns_from_decision_to_decision_of_its_own() -> None:
    """The value 9 of a step in which it was not asked is not believed."""
    game = played([0.1, 9, 0.3, 9], [0, 0, 0, 0.5], [0, 0, 0, 1], [1, 0, 1, 0])
    gains, targets = advantages(game, jnp.zeros((1, 1)), 0.5)
    last = 0.5 - 0.3
    first = 0.3 - 0.1 + 0.5 * last
    np.testing.assert_allclose(gains[jnp.array([0, 2]), 0, 0], [first, last], atol=1e-6)
    wanted = [0.1 + first, 0.3 + last, 0.5, 0.5]
    np.testing.assert_allclose(targets[:, 0, 0], wanted, atol=1e-6)


def test_nothing_is_learned_across_the_end_of_a_game() -> None:
    game = played([0.1, 0.2, 0.7], [0, -0.25, 0], [0, 1, 0], [1, 1, 1])
    gains, _ = advantages(game, jnp.full((1, 1), 0.4), 0.5)
    np.testing.assert_allclose(gains[1, 0, 0], -0.25 - 0.2, atol=1e-6)
    np.testing.assert_allclose(gains[2, 0, 0], 0.4 - 0.7, atol=1e-6)


def test_decisions_are_chosen_before_other_positions() -> None:
    game = played([0.0] * 8, [0] * 8, [0] * 8, [1, 0, 0, 1, 0, 1, 0, 0])
    gains = jnp.arange(8.0).reshape(8, 1, 1)
    found: Samples = choose_samples(game, gains, gains, 4, jax.random.key(1))
    assert np.asarray(found.asked).tolist() == [1, 1, 1, 0]
    assert {*np.asarray(found.target)[:3].tolist()} == {0, 3, 5}
    learned = np.asarray(found.gain)[:3]
    assert abs(learned.mean()) < 1e-5
    assert abs(learned.std() - 1) < 1e-3
