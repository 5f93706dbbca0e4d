"""A whole race that fits what one viewer knows. The only place of the rules that draws."""

from random import Random

from paddock.games.outspeed.rules.bonus import may_be_laid
from paddock.games.outspeed.state import Bonus, Buried, Drawing, Stack, State
from paddock.games.outspeed.tiles import TOKENS, Counts, Token
from paddock.games.outspeed.view import BonusView, DrawingView, StackView, View


def determinize(view: View, rng: Random) -> State:
    """A race that looks like this to its viewer, the hidden tokens dealt at random."""
    unseen = _Unseen(_unseen_tokens(view), rng)
    bonus = None if view.bonus is None else _some_bonus(view, view.bonus, unseen)
    drawing = None if view.drawing is None else _some_drawing(view, view.drawing, unseen)
    tokens = tuple(
        view.my_tokens if seat == view.seat else unseen.hand(count)
        for seat, count in enumerate(view.token_counts)
    )
    return State(
        config=view.config,
        phase=view.phase,
        round=view.round,
        tile=view.tile,
        face=view.face,
        tiles=view.tiles,
        zones=view.zones,
        fuel=view.fuel,
        tokens=tokens,
        stack=_some_stack(view.stack, unseen),
        discard=view.discard,
        markers=view.markers,
        rear=view.rear,
        boards_added=view.boards_added,
        bonus=bonus,
        resolution=view.resolution,
        drawing=drawing,
        eliminated=view.eliminated,
        ending=view.ending,
    )


class _Unseen:
    """The tokens that the viewer cannot place, dealt out one by one."""

    def __init__(self, tokens: list[Token], rng: Random) -> None:
        rng.shuffle(tokens)
        self._tokens = tokens

    def one(self) -> Token:
        return self._tokens.pop()

    def one_of(self, kinds: frozenset[Token]) -> Token:
        at = next(i for i, token in enumerate(self._tokens) if token in kinds)
        return self._tokens.pop(at)

    def hand(self, count: int) -> tuple[Token, ...]:
        return tuple(sorted((self.one() for _ in range(count)), key=TOKENS.index))

    def rest(self) -> Counts:
        return tuple(map(self._tokens.count, TOKENS))


def _unseen_tokens(view: View) -> list[Token]:
    known = [*view.my_tokens, *view.stack.bottom]
    known += [] if view.bonus is None else [view.bonus.my_token]
    known += [] if view.drawing is None else view.drawing.my_tokens
    counts = zip(TOKENS, view.config.deck.tokens, view.discard, strict=True)
    return [
        token
        for token, all_there_are, discarded in counts
        for _ in range(all_there_are - discarded - known.count(token))
    ]


def _some_stack(known: StackView, unseen: _Unseen) -> Stack:
    bottom = tuple(
        Buried(unseen.one() if token is None else token, by)
        for token, by in zip(known.bottom, known.bottom_by, strict=True)
    )
    return Stack(pile=unseen.rest(), bottom=bottom)


def _some_bonus(view: View, known: BonusView, unseen: _Unseen) -> Bonus:
    """Tokens that may be laid anywhere come first, so that enough of them are left."""
    laid: list[Token | None] = [None] * len(view.zones)
    laid_at = [seat for seat, answer in enumerate(known.answers) if answer]
    for seat in sorted(laid_at, key=lambda seat: view.zones[seat] or 0, reverse=True):
        kinds = may_be_laid(view.zones, view.tile, view.markers, view.zones[seat])
        laid[seat] = known.my_token if seat == view.seat else unseen.one_of(kinds)
    return Bonus(zone=known.zone, answers=known.answers, laid=tuple(laid))


def _some_drawing(view: View, known: DrawingView, unseen: _Unseen) -> Drawing:
    looked_at = tuple(
        known.my_tokens if seat == view.seat else tuple(unseen.one() for _ in range(count))
        for seat, count in enumerate(known.counts)
    )
    return Drawing(order=known.order, served=known.served, looked_at=looked_at)
