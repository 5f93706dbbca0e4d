"""What chance gives: the next tile (2.2), dice (1.9) and tickets for tokens (7.7)."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import FINISH_TILES, LOOKED_AT, TRACK_TILES
from paddock.games.outspeed.vector.deck import Deck, Ints
from paddock.games.outspeed.vector.state import Outcomes, State
from paddock.vector.chance import pick, pick_bit, tickets

WORDS_FOR_TILE = 1


def words_for_resolution(deck: Deck, players: int) -> int:
    """How many words dice and tokens need."""
    return players * (deck.most_dice() + LOOKED_AT)


def tile_from(word: Array, state: State, *, first_race: bool) -> Array:
    """2.2 Any track tile that is left may be next, and below them any finish tile.

    2.3 In the first race the tiles lie in ascending order.
    """
    if first_race:
        return TRACK_TILES + 1 - _tiles_left(state)
    ticket = tickets(word)
    track = 1 + pick_bit(ticket, state.tiles)
    finish = 1 + TRACK_TILES + pick(ticket, FINISH_TILES)
    return jnp.where(state.tiles > 0, track, finish)


def _tiles_left(state: State) -> Array:
    place = jnp.arange(TRACK_TILES, dtype=jnp.uint32)
    return jnp.sum((state.tiles >> place) & 1).astype(jnp.int32)


def resolution_from(deck: Deck, players: int, words: Array) -> tuple[Array, Array, Array, Array]:
    """The dice for costs, zones and fuel, and the tickets for tokens, player by player."""
    drawn = tickets(words).reshape(players, deck.most_dice() + LOOKED_AT)
    zones_at = deck.cost_dice
    fuel_at = zones_at + deck.zone_dice
    return (
        _faces(deck.yellow, drawn[:, :zones_at]),
        _faces(deck.blue, drawn[:, zones_at:fuel_at]),
        _faces(deck.yellow, drawn[:, fuel_at : deck.most_dice()]),
        drawn[:, deck.most_dice() :],
    )


def _faces(die: Ints, drawn: Array) -> Array:
    """1.9 Each face of a die is as likely as another."""
    return jnp.take(die, pick(drawn, len(die)), mode="clip")


def outcomes_from(
    deck: Deck, players: int, words: Array, state: State, *, first_race: bool
) -> Outcomes:
    """All that chance may have to give in a step."""
    tile = tile_from(words[0], state, first_race=first_race)
    return Outcomes(tile, *resolution_from(deck, players, words[WORDS_FOR_TILE:]))
