"""Ratings from places: what a race changes, and whether the intervals are honest."""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from random import Random
from statistics import mean
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from paddock.results.rating import (
    FIRST_SD,
    MIN_SD,
    Racer,
    Rating,
    chance_of,
    log_likelihood,
    rated,
    rested,
)

KNOWN: Final = Rating(1500, 60)
ANCHORS: Final = (1150.0, 1400.0, 1600.0, 1800.0)


def after(places: Sequence[int], *ratings: Rating, **more: float) -> list[Rating]:
    racers = [Racer(rating, place) for rating, place in zip(ratings, places, strict=True)]
    return rated(racers, **more)


def test_four_hundred_points_are_ten_to_one() -> None:
    strong, weak = chance_of([1900, 1500])
    assert strong / weak == pytest.approx(10)
    strong, weak = chance_of([1900, 1500], temperature=2)
    assert strong / weak == pytest.approx(10**0.5)


def test_the_chances_of_all_orders_are_one() -> None:
    means = [1400.0, 1500.0, 1700.0, 1650.0]
    total = sum(exp(log_likelihood(means, order)) for order in permutations([1, 2, 3, 4]))
    assert total == pytest.approx(1)


def test_who_finishes_ahead_gains_and_everybody_is_known_better() -> None:
    first, second, third = after([1, 2, 3], KNOWN, KNOWN, KNOWN)
    assert first.mean > second.mean > third.mean
    assert first.mean - 1500 == pytest.approx(1500 - third.mean, rel=0.3)
    assert max(first.sd, second.sd, third.sd) < KNOWN.sd


def test_the_tied_are_treated_alike() -> None:
    first, one, other = after([1, 2, 2], KNOWN, KNOWN, KNOWN)
    assert one.mean == pytest.approx(other.mean)
    assert first.mean > one.mean
    level = after([1, 1, 1, 1], KNOWN, KNOWN, KNOWN, KNOWN)
    assert [rating.mean for rating in level] == pytest.approx([1500] * 4)


def test_a_tie_at_the_top_pays_nobody_for_the_seat_of_a_third() -> None:
    *tied, third = after([1, 1, 3], KNOWN, KNOWN, KNOWN)
    assert tied[0].mean == pytest.approx(tied[1].mean)
    assert third.mean < 1500 < tied[0].mean


def test_the_order_in_which_racers_are_named_does_not_matter() -> None:
    one, two, three = Rating(1400, 80), Rating(1550, 40), Rating(1700, 120)
    there = after([2, 1, 3], one, two, three)
    back = after([3, 1, 2], three, two, one)
    for rating, other in zip(there, reversed(back), strict=True):
        assert rating.mean == pytest.approx(other.mean)
        assert rating.sd == pytest.approx(other.sd)


def test_a_bot_with_a_fixed_strength_keeps_it() -> None:
    bot = Rating(1800, MIN_SD)
    person, kept = rated([Racer(KNOWN, 1), Racer(bot, 2, fixed=True)])
    assert kept == bot
    weaker, _ = rated([Racer(KNOWN, 1), Racer(Rating(1200, MIN_SD), 2, fixed=True)])
    assert person.mean > weaker.mean > KNOWN.mean


def test_races_that_tell_less_change_less_in_the_same_direction() -> None:
    whole, _ = after([1, 2], KNOWN, KNOWN)
    half, _ = after([1, 2], KNOWN, KNOWN, weight=0.5)
    nothing, _ = after([1, 2], KNOWN, KNOWN, weight=0.0)
    assert whole.mean > half.mean > nothing.mean == 1500
    assert whole.sd < half.sd < nothing.sd == pytest.approx(KNOWN.sd)


def test_too_many_ties_are_refused() -> None:
    with pytest.raises(ValueError, match="too many ties"):
        after([1] * 7, *[KNOWN] * 7)


def test_nobody_is_known_better_than_a_floor() -> None:
    rating = KNOWN
    for _ in range(200):
        rating, _ = rated([Racer(rating, 1 + _ % 2), Racer(KNOWN, 2 - _ % 2, fixed=True)])
    assert rating.sd == MIN_SD


def test_in_two_years_what_is_known_fades() -> None:
    assert rested(Rating(1600, 30), 730).sd == pytest.approx(110)
    assert rested(Rating(1600, 30), 0) == Rating(1600, 30)
    assert rested(Rating(1600, 30), -5).sd == 30, "a clock that was set back takes nothing away"
    assert rested(Rating(1600, 290), 10_000).sd == FIRST_SD


