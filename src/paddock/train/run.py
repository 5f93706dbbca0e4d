"""A training run: tables take turns, one net learns from all of them.

What an update does depends on the seed, its number and the share of the run that lies behind. With
a fixed number of updates the same seed gives the same net on the same device.
"""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.bots.net import About, write_net
from paddock.train import checkpoint
from paddock.train.about import about_of
from paddock.train.adam import no_moments
from paddock.train.background import in_background, stopping, succeeded
from paddock.train.checkpoint import Progress
from paddock.train.game_training import Games, GameTraining, training_of
from paddock.train.learning import Learner, Samples, Seen, advantages, choose_samples
from paddock.train.net import Params, copied, new_params, params_of, towards
from paddock.train.page import curves
from paddock.train.setting import EVALUATIONS, HOUSE, MAGNET_EVERY, Limit, Setting
from paddock.train.table import (
    A_NET,
    RANDOM,
    REGULARS,
    LastChoice,
    Table,
)
from paddock.vector.batches import seed_key

NET: Final = "net.npz"
HISTORY: Final = "progress.jsonl"
PAGE: Final = "curves.html"
SAVE_SECONDS: Final = 60.0
KEEP_AT: Final = (0.0, 0.1, 0.25, 0.5)
"""Shares of a run after which a net is kept, to be played against later."""
FINAL_ROUNDS: Final = 4
"""The last evaluation has so many times the deals of the others."""

PytreeT = TypeVar("PytreeT")
Report = Callable[[dict[str, Any]], None]
Beside = Callable[[float], Iterable[dict[str, Any]]]
"""Work beside a run, by the share of the run that lies behind: rows for its history."""


