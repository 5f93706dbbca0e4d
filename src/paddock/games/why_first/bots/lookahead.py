"""What each option may lead to in this round, in many worlds at once. It needs NumPy.

A row is what one simulation of the Expert's search finds. That is a world that the view allows, the
choices of the others, and the seat's chance to win after the round, option by option. All options
of a row meet the same world and the same choices. A hundred rows take about a millisecond.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from paddock.arrays import numpy_array
from paddock.games.why_first.bots import appraisal, regular
from paddock.games.why_first.bots.appraisal import Race
from paddock.games.why_first.bots.outlook import cards_to_come, free_rounds, totals_of
from paddock.games.why_first.bots.outlook_arrays import (
    Floats,
    Whole,
    chances,
    chances_when_scored,
    points,
    within_the_track,
)
from paddock.games.why_first.cards import Card
from paddock.games.why_first.layout import Layout
from paddock.games.why_first.state import RACES, ROUNDS, Action, Lay, Move, Phase
from paddock.games.why_first.view import View

WORLDS: Final = 64
MIN_WORLDS: Final = 12
MAX_NUMBERS: Final = 2500
"""How many numbers a step of the tactical game may take: it bounds the time of a decision."""
LOWEST: Final = -4
VALUES: Final = np.arange(LOWEST, 6)
"""1.2 What cards are worth; 0 is no card."""
DOUBT: Final = regular.CAREFUL.doubt
"""How sure of themselves the others are."""
DOUBT_OF_MOVES: Final = 0.012
"""How far apart win chances of the tactical game must be to count."""


MOST: Final = 9
"""More than any card is worth."""


class Kept(NamedTuple):
    """What is left in hand after a round: the mean, the lowest and the highest card."""

    mean: Floats  # [world, option, figure]
    low: Floats
    high: Floats


class Worlds(NamedTuple):
    """What the others may hold, and Leon's next card: values and white numbers."""

    hands: Whole  # [world, other, place]
    whites: Whole
    leon: Whole  # [world]
    leon_whites: Whole


