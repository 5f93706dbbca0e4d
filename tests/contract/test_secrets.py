"""No viewer learns a secret: what they receive depends only on what they may know.

Each law takes the game as an argument, so that `test_planted_leaks` can break it.
"""

from collections.abc import Mapping
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core import (
    AnyGame,
    Chance,
    Chosen,
    Decision,
    Drawn,
    GameOver,
    Seat,
    Table,
    Viewer,
    apply_input,
    as_seen_by,
    commit,
    look,
)
from paddock.core.record import AnyInput
from tests.contract.playouts import Moment, draw, played_by, playout
from tests.contract.starts import SUBJECTS, Subject

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS = range(3)
MAX_OUTCOMES = 24

every_subject = pytest.mark.parametrize("name", SUBJECTS)


@every_subject
def test_a_view_shows_no_secret(name: str) -> None:
    for seed in SEEDS:
        a_view_shows_no_secret(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_hidden_draw_looks_the_same_whatever_is_drawn(name: str) -> None:
    for seed in SEEDS:
        a_hidden_draw_looks_the_same(SUBJECTS[name].game, name, seed)


@every_subject
def test_what_happens_looks_the_same_in_all_worlds_that_look_the_same(name: str) -> None:
    for seed in SEEDS:
        what_happens_looks_the_same(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_committed_choice_stays_secret_until_all_are_in(name: str) -> None:
    for seed in SEEDS:
        a_committed_choice_stays_secret(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_default_choice_is_offered_and_depends_only_on_the_view(name: str) -> None:
    for seed in SEEDS:
        a_default_choice_betrays_nothing(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_determinized_world_looks_the_same_and_is_a_whole_game(name: str) -> None:
    for seed in SEEDS:
        a_determinized_world_looks_the_same(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_determinized_world_depends_only_on_the_view(name: str) -> None:
    for seed in SEEDS:
        a_determinized_world_depends_only_on_the_view(SUBJECTS[name].game, name, seed)


@every_subject
def test_a_determinized_world_can_be_played_to_the_end(name: str) -> None:
    for seed in SEEDS:
        a_determinized_world_can_be_played_to_the_end(SUBJECTS[name].game, name, seed)


# The laws


def a_view_shows_no_secret(game: AnyGame, name: str, seed: int) -> None:
    """Views, options and who is asked are the same in every world that the viewer must allow."""
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        here = moment.state
        for viewer in subject.viewers():
            there = subject.secrets.reshuffle(here, viewer, rng)
            assert glimpse(game, there, viewer) == glimpse(game, here, viewer)


def a_hidden_draw_looks_the_same(game: AnyGame, name: str, seed: int) -> None:
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        if not isinstance(moment.waiting, Chance):
            continue
        steps = [game.apply_chance(moment.state, drawn) for drawn in draws(moment.waiting, rng)]
        for viewer in subject.viewers():
            if subject.secrets.hides_outcome(moment.state, viewer):
                looks = [
                    (as_seen_by(viewer, step.events), glimpse(game, step.state, viewer))
                    for step in steps
                ]
                assert all(look == looks[0] for look in looks)


def what_happens_looks_the_same(game: AnyGame, name: str, seed: int) -> None:
    """The same input, but for what stays hidden of it, looks alike in two worlds."""
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        if moment.given is None or moment.step is None:
            continue
        here = moment.step
        for viewer in subject.viewers():
            world = other_world(subject, moment, viewer, rng)
            given = as_far_as_learned(game.pending(world), subject, moment, viewer, rng)
            if given is None:
                continue
            there = apply_input(game, world, given)
            assert as_seen_by(viewer, there.events) == as_seen_by(viewer, here.events)
            assert glimpse(game, there.state, viewer) == glimpse(game, here.state, viewer)


def a_committed_choice_stays_secret(game: AnyGame, name: str, seed: int) -> None:
    """Others learn that a choice was made, and nothing else."""
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        if not isinstance(moment.waiting, Decision) or len(moment.waiting.options) == 1:
            continue
        first = rng.choice(sorted(moment.waiting.options))
        offer = moment.waiting.options[first]
        committed = [
            commit(game, Table(moment.state), first, action, lambda chance: draw(rng, chance))
            for action in rng.sample(offer, min(len(offer), 4))
        ]
        assert all(events == () for _, events in committed)
        for viewer in subject.viewers():
            looks = [look(game, table, viewer) for table, _ in committed]
            if viewer == first:
                looks = [replace(seen, my_choice=None) for seen in looks]
            assert all(seen == looks[0] for seen in looks)
            assert looks[0].waiting_for == moment.waiting.options.keys() - {first}


def a_default_choice_betrays_nothing(game: AnyGame, name: str, seed: int) -> None:
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        if isinstance(moment.waiting, Decision):
            for seat, offer in moment.waiting.options.items():
                default = game.default_choice(moment.state, seat)
                assert default in offer
                other = subject.secrets.reshuffle(moment.state, seat, rng)
                assert game.default_choice(other, seat) == default


def a_determinized_world_looks_the_same(game: AnyGame, name: str, seed: int) -> None:
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        for viewer in subject.viewers():
            world = game.determinize(game.view(moment.state, viewer), rng)
            subject.check_pieces(world)
            assert glimpse(game, world, viewer) == glimpse(game, moment.state, viewer)


def a_determinized_world_depends_only_on_the_view(game: AnyGame, name: str, seed: int) -> None:
    """The same view and the same dice give the same world; other dice give other worlds."""
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed):
        viewer = rng.choice(subject.viewers())
        others = [subject.secrets.reshuffle(moment.state, viewer, rng) for _ in range(4)]
        dice = rng.random()
        worlds = [game.determinize(game.view(world, viewer), Random(dice)) for world in others]
        assert all(world == worlds[0] for world in worlds)
        if len({*others}) == len(others):
            view = game.view(moment.state, viewer)
            assert len({game.determinize(view, rng) for _ in range(8)}) > 1


def a_determinized_world_can_be_played_to_the_end(game: AnyGame, name: str, seed: int) -> None:
    subject, rng = SUBJECTS[name], Random(seed)
    for moment in played_by(game, name, seed)[:: len(SEEDS)]:
        viewer = rng.choice(subject.viewers())
        world = game.determinize(game.view(moment.state, viewer), rng)
        *_, last = playout(game, world, rng)
        subject.check_pieces(last.state)
        assert isinstance(last.waiting, GameOver)


# What the laws look at


def glimpse(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """All that the viewer is shown: the view, their options, who is asked, how it ended."""
    waiting = game.pending(state)
    seen = look(game, Table(state), viewer)
    return seen, hash(seen.view), waiting if isinstance(waiting, GameOver) else type(waiting)


def draws(chance: Chance[Any], rng: Random) -> list[tuple[Any, ...]]:
    """All that can be drawn, or some of it where that is too much."""
    if chance.draws <= 2:
        copies = [o for o, weight in chance.odds.items() for _ in range(min(weight, chance.draws))]
        every = sorted({*permutations(copies, chance.draws)}, key=repr)
        return rng.sample(every, min(len(every), MAX_OUTCOMES))
    return [draw(rng, chance) for _ in islice(iter(int, 1), MAX_OUTCOMES)]


def other_world(subject: Subject, moment: Moment, viewer: Viewer, rng: Random) -> Any:
    """A world that looks the same to the viewer, and in which the same comes to light now."""
    assert moment.step is not None
    given = moment.given.choices if isinstance(moment.given, Chosen) else drawn(moment.given)
    shown = subject.secrets.exposed(moment.state, viewer, given, moment.step.state)
    return subject.secrets.reshuffle(moment.state, viewer, rng, shown)


def drawn(given: AnyInput | None) -> tuple[Any, ...]:
    assert isinstance(given, Drawn)
    return given.drawn


def as_far_as_learned(
    waiting: Any, subject: Subject, moment: Moment, viewer: Viewer, rng: Random
) -> AnyInput | None:
    """An input to the other world of which the viewer may know the same. None: there is none."""
    if isinstance(waiting, Chance):
        hidden = subject.secrets.hides_outcome(moment.state, viewer)
        return Drawn(draw(rng, waiting)) if hidden else moment.given
    assert isinstance(waiting, Decision)
    assert isinstance(moment.given, Chosen)

    def learned(seat: Seat, action: Any) -> Any:
        return subject.secrets.learned(moment.state, viewer, seat, action)

    alike = {
        seat: [a for a in waiting.options[seat] if learned(seat, a) == learned(seat, action)]
        for seat, action in moment.given.choices.items()
    }
    return Chosen(some_of_each(alike, rng)) if all(alike.values()) else None


def some_of_each(offers: Mapping[Seat, list[Any]], rng: Random) -> dict[Seat, Any]:
    return {seat: rng.choice(offer) for seat, offer in offers.items()}
