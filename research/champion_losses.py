"""Why Champions are out early in OUTSPEED: whom the rear board takes, and whether that is needed.

    python -m research.champion_losses [--players 3,4,5,6] [--races 4096] [--write]

The races are those of `champion_races`. Three questions are asked by racing again on the same
tiles and dice: what if all mixed more, if all heeded the table's warning, if one of them did. Who
heeds it prefers routes that lead far while its zone may fall (6.3 and 5.3).
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.lab.targets import EARLY_FOR_SKILLED
from paddock.games.outspeed.lab.tuning.tables import MAX_RIVALS, Tables, tables_of
from paddock.games.outspeed.layout import (
    BOARDS,
    LONELY_TILE,
    OUT,
    PROGRAM,
    PROGRAMS,
    REAR_BOARD,
    ROUNDS,
    SIDE_NAMES,
    SIDES,
    SMALL,
    ZONES_OF_A_BOARD,
)
from paddock.games.outspeed.tiles import Deck, Face, Side
from paddock.lab.intervals import Interval, share
from research.champion_races import Asked, Logits, NetRaces, Tilt
from research.docs_table import markdown, replace_part
from research.race_diary import Log, Now
from research.tile_champions import PAGE, logs

PART: Final = "losses"
EARLY_ROUNDS: Final = EARLY_FOR_SKILLED - 1
FAR_BEHIND: Final = 7
FIRST_BOARD: Final = 4
WARMTH: Final = 2.5
HEED: Final = 2.0
A_BLUE_DIE: Final = 2.5
A_YELLOW_DIE: Final = 2


# Other ways to play


def warmer(_: Now, __: Asked, logits: Logits) -> Logits:
    """Mix more: the odds of any two actions come closer."""
    return logits / np.float32(WARMTH)


def heeding(tables: Tables, *, only_one: bool) -> Tilt:
    """Prefer a long route while the zone may fall with the rear board, as the table warns."""

    def tilt(now: Now, asked: Asked, logits: Logits) -> Logits:
        race, seat = asked.T
        zones, tile = now["zones"], np.maximum(now["tile"], 1) - 1
        rivals = np.clip((zones > OUT).sum(1) - 1, 1, MAX_RIVALS) - 1
        front = now["rear"] + ZONES_OF_A_BOARD * (BOARDS + now["boards_added"])
        beyond = zones.max(1) + tables.max_zones[tile, rivals].max(1) - front
        needed = np.where(beyond >= 0, beyond // ZONES_OF_A_BOARD + 1, 0)
        limit = now["rear"] + ZONES_OF_A_BOARD * (now["boards_added"] + needed)
        heeds = (now["phase"][race] == PROGRAM) & (zones[race, seat] < limit[race])
        heeds &= now["round"][race] < ROUNDS
        if only_one:
            heeds &= seat == race % zones.shape[1]
        affordable = tables.max_cost[tile, rivals][race] < now["fuel"][race, seat][:, None]
        bonus = np.zeros_like(logits)
        far = HEED * tables.zones[tile, now["face"]][race]
        bonus[:, PROGRAMS : PROGRAMS + SIDES] = np.where(affordable, far, 0)
        return logits + np.where(heeds[:, None], bonus, np.float32(0))

    return tilt


# What is counted


class Found:
    """Counts over logs of one number of players: a name, how many of how many."""

    def __init__(self) -> None:
        self.shares: dict[str, NDArray[np.float64]] = {}

    def add(self, name: str, part: float, whole: float) -> None:
        so_far = self.shares.get(name, np.zeros(2))
        self.shares[name] = so_far + np.array([part, whole])

    def share(self, name: str) -> Interval:
        part, whole = self.shares[name].tolist()
        return share(round(part), round(whole))


def look(found: Found, deck: Deck, log: Log) -> None:
    """Count what the races say about early losses."""
    races, players = log.out_in.shape
    boards = log.boards[:FIRST_BOARD].any(0)
    found.add("first board by round 4", boards.sum(), races)
    found.add("early", (log.out_in.min(1) < EARLY_FOR_SKILLED).sum(), races)
    early = log.out_in < EARLY_FOR_SKILLED
    victims = early & (log.loss == REAR_BOARD)
    found.add("by the rear board", victims.sum(), early.sum())
    for race, seat in np.argwhere(victims):
        rounds = slice(int(log.out_in[race, seat]))
        found.add("had lost a turn", float(log.lost[rounds, race, seat].any()), 1)
        back = log.pushed[rounds, race, seat] < log.start[rounds, race, seat]
        found.add("pushed by a token", float(back.any()), 1)
        found.add("another route", _could_be_saved(deck, log, race, seat), 1)
    shares = log.won / np.maximum(log.won.sum(1, keepdims=True), 1)
    for round_ in range(2, EARLY_ROUNDS):
        zones = log.start[round_]
        behind = (zones > OUT) & (zones.max(1, keepdims=True) - zones >= FAR_BEHIND)
        found.add("wins from far behind", shares[behind].sum(), behind.sum())
    found.add("leader's zone", log.after[EARLY_ROUNDS - 1].max(1).sum(), races)
    mine = np.arange(races), np.arange(races) % players
    found.add("one seat wins", shares[mine].sum(), races)
    found.add("one seat early", early[mine].sum(), races)


def _could_be_saved(deck: Deck, log: Log, race: int, seat: int) -> bool:
    """Whether another route would have led beyond the fallen board, if all else went the same."""
    at = int(log.out_in[race, seat]) - 1
    tile, small = int(log.tile[at, race]), bool(log.face[at, race] == SMALL)
    face = deck.tiles[tile - 1].face34 if small else deck.tiles[tile - 1].face56
    fallen = int(log.boards[: at + 1, race].sum())
    needed = 1 + ZONES_OF_A_BOARD * fallen - int(log.pushed[at, race, seat])
    others = np.delete(log.side[at, race], seat)
    own = int(log.side[at, race, seat])
    fuel = int(log.fuel[at, race, seat])
    lonely = small and tile == LONELY_TILE
    return any(
        zones_beside(face, Side(name), others, fuel, lonely=lonely) >= needed
        for number, name in enumerate(SIDE_NAMES)
        if number != own
    )


def zones_beside(
    face: Face, side: Side, others: NDArray[np.int16], fuel: int, *, lonely: bool
) -> float:
    """How far a route leads beside these rivals, with dice as they fall in the mean."""
    route = face.lit().get(side)
    if route is None:
        return 0
    count = {Side(name): int((others == at).sum()) for at, name in enumerate(SIDE_NAMES)}
    count[side] += 1
    cost = route.cost.number + A_YELLOW_DIE * route.cost.dice
    cost += sum(count[one] for one in route.cost.counts)
    alone = count[side] == 1
    if route.room is not None and count[side] > route.room:
        return 0
    if lonely:
        return route.zones.number if alone else 0
    if cost >= fuel:
        return 0
    return (
        route.zones.number
        + A_BLUE_DIE * route.zones.dice
        + sum(count[one] for one in route.zones.counts)
    )


# The table

ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    ("as it is", "first board by round 4", "the first board is added by round 4"),
    ("as it is", "leader's zone", "zone of the leader after round 7"),
    ("as it is", "by the rear board", "ships out before round 8 that the rear board took"),
    ("as it is", "had lost a turn", "… of these: had lost a turn on an overcrowded route"),
    ("as it is", "pushed by a token", "… pushed back by a token in any round"),
    ("as it is", "another route", "… another route would have saved them"),
    ("as it is", "wins from far behind", "wins of ships 7 or more zones behind in rounds 3 to 7"),
    ("as it is", "early", "races with somebody out before round 8"),
    ("all mix more", "early", "… if all mix more"),
    ("all heed", "early", "… if all heed the warning"),
    ("as it is", "one seat early", "one seat is out before round 8"),
    ("one heeds", "one seat early", "… if it alone heeds the warning"),
    ("as it is", "one seat wins", "one seat wins"),
    ("one heeds", "one seat wins", "… if it alone heeds the warning"),
)


def cases(deck: Deck) -> dict[str, Tilt | None]:
    """Ways to play the same races."""
    tables = tables_of(deck)
    return {
        "as it is": None,
        "all mix more": warmer,
        "all heed": heeding(tables, only_one=False),
        "one heeds": heeding(tables, only_one=True),
    }


def investigate(
    players: int, deck: Deck, races: int, tell: Callable[[str], None]
) -> dict[str, Found]:
    """Race every way to play, and count."""
    net = NetRaces(players, deck)
    every: dict[str, Found] = {}
    for name, tilt in cases(deck).items():
        every[name] = Found()
        for log in logs(net, deck, races, tilt=tilt):
            look(every[name], deck, log)
        tell(f"{players} players, {name}")
    return every


def shown(name: str, found: Found) -> str:
    """A share with its interval; a mean as it is."""
    if name == "leader's zone":
        part, whole = found.shares[name].tolist()
        return f"{part / whole:.1f}"
    one = found.share(name)
    value, low, high = (f"{100 * x:.1f}" for x in (one.value, one.low, one.high))
    return f"{value} % ({low}–{high})"  # noqa: RUF001 - a range


def table(found: dict[int, dict[str, Found]]) -> str:
    """All questions, by number of players."""
    rows: list[Sequence[str]] = [
        [text, *(shown(name, every[case]) for every in found.values())] for case, name, text in ROWS
    ]
    return markdown(["", *(f"{players} players" for players in found)], rows)


def main() -> None:
    """Race, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m research.champion_losses", description=__doc__)
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument("--races", type=int, default=4096)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    given = parser.parse_args()
    deck = house_deck()
    found = {
        players: investigate(players, deck, given.races, print)
        for players in map(int, given.players.split(","))
    }
    print(table(found))
    if given.write:
        replace_part(PAGE, PART, table(found))


if __name__ == "__main__":
    main()
