"""Laws of the table at which any game is played: commit, look, change one's mind, be absent."""

from random import Random
from typing import Any

import pytest

from paddock.core import (
    SPECTATOR,
    Chance,
    Decision,
    Draw,
    Event,
    GameOver,
    IllegalInputError,
    Record,
    Seat,
    Table,
    commit,
    look,
    open_table,
    replay,
)
from paddock.testing import Subject
from tests.contract.absence import commit_for_the_absent
from tests.contract.playouts import draw
from tests.contract.starts import SUBJECTS

SEEDS = range(2)

every_subject = pytest.mark.parametrize("name", SUBJECTS)


def drawing(rng: Random) -> Draw:
    return lambda chance: draw(rng, chance)


def opened(subject: Subject, rng: Random) -> tuple[Table[Any, Any], tuple[Event, ...]]:
    return open_table(subject.game, subject.start(), drawing(rng))


def options(subject: Subject, table: Table[Any, Any]) -> dict[Seat, tuple[Any, ...]]:
    """Who is asked, in the order of the seats; nobody when the game is over."""
    waiting = subject.game.pending(table.state)
    assert not isinstance(waiting, Chance)
    return dict(waiting.options) if isinstance(waiting, Decision) else {}


@every_subject
def test_a_whole_game_at_a_table_is_the_game_its_inputs_replay(name: str) -> None:
    subject = SUBJECTS[name]
    for seed in SEEDS:
        rng = Random(seed)
        table, known = opened(subject, rng)
        while asked := options(subject, table):
            for seat in rng.sample(sorted(asked), len(asked)):
                table, events = commit(
                    subject.game, table, seat, rng.choice(asked[seat]), drawing(rng)
                )
                known += events
        steps = [*replay(subject.game, Record(name, 1, subject.config, table.inputs))]

        assert steps[-1].state == table.state
        assert known == tuple(event for step in steps for event in step.events)
        assert look(subject.game, table, SPECTATOR).version == len(steps)


@every_subject
def test_an_opened_table_waits_for_players_and_has_sent_what_was_dealt(name: str) -> None:
    subject = SUBJECTS[name]
    table, known = opened(subject, Random(0))

    assert options(subject, table)
    assert table.committed == {}
    assert table.inputs
    assert known


@every_subject
def test_a_look_says_who_is_awaited_and_shows_only_ones_own_choice(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(1)
    table, _ = opened(subject, rng)
    while asked := options(subject, table):
        for seat, offer in asked.items():
            choice, before = rng.choice(offer), table
            awaited = look(subject.game, table, SPECTATOR).waiting_for
            table, known = commit(subject.game, table, seat, choice, drawing(rng))
            if len(awaited) == 1:
                assert table.committed == {}
                continue
            assert known == ()
            assert table.inputs == before.inputs
            seen = {viewer: look(subject.game, table, viewer) for viewer in subject.viewers()}
            assert all(view.waiting_for == awaited - {seat} for view in seen.values())
            assert seen[seat].my_choice == choice
            assert seen[SPECTATOR].my_choice is None
            assert seen[SPECTATOR].options == ()
            assert all(seen[other].options == asked.get(other, ()) for other in subject.seats())


@every_subject
def test_a_seat_may_change_its_mind_until_all_have_chosen(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(2)
    table, _ = opened(subject, rng)
    while asked := options(subject, table):
        first, *others = asked
        if others:
            for choice in asked[first][:3]:
                table, known = commit(subject.game, table, first, choice, drawing(rng))
                assert known == ()
                assert table.committed == {first: choice}
        last = {seat: rng.choice(offer) for seat, offer in asked.items()}
        made = len(table.inputs)
        for seat in (first, *others):
            table, _ = commit(subject.game, table, seat, last[seat], drawing(rng))
        chosen: Any = table.inputs[made]
        assert chosen.choices == last


@every_subject
def test_a_table_refuses_what_is_not_offered_and_stays_as_it_is(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(3)
    table, _ = opened(subject, rng)
    while True:
        asked, before = options(subject, table), table
        action = next(iter(asked.values()))[0] if asked else None
        strangers = [seat for seat in (*subject.seats(), Seat(-1), Seat(6)) if seat not in asked]
        for seat, wrong in [*((s, action) for s in strangers), *((s, None) for s in asked)]:
            with pytest.raises(IllegalInputError):
                commit(subject.game, table, seat, wrong, drawing(rng))
        assert table == before
        if not asked:
            return
        table, _ = commit_for_the_absent(subject.game, table, drawing(rng))


@every_subject
def test_without_anybody_there_the_game_goes_on_by_defaults_to_its_end(name: str) -> None:
    subject = SUBJECTS[name]
    for seed in SEEDS:
        rng = Random(seed)
        table, _ = opened(subject, rng)
        while asked := options(subject, table):
            made = len(table.inputs)
            defaults = {seat: subject.game.default_choice(table.state, seat) for seat in asked}
            table, _ = commit_for_the_absent(subject.game, table, drawing(rng))
            chosen: Any = table.inputs[made]
            assert chosen.choices == defaults

        assert isinstance(subject.game.pending(table.state), GameOver)
        assert commit_for_the_absent(subject.game, table, drawing(rng)) == (table, ())


@every_subject
def test_the_absent_do_not_undo_what_others_have_chosen(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(4)
    table, _ = opened(subject, rng)
    while asked := options(subject, table):
        present = rng.choice(sorted(asked))
        choice, made = rng.choice(asked[present]), len(table.inputs)
        table, _ = commit(subject.game, table, present, choice, drawing(rng))
        if len(table.inputs) == made:
            table, _ = commit_for_the_absent(subject.game, table, drawing(rng))
        chosen: Any = table.inputs[made]
        assert chosen.choices[present] == choice
        assert chosen.choices.keys() == asked.keys()