class Run:
    """One net and its tables."""

    def __init__(
        self,
        setting: Setting,
        folder: Path,
        *,
        half: bool | None = None,
        answered: Params | None = None,
        evaluations: int = EVALUATIONS,
    ) -> None:
        """Begin a run. `answered` is a net to answer that is in no file."""
        self._began = time.perf_counter()
        self.setting, self.folder, self._evaluations = setting, folder, evaluations
        on_gpu = jax.default_backend() != "cpu"
        self._half = on_gpu if half is None else half
        training = training_of(setting.game)
        decks = _decks(training, setting)
        groups = [setting.variants] if training.mixes_variants else _each(setting.variants)
        sizes, module = setting.sizes, training.features
        last = _last_choice(setting)
        numbers = [*dict.fromkeys(setting.players)]
        self.tables = [
            Table(
                setting.game,
                players,
                variants,
                decks,
                half=self._half,
                last=last,
                steps=sizes.steps,
            )
            for variants in groups
            for players in numbers
        ]
        self._turns = [
            group * len(numbers) + numbers.index(players)
            for group in range(len(groups))
            for players in setting.players
        ]
        self.module = module
        self._key = seed_key(setting.seed)
        self._learner = Learner(module, sizes.minibatches, sizes.epochs, half=self._half)
        self.other = answered
        if answered is None and setting.against:
            self.other = params_of(setting.against)
        self.now = self._begin() if answered is None else self._from(copied(answered))
        self._evaluated = 0

    def _begin(self) -> Progress:
        sizes, setting = self.setting.sizes, self.setting
        inputs = self.module.features(np, np.zeros(self.module.NUMBERS, np.int32)).shape[0]
        return self._from(
            params_of(setting.start)
            if setting.start
            else new_params(self._own("net"), inputs, sizes.width, sizes.layers, self.module.SLOTS)
        )

    def answer(self, net: Params) -> None:
        """Begin anew, with this net in all seats but one, and in the last seat to start with."""
        self.other = net
        self.now = self._from(copied(net))
        self._began = time.perf_counter()
        self._evaluated = 0

    def _from(self, params: Params) -> Progress:
        sizes, setting = self.setting.sizes, self.setting
        games = [
            jax.jit(table.begin, static_argnums=1)(
                self._own("games", number),
                table.games(sizes.samples, one_learns=bool(setting.against)),
            )
            for number, table in enumerate(self.tables)
        ]
        magnet, mean = copied(params), copied(params)
        return Progress(params, no_moments(params), magnet, mean, games, 0, 0.0, 0, [], [])

    def result(self) -> Params:
        """The net that the run has made: the mean of the weights, where the rates ask for it."""
        return self.now.mean if self.setting.rates.mean else self.now.params

    def _own(self, purpose: str, number: int = 0) -> Array:
        """A key for each purpose, so that none depends on another."""
        place = ("net", "games", "update", "duel").index(purpose)
        return jax.random.fold_in(jax.random.fold_in(self._key, place), number)

    # Compiling: each table has a rollout and a duel of its own, and all share the update

    def compile(self, progress: Callable[[str], None], *, wait: bool) -> None:
        """Compile all at once: XLA leaves Python alone while it works.

        `wait`: for every table, so that the same seed gives the same net. Without it the first
        table begins as soon as it can, and the others join in.
        """
        began, shapes = time.perf_counter(), _shapes(self.now)
        update = in_background(self._compile_update, shapes)
        self._rollouts = [
            in_background(self._compile_rollout, table, shapes, games)
            for table, games in zip(self.tables, shapes.games, strict=True)
        ]
        waited = self._rollouts if wait else self._rollouts[:1]
        for one in (update, *waited):
            one.result()
        self._update = update.result()
        self._duels = [in_background(self._compile_duel, table, shapes) for table in self.tables]
        progress(f"compiled in {time.perf_counter() - began:.0f} s")

    def _compile_rollout(self, table: Table, now: Progress, games: Games) -> Any:
        sizes, rates = self.setting.sizes, self.setting.rates

        def collect(params: Params, other: Any, games: Games, key: Array) -> Any:
            for_games, for_samples = jax.random.split(key)
            games, played, last = table.rollout(params, other, games, for_games)
            gains, targets = advantages(played, last, rates.decay)
            samples = choose_samples(played, gains, targets, sizes.samples, for_samples)
            return games, samples, jnp.sum(played.over)

        arguments = (now.params, self.other, games, self._own("update"))
        return jax.jit(collect, donate_argnums=2).lower(*arguments).compile()

    def _compile_update(self, now: Progress) -> Any:
        sizes = self.setting.sizes
        slots, numbers = self.module.SLOTS, self.module.NUMBERS
        shapes = (
            ((numbers,), jnp.int16),
            ((slots,), jnp.bool_),
            ((), jnp.int8),
            *([((), jnp.float32)] * 4),
        )
        of_samples: list[Any] = [
            jax.ShapeDtypeStruct((sizes.samples, *shape), kind)  # type: ignore[no-untyped-call]
            for shape, kind in shapes
        ]
        rate = jnp.float32(0)
        arguments = (now.params, now.moments, now.magnet, Samples(*of_samples), self._own("update"))
        update = jax.jit(self._learner.update, donate_argnums=(0, 1))
        return update.lower(*arguments, rate, rate, rate).compile()

    def _compile_duel(self, table: Table, now: Progress) -> Any:
        params, deals = now.params, self.setting.sizes.deals
        duel = jax.jit(table.duel, static_argnums=4)
        return duel.lower(params, params, jnp.int32(A_NET), self._own("duel"), deals).compile()

    def is_compiling(self) -> bool:
        """Whether a thread still compiles what the run no longer needs."""
        return not all(one.done() for one in (*self._rollouts, *self._duels))

    # Running

    def train(self, limit: Limit, report: Report, beside: Beside | None = None) -> None:
        """Until the limit or a signal. `beside` is asked for rows after each update."""
        began = self._began - self.now.seconds
        saved, before = time.perf_counter(), None
        with stopping() as stopped:
            while not stopped():
                seconds = time.perf_counter() - began
                done = limit.done(self.now.updates, seconds)
                if done >= 1:
                    break
                self.now = self.now._replace(seconds=seconds)
                self._keep(done)
                seen = self._one_update(done)
                if before is not None:
                    self._note(before, done, report)
                before = seen
                self._evaluate_when_due(done, report, wait=limit.updates is not None)
                self._ask(beside, done, report)
                if time.perf_counter() - saved > SAVE_SECONDS:
                    self.save()
                    saved = time.perf_counter()
            if before is not None:
                self._note(before, 1.0, report)
            if not stopped():
                self._ask(beside, 1.0, report)
            self.now = self.now._replace(seconds=time.perf_counter() - began)
            self.save()
            # What a best response gains is its result; other duels need not be waited for.
            awaited = limit.updates is not None or self.other is not None
            for at, duel in enumerate(self._duels):
                if not stopped() and (awaited or succeeded(duel)):
                    self._evaluate(at, 1.0, EVALUATIONS + at, report, FINAL_ROUNDS)
            self.save()

    def _one_update(self, done: float) -> tuple[int, Seen, Array]:
        now, number = self.now, self.now.updates
        ready = [at for at in self._turns if succeeded(self._rollouts[at])]
        at = ready[number % len(ready)]
        for_games, for_update = jax.random.split(self._own("update", number))
        games, samples, ended = self._rollouts[at].result()(
            now.params, self.other, now.games[at], for_games
        )
        learning, entropy = self.setting.rates.at(done, number)
        rates = map(jnp.float32, (learning, entropy, self.setting.rates.magnet))
        params, moments, seen = self._update(
            now.params, now.moments, now.magnet, samples, for_update, *rates
        )
        all_games = [*now.games]
        all_games[at] = games
        magnet, mean = now.magnet, now.mean
        if (number + 1) % MAGNET_EVERY == 0:
            magnet = copied(params)
        if every := self.setting.rates.mean:
            mean = towards(mean, params, jnp.float32(max(1 / (number + 1), 1 / every)))
        self.now = now._replace(
            params=params,
            moments=moments,
            magnet=magnet,
            mean=mean,
            games=all_games,
            updates=number + 1,
        )
        return at, seen, ended

    def _note(self, shown: tuple[int, Seen, Array], done: float, report: Report) -> None:
        """Write an update down. It waits for it, so that the queue stays short."""
        at, seen, ended = shown
        self.now = self.now._replace(played=self.now.played + int(ended))
        row = {
            "update": self.now.updates,
            "seconds": round(self.now.seconds, 1),
            "done": round(done, 4),
            "table": self.tables[at].name,
            "games": self.now.played,
            **{name: round(float(value), 5) for name, value in seen._asdict().items()},
        }
        report(row)
        self._add(row)

    def _add(self, row: dict[str, Any]) -> None:
        self.now.history.append(row)

    def _keep(self, done: float) -> None:
        """Keep a former net now and then."""
        kept = len(self.now.earlier)
        if kept < len(KEEP_AT) and done >= KEEP_AT[kept]:
            copy = copied(self.result())
            self.now = self.now._replace(earlier=[*self.now.earlier, (done, copy)])

    def _ask(self, beside: Beside | None, done: float, report: Report) -> None:
        """Add the rows of what goes on beside the run."""
        for row in beside(done) if beside is not None else ():
            self._add(row)
            report(row)

    # Evaluating

    def _evaluate_when_due(self, done: float, report: Report, *, wait: bool) -> None:
        """So many times in a run, one table after the other."""
        due = int(done * self._evaluations)
        at = due % len(self.tables)
        if due > self._evaluated and (wait or succeeded(self._duels[at])):
            self._evaluated = due
            self._evaluate(at, done, due, report, 1)

    def _evaluate(self, at: int, done: float, number: int, report: Report, rounds: int) -> None:
        """Against random play, Regulars and an earlier self; a best response against its target."""
        table, future = self.tables[at], self._duels[at]
        for name, rival, params in self._rivals(table, done):
            deals = [
                np.asarray(
                    future.result()(
                        self.result(),
                        params,
                        jnp.int32(rival),
                        self._own("duel", FINAL_ROUNDS * number + part),
                    )
                )
                for part in range(rounds)
            ]
            won = np.concatenate(deals)
            error = float(won.std(ddof=1) / np.sqrt(len(won)))
            row = {
                "update": self.now.updates,
                "seconds": round(self.now.seconds, 1),
                "done": round(done, 4),
                "table": table.name,
                "against": name,
                "deals": len(won),
                "gain": round(100 * float(won.mean()), 3),
                "margin": round(196 * error, 3),
            }
            self._add(row)
            report(row)

    def _rivals(self, table: Table, done: float) -> Iterator[tuple[str, int, Params]]:
        if self.other is not None:
            yield "target", A_NET, self.other
            return
        yield "random", RANDOM, self.now.params
        if table.regulars is not None:
            yield "regulars", REGULARS, self.now.params
        share, params = max(
            (one for one in self.now.earlier if one[0] <= done / 2 + 1e-9),
            key=lambda one: one[0],
            default=self.now.earlier[0],
        )
        yield f"earlier {share:.2f}", A_NET, params

    # Files

    def save(self) -> None:
        """The checkpoint, the net, its history and the curves."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_net(self.folder / NET, self.about(), self.result())
        lines = "".join(f"{json.dumps(row)}\n" for row in self.now.history)
        (self.folder / HISTORY).write_text(lines, "utf-8")
        (self.folder / PAGE).write_text(curves(self.about(), self.now.history), "utf-8")
        checkpoint.save(self.folder, self.setting, self.now)

    def resume(self) -> None:
        """Go on from the folder's checkpoint."""
        self.now = checkpoint.load(self.folder, self.setting, self.now)
        shares = [row["done"] for row in self.now.history if "against" in row]
        self._evaluated = int(max(shares, default=0.0) * EVALUATIONS)

    def about(self) -> About:
        """What the net is for, and how it was made."""
        now = self.now
        return about_of(self.setting, self.module.VERSION, now.updates, now.played, now.seconds)


def _shapes(arrays: PytreeT) -> PytreeT:
    """What is compiled for: an update may have taken the arrays themselves by then."""

    def shape(leaf: Any) -> Any:
        if not isinstance(leaf, Array):
            return leaf
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype)  # type: ignore[no-untyped-call]

    shapes: PytreeT = jax.tree.map(shape, arrays)
    return shapes


def _decks(training: GameTraining, setting: Setting) -> list[Any]:
    house = training.entry.rules.house_deck()
    return [house] if setting.decks == HOUSE else training.decks(house, setting.seed)


def _last_choice(setting: Setting) -> LastChoice:
    if not setting.last_worked_out:
        return LastChoice.OF_THE_NET
    return LastChoice.WORKED_OUT_FOR_OTHERS if setting.against else LastChoice.WORKED_OUT


def _each(variants: tuple[str | None, ...]) -> list[tuple[str | None, ...]]:
    return [(variant,) for variant in variants]
