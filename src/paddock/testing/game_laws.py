"""Laws that every game keeps in every configuration, those of secrets apart."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

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
from paddock.testing.subject import Subject, played, playout

Law: TypeAlias = Callable[[Subject, int], None]
MAX_TRIED: Final = 12
"""So many actions or outcomes that are not offered are tried at each moment."""


def every_game_ends(subject: Subject, seed: int) -> None:
    """A random game comes to its end."""
    assert isinstance(played(subject, seed)[-1].waiting, GameOver)


def a_game_never_waits_for_nothing(subject: Subject, seed: int) -> None:
    """A decision asks seats that there are, and a chance can give something."""
    seats = {*subject.seats()}
    for moment in played(subject, seed):
        match moment.waiting:
            case Decision(options):
                assert options, "a decision asks nobody"
                assert options.keys() <= seats, "a decision asks a seat that there is not"
                assert all(offer and len({*offer}) == len(offer) for offer in options.values())
            case Chance(odds, draws):
                assert all(weight > 0 for weight in odds.values())
                assert 1 <= draws <= sum(odds.values())
            case _:
                assert isinstance(moment.waiting, GameOver)


def a_result_names_a_place_and_a_score_for_every_seat(subject: Subject, seed: int) -> None:
    """Places, scores and winners of a finished game fit together."""
    over = played(subject, seed)[-1].waiting
    assert len(over.places) == len(over.scores) == len(subject.seats())
    assert all(place >= 1 for place in over.places)
    first = tuple(seat for seat in subject.seats() if over.places[seat] == 1)
    assert over.winners == (first if over.rated else ())


def no_piece_is_lost_and_none_appears(subject: Subject, seed: int) -> None:
    """Every state has all the pieces, where the subject can count them."""
    for moment in played(subject, seed):
        subject.count_pieces(moment.state)


def the_same_inputs_give_the_same_game(subject: Subject, seed: int) -> None:
    """The rules have no dice and no memory of their own."""
    again = tuple(playout(subject.game, subject.start(), Random(seed)))
    assert again == played(subject, seed)


def it_does_not_matter_who_is_named_first_in_a_choice(subject: Subject, seed: int) -> None:
    """Choices are made at once: their order in the mapping means nothing."""
    for moment in played(subject, seed):
        if isinstance(moment.given, Chosen):
            backwards = dict(reversed([*moment.given.choices.items()]))
            assert subject.game.apply_choices(moment.state, backwards) == moment.step


def a_record_replays_the_game(subject: Subject, seed: int) -> None:
    """Config and inputs are enough to play the same game again."""
    game = played(subject, seed)
    steps = [moment.step for moment in game if moment.step is not None]
    inputs = tuple(moment.given for moment in game if moment.given is not None)
    seen = tuple(step.events for step in steps)
    record = Record(subject.name, 1, subject.config, inputs, seen)
    assert list(replay(subject.game, record)) == steps


def states_are_values(subject: Subject, seed: int) -> None:
    """A state is hashable, and the same again when it has been written down."""
    start = type(subject.start())
    for moment in played(subject, seed):
        again = msgspec.json.decode(msgspec.json.encode(moment.state), type=start)
        assert again == moment.state
        assert hash(again) == hash(moment.state)
        if moment.given is not None:
            assert apply_input(subject.game, again, moment.given) == moment.step


def a_choice_that_is_not_offered_is_refused(subject: Subject, seed: int) -> None:
    """An illegal choice raises `IllegalInputError` and changes nothing."""
    rng, known = Random(seed), _every_action(subject, seed)
    for moment in played(subject, seed):
        if isinstance(moment.waiting, Decision):
            options = moment.waiting.options
            choices = {seat: rng.choice(offer) for seat, offer in options.items()}
            for wrong in _wrong_choices(subject, options, choices, known, rng):
                _refuses(subject, moment.state, Chosen(wrong))


def a_draw_that_cannot_be_is_refused(subject: Subject, seed: int) -> None:
    """An outcome that is not among the odds, or too much of it, raises and changes nothing."""
    known = _every_outcome(subject, seed)
    for moment in played(subject, seed):
        if isinstance(moment.waiting, Chance) and isinstance(moment.given, Drawn):
            for wrong in _wrong_draws(moment.waiting, moment.given.drawn, known):
                _refuses(subject, moment.state, Drawn(wrong))


def nobody_chooses_for_chance_and_chance_chooses_for_nobody(subject: Subject, seed: int) -> None:
    """A choice where chance decides is refused, and the other way round."""
    game = played(subject, seed)
    choices = [m.given for m in game if isinstance(m.given, Chosen)]
    draws = [m.given for m in game if isinstance(m.given, Drawn)]
    for moment in game:
        if not isinstance(moment.waiting, Decision):
            for chosen in (Chosen({}), *choices[:5]):
                _refuses(subject, moment.state, chosen)
        if not isinstance(moment.waiting, Chance):
            for drawn in (Drawn(()), *draws[:5]):
                _refuses(subject, moment.state, drawn)


def no_game_is_longer_than_its_entry_says(subject: Subject, seed: int) -> None:
    """Decisions, draws and the numbers of outcomes keep the bounds that engines rely on."""
    if subject.entry is None or (research := subject.entry.research) is None:
        return
    waited = [moment.waiting for moment in played(subject, seed)]
    chances = [waiting for waiting in waited if isinstance(waiting, Chance)]
    assert sum(isinstance(waiting, Decision) for waiting in waited) <= research.max_decisions
    assert sum(chance.draws for chance in chances) <= research.max_chances
    for chance in chances:
        numbers = [research.outcome_number(outcome) for outcome in chance.odds]
        assert len({*numbers}) == len(numbers), "two outcomes have one number"
        assert all(0 <= number < research.max_outcomes for number in numbers)


def every_figure_is_on_the_track_or_out(subject: Subject, seed: int) -> None:
    """The track of the entry shows each state."""
    if subject.entry is None or (research := subject.entry.research) is None:
        return
    for moment in played(subject, seed):
        track = research.track(moment.state)
        assert len(track.places) == len(track.numbers)
        assert all(place is None or place in track.fields for place in track.places)
        assert all(marker in track.fields for marker in track.markers)


LAWS: Final[tuple[Law, ...]] = (
    every_game_ends,
    a_game_never_waits_for_nothing,
    a_result_names_a_place_and_a_score_for_every_seat,
    no_piece_is_lost_and_none_appears,
    the_same_inputs_give_the_same_game,
    it_does_not_matter_who_is_named_first_in_a_choice,
    a_record_replays_the_game,
    states_are_values,
    a_choice_that_is_not_offered_is_refused,
    a_draw_that_cannot_be_is_refused,
    nobody_chooses_for_chance_and_chance_chooses_for_nobody,
    no_game_is_longer_than_its_entry_says,
    every_figure_is_on_the_track_or_out,
)


# What is not offered


def _refuses(subject: Subject, state: Any, given: Any) -> None:
    before = msgspec.msgpack.encode(state)
    try:
        apply_input(subject.game, state, given)
    except IllegalInputError:
        assert msgspec.msgpack.encode(state) == before, "a refused input changed the state"
    else:
        raise AssertionError(f"not refused: {given!r}")


def _every_action(subject: Subject, seed: int) -> tuple[Any, ...]:
    """All that is offered anywhere in the game, and what the subject calls strange."""
    decisions = [m.waiting for m in played(subject, seed) if isinstance(m.waiting, Decision)]
    offered = [action for one in decisions for offer in one.options.values() for action in offer]
    return (None, "no such action", *subject.strange_actions, *dict.fromkeys(offered))


def _every_outcome(subject: Subject, seed: int) -> tuple[Any, ...]:
    chances = [m.waiting for m in played(subject, seed) if isinstance(m.waiting, Chance)]
    possible = [outcome for chance in chances for outcome in chance.odds]
    return (None, *subject.strange_outcomes, *dict.fromkeys(possible))


def _wrong_choices(
    subject: Subject,
    options: Mapping[Seat, tuple[Any, ...]],
    choices: Mapping[Seat, Any],
    known: tuple[Any, ...],
    rng: Random,
) -> Iterator[Mapping[Seat, Any]]:
    """Nobody, too few, too many, the wrong seat, or what is not offered."""
    seat = rng.choice(sorted(options))
    others = {asked: action for asked, action in choices.items() if asked != seat}
    yield others
    idle = [other for other in subject.seats() if other not in options]
    for stranger in (Seat(-1), Seat(len(subject.seats())), *idle):
        yield {**others, stranger: choices[seat]}
        yield {**choices, stranger: choices[seat]}
    wrong = [action for action in known if action not in options[seat]]
    for action in rng.sample(wrong, min(len(wrong), MAX_TRIED)):
        yield {**others, seat: action}


def _wrong_draws(
    chance: Chance[Any], drawn: tuple[Any, ...], known: tuple[Any, ...]
) -> Iterator[tuple[Any, ...]]:
    """None, too few, too many, what is not there, or more of it than there is."""
    yield ()
    yield drawn[1:]
    yield (*drawn, drawn[0])
    for outcome in [outcome for outcome in known if outcome not in chance.odds][:MAX_TRIED]:
        yield (outcome, *drawn[1:])
        yield (*drawn[:-1], outcome)
    for outcome, weight in chance.odds.items():
        if weight < chance.draws:
            yield (outcome,) * chance.draws
