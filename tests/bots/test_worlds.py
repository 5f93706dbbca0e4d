"""Worlds drawn from a view: every place where an unseen piece may be is as likely as the other."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed.state import Bonus, Buried, Phase, Stack
from paddock.games.outspeed.state import State as Race
from paddock.games.outspeed.tiles import Token
from paddock.games.why_first import rules as why_first
from paddock.games.why_first.state import State as Game

WORLDS = 4000
ME = Seat(0)


def chi_squared(counts: Counter[str], expected: dict[str, float]) -> float:
    assert counts.keys() <= expected.keys()
    return sum((counts[key] - mean) ** 2 / mean for key, mean in expected.items())


def test_an_unseen_card_is_in_any_hand_or_aside_as_there_is_room() -> None:
    state, rng = dealt(4), Random(1)
    view, card = why_first.view(state, ME), state.aside[0]
    counts: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = why_first.determinize(view, rng)
        held = [seat for seat, hand in enumerate(world.hands) if card in hand]
        counts[str(held[0]) if held else "aside"] += 1

    unseen = 32 - 5
    expected = {str(seat): WORLDS * 5 / unseen for seat in (1, 2, 3)}
    assert chi_squared(counts, expected | {"aside": WORLDS * 12 / unseen}) < 16.3


def dealt(players: int) -> Game:
    """The first race, all hands dealt."""
    config, rng = GAMES["why_first"].config(players), Random(3)
    state = why_first.setup(config)
    while state.phase == "deal":
        state = why_first.apply_chance(state, tuple(rng.sample(state.aside, 5))).state
    return state


def racing() -> Race:
    """Three pilots in a row: the front one has laid a token, the rear one is asked."""
    start = outspeed.setup(GAMES["outspeed"].config(3))
    return replace(
        start,
        phase=Phase.DECLARE,
        tile=1,
        zones=(3, 5, 7),
        tokens=((Token.NITRO,), (Token.FUEL_TANK,), ()),
        stack=Stack((5, 6, 6, 7, 2, 2), (Buried(Token.FLAMETHROWER, Seat(1)),)),
        bonus=Bonus(3, (None, False, True), (None, None, Token.NITRO)),
    )


def test_an_unseen_token_is_in_hand_laid_or_buried_by_how_many_there_are() -> None:
    """One fuel tank is missing from the stack as the viewer sees it: all seven are unseen."""
    view, rng = outspeed.view(racing(), ME), Random(2)
    worlds = [outspeed.determinize(view, rng) for _ in range(WORLDS)]
    in_hand = Counter(world.tokens[1][0] for world in worlds)
    buried = Counter(world.stack.bottom[0].token for world in worlds)

    unseen = dict(zip(Token, (6, 7, 7, 7, 2, 2), strict=True))
    # What is laid in front is neither an Electromagnet nor an Ion Cannon: these are likelier here.
    left = {t: n - (n / 27 if n > 2 else 0) for t, n in unseen.items()}
    expected = {str(token): WORLDS * many / 30 for token, many in left.items()}
    assert chi_squared(Counter(map(str, in_hand.elements())), expected) < 20.5
    assert chi_squared(Counter(map(str, buried.elements())), expected) < 20.5


def test_a_token_laid_in_front_is_one_that_may_be_laid_there() -> None:
    view, rng = outspeed.view(racing(), ME), Random(4)
    laid = Counter(str(outspeed.determinize(view, rng).bonus.laid[2]) for _ in range(WORLDS))  # type: ignore[union-attr]
    counts = {"nitro": 6, "flamethrower": 7, "fuel_tank": 7, "force_field": 7}
    assert chi_squared(laid, {t: WORLDS * many / 27 for t, many in counts.items()}) < 16.3
