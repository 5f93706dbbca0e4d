"""Short answers beside a run, which show whether its net gets harder to answer.

They have the same settings in every run, so that their gains can be compared. A rising gain shows
that a run breaks; it does not replace the verdict of a long answer.
"""

from collections.abc import Iterator
from typing import Any, Final

import jax
from msgspec.structs import replace

from paddock.train.background import in_background
from paddock.train.run import Run
from paddock.train.setting import ANSWER, GAUGE_UPDATES, GAUGING, Limit

SHARES: Final = (0.25, 0.5, 0.75, 1.0)
"""Of the run: when it is gauged."""
ANSWERED: Final = "answer"


class Gauge:
    """Answers to the net of a run, for each of some numbers of players."""

    def __init__(self, run: Run, players: tuple[int, ...]) -> None:
        self._run = run
        self._device = "cpu" if jax.default_backend() == "cpu" else "gpu"
        net = run.setting.sizes
        sizes = replace(GAUGING[self._device], width=net.width, layers=net.layers)
        usual = run.setting.variants[:1]
        common = replace(run.setting, variants=usual, rates=ANSWER, sizes=sizes, against=ANSWERED)
        self._answers = [
            Run(
                replace(common, players=(number,)),
                run.folder / f"{ANSWERED}-{number}",
                answered=run.result(),
                evaluations=0,
            )
            for number in players
        ]
        gauged = [row["done"] for row in run.now.history if row.get("against") == ANSWERED]
        self._due = [share for share in SHARES if share > max(gauged, default=0.0)]

        self._compiled = in_background(self._compile)

    def _compile(self) -> None:
        for answer in self._answers:
            answer.compile(lambda _: None, wait=True)

    def wait(self) -> None:
        """Wait until all is compiled, so that no share of the run is gauged late."""
        self._compiled.result()

    def is_compiling(self) -> bool:
        """Whether a thread still compiles."""
        return not self._compiled.done()

    def __call__(self, done: float) -> Iterator[dict[str, Any]]:
        """Measure what answers gain from the net as it is now, whenever that is due."""
        if not self._due or done < self._due[0] or (done < 1 and self.is_compiling()):
            return
        self._due = [share for share in self._due if share > done]
        self.wait()
        for answer in self._answers:
            answer.answer(self._run.result())
            answer.train(Limit(updates=GAUGE_UPDATES[self._device]), lambda _: None)
            for row in answer.now.history:
                if "against" in row and row["done"] == 1.0:
                    now = self._run.now
                    yield {
                        **row,
                        "update": now.updates,
                        "seconds": round(now.seconds, 1),
                        "done": round(done, 4),
                        "against": ANSWERED,
                    }
