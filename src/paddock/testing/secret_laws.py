"""No viewer learns a secret: what they receive depends only on what they may know."""

from collections.abc import Callable, Mapping
from itertools import islice, permutations
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from paddock.core import (
    SPECTATOR,
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
from paddock.testing.subject import Moment, Secrets, Subject, draw, played, playout

MAX_OUTCOMES: Final = 24
MAX_SHOWN: Final = 60
"""Letters before and after the first difference of two worlds."""
EVERY: Final = 3
"""Worlds are played to their end at one moment in so many: it takes long."""

Law: TypeAlias = Callable[[Subject, int], None]


def a_view_shows_no_secret(subject: Subject, seed: int) -> None:
    """Views, options and who is asked are the same in every world that the viewer must allow."""
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        here = moment.state
        for viewer in subject.viewers():
            there = subject.other_world(here, viewer, rng)
            looks_alike(glimpse(game, there, viewer), glimpse(game, here, viewer), viewer)


def a_hidden_draw_looks_the_same(subject: Subject, seed: int) -> None:
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        if not isinstance(moment.waiting, Chance):
            continue
        steps = [game.apply_chance(moment.state, drawn) for drawn in draws(moment.waiting, rng)]
        for viewer in subject.viewers():
            if _secrets(subject).hides_outcome(moment.state, viewer):
                looks = [
                    (as_seen_by(viewer, step.events), glimpse(game, step.state, viewer))
                    for step in steps
                ]
                for seen in looks[1:]:
                    looks_alike(seen, looks[0], viewer)


def what_happens_looks_the_same(subject: Subject, seed: int) -> None:
    """The same input, but for what stays hidden of it, looks alike in two worlds."""
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        if moment.given is None or moment.step is None:
            continue
        here = moment.step
        for viewer in subject.viewers():
            world = other_world(subject, moment, viewer, rng)
            given = as_far_as_learned(game.pending(world), subject, moment, viewer, rng)
            if given is None:
                continue
            there = apply_input(game, world, given)
            seen = as_seen_by(viewer, there.events)
            looks_alike(seen, as_seen_by(viewer, here.events), viewer)
            looked = glimpse(game, there.state, viewer)
            looks_alike(looked, glimpse(game, here.state, viewer), viewer)


def a_committed_choice_stays_secret(subject: Subject, seed: int) -> None:
    """Others learn that a choice was made, and nothing else."""
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
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


def a_default_choice_betrays_nothing(subject: Subject, seed: int) -> None:
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        if isinstance(moment.waiting, Decision):
            for seat, offer in moment.waiting.options.items():
                default = game.default_choice(moment.state, seat)
                assert default in offer
                other = subject.other_world(moment.state, seat, rng)
                assert game.default_choice(other, seat) == default


def a_determinized_world_looks_the_same(subject: Subject, seed: int) -> None:
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        for viewer in subject.viewers():
            world = game.determinize(game.view(moment.state, viewer), rng)
            subject.count_pieces(world)
            looks_alike(glimpse(game, world, viewer), glimpse(game, moment.state, viewer), viewer)


def a_determinized_world_depends_only_on_the_view(subject: Subject, seed: int) -> None:
    """The same view and the same dice give the same world; other dice give other worlds."""
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed):
        viewer = rng.choice(subject.viewers())
        others = [subject.other_world(moment.state, viewer, rng) for _ in range(4)]
        dice = rng.random()
        worlds = [game.determinize(game.view(world, viewer), Random(dice)) for world in others]
        assert all(world == worlds[0] for world in worlds)
        if len({*others}) == len(others):
            view = game.view(moment.state, viewer)
            assert len({game.determinize(view, rng) for _ in range(8)}) > 1


def a_determinized_world_can_be_played_to_the_end(subject: Subject, seed: int) -> None:
    game, rng = subject.game, Random(seed)
    for moment in played(subject, seed)[::EVERY]:
        viewer = rng.choice(subject.viewers())
        world = game.determinize(game.view(moment.state, viewer), rng)
        *_, last = playout(game, world, rng)
        subject.count_pieces(last.state)
        assert isinstance(last.waiting, GameOver)


# What the laws look at


def glimpse(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """All that the viewer is shown: the view, their options, who is asked, how it ended."""
    waiting = game.pending(state)
    seen = look(game, Table(state), viewer)
    return seen, hash(seen.view), waiting if isinstance(waiting, GameOver) else type(waiting)


def looks_alike(there: object, here: object, viewer: Viewer) -> None:
    """Check that a viewer cannot tell two worlds apart; the message shows what differs."""
    if there != here:
        who = "a spectator" if viewer is SPECTATOR else f"seat {viewer}"
        first, second = repr(there), repr(here)
        at = next((n for n, (a, b) in enumerate(zip(first, second)) if a != b), 0)
        start = max(0, at - MAX_SHOWN)
        shown = [f"  … {one[start : at + MAX_SHOWN]} …" for one in (first, second)]
        raise AssertionError("\n".join([f"{who} could tell these worlds apart:", *shown]))


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
    shown = _secrets(subject).exposed(moment.state, viewer, given, moment.step.state)
    return _secrets(subject).reshuffle(moment.state, viewer, rng, shown)


def drawn(given: AnyInput | None) -> tuple[Any, ...]:
    assert isinstance(given, Drawn)
    return given.drawn


def as_far_as_learned(
    waiting: Any, subject: Subject, moment: Moment, viewer: Viewer, rng: Random
) -> AnyInput | None:
    """An input to the other world of which the viewer may know the same. None: there is none."""
    if isinstance(waiting, Chance):
        hidden = _secrets(subject).hides_outcome(moment.state, viewer)
        return Drawn(draw(rng, waiting)) if hidden else moment.given
    assert isinstance(waiting, Decision)
    assert isinstance(moment.given, Chosen)

    def learned(seat: Seat, action: Any) -> Any:
        return _secrets(subject).learned(moment.state, viewer, seat, action)

    alike = {
        seat: [a for a in waiting.options[seat] if learned(seat, a) == learned(seat, action)]
        for seat, action in moment.given.choices.items()
    }
    return Chosen(some_of_each(alike, rng)) if all(alike.values()) else None


def some_of_each(offers: Mapping[Seat, list[Any]], rng: Random) -> dict[Seat, Any]:
    return {seat: rng.choice(offer) for seat, offer in offers.items()}


def _secrets(subject: Subject) -> Secrets:
    assert subject.secrets is not None, "this law needs `secrets`"
    return subject.secrets


LAWS: Final[tuple[Law, ...]] = (
    a_view_shows_no_secret,
    a_committed_choice_stays_secret,
    a_default_choice_betrays_nothing,
    a_determinized_world_looks_the_same,
    a_determinized_world_depends_only_on_the_view,
    a_determinized_world_can_be_played_to_the_end,
)
LAWS_WITH_SECRETS: Final[tuple[Law, ...]] = (
    a_hidden_draw_looks_the_same,
    what_happens_looks_the_same,
)
"""These have to be told what is secret."""
