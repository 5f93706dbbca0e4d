"""Rulebook, chapter 7: Resolution. Tokens (7.7) are drawn in `drawing`."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    EMPTY_TANK,
    IN_DEBT,
    LONELY_TILE,
    NO_DIAL,
    NO_ROUTE,
    NO_SIDE,
    ROLL_COSTS,
    SET_DIAL,
    SIDES,
    SMALL,
    TRACK_TILES,
)
from paddock.games.outspeed.vector.deck import Amount, Deck, Routes, printed_on, read, taken
from paddock.games.outspeed.vector.drawing import begin_drawing
from paddock.games.outspeed.vector.elimination import eliminate, goes_on
from paddock.games.outspeed.vector.moving import move_ships, remove_rear_boards
from paddock.games.outspeed.vector.programming import may_program
from paddock.games.outspeed.vector.state import (
    Outcomes,
    State,
    choose,
    total,
    without_resolution,
)

# 7.1, 7.2 The routes


def reveal_routes(deck: Deck, state: State, sides: Array) -> State:
    """7.1 All choices are revealed. 6.4 Who could choose none is eliminated."""
    can_choose = jnp.any(may_program(deck, state), axis=1)
    stranded = eliminate(state, state.racing() & ~can_choose, jnp.int32(NO_ROUTE))
    revealed = stranded._replace(routes=jnp.where(can_choose, sides, NO_SIDE))
    printed = printed_on(deck, state.tile, state.face)
    driving = _begin_dials(_driving(revealed, printed), printed)
    return choose(goes_on(stranded), driving, stranded)


def _driving(state: State, printed: Array) -> State:
    """7.2 With more players on a route than it has room for, all of them lose their turn."""
    room = read(taken(printed, state.routes)).room
    full = _crowd(state) > room
    return state._replace(driving=(state.routes < NO_SIDE) & ~full)


def on_routes(state: State) -> Array:
    """[side] 1.6 How many programmed it. Lost turns and ships eliminated since are in."""
    return jnp.sum(state.routes[:, None] == jnp.arange(SIDES), axis=0, dtype=jnp.int32)


def _crowd(state: State) -> Array:
    """[player] How many programmed the same route."""
    return jnp.sum(state.routes[:, None] == state.routes[None], axis=1, dtype=jnp.int32)


# 7.8 The middle dial


def _begin_dials(state: State, printed: Array) -> State:
    """7.8 After 7.2 and before any die."""
    somebody = jnp.any(_asked_to_dial(state, printed))
    return state._replace(phase=jnp.where(somebody, SET_DIAL, ROLL_COSTS).astype(jnp.int32))


def _asked_to_dial(state: State, printed: Array) -> Array:
    return state.driving & read(taken(printed, state.routes)).cost.dial


def may_dial(deck: Deck, state: State) -> Array:
    """[player, value] 7.8 At most their fuel and at most 9."""
    asked = _asked_to_dial(state, printed_on(deck, state.tile, state.face))
    return asked[:, None] & (jnp.arange(NO_DIAL) <= state.fuel[:, None])


def set_dials(deck: Deck, state: State, values: Array) -> State:
    """7.8 Dialled in secret and at once."""
    asked = _asked_to_dial(state, printed_on(deck, state.tile, state.face))
    return state._replace(
        phase=jnp.full_like(state.phase, ROLL_COSTS), dials=jnp.where(asked, values, NO_DIAL)
    )


# 7.3 - 7.6 From the costs to the tokens


def resolve(deck: Deck, state: State, outcomes: Outcomes) -> State:
    """7.3-7.7 Costs, eliminations, rewards, rear boards and the drawing of tokens."""
    routes = read(taken(printed_on(deck, state.tile, state.face), state.routes))
    paid = _pay_costs(state, routes, outcomes)
    rewarded = choose(goes_on(paid), _take_rewards(paid, routes, outcomes), paid)
    draws = _draws_a_token(rewarded, routes)
    drawn = begin_drawing(rewarded, draws, outcomes.tickets)
    return choose(goes_on(rewarded), drawn, without_resolution(rewarded))


def _pay_costs(state: State, routes: Routes, outcomes: Outcomes) -> State:
    """7.3 Costs are paid together. What exceeds your fuel takes all of it."""
    paying = state.driving & ~(_on_the_lonely_face(state) & _alone(state))
    dice = jnp.where(paying, routes.cost.dice, 0)
    owed = jnp.where(paying, _worth(state, routes.cost), 0) + _rolled(outcomes.cost_dice, dice)
    lost, loss = _losses(state, owed)
    rolled = jnp.any(dice > 0)
    paid = state._replace(fuel=jnp.maximum(state.fuel - owed, 0), owed=jnp.where(rolled, owed, 0))
    fewer = eliminate(paid, lost, loss)
    return fewer._replace(driving=fewer.driving & ~lost)


def _losses(state: State, owed: Array) -> tuple[Array, Array]:
    """7.4 Who has no fuel left after paying is eliminated, before any reward.

    7.5 On the finish tile exactly 0 is safe; owing more than you have still eliminates.
    """
    finish = state.tile > TRACK_TILES
    enough = jnp.where(finish, owed > state.fuel, owed >= state.fuel)
    return (owed > 0) & enough, jnp.where(finish, IN_DEBT, EMPTY_TANK)


def _take_rewards(state: State, routes: Routes, outcomes: Outcomes) -> State:
    """7.6 Rewards are taken together by those who remain: zones, fuel, and later tokens."""
    rewarded = _rewarded(state)
    zone_dice = jnp.where(rewarded, routes.zones.dice, 0)
    fuel_dice = jnp.where(rewarded, routes.fuel.dice, 0)
    zones = jnp.where(rewarded, _worth(state, routes.zones), 0)
    zones = zones + _rolled(outcomes.zone_dice, zone_dice)
    fuel = jnp.where(rewarded, _worth(state, routes.fuel), 0)
    fuel = fuel + _rolled(outcomes.fuel_dice, fuel_dice)
    rolled = jnp.any(zone_dice + fuel_dice > 0)
    moved, _ = move_ships(state, zones)
    gained = moved._replace(
        fuel=state.fuel + fuel,
        gained_zones=jnp.where(rolled, zones, 0),
        gained_fuel=jnp.where(rolled, fuel, 0),
    )
    return remove_rear_boards(gained)


def _rewarded(state: State) -> Array:
    """[player] 7.9 On tile 11, 3-4 face, those in company gain nothing."""
    return state.driving & (~_on_the_lonely_face(state) | _alone(state))


def _draws_a_token(state: State, routes: Routes) -> Array:
    """[player] 7.6 Whose route brings a token, if they are still in the race."""
    return _rewarded(state) & routes.token & state.racing()


def _on_the_lonely_face(state: State) -> Array:
    """7.9 Whether tile 11 lies on its 3-4 face."""
    return (state.tile == LONELY_TILE) & (state.face == SMALL)


def _alone(state: State) -> Array:
    """[player] 7.9 Whether nobody else chose the route."""
    return _crowd(state) == 1


def _worth(state: State, amount: Amount) -> Array:
    """[player] 1.6 Number, counts and dial; the dice come on top."""
    counted = total(amount.counts * on_routes(state)[None])
    dialled = jnp.where(amount.dial & (state.dials < NO_DIAL), state.dials, 0)
    return amount.number + counted + dialled


def _rolled(dice: Array, count: Array) -> Array:
    """[player] 7.3 Every die of a route is a roll of its own; so many of them count."""
    counts = jnp.arange(dice.shape[1])[None] < count[:, None]
    return total(jnp.where(counts, dice, 0))
