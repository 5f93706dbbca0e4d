"""OUTSPEED as numbers: what an index means. Plain numbers, so that arrays need nothing else.

Tokens and routes are numbered in the order of `Token` and `Side`, phases in that of `Phase`.
Actions are, in this order: to lay no token, or one of each kind; to program a route; to set the
dial; to keep a token; to pass. The last is for seats that are not asked.
"""

from typing import Final

KINDS: Final = 6
NO_TOKEN: Final = 6
KIND_NAMES: Final = (
    "nitro",
    "flamethrower",
    "fuel_tank",
    "force_field",
    "electromagnet",
    "ion_cannon",
)
NITRO, FLAMETHROWER, FUEL_TANK, FORCE_FIELD, ELECTROMAGNET, ION_CANNON = range(KINDS)

BY_SEAT: Final = 8
"""A token under the stack is its kind and this many times the seat that put it there."""
NO_BURIED: Final = -1

SIDES: Final = 3
NO_SIDE: Final = 3
SIDE_NAMES: Final = ("left", "middle", "right")
DIAL_VALUES: Final = 10
NO_DIAL: Final = 10

TURN_UP_TILE: Final = 0
DECLARE: Final = 1
PROGRAM: Final = 2
SET_DIAL: Final = 3
ROLL_COSTS: Final = 4
KEEP_TOKEN: Final = 7
OVER: Final = 8
TURN_UP_TOKENS: Final = 9
"""4.4 Everyone has declared. The rules go on at once; an engine may rest here."""
END_ROUND: Final = 10
"""9.1 Everyone has what the tile brought. Here, too."""

NOT_YET, SAID_NO, SAID_YES = range(3)
"""4.2 What a seat has answered."""
SMALL, LARGE = range(2)
"""1.4 The face for 3 or 4 players, the face for 5 or 6."""
NOT_ENDED, FINISH, LAST_SHIP, NO_SHIP = range(4)
ENDINGS: Final = ("finish", "last_ship", "no_ship")
NOT_LOST, OFF_THE_REAR, DRAINED, NO_ROUTE, EMPTY_TANK, IN_DEBT, REAR_BOARD = range(7)
LOSSES: Final = ("off_the_rear", "drained", "no_route", "empty_tank", "in_debt", "rear_board")
OUT: Final = 0
"""The zone of a ship that is out."""

FIRST_ZONE_OF_SHIPS: Final = 3
FUEL_AT_START: Final = 12
ZONES_OF_A_BOARD: Final = 7
BOARDS: Final = 2
ZONES: Final = ZONES_OF_A_BOARD * BOARDS
MARKERS: Final = 7
ROUNDS: Final = 13
TRACK_TILES: Final = 12
FINISH_TILES: Final = 4
TILES: Final = TRACK_TILES + FINISH_TILES
LONELY_TILE: Final = 11
MAX_ON_THE_SMALL_FACE: Final = 4
LOOKED_AT: Final = 2

DECLARES: Final = 0
PROGRAMS: Final = DECLARES + 1 + KINDS
DIALS: Final = PROGRAMS + SIDES
KEEPS: Final = DIALS + DIAL_VALUES
PASS: Final = KEEPS + KINDS
ACTIONS: Final = PASS + 1

NO_LIMIT: Final = 99
"""1.5 The room of a route with an empty condition."""
AMOUNT: Final = ("number", "dice", "left", "middle", "right", "dial")
ROUTE: Final = ("lit", "room", "least", "token")
NUMBERS_OF_A_ROUTE: Final = len(ROUTE) + 3 * len(AMOUNT)
"""A route is its four numbers, then those of its cost, its zones and its fuel."""


def bottom_size(players: int, tokens: int) -> int:
    """7.7 The most tokens under a stack: each seat puts back one a round, and no more than all."""
    return min(tokens, ROUNDS * players)


def seen_from(seat: int, players: int) -> list[int]:
    """The seats in the order of a seat's observation: itself, then those after it."""
    return [(seat + step) % players for step in range(players)]
