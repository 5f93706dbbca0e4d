"""Champions on the vector engine: the diary counts as the rules do, and neighbours are sets."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock.bots.playing import draw
from paddock.catalog import GAMES
from paddock.core import Event
from paddock.core.pending import Chance, GameOver
from paddock.games.outspeed import events as e
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.encoding import action_index, arrays
from paddock.games.outspeed.lab.measure import measure
from paddock.games.outspeed.lab.tuning.mutation import is_house_set
from paddock.games.outspeed.layout import KINDS, LOSSES, NO_TOKEN, PASS, ROUNDS
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Amount, Players, Route, Side
from research.champion_losses import zones_beside
from research.champion_races import NetRaces
from research.neighbour_plot import Dot, Panel, plot
from research.race_diary import Diary, Log, Now, counts_of
from research.tile_neighbours import EVERYWHERE, neighbours

DECK = house_deck()
RULES: Any = GAMES["outspeed"].rules.game


def now_of(state: Any, events: list[Event]) -> Now:
    """A state and what was lost so far, as a batch of one race."""
    known: dict[str, Any] = {**arrays(state), "loss": [0] * len(state.zones)}
    for event in events:
        if isinstance(event, e.ShipsEliminated):
            for seat, loss in event.losses.items():
                known["loss"][seat] = 1 + LOSSES.index(loss)
    single = ("phase", "round", "tile", "face", "rear", "boards_added")
    found = {name: np.array(numbers)[None] for name, numbers in known.items()}
    found["tokens"] = found["tokens"].reshape(1, -1, KINDS)
    return found | {name: found[name][:, 0] for name in single}


def raced(players: int, seed: int) -> tuple[Log, list[Event]]:
    """A race of random play by the rules, noted step by step, and its events."""
    rng, state, events = Random(seed), RULES.setup(Config(players, DECK)), list[Event]()
    diary, before, actions = Diary(1, players, DECK), None, np.empty(0, np.int32)
    while True:
        while isinstance(waiting := RULES.pending(state), Chance):
            after = RULES.apply_chance(state, draw(waiting, rng))
            state, events = after.state, [*events, *after.events]
        now = now_of(state, events)
        if before is not None:
            diary.note(before, actions[None], now)
        if isinstance(waiting, GameOver):
            won = np.array([[seat in waiting.winners for seat in range(players)]])
            return diary.log(now, won), events
        choices = {seat: rng.choice(offer) for seat, offer in waiting.options.items()}
        actions, before = np.full(players, PASS, np.int32), now
        for seat, action in choices.items():
            actions[seat] = action_index(state, seat, action)
        after = RULES.apply_choices(state, choices)
        state, events = after.state, [*events, *after.events]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_diary_counts_what_the_rules_count(players: int) -> None:
    found: Counter[tuple[str, ...]] = Counter()
    wanted: Counter[tuple[str, ...]] = Counter()
    for seed in range(40):
        log, events = raced(players, seed)
        found.update(counts_of(log))
        wanted.update(measure(Config(players, DECK), events))
    skipped = ("routes", "out")
    counted = {path: n for path, n in found.items() if n and path[0] not in skipped}
    known = {path: n for path, n in wanted.items() if n and path[0] not in skipped}
    known.pop(("first_out", "never"), None)
    assert counted == known


def test_a_diary_knows_who_did_what() -> None:
    for seed in range(20):
        log, events = raced(4, seed)
        laid = Counter(
            token for one in events if isinstance(one, e.TokensTurnedUp) for token in one.tokens
        )
        assert (log.played < NO_TOKEN).sum() == laid.total()
        lost = chain.from_iterable(one.seats for one in events if isinstance(one, e.TurnsLost))
        assert log.lost.sum() == len([*lost])
        routes = [one for one in events if isinstance(one, e.RoutesRevealed)]
        assert (log.side < 3).sum() == sum(len(one.routes) for one in routes)
        moved = log.after[log.after > 0]
        assert moved.min() >= 1
        assert ((log.out_in <= ROUNDS) == (log.loss > 0)).all()


def test_a_neighbour_changes_one_face_and_stays_a_house_set() -> None:
    for face in Players:
        first, *others = neighbours(DECK, face)
        assert first.deck == DECK
        assert len({one.deck for one in others}) == len(others) > 30
        other = "face56" if face is Players.UP_TO_4 else "face34"
        for one in others:
            assert is_house_set(one.deck)
            same = [getattr(tile, other) for tile in one.deck.tiles]
            assert same == [getattr(tile, other) for tile in DECK.tiles]
            changed = [a for a, b in zip(one.deck.tiles, DECK.tiles, strict=True) if a != b]
            assert changed
            assert one.change.startswith(EVERYWHERE) or len(changed) == 1


def test_the_picture_of_neighbours_has_a_point_for_each() -> None:
    dots = [Dot(10.0, 40.0, is_whole=False), Dot(12.0, 50.0, is_whole=True)]
    drawn = plot([Panel((5, 6), Dot(12.0, 47.0, is_whole=False), dots)])
    assert drawn.count('fill-opacity="0.6"') == 1
    assert drawn.count("l8 8m-8 0l8-8") == 2, "in the legend, too"
    assert "with 6 players" in drawn


@pytest.mark.slow
def test_two_decks_meet_the_same_tiles_and_a_seed_repeats_its_races() -> None:
    races = NetRaces(3, DECK)
    other = [*neighbours(DECK, Players.UP_TO_4)][4].deck
    first, again, elsewhere = (races.play(deck, 7, 24) for deck in (DECK, DECK, other))
    assert all((a == b).all() for a, b in zip(first, again, strict=True))
    both = (first.started > 0) & (elsewhere.started > 0)
    assert (first.tile[both] == elsewhere.tile[both]).all()
    assert (first.after != elsewhere.after).any()
    found = counts_of(first)
    assert found["rounds",] > 12 * 20
    assert found["finished",] > 24, "Champions know how to race"


def test_a_route_saves_a_ship_beside_these_rivals() -> None:
    face = DECK.tiles[3].face34
    assert face.right == Route(zones=Amount(counts=(Side.LEFT, Side.MIDDLE)), token=True)
    others = np.array([0, 1, 1], np.int16)
    assert zones_beside(face, Side.RIGHT, others, 5, lonely=False) == 3
    assert zones_beside(face, Side.LEFT, others, 3, lonely=False) == 0, "it would empty the tank"
    assert zones_beside(face, Side.LEFT, others, 4, lonely=False) == 5
    full = np.array([0, 0, 0], np.int16)
    assert zones_beside(face, Side.LEFT, full, 9, lonely=False) == 0, "there is room for three"
    lonely = DECK.tiles[10].face34
    assert zones_beside(lonely, Side.LEFT, others, 9, lonely=True) == 0
    assert zones_beside(lonely, Side.LEFT, np.array([1, 1], np.int16), 9, lonely=True) == 3