def outcomes(view: View, options: Sequence[Action], rng: Random) -> Floats:
    """[world, option] The seat's chance to win after the round."""
    if view.phase is Phase.MOVE:
        return np.tile(_after_moves(view, options), (WORLDS, 1))
    dice = np.random.default_rng(rng.getrandbits(64))
    if view.config.tactical:
        worlds = max(MIN_WORLDS, min(WORLDS, MAX_NUMBERS // len(view.fields) ** 3))
        return _after_cards(view, options, _draw_worlds(view, dice, worlds), dice)
    return _after_lays(view, options, _draw_worlds(view, dice, WORLDS), dice)


def doubt(view: View) -> float | None:
    """How far apart win chances must be to count; None: mix by regrets, as choices are secret."""
    return DOUBT_OF_MOVES if view.config.tactical else None


def is_open(view: View) -> bool:
    """7.2 Whether the seat moves alone, in sight of all."""
    return view.phase is Phase.MOVE


def _draw_worlds(view: View, dice: np.random.Generator, worlds: int) -> Worlds:
    """8.1 The hidden cards, dealt at random."""
    known = {*view.my_hand, *view.played}
    unseen = [card for card in view.config.deck.cards if card not in known]
    cards = np.array([(card.value, card.white) for card in unseen])
    dealt = cards[dice.random((worlds, len(unseen))).argsort(1)]
    others, size = view.config.players - 1, len(view.my_hand)
    hands = dealt[:, : others * size].reshape(worlds, others, size, 2)
    # With more players every unseen card may be in a hand, and Leon is not there.
    leon = dealt[:, others * size] if view.config.leon() else dealt[:, 0]
    return Worlds(hands[..., 0], hands[..., 1], leon[:, 0], leon[:, 1])


def _others(view: View) -> list[int]:
    return [seat for seat in range(view.config.players) if seat != view.seat]


def _left(view: View) -> int:
    return RACES - view.race


def _pick(weights: Floats, dice: np.random.Generator) -> Whole:
    """[...] A place in the last axis, the likelier the more it weighs."""
    sums = np.cumsum(weights, -1)
    found: Whole = (sums < dice.random((*sums.shape[:-1], 1)) * sums[..., -1:]).sum(-1)
    return found


def _mixed(values: Floats) -> Floats:
    """Weights that favour the better, as a Regular mixes."""
    weights: Floats = np.exp((values - values.max(-1, keepdims=True)) / DOUBT)
    return weights


# 3. The usual game: cards in front of anyone


def _after_lays(
    view: View, options: Sequence[Action], drawn: Worlds, dice: np.random.Generator
) -> Floats:
    """3.2 Each figure moves by the sum of the cards in front of it."""
    figures, seat = len(view.fields), view.seat
    assert seat is not None
    worlds, others, size = map(int, drawn.hands.shape)
    weights = _weights_of_lays(view)
    taken: Whole = np.arange(others)[:, None]
    flat = weights[taken, drawn.hands - LOWEST].reshape(worlds, others, size * figures)
    card, target = np.divmod(_pick(flat, dice), figures)
    chosen: NDArray[np.bool_] = np.arange(size) == card[..., None]
    laid: Whole = (drawn.hands * chosen).sum(-1)
    sums: Whole = (laid[..., None] * (np.arange(figures) == target[..., None])).sum(1)
    if view.config.leon():
        sums[:, -1] += drawn.leon
    mine = np.zeros((len(options), figures), np.int64)
    for at, option in enumerate(cast("Sequence[Lay]", options)):
        mine[at, option.before] = option.card.value
    fields = within_the_track(np.array(view.fields) + sums[:, None] + mine)
    return _judged(view, fields, _cards_kept(view, options, drawn.hands, chosen))


def _cards_kept(
    view: View, options: Sequence[Action], hands: Whole, laid: NDArray[np.bool_]
) -> Kept:
    """What everyone holds after the round: my cards depend on the option, theirs on the world."""
    seat, figures, others = view.seat, len(view.fields), _others(view)
    kept = [
        [card.value for card in view.my_hand if card != lay.card]
        for lay in cast("Sequence[Lay]", options)
    ]
    mine, size = np.array(kept), hands.shape[-1] - 1
    found = np.zeros((3, len(hands), len(options), figures))
    found[0, ..., others] = ((hands * ~laid).sum(-1) / size).T[:, :, None]
    found[1, ..., others] = np.where(laid, MOST, hands).min(-1).T[:, :, None]
    found[2, ..., others] = np.where(laid, -MOST, hands).max(-1).T[:, :, None]
    found[..., seat] = np.stack([mine.mean(1), mine.min(1), mine.max(1)])[:, None]
    return Kept(*found)


def _judged(view: View, fields: Whole, kept: Kept) -> Floats:
    """[...] The seat's chance to win after a round that leaves these cards in hand."""
    players, seat, left = view.config.players, view.seat, _left(view)
    assert seat is not None
    is_over = view.round == ROUNDS - 1
    ended = within_the_track(fields + kept.mean.astype(np.int64))
    order = Layout(players, tactical=False).seen_from(seat)
    totals, nets = np.array(totals_of(view))[order], appraisal.trained(players)
    if is_over:
        after = totals + points(ended)[..., order]
        return nets.after_race(after.reshape(-1, len(order)), left).reshape(after.shape[:-1])
    mean, low, high = (part[..., order] for part in kept)
    number, moved = np.array(view.round + 1), fields[..., order]
    parts = (moved, mean, low, high, totals, np.array(left), number)
    return nets.after_round(Race(*map(numpy_array, parts)))


def _weights_of_lays(view: View) -> Floats:
    """[other, value, figure] How often each of the others lays a card in front of a figure.

    They look at the track alone, not at the card that will be their last.
    """
    figures = len(view.fields)
    moved = np.array(view.fields) + VALUES[:, None, None] * np.eye(figures, dtype=np.int64)
    to_come = cards_to_come(view, free_rounds(view))
    worth = chances(totals_of(view), _left(view), moved.astype(np.float64), to_come)
    by_other = np.moveaxis(worth[..., _others(view)], -1, 0)
    return _mixed(by_other.reshape(len(by_other), -1)).reshape(by_other.shape)


def _scored(view: View, fields: Whole) -> Floats:
    """4.1 [..., figure] Everyone's chance to win once the race has ended on these fields."""
    flat = fields.reshape(-1, fields.shape[-1])
    return chances_when_scored(totals_of(view), _left(view), flat).reshape(fields.shape)


# 7. The tactical game: from the highest white number down, each moves any figure


def _after_cards(
    view: View, options: Sequence[Action], drawn: Worlds, dice: np.random.Generator
) -> Floats:
    """7.1 The others lay any card of theirs, and then all move as Regulars do."""
    worlds, others, size = drawn.hands.shape
    seats = np.tile(np.array(_others(view)), (worlds, 1))
    place = dice.integers(size, size=(worlds, others, 1))
    values = np.take_along_axis(drawn.hands, place, 2)[..., 0]
    whites = np.take_along_axis(drawn.whites, place, 2)[..., 0]
    if view.config.leon():
        seats = np.column_stack([seats, np.full(worlds, len(view.fields) - 1)])
        values = np.column_stack([values, drawn.leon])
        whites = np.column_stack([whites, drawn.leon_whites])
    mine = [(view.seat, lay.card.value, lay.card.white) for lay in cast("list[Lay]", options)]
    theirs = np.stack([seats, values, whites], -1)[:, None].repeat(len(options), 1)
    own = np.broadcast_to(np.array(mine)[:, None], (worlds, len(options), 1, 3))
    cards = np.concatenate([theirs, own], 2)
    order = (-cards[..., 2]).argsort(-1)[..., None]
    cards = np.take_along_axis(cards, order, 2)
    fields = np.broadcast_to(np.array(view.fields), (*cards.shape[:2], len(view.fields)))
    moved = _moved_by_luck(view, fields, cards[..., 0], cards[..., 1], dice)
    kept = [
        [card for card in view.my_hand if card != lay.card] for lay in cast("list[Lay]", options)
    ]
    return _my_chance(view, moved, kept)


def _moved_by_luck(
    view: View, fields: Whole, movers: Whole, values: Whole, dice: np.random.Generator
) -> Whole:
    """[world, option, figure] The track after these moves; each row has an order of its own.

    All options of a world meet the same luck.
    """
    figures, cards = fields.shape[-1], movers.shape[-1]
    luck = dice.random((cards, len(fields), 1, 1))
    for number in range(cards):
        moved = _moves(fields, values[..., number, None, None])
        mover = movers[..., number]
        worth = _worth_of_moves(view, moved, cards - number - 1)
        own = np.take_along_axis(worth, mover[..., None, None], -1)[..., 0]
        sums = np.cumsum(_mixed(own), -1)
        picked = (sums < luck[number] * sums[..., -1:]).sum(-1)
        if view.config.leon():
            picked = np.where(mover == figures - 1, mover, picked)
        fields = np.take_along_axis(moved, picked[..., None, None], -2)[..., 0, :]
    return fields


def _after_moves(view: View, options: Sequence[Action]) -> Floats:
    """7.2 [option] I move a figure now, then the owners of the next cards: nothing is hidden.

    Each of them mixes by what the moves after theirs leave them. Where there are too many moves to
    try, the last of them count as drift.
    """
    figures = len(view.fields)
    mine = np.array([int(option.figure) for option in cast("list[Move]", options)])
    fields = _moves(np.array(view.fields), view.laid[0].card.value)[mine]
    movers: list[int] = []
    rest = view.laid[1:]
    while rest and fields.size * figures <= MAX_NUMBERS:
        lay, rest = rest[0], rest[1:]
        fields = _moves(fields, lay.card.value)
        if view.config.leon() and lay.before == figures - 1:
            fields = fields[..., -1, :]
        else:
            movers.append(int(lay.before))
    worth = _worth_of_moves(view, fields, len(rest))
    if not rest:
        worth[..., view.seat] = _my_chance(view, fields, [view.my_hand])
    for mover in reversed(movers):
        weights = _mixed(worth[..., mover])[..., None]
        worth = (worth * weights).sum(-2) / weights.sum(-2)
    found: Floats = worth[..., view.seat]
    return found


def _moves(fields: Whole, value: Whole | int) -> Whole:
    """7.3 [..., moved figure, figure] Each figure moved by the value, one at a time."""
    steps = value * np.eye(fields.shape[-1], dtype=np.int64)
    return within_the_track(fields[..., None, :] + steps)


def _my_chance(view: View, fields: Whole, kept: Sequence[Sequence[Card]]) -> Floats:
    """[...] The seat's chance to win after a round; [option] are the cards that it leaves in hand.

    The others are thought to judge by the closed formula, as Regulars do. In the last race that
    is worse than an equal share, so nets judge for the seat itself.
    """
    players, seat = view.config.players, view.seat
    assert seat is not None
    if players not in appraisal.players(tactical=True):
        return _worth_of_moves(view, fields, 0)[..., seat]
    order = Layout(players, tactical=True).seen_from(seat)
    totals, nets = np.array(totals_of(view))[order], appraisal.trained(players, tactical=True)
    if view.round == ROUNDS:
        after = totals + points(fields)[..., order]
        return nets.after_race(after.reshape(-1, len(order)), _left(view)).reshape(
            fields.shape[:-1]
        )
    cards = np.array([[(card.value, card.white) for card in hand] for hand in kept])
    values, whites = cards[..., 0], cards[..., 1]
    mean, low, high, white = (
        part[:, None] for part in (values.mean(1), values.min(1), values.max(1), whites.mean(1))
    )
    left, number = np.array(_left(view)), np.array(view.round + 1)
    parts = (fields[..., order], mean, low, high, totals, left, number, white)
    return nets.after_round(Race(*map(numpy_array, parts)))


def _worth_of_moves(view: View, fields: Whole, waiting: int) -> Floats:
    """[..., figure] Everyone's chance to win, with so many cards of this round to come."""
    to_come = waiting / fields.shape[-1] + cards_to_come(view, ROUNDS - view.round) - 1
    if to_come:
        return chances(totals_of(view), _left(view), fields.astype(np.float64), to_come)
    return _scored(view, fields)
