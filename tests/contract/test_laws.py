"""The laws of `paddock.testing` hold for our games in every configuration, and the games go far."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from paddock.core import GameOver
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import state as outspeed
from paddock.games.outspeed.events import Loss, ShipsEliminated, TokenWithoutEffect
from paddock.games.outspeed.tiles import Token
from paddock.games.why_first import events as why_first_events
from paddock.testing.game_laws import LAWS, Law
from tests.contract.playouts import Moment, played
from tests.contract.relabelling import Pair, Seating
from tests.contract.starts import SUBJECTS

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS = range(1, 9)
FEW = {"states_are_values", "a_choice_that_is_not_offered_is_refused"}
"""These take long, and look at every moment of a game: one game of each subject is enough."""

every_subject = pytest.mark.parametrize("name", SUBJECTS)


def games(name: str) -> Iterator[tuple[Moment, ...]]:
    return (played(name, seed) for seed in SEEDS)


def moments(name: str) -> Iterator[Moment]:
    return (moment for game in games(name) for moment in game)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@every_subject
def test_it_keeps_the_law(name: str, law: Law) -> None:
    long = law.__name__ in FEW or "refused" in law.__name__ or "nobody" in law.__name__
    for seed in [0] if long else SEEDS:
        law(SUBJECTS[name], seed)


# Seats


@every_subject
def test_other_seats_give_the_same_game_on_other_seats(name: str) -> None:
    subject, finished = SUBJECTS[name], 0
    for seed in SEEDS:
        rng = Random(seed)
        seating = Seating(tuple(rng.sample(subject.seats(), len(subject.seats()))))
        pair = Pair(subject, seating, rng)
        pair.check()
        while pair.play():
            pair.check()
        finished += isinstance(subject.game.pending(pair.here), GameOver)
    assert finished


# Do these games go everywhere?


def test_the_games_of_these_tests_show_every_event() -> None:
    seen = Counter(type(event) for event in all_events())

    every_event = {*get_args(outspeed_events.AnyEvent), *get_args(why_first_events.AnyEvent)}
    assert seen.keys() == every_event


def test_the_games_of_these_tests_lose_ships_in_every_way_and_end_in_every_way() -> None:
    losses = {
        loss for e in all_events() if isinstance(e, ShipsEliminated) for loss in e.losses.values()
    }
    endings = {game[-1].waiting.reason for name in SUBJECTS for game in games(name)}

    assert losses == {*Loss}
    assert endings == {*outspeed.Ending, "five_races"}


def test_the_games_of_these_tests_run_out_of_markers_and_of_tokens() -> None:
    spent = [e for e in all_events() if isinstance(e, TokenWithoutEffect)]
    drawing = [m.state.drawing for m in moments("outspeed-6-stress") if m.state.drawing]
    found_one = [
        len(now.looked_at[now.order[now.served]]) for now in drawing if now.served < len(now.order)
    ]
    markers = [len(m.state.markers) for m in moments("outspeed-6-fields")]

    assert max(markers) == outspeed.MARKERS
    assert any(event.token is Token.FORCE_FIELD for event in spent)
    assert any(found_one)


def all_events() -> Iterator[Any]:
    for name in SUBJECTS:
        for moment in moments(name):
            if moment.step is not None:
                yield from moment.step.events
