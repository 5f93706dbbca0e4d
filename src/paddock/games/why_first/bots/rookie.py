"""The Rookie of Why First?: knows that the second wins, and sees no further than its nose.

It looks at the track as it would stand if its card were the last one. It forgets the card that it
will have to lay before itself, does not ask what the others may do, and follows its whims.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from paddock.games.why_first.bots.outlook import Outlook, outlook_on
from paddock.games.why_first.state import Action, Lay
from paddock.games.why_first.view import View

WHIM: Final = 0.06
"""In chances to win: the larger, the more it plays whatever comes to hand."""


def weigh(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """How often to play each option, as weights."""
    outlook = outlook_on(view, 1)
    return [exp(_chance(outlook, view, option) / WHIM) for option in options]


def _chance(outlook: Outlook, view: View, option: Action) -> float:
    """My chance to win, if the race were over after this."""
    assert view.seat is not None
    if isinstance(option, Lay):
        value, figure = option.card.value, int(option.before)
    else:
        value, figure = view.laid[0].card.value, int(option.figure)
    places = [float(field) for field in view.fields]
    places[figure] += value
    return outlook.of(view.seat, places)
