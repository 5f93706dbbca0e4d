"""Nets, their inputs and their files: the same numbers in NumPy and JAX, for every game."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock import champions
from paddock.arrays import NUMPY, numpy_array
from paddock.bots.bot import Peek
from paddock.bots.champion import Champion
from paddock.bots.net import About, Net, UnreadableNetError, digest_of, read_net, write_net
from paddock.bots.search import Budget, Search
from paddock.catalog import GAMES, LEVELS, bot
from paddock.core import Decision, Seat
from paddock.faults import Faults
from paddock.game_entry import bots_of
from paddock.games.outspeed import deck_check
from paddock.games.outspeed import encoding as outspeed_encoding
from paddock.games.outspeed import features as outspeed_features
from paddock.games.outspeed.state import SetDial
from paddock.games.outspeed.train.decks import vary
from paddock.games.why_first import encoding as why_first_encoding
from paddock.games.why_first import features as why_first_features
from paddock.train.net import forward, new_params
from tests.contract.playouts import playout
from tests.every_game import every_game

MODULES: dict[str, Any] = {"outspeed": outspeed_features, "why_first": why_first_features}
ENCODINGS: dict[str, Any] = {"outspeed": outspeed_encoding, "why_first": why_first_encoding}


LONG_GAME = 3
"""The seed of a random race that ends on the finish tile."""


def decisions(game: str, config: Any, seed: int = 1) -> Any:
    rules = GAMES[game].rules.game
    for moment in playout(rules, rules.setup(config), Random(seed)):
        if isinstance(moment.waiting, Decision):
            for seat, options in moment.waiting.options.items():
                yield moment.state, seat, options


def a_net(game: str, **others: Any) -> tuple[About, Any]:
    module = MODULES[game]
    size = module.features(np, np.zeros(module.NUMBERS, np.int32)).shape[0]
    params = new_params(jax.random.key(3), size, 16, 2, module.SLOTS)
    params["policy"] = params["policy"] * 100
    known = {
        "game": game,
        "variants": (None,),
        "players": tuple(GAMES[game].rules.players),
        "features": module.VERSION,
        "decks": "house",
        "deck_digest": digest_of(GAMES[game].rules.house_deck()),
        "seed": 1,
        "updates": 0,
        "games": 0,
        "minutes": 0.0,
        "commit": "",
        "command": "",
        "device": "",
    }
    return About(**{**known, **others}), params


# Features


@every_game
def test_features_have_one_size_and_are_the_same_in_numpy_and_jax(
    game: str, players: int, variant: str | None
) -> None:
    module, encoding = MODULES[game], ENCODINGS[game]
    config = GAMES[game].config(players, variant=variant)
    around = module.context(config)
    seen = np.array(
        [
            encoding.observation(GAMES[game].rules.game.view(state, seat))
            for state, seat, _ in decisions(game, config)
        ]
    )
    numbers = module.compact(np, around, seen)
    assert numbers.shape == (len(seen), module.NUMBERS)
    assert (numbers == numbers.astype(np.int16)).all()
    inputs = module.features(np, numbers)
    assert np.abs(inputs).max() < 8
    if players in (GAMES[game].rules.players[0], GAMES[game].rules.players[-1]):
        in_jax = jax.jit(lambda now: module.features(jnp, module.compact(jnp, around, now)))
        np.testing.assert_allclose(inputs[:8], in_jax(seen[:8]), atol=1e-6)
    assert len(np.unique(inputs, axis=0)) > len(np.unique(seen, axis=0)) * 0.9


@every_game
def test_every_action_has_a_slot_of_its_own(game: str, players: int, variant: str | None) -> None:
    config = GAMES[game].config(players, variant=variant)
    slots = MODULES[game].slots(config)
    assert len({*slots.tolist()}) == len(slots) == ENCODINGS[game].action_count(config)
    assert slots.max() == MODULES[game].SLOTS - 1


def test_leon_has_a_slot_that_no_player_has() -> None:
    entry = GAMES["why_first"]
    of_two, of_six = (why_first_features.slots(entry.config(n)).tolist() for n in (2, 6))
    leon = of_two[2::3][:5]
    assert not {*leon} & {*of_six}


# Nets


@pytest.mark.parametrize("game", GAMES)
def test_a_net_thinks_the_same_in_numpy_and_jax_and_in_its_file(game: str, tmp_path: Path) -> None:
    about, params = a_net(game)
    inputs = np.asarray(jax.random.normal(jax.random.key(1), (5, params["weights0"].shape[0])))
    logits, values = Net(about, params)(inputs)
    for half, near in ((False, 1e-4), (True, 0.3)):
        wanted = forward(params, jnp.asarray(inputs), half=half)
        np.testing.assert_allclose(logits, wanted[0], atol=near)
        np.testing.assert_allclose(values, wanted[1], atol=near)
    write_net(tmp_path / "net.npz", about, params)
    stored = read_net(tmp_path / "net.npz")
    assert stored.about == about
    np.testing.assert_allclose(stored(inputs)[0], logits, atol=0.05)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no archive", b"{}"])
def test_a_file_without_a_net_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(content)
    with pytest.raises(UnreadableNetError):
        read_net(file)


# The bot


def played_by(name: str, game: str, config: Any) -> list[Any]:
    found = []
    for state, seat, options in decisions(game, config):
        shown = Peek(options, GAMES[game].rules.game, state, seat)
        action = bot(game, name, seat).choose(shown, Random(1))
        assert action in options
        found.append((options, action))
    return found


@every_game
def test_a_net_plays_every_game_by_its_file(
    game: str, players: int, variant: str | None, tmp_path: Path
) -> None:
    about, params = a_net(game)
    write_net(tmp_path / "net.npz", about, params)
    config = GAMES[game].config(players, variant=variant)
    choices = played_by(str(tmp_path / "net.npz"), game, config)
    chosen = {options.index(action) for options, action in choices}
    assert len(chosen) > 1


def test_the_mixture_is_that_of_the_net() -> None:
    about, params = a_net("why_first")
    champion = Champion(champions.senses_of(GAMES["why_first"]), [Net(about, params)])
    config = GAMES["why_first"].config(3)
    state, seat, options = next(decisions("why_first", config))
    view = GAMES["why_first"].rules.game.view(state, seat)
    weights = champion.weigh(view, options)
    assert abs(sum(weights) - 1) < 1e-6
    around = why_first_features.context(config)
    seen = numpy_array(np.array(why_first_encoding.observation(view)))
    compact = why_first_features.compact(NUMPY, around, seen)
    inputs: Any = why_first_features.features(NUMPY, compact)
    logits = np.asarray(forward(params, jnp.asarray(inputs), half=False)[0])
    slots = why_first_features.slots(config)
    for option, weight in zip(options, weights, strict=True):
        index = why_first_encoding.action_index(state, seat, option)
        ratio = np.exp(logits[slots[index]] - logits[slots[0]])
        first = why_first_encoding.action_at(state, seat, 0)
        assert weight / weights[options.index(first)] == pytest.approx(ratio, rel=1e-3)
    assert -1 < champion.value(view) < 1


@pytest.mark.parametrize(("game", "players"), [("outspeed", 3), ("why_first", 2), ("why_first", 4)])
def test_after_the_last_choice_nobody_chooses_but_a_number_on_the_dial(
    game: str, players: int
) -> None:
    entry = GAMES[game]
    for seed in range(8):
        last: set[tuple[int, int]] = set()
        for state, seat, options in decisions(game, entry.config(players), seed):
            if bots_of(entry).is_last_choice(entry.rules.game.view(state, seat)):
                last.add((state.round, seat))
            elif last:
                assert all(isinstance(option, SetDial) for option in options)
        assert len(last) <= players
        assert last or game == "outspeed"  # a race may end early


def test_the_last_choice_is_searched_where_there_is_no_look_ahead() -> None:
    game = "outspeed"
    entry, (about, params) = GAMES[game], a_net(game)
    assert bots_of(entry).lookahead is None
    net_alone = Champion(champions.senses_of(entry), [Net(about, params)])
    champion = Champion(
        champions.senses_of(entry), [Net(about, params)], champions.endgame_of(entry)
    )
    searched = 0
    for state, seat, options in decisions(game, entry.config(3), LONG_GAME):
        view = entry.rules.game.view(state, seat)
        weights = champion.weigh(view, options, Random(1))
        if not bots_of(entry).is_last_choice(view):
            assert weights == net_alone.weigh(view, options)
            continue
        searched += 1
        search = Search(entry.rules.game, bots_of(entry).insight, view, options, Random(1))
        search.run(Budget(bots_of(entry).last_choice_simulations))
        mixture = dict(zip(search.root.options, search.advice(), strict=True))
        whole = sum(mixture.values())
        assert weights == [mixture.get(option, 0.0) / whole for option in options]
    assert searched


def test_the_net_of_the_variant_is_chosen() -> None:
    plain, params = a_net("why_first")
    tactical, _ = a_net("why_first", variants=("tactical",))
    nets = [Net(plain, params), Net(tactical, params)]
    champion = Champion(champions.senses_of(GAMES["why_first"]), nets)
    entry = GAMES["why_first"]
    assert champion.net_for(entry.config(3)) is nets[0]
    assert champion.net_for(entry.config(3, variant="tactical")) is nets[1]


def test_it_says_that_a_deck_is_not_the_one_it_was_trained_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    about, params = a_net("outspeed")
    champion = Champion(champions.senses_of(GAMES["outspeed"]), [Net(about, params)])
    entry = GAMES["outspeed"]
    house = entry.rules.house_deck()
    for deck, warnings in ((house, 0), (vary(house, Random(1)), 1)):
        caplog.clear()
        config = entry.config(3, deck)
        for state, seat, options in [*decisions("outspeed", config)][:5]:
            champion.weigh(entry.rules.game.view(state, Seat(seat)), options)
        assert len(caplog.records) == warnings
        assert all("not trained on the deck" in record.message for record in caplog.records)


def test_a_net_of_other_features_or_another_game_is_refused(tmp_path: Path) -> None:
    about, params = a_net("outspeed", features=99)
    with pytest.raises(UnreadableNetError, match="99"):
        Champion(champions.senses_of(GAMES["outspeed"]), [Net(about, params)])
    about, params = a_net("outspeed")
    write_net(tmp_path / "net.npz", about, params)
    with pytest.raises(UnreadableNetError, match="outspeed"):
        bot("why_first", str(tmp_path / "net.npz"), 0)


def test_the_level_is_offered_where_its_nets_are() -> None:
    assert ("champion" in LEVELS) is champions.are_installed(GAMES.values())


# The nets of the package

MAX_BYTES = 6_000_000

WITHOUT_JAX = """
import sys


