"""Events move the picture on to the very place on which the next scene settles."""

from random import Random
from typing import Any

import pytest

from paddock.bots.bot import Peek
from paddock.bots.playing import draw
from paddock.catalog import GAMES, bot
from paddock.core import SPECTATOR, Decision, Event, GameOver, Seat, Viewer, as_seen_by
from paddock.terminal.stage import picture_of

SEEN = {
    "outspeed": (
        "round",
        "tile",
        "face",
        "zones",
        "fuel",
        "token_counts",
        "markers",
        "rear",
        "boards_added",
        "discard",
        "ending",
    ),
    "why_first": ("race", "fields", "points", "hand_sizes"),
}


def _steps(game: str, players: int, seed: int, *, variant: str | None) -> list[tuple[Any, Any]]:
    """States between which players are asked, and the events that led there."""
    rules, rng = GAMES[game].rules.game, Random(seed)
    state = rules.setup(GAMES[game].config(players, variant=variant))
    steps: list[tuple[Any, Any]] = []
    events: tuple[Event, ...] = ()
    bots = [bot(game, "rookie", seat) for seat in range(players)]
    while not isinstance(pending := rules.pending(state), GameOver):
        if isinstance(pending, Decision):
            steps.append((state, events))
            choices = {
                seat: bots[seat].choose(Peek(options, rules, state, seat), rng)
                for seat, options in pending.options.items()
            }
            step = rules.apply_choices(state, choices)
            events = ()
        else:
            step = rules.apply_chance(state, draw(pending, rng))
        state, events = step.state, (*events, *step.events)
    return [*steps, (state, events)]


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR])
@pytest.mark.parametrize(
    ("game", "players", "variant"),
    [
        ("outspeed", 3, None),
        ("outspeed", 6, "first_race"),
        ("why_first", 2, None),
        ("why_first", 4, "tactical"),
        ("why_first", 6, None),
    ],
)
def test_events_lead_to_the_next_view(
    game: str,
    players: int,
    variant: str | None,
    viewer: Viewer,
) -> None:
    rules, picture = GAMES[game].rules.game, picture_of(game)
    for seed in range(6):
        steps = _steps(game, players, seed, variant=variant)
        view = rules.view(steps[0][0], viewer)
        for state, events in steps[1:]:
            for event in as_seen_by(viewer, events):
                view = picture.after(view, event)
                GAMES[game].rules.prospects(view, ())
                assert picture.lasts(event) >= 0
            true = rules.view(state, viewer)
            for field in SEEN[game]:
                assert getattr(view, field) == getattr(true, field), (field, events)
            view = true
