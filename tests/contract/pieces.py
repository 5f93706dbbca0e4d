"""Nothing is lost and nothing appears: where all the pieces of a game must be."""

from collections import Counter

from paddock.games.outspeed import state as outspeed
from paddock.games.outspeed.tiles import TOKENS, Players, Token
from paddock.games.why_first import state as why_first


def check_outspeed(state: outspeed.State) -> None:
    """1. Tokens, markers, ships, tiles and boards."""
    assert tokens_of(state) == Counter(dict(zip(TOKENS, state.config.deck.tokens, strict=True)))
    assert len(state.markers) <= outspeed.MARKERS
    track = range(state.rear, state.rear + 7 * (2 + state.boards_added))
    ships = {seat: zone for seat, zone in enumerate(state.zones) if zone is not None}
    assert all(zone in track for zone in (*ships.values(), *state.markers))
    out = [seat for moment in state.eliminated for seat in moment]
    assert sorted([*ships, *out]) == list(range(state.config.players))
    assert all(fuel >= 0 for fuel in state.fuel)
    assert all(not state.tokens[seat] for seat in out)
    _check_tiles(state, len(ships))


def _check_tiles(state: outspeed.State, ships: int) -> None:
    """2.2 Every tile is used once, and 8.2 lies on the face that fits the number of ships."""
    up = 0 if state.tile is None or state.tile > 12 else 1
    assert len(state.tiles) == max(13 - state.round - up, 0) or state.phase is outspeed.Phase.OVER
    assert state.tile not in state.tiles
    if state.phase in (outspeed.Phase.TURN_UP_TILE, outspeed.Phase.PROGRAM):
        assert state.face is (Players.UP_TO_4 if ships <= 4 else Players.UP_TO_6)
        assert state.boards_added == 0 or state.phase is outspeed.Phase.PROGRAM
        assert ships > 1


def tokens_of(state: outspeed.State) -> Counter[Token]:
    """All tokens: held, laid, looked at, in the stack, in the discard."""
    found = Counter(token for hand in state.tokens for token in hand)
    if state.bonus is not None:
        found.update(token for token in state.bonus.laid if token is not None)
    if state.drawing is not None:
        found.update(token for pair in state.drawing.looked_at for token in pair)
    found.update(buried.token for buried in state.stack.bottom)
    for counts in (state.stack.pile, state.discard):
        assert all(count >= 0 for count in counts)
        found.update(dict(zip(TOKENS, counts, strict=True)))
    return found


def check_why_first(state: why_first.State) -> None:
    """1. The 32 cards and the figures."""
    cards = [card for place in (*state.hands, state.aside, state.played) for card in place]
    assert sorted(cards) == sorted(state.config.deck.cards)
    assert all(lay.card in state.played for lay in state.laid)
    assert all(field in range(-12, 17) for field in state.fields)
    assert len(state.fields) == max(state.config.players, 3)
    assert len(state.points) == state.race - (state.phase is not why_first.Phase.OVER)