@given(
    st.lists(
        st.tuples(
            st.floats(0, 3500), st.floats(MIN_SD, FIRST_SD), st.integers(1, 6), st.booleans()
        ),
        min_size=2,
        max_size=6,
    ),
    st.floats(0.3, 4),
)
def test_any_race_ends_at_the_best_explanation(
    given_racers: list[tuple[float, float, int, bool]], temperature: float
) -> None:
    racers = [Racer(Rating(mean, sd), place, fixed) for mean, sd, place, fixed in given_racers]
    found = rated(racers, temperature)

    def explained(means: Sequence[float]) -> float:
        prior = sum(
            -(((one - racer.rating.mean) / racer.rating.sd) ** 2) / 2
            for one, racer in zip(means, racers, strict=True)
        )
        return prior + log_likelihood(means, [racer.place for racer in racers], temperature)

    means = [rating.mean for rating in found]
    best = explained(means)
    for number, racer in enumerate(racers):
        if racer.fixed:
            assert found[number] == racer.rating
            continue
        assert MIN_SD <= found[number].sd <= max(MIN_SD, racer.rating.sd * 1.001)
        for change in (-10.0, 10.0):
            moved = [*means]
            moved[number] += change
            assert explained(moved) <= best + 0.01


# A simulated world: people among bots whose strength is known


def finish(rng: Random, strengths: Sequence[float], temperature: float) -> list[int]:
    """Places drawn as the model says: by strength and luck."""
    noise = [rng.expovariate(1.0) for _ in strengths]
    scale = 2.302585092994046 / 400 / temperature
    times = [
        one / exp((strength - 1500) * scale) for one, strength in zip(noise, strengths, strict=True)
    ]
    order = sorted(range(len(times)), key=times.__getitem__)
    return [order.index(seat) + 1 for seat in range(len(times))]


def career(
    rng: Random, strengths: Sequence[float], players: int, temperature: float
) -> list[Rating]:
    """The ratings of somebody with these strengths, race after race, among anchors."""
    rating, history = Rating(), []
    for strength in strengths:
        bots = [rng.choice(ANCHORS) for _ in range(players - 1)]
        places = finish(rng, [strength, *bots], temperature)
        racers = [Racer(rating, places[0])]
        racers += [
            Racer(Rating(bot, MIN_SD), place, fixed=True)
            for bot, place in zip(bots, places[1:], strict=True)
        ]
        rating = rated(racers, temperature)[0]
        history.append(rating)
    return history


@pytest.mark.parametrize(("players", "temperature"), [(3, 1.0), (4, 1.5), (6, 1.5)])
def test_the_interval_holds_the_truth_as_often_as_it_says(players: int, temperature: float) -> None:
    rng, held, errors = Random(players), [], []
    for _ in range(500):
        truth = rng.gauss(1500, 250)
        last = career(rng, [truth] * 40, players, temperature)[-1]
        low, high = last.interval()
        held.append(low <= truth <= high)
        errors.append((last.mean - truth) ** 2)
    assert 0.90 <= mean(held) <= 0.98
    assert mean(errors) ** 0.5 < 100


def test_who_improves_by_two_hundred_is_seen_after_sixty_races() -> None:
    rng, unseen = Random(4), 0
    for _ in range(200):
        before = rng.gauss(1450, 150)
        ratings = career(rng, [before] * 60 + [before + 200] * 60, 4, 1.0)
        unseen += ratings[-1].mean <= ratings[59].mean
    assert unseen == 0


def test_openskill_puts_people_in_the_same_order() -> None:
    rng, model = Random(1), PlackettLuce()
    truths = [1200.0 + 60 * number for number in range(12)]
    ours = [Rating() for _ in truths]
    theirs = [model.rating() for _ in truths]
    for _ in range(600):
        seats = rng.sample(range(len(truths)), 4)
        places = finish(rng, [truths[seat] for seat in seats], 1.0)
        found = rated([Racer(ours[s], p) for s, p in zip(seats, places, strict=True)])
        rows = model.rate([[theirs[seat]] for seat in seats], ranks=[float(p) for p in places])
        for seat, new, (other,) in zip(seats, found, rows, strict=True):
            ours[seat], theirs[seat] = new, other
    by_us = sorted(range(12), key=lambda one: ours[one].mean)
    by_them = sorted(range(12), key=lambda one: theirs[one].mu)
    misplaced = sum(abs(by_us.index(one) - by_them.index(one)) for one in range(12))
    assert misplaced <= 8
    assert sum(abs(by_us.index(one) - one) for one in range(12)) <= 12
