"""Laws that every game keeps in every configuration. Those of secrets are in `test_secrets`."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from paddock.core import (
    Chance,
    Chosen,
    Decision,
    Drawn,
    GameOver,
    IllegalInputError,
    Record,
    Seat,
    apply_input,
    replay,
)
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import state as outspeed
from paddock.games.outspeed.events import Loss, ShipsEliminated, TokenWithoutEffect
from paddock.games.outspeed.tiles import Side, Token
from paddock.games.why_first import events as why_first_events
from paddock.games.why_first import state as why_first
from paddock.games.why_first.cards import Card
from paddock.games.why_first.deck_file import house_deck as house_cards
from tests.contract.playouts import Moment, played, playout
from tests.contract.relabelling import Pair, Seating
from tests.contract.starts import SUBJECTS, Subject

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS = range(1, 9)
LONGEST_GAME = 300

every_subject = pytest.mark.parametrize("name", SUBJECTS)


def games(name: str) -> Iterator[tuple[Moment, ...]]:
    return (played(name, seed) for seed in SEEDS)


def moments(name: str) -> Iterator[Moment]:
    return (moment for game in games(name) for moment in game)


# Totality


@every_subject
def test_every_game_ends(name: str) -> None:
    for game in games(name):
        assert len(game) < LONGEST_GAME
        assert isinstance(game[-1].waiting, GameOver)


@every_subject
def test_a_game_never_waits_for_nothing(name: str) -> None:
    seats = {*SUBJECTS[name].seats()}
    for moment in moments(name):
        match moment.waiting:
            case Decision(options):
                assert options
                assert options.keys() <= seats
                assert all(offer and len({*offer}) == len(offer) for offer in options.values())
            case Chance(odds, draws):
                assert all(weight > 0 for weight in odds.values())
                assert 1 <= draws <= sum(odds.values())
            case _:
                assert isinstance(moment.waiting, GameOver)


@every_subject
def test_a_result_names_a_place_and_a_score_for_every_seat(name: str) -> None:
    subject = SUBJECTS[name]
    for *_, last in games(name):
        over = last.waiting
        assert len(over.places) == len(over.scores) == len(subject.seats())
        assert all(place >= 1 for place in over.places)
        first = tuple(seat for seat in subject.seats() if over.places[seat] == 1)
        assert over.winners == (first if over.rated else ())


# Pieces


@every_subject
def test_no_piece_is_lost_and_none_appears(name: str) -> None:
    for moment in moments(name):
        SUBJECTS[name].check_pieces(moment.state)


# Inputs


@every_subject
def test_the_same_inputs_give_the_same_game(name: str) -> None:
    subject = SUBJECTS[name]
    for seed in SEEDS:
        assert tuple(playout(subject.game, subject.start(), Random(seed))) == played(name, seed)


@every_subject
def test_it_does_not_matter_who_is_named_first_in_a_choice(name: str) -> None:
    subject = SUBJECTS[name]
    for moment in moments(name):
        if isinstance(moment.given, Chosen):
            backwards = dict(reversed([*moment.given.choices.items()]))
            assert subject.game.apply_choices(moment.state, backwards) == moment.step


@every_subject
def test_a_record_replays_the_game(name: str) -> None:
    subject = SUBJECTS[name]
    for game in games(name):
        steps = [moment.step for moment in game if moment.step is not None]
        inputs = tuple(moment.given for moment in game if moment.given is not None)
        seen = tuple(step.events for step in steps)
        record = Record(name, 1, subject.config, inputs, seen)

        assert list(replay(subject.game, record)) == steps


@every_subject
def test_states_views_and_events_are_values(name: str) -> None:
    """Hashable, and the same again when they have been written down."""
    subject = SUBJECTS[name]
    start = type(subject.start())
    for moment in played(name, 0):
        written = msgspec.json.encode(moment.state)
        again = msgspec.json.decode(written, type=start)
        assert again == moment.state
        assert hash(again) == hash(moment.state)
        if moment.given is not None:
            assert apply_input(subject.game, again, moment.given) == moment.step


# Refusals


@every_subject
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(name)
    for moment in played(name, 0):
        if isinstance(moment.waiting, Decision):
            options = moment.waiting.options
            choices = {seat: rng.choice(offer) for seat, offer in options.items()}
            for wrong in wrong_choices(options, choices, rng):
                refuses(subject, moment.state, Chosen(wrong))


@every_subject
def test_a_draw_that_cannot_be_is_refused_and_changes_nothing(name: str) -> None:
    subject = SUBJECTS[name]
    for moment in played(name, 0):
        if isinstance(moment.waiting, Chance) and isinstance(moment.given, Drawn):
            for wrong in wrong_draws(moment.waiting, moment.given.drawn):
                refuses(subject, moment.state, Drawn(wrong))


@every_subject
def test_nobody_chooses_for_chance_and_chance_chooses_for_nobody(name: str) -> None:
    subject = SUBJECTS[name]
    game = played(name, 0)
    choices = [m.given for m in game if isinstance(m.given, Chosen)]
    draws = [m.given for m in game if isinstance(m.given, Drawn)]
    for moment in game:
        if not isinstance(moment.waiting, Decision):
            for chosen in (Chosen({}), *choices[:5]):
                refuses(subject, moment.state, chosen)
        if not isinstance(moment.waiting, Chance):
            for drawn in (Drawn(()), *draws[:5]):
                refuses(subject, moment.state, drawn)


def refuses(subject: Subject, state: Any, given: Any) -> None:
    before = msgspec.msgpack.encode(state)
    with pytest.raises(IllegalInputError):
        apply_input(subject.game, state, given)
    assert msgspec.msgpack.encode(state) == before


def wrong_choices(
    options: Mapping[Seat, tuple[Any, ...]], choices: Mapping[Seat, Any], rng: Random
) -> Iterator[Mapping[Seat, Any]]:
    """Nobody, too few, too many, the wrong seat, or what is not offered."""
    seat = rng.choice(sorted(options))
    others = {asked: action for asked, action in choices.items() if asked != seat}
    yield others
    for stranger in (Seat(-1), Seat(6), *(Seat(s) for s in range(6) if s not in options)):
        yield {**others, stranger: choices[seat]}
        yield {**choices, stranger: choices[seat]}
    for action in EVERY_ACTION:
        if action not in options[seat]:
            yield {**others, seat: action}


def wrong_draws(chance: Chance[Any], drawn: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """None, too few, too many, what is not there, or more of it than there is."""
    yield ()
    yield drawn[1:]
    yield (*drawn, drawn[0])
    for outcome in EVERY_OUTCOME:
        if outcome not in chance.odds:
            yield (outcome, *drawn[1:])
            yield (*drawn[:-1], outcome)
    for outcome, weight in chance.odds.items():
        if weight < chance.draws:
            yield (outcome,) * chance.draws


EVERY_ACTION: tuple[Any, ...] = (
    None,
    "left",
    outspeed.Declare(None),
    *(outspeed.Declare(token) for token in Token),
    *(outspeed.Program(side) for side in Side),
    *(outspeed.SetDial(value) for value in range(-1, 11)),
    *(outspeed.Keep(token) for token in Token),
    *(
        why_first.Lay(card, why_first.Figure(before))
        for card in house_cards().cards
        for before in (-1, 0, 2, 6)
    ),
    *(why_first.Move(why_first.Figure(figure)) for figure in range(-1, 8)),
)
EVERY_OUTCOME: tuple[Any, ...] = (
    None,
    *range(-1, 18),
    *Token,
    *house_cards().cards,
    Card(9, 33),
)


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
