"""How provable draws fall. Seeds are fixed, so each test falls the same way every time.

A law (`uneven`) is worth what it catches: the mistakes at the end must be caught by it.
"""

import hashlib
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from math import sqrt
from typing import Any, Final

import pytest

from paddock.core import Chance, accept_drawn
from paddock.proof import fair

SEED: Final = hashlib.sha256(b"how draws fall").digest()
TOKENS: Final = {"nitro": 2, "flamethrower": 0, "fuel tank": 5, "ion cannon": 1}
ONE_IN_A_THOUSAND: Final = 3.09
"""Standard deviations above the mean."""
AWKWARD: Final = (1, 2, 3, 5, 6, 7, 85, 100, 127, 128, 129, 171, 192, 200, 255, 256)


def uneven(seen: Iterable[Hashable], weights: Mapping[Any, int]) -> bool:
    """Whether the chi-square of what was seen is one that even draws exceed once in a thousand."""
    counts, possible = Counter(seen), {kind: w for kind, w in weights.items() if w}
    if not counts.keys() <= possible.keys():
        return True
    scale = counts.total() / sum(possible.values())
    found = sum((counts[kind] - w * scale) ** 2 / (w * scale) for kind, w in possible.items())
    return found > chi_square_limit(len(possible) - 1)


def chi_square_limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation: the cube root of chi-square is nearly normal."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + ONE_IN_A_THOUSAND * sqrt(spread)) ** 3


def draws(chance: Chance[Any], times: int, seed: bytes = SEED) -> list[tuple[Any, ...]]:
    return [fair.draw(seed, str(label), chance) for label in range(times)]


def even(kinds: Iterable[Any]) -> dict[Any, int]:
    return dict.fromkeys(kinds, 1)


def byte_stream(seed: bytes, label: str, single: int) -> Iterator[int]:
    """A stream of single bytes: what is unfair with a span of 256 is unfair enough to be seen."""
    for number in REAL_NUMBERS(seed, label, single):
        yield number % 256


def below_a_byte(size: int, stream: Iterable[int]) -> int:
    return REAL_BELOW(size, stream, 256)


REAL_NUMBERS: Final = fair.numbers
REAL_BELOW: Final = fair.below


def test_the_limit_of_chi_square_is_that_of_the_tables() -> None:
    for freedom, limit in [(1, 10.828), (5, 20.515), (30, 59.703), (100, 149.449)]:
        assert chi_square_limit(freedom) == pytest.approx(limit, rel=0.04)


# Even draws


@pytest.mark.parametrize("size", [2, 3, 6, 13, 32])
def test_a_single_draw_is_even(size: int) -> None:
    chance = Chance[Any](even(range(size)))
    assert not uneven([only for (only,) in draws(chance, 12_000)], chance.odds)


def test_a_single_draw_follows_the_weights_and_never_gives_what_is_not_there() -> None:
    assert not uneven([only for (only,) in draws(Chance(TOKENS), 12_000)], TOKENS)


def test_every_place_of_a_hand_is_even() -> None:
    cards = even(range(32))
    hands = draws(Chance(cards, 5), 4_000)
    for place in range(5):
        assert not uneven([hand[place] for hand in hands], cards)


def test_every_order_of_four_cards_is_as_likely_as_any_other() -> None:
    orders = draws(Chance(even("abcd"), 4), 12_000)
    assert len({*orders}) == 24
    assert not uneven(orders, even({*orders}))


def test_the_second_draw_knows_what_the_first_has_taken() -> None:
    pairs = draws(Chance(TOKENS, 2), 12_000)
    weights = {
        (one, other): TOKENS[one] * (TOKENS[other] - (one == other))
        for one in TOKENS
        for other in TOKENS
    }
    assert not uneven(pairs, weights)


@pytest.mark.parametrize("size", AWKWARD[1:])
def test_no_remainder_is_favoured_where_a_span_is_no_multiple(size: int) -> None:
    stream = byte_stream(SEED, "awkward", size)
    seen = [below_a_byte(size, stream) for _ in range(30 * size)]
    assert not uneven(seen, even(range(size)))


# Exact laws


def taken_of_a_span(below: Any, size: int) -> Counter[int]:
    """How many of the 256 bytes lead to each number; a byte that is passed over leads to none."""
    taken: Counter[int] = Counter()
    for number in range(256):
        stream = iter([number, 0])
        found = below(size, stream)
        if next(stream, None) is not None:
            taken[found] += 1
    return taken


