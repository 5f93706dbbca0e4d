"""An answer to the Champion as it plays, search and look ahead included. Nothing is trained.

    paddock arena outspeed --bots research/answer.py:Answer,champion,champion --players 3 --deals 40

Before each choice it draws as many worlds as the environment variable `WORLDS` says, 64 by default,
and lets the others choose there as the Champion's net mixes. It plays what then leads to the
highest value of the net, and at the last choice what the Champion plays. What it gains above an
equal share is a lower bound of what can be gained: a best response may gain more.
"""

import os
from random import Random
from typing import Any, Final

from paddock.bots.bot import Sight
from paddock.catalog import GAMES
from paddock.champions import champion_of
from paddock.coach import judge_for, judge_options
from paddock.game_entry import GameEntry, bots_of

WORLDS: Final = int(os.environ.get("WORLDS", "64"))
MAX_SEED: Final = 1 << 30
DOUBT: Final = 0.01
"""In win chances: what is less better than this is done as the Champion would."""


class Answer:
    """Takes what is best if all others are Champions."""

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """The option with the highest win chance."""
        view, options = sight.view(), sight.options
        entry = _entry_of(view)
        shares = champion_of(entry).weigh(view, options, rng)
        if bots_of(entry).is_last_choice(view):
            return rng.choices(options, shares)[0]
        worlds = judge_options(
            entry.rules.game,
            judge_for(entry),
            view,
            options,
            worlds=WORLDS,
            seed=rng.randrange(MAX_SEED),
        )
        values = [sum(of_one) / len(of_one) for of_one in worlds]
        scores = [value + DOUBT * share for value, share in zip(values, shares, strict=True)]
        return options[scores.index(max(scores))]


def _entry_of(view: Any) -> GameEntry:
    (found,) = [entry for entry in GAMES.values() if entry.rules.view_type is type(view)]
    return found
