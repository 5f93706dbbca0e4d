"""Rulebook, chapter 8: What is secret."""

from random import Random

import pytest
from msgspec.structs import replace

from paddock.core import (
    SPECTATOR,
    Chance,
    Seat,
    Table,
    Viewer,
    as_seen_by,
    commit,
    look,
)
from paddock.games.why_first.cards import Card
from paddock.games.why_first.events import (
    CardsTurnedUp,
    FigureMoved,
    GameEnded,
    HandDealt,
    LeonTurnedUp,
    RaceScored,
)
from paddock.games.why_first.state import Action, Figure, Lay, Phase, State
from tests.rules.why_first.scenes import (
    HOUSE,
    LEON,
    A,
    B,
    C,
    deal,
    end_game,
    in_order,
    lay,
    lays,
    playthrough,
    rules,
    scene,
    start,
    turn_up,
    white,
)


def reshuffled(state: State, viewer: Viewer, rng: Random) -> State:
    """8.1 Other hands and the cards aside, Leon's among them, are secret: mix them."""
    others = [seat for seat in range(state.config.players) if seat != viewer]
    hidden = [*state.aside, *(card for seat in others for card in state.hands[seat])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in others:
        hands[seat] = in_order([hidden.pop() for _ in state.hands[seat]])
    return replace(state, hands=tuple(hands), aside=in_order(hidden))


def no_chance(chance: Chance[Card]) -> tuple[Card, ...]:
    raise AssertionError(chance)


def viewers(players: int) -> list[Viewer]:
    return [SPECTATOR, *map(Seat, range(players))]


def test_8_1_a_player_knows_their_own_hand_and_of_others_only_how_many_they_hold() -> None:
    state = deal(start(3)).state
    seen = rules.view(state, B)

    assert seen.seat == B
    assert seen.my_hand == state.hands[B]
    assert seen.hand_sizes == (5, 5, 5)


def test_8_1_a_spectator_knows_no_hand() -> None:
    seen = rules.view(deal(start(3)).state, SPECTATOR)

    assert seen.seat is None
    assert seen.my_hand == ()
    assert seen.hand_sizes == (5, 5, 5)


def test_8_1_of_the_cards_aside_only_their_number_is_known() -> None:
    assert rules.view(deal(start(3)).state, A).aside == 17
    assert rules.view(deal(start(2)).state, SPECTATOR).aside == 22


@pytest.mark.parametrize("players", [2, 3, 6])
def test_8_1_what_a_viewer_sees_depends_on_nothing_secret(players: int) -> None:
    rng = Random(8)
    for tactical in (False, True):
        for step in playthrough(players, tactical=tactical):
            for viewer in viewers(players):
                other = reshuffled(step.state, viewer, rng)
                assert rules.view(other, viewer) == rules.view(step.state, viewer)


def test_8_1_what_is_open_is_seen_by_everyone() -> None:
    state = lay(scene(3, -1, 2, points=((0, 4, 0),)), (3, B), (-1, B), (2, A)).state

    for viewer in viewers(3):
        seen = rules.view(state, viewer)
        assert (seen.config, seen.phase) == (state.config, Phase.LAY)
        assert (seen.race, seen.round) == (2, 2)
        assert (seen.fields, seen.points) == ((2, 2, 0), ((0, 4, 0),))
        assert set(seen.played) == {white(27), white(10), white(20)}


def test_8_1_a_hand_that_is_dealt_is_seen_only_by_its_player() -> None:
    dealt = HandDealt(1, B, HOUSE.cards[:5])

    assert dealt.seen_by(B) == dealt
    assert dealt.seen_by(A) == HandDealt(1, B, None)
    assert dealt.seen_by(SPECTATOR) == HandDealt(1, B, None)


def test_8_1_the_hands_of_all_seats_are_masked_as_they_are_dealt() -> None:
    step = rules.apply_chance(start(3), HOUSE.cards[:5])

    assert as_seen_by(A, step.events) == step.events
    assert as_seen_by(C, step.events) == (HandDealt(1, A, None),)


def test_8_1_what_is_turned_up_moved_and_scored_is_seen_by_everyone() -> None:
    laid = {A: Lay(white(32), Figure(1))}
    for event in (
        CardsTurnedUp(1, 1, laid),
        LeonTurnedUp(white(3)),
        FigureMoved(LEON, 0, 1, (white(3),), None),
        RaceScored(1, 6, (0, 6, 0), (0, 6, 0)),
        GameEnded((Figure(1),), (3, 1, 2), (9, 6, 2)),
    ):
        assert [event.seen_by(viewer) for viewer in viewers(3)] == [event] * 4


def test_8_1_each_choice_is_secret_until_all_are_in() -> None:
    state = scene(3, -1, 2)
    choices = lays(state, (3, B), (-1, B), (2, A))
    table: Table[State, Action] = Table(state)
    before = look(rules, table, A)

    table, events = commit(rules, table, B, choices[B], no_chance)

    assert events == ()
    assert table.state == state
    for viewer in (A, C, SPECTATOR):
        seen = look(rules, table, viewer)
        assert seen.my_choice is None
        assert seen.view == rules.view(state, viewer)
    assert look(rules, table, A).options == before.options
    assert look(rules, table, B).my_choice == choices[B]


def test_8_1_who_has_already_chosen_is_public() -> None:
    state = scene(3, -1, 2)
    choices = lays(state, (3, B), (-1, B), (2, A))
    table, _ = commit(rules, Table(state), B, choices[B], no_chance)

    for viewer in viewers(3):
        assert look(rules, table, viewer).waiting_for == {A, C}


def test_8_1_two_choices_look_the_same_to_the_others() -> None:
    state = scene((3, 5), -1, 2)
    first, second = (lays(state, (card, who))[A] for card, who in ((3, A), (5, C)))
    one, _ = commit(rules, Table(state), A, first, no_chance)
    two, _ = commit(rules, Table(state), A, second, no_chance)

    for viewer in (B, C, SPECTATOR):
        assert look(rules, one, viewer) == look(rules, two, viewer)


def test_8_1_when_all_choices_are_in_everyone_sees_them() -> None:
    state = scene(3, -1, 2)
    choices = lays(state, (3, B), (-1, B), (2, A))
    table: Table[State, Action] = Table(state)
    for seat in (C, A, B):
        table, events = commit(rules, table, seat, choices[seat], no_chance)

    for viewer in viewers(3):
        assert CardsTurnedUp(1, 1, choices) in as_seen_by(viewer, events)


def test_8_1_leons_next_card_is_known_to_nobody_and_may_be_any_unseen_card() -> None:
    state = lay(scene(3, -1), (3, A), (-1, B)).state

    assert rules.view(state, A).aside == 22
    waiting = rules.pending(state)
    assert isinstance(waiting, Chance)
    assert set(waiting.odds.values()) == {1}
    assert len(waiting.odds) == 22


def test_8_1_leons_card_is_public_once_it_is_turned_up() -> None:
    step = turn_up(lay(scene(3, -1), (3, A), (-1, B)), 5)

    for viewer in viewers(2):
        assert white(32) in rules.view(step.state, viewer).played
        assert LeonTurnedUp(white(32)) in as_seen_by(viewer, step.events)


def test_8_1_in_the_tactical_game_everyone_sees_which_cards_are_still_to_be_used() -> None:
    state = lay(scene(1, 5, 2, tactical=True), (1, A), (5, B), (2, C)).state

    for viewer in viewers(3):
        assert [one.card.value for one in rules.view(state, viewer).laid] == [5, 2, 1]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_8_1_a_game_guessed_from_a_view_looks_the_same_to_its_viewer(players: int) -> None:
    rng = Random(8)
    for tactical in (False, True):
        for step in playthrough(players, tactical=tactical):
            for viewer in viewers(players):
                seen = rules.view(step.state, viewer)
                guess = rules.determinize(seen, rng)
                assert rules.view(guess, viewer) == seen
                cards = [*sum(guess.hands, ()), *guess.played, *guess.aside]
                assert sorted(cards) == sorted(HOUSE.cards)


def test_8_1_a_game_guessed_from_a_view_may_be_any_that_fits() -> None:
    state = deal(start(2)).state
    seen, rng = rules.view(state, A), Random(8)
    guesses = [rules.determinize(seen, rng) for _ in range(300)]

    assert {card for guess in guesses for card in guess.hands[B]} == set(HOUSE.cards[5:])
    assert {card for guess in guesses for card in guess.aside} == set(HOUSE.cards[5:])
    assert {guess.hands[A] for guess in guesses} == {HOUSE.cards[:5]}


def test_8_1_when_the_game_is_over_everyone_sees_the_totals() -> None:
    step = end_game(12, 9, 5)

    for viewer in viewers(3):
        assert rules.view(step.state, viewer).points[0] == (12, 9, 5)