@pytest.mark.parametrize("size", AWKWARD)
def test_of_a_whole_span_each_remainder_is_left_equally_often(size: int) -> None:
    assert taken_of_a_span(below_a_byte, size) == dict.fromkeys(range(size), 256 // size)


@pytest.mark.parametrize("size", [3, 6, 10, 31, 2**53 - 1, 2**63 + 1])
def test_the_first_number_that_is_passed_over_is_the_first_unfair_one(size: int) -> None:
    fairs = 2**64 // size * size
    assert fair.below(size, [fairs - 1]) == size - 1
    assert fair.below(size, [fairs, 2**64 - 1, 2]) == 2
    with pytest.raises(StopIteration):
        fair.below(size, [fairs, 2**64 - 1])


@pytest.mark.parametrize("size", [1, 2, 32, 2**64])
def test_a_size_that_the_span_is_a_multiple_of_passes_over_nothing(size: int) -> None:
    assert fair.below(size, [2**64 - 1]) == size - 1


@pytest.mark.parametrize("count", range(9))
def test_none_is_put_back(count: int) -> None:
    for hand in draws(Chance(TOKENS, count), 50):
        accept_drawn(TOKENS, hand, count)


def test_a_draw_of_all_has_all() -> None:
    assert Counter(fair.draw(SEED, "0", Chance(TOKENS, 8))) == +Counter(TOKENS)


def test_the_odds_themselves_are_left_as_they_are() -> None:
    odds = dict(TOKENS)
    fair.draw(SEED, "0", Chance(odds, 8))
    assert odds == TOKENS


def test_a_shorter_hand_is_the_beginning_of_a_longer_one() -> None:
    for label in map(str, range(20)):
        hand = fair.draw(SEED, label, Chance(even(range(32)), 5))
        assert fair.draw(SEED, label, Chance(even(range(32)), 3)) == hand[:3]


def test_equal_pieces_lie_side_by_side_in_the_order_of_the_odds() -> None:
    pieces = even(range(8))
    for label in map(str, range(50)):
        (place,) = fair.draw(SEED, label, Chance(pieces))
        expected = "nitro" if place < 2 else "fuel tank" if place < 7 else "ion cannon"
        assert fair.draw(SEED, label, Chance(TOKENS)) == (expected,)


# Independence

DIE: Final = Chance(even(range(6)))
ALL_PAIRS: Final = even((one, other) for one in range(6) for other in range(6))


def test_a_label_tells_nothing_about_the_next() -> None:
    dice = [only for (only,) in draws(DIE, 12_000)]
    assert not uneven(zip(dice[::2], dice[1::2]), ALL_PAIRS)


def test_a_single_draw_tells_nothing_about_the_next() -> None:
    streams = [(fair.numbers(SEED, str(n), 0), fair.numbers(SEED, str(n), 1)) for n in range(6_000)]
    assert not uneven([(next(one) % 6, next(other) % 6) for one, other in streams], ALL_PAIRS)


def test_a_number_of_a_stream_tells_nothing_about_the_next() -> None:
    stream = fair.numbers(SEED, "0", 0)
    assert not uneven([(next(stream) % 6, next(stream) % 6) for _ in range(6_000)], ALL_PAIRS)


def test_a_seed_tells_nothing_about_another() -> None:
    other = SEED[:-1] + bytes([SEED[-1] ^ 1])
    pairs = zip(draws(DIE, 6_000), draws(DIE, 6_000, other))
    assert not uneven([(one, two) for (one,), (two,) in pairs], ALL_PAIRS)


# Planted mistakes


def a_remainder_of_any_number(size: int, stream: Iterable[int]) -> int:
    return next(iter(stream)) % size


def a_limit_that_is_one_too_high(size: int, stream: Iterable[int]) -> int:
    return next(number % size for number in stream if number <= 256 - 256 % size)


def a_scaled_number(size: int, stream: Iterable[int]) -> int:
    return next(iter(stream)) * size // 256


def the_last_is_never_drawn(size: int, stream: Iterable[int]) -> int:
    return below_a_byte(max(1, size - 1), stream)


def byte_draws(chance: Chance[Any], monkeypatch: pytest.MonkeyPatch, below: Any) -> list[Any]:
    monkeypatch.setattr(fair, "numbers", byte_stream)
    monkeypatch.setattr(fair, "below", below)
    return [only for (only,) in draws(chance, 12_000)]


PILES: Final = Chance[Any]({"first": 64, "second": 64, "third": 64})
SINGLES: Final = Chance[Any](even(range(192)))


@pytest.mark.parametrize("chance", [PILES, SINGLES])
def test_draws_from_single_bytes_are_even_if_they_are_done_well(
    chance: Chance[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not uneven(byte_draws(chance, monkeypatch, below_a_byte), chance.odds)


@pytest.mark.parametrize(
    ("chance", "mistake"),
    [
        (PILES, a_remainder_of_any_number),
        (SINGLES, a_remainder_of_any_number),
        (SINGLES, a_scaled_number),
        (SINGLES, the_last_is_never_drawn),
    ],
)
def test_an_unfair_draw_is_caught(
    chance: Chance[Any], mistake: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert uneven(byte_draws(chance, monkeypatch, mistake), chance.odds)


def test_one_unfair_number_too_many_is_too_little_to_be_seen_but_not_to_be_counted() -> None:
    taken = taken_of_a_span(a_limit_that_is_one_too_high, 85)
    assert taken == {**dict.fromkeys(range(85), 3), 0: 4}


def test_a_draw_that_puts_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        fair, "_take", lambda left, index: [*Counter(left).elements()][index % sum(left.values())]
    )
    hands = draws(Chance(TOKENS, 2), 200)
    assert ("ion cannon", "ion cannon") in hands


def test_single_draws_that_share_a_stream_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "numbers", lambda seed, label, _: REAL_NUMBERS(seed, label, 0))
    orders = draws(Chance(even("abcd"), 4), 12_000)
    assert len({*orders}) < 24 or uneven(orders, even({*orders}))


def test_labels_that_share_a_stream_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "numbers", lambda seed, label, k: REAL_NUMBERS(seed, label[:-1], k))
    dice = [only for (only,) in draws(DIE, 12_000)]
    assert uneven(zip(dice[::2], dice[1::2]), ALL_PAIRS)