class NoJax:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("jax", "jaxlib"):
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, NoJax())
from random import Random
from paddock.bots.playing import play
from paddock.catalog import GAMES, bot

for name, variant in (("outspeed", None), ("why_first", None), ("why_first", "tactical")):
    entry = GAMES[name]
    seated = [bot(name, "champion", seat) for seat in range(3)]
    print(len(play(entry.rules.game, entry.config(3, variant=variant), seated, Random(1)).inputs))
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_net_of_the_package_says_what_made_it(game: str) -> None:
    """Commit, deck digest, seed, command and device; the digest is of the house deck."""
    entry = GAMES[game]
    nets = champions.champion_of(entry)._nets
    assert {variant for net in nets for variant in net.about.variants} == {
        None,
        *entry.rules.variants,
    }
    for net in nets:
        about = net.about
        assert {*about.players} == {*entry.rules.players}
        assert about.deck_digest == digest_of(entry.rules.house_deck())
        assert re.fullmatch(r"[0-9a-f]{7,40}", about.commit)
        assert about.command
        assert about.device
        assert about.seed > 0


def test_all_weights_of_the_package_are_small() -> None:
    sizes = [
        len(file.read_bytes())
        for entry in GAMES.values()
        if bots_of(entry).nets
        for file in files(bots_of(entry).nets).joinpath(champions.FOLDER).iterdir()
    ]
    assert len(sizes) >= 4
    assert sum(sizes) <= MAX_BYTES


def test_the_champion_plays_without_jax() -> None:
    ran = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, "-c", WITHOUT_JAX], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert [int(line) > 20 for line in ran.stdout.split()] == [True] * 3


# Decks


def test_variations_of_a_deck_may_be_played_and_differ() -> None:
    house = GAMES["outspeed"].rules.house_deck()
    rng = Random(4)
    decks = [vary(house, rng) for _ in range(6)]
    assert len({digest_of(deck) for deck in decks} | {digest_of(house)}) == 7
    for deck in decks:
        faults = Faults()
        deck_check.check(deck, faults)
        assert not [fault for fault in faults.found() if not fault.warning]
        changed = sum(one != other for one, other in zip(deck.tiles, house.tiles, strict=True))
        assert changed > 8
