"""What happened in many races on the vector engine, step by step, and the counts of a report."""

from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.games.outspeed.layout import (
    DECLARE,
    FIRST_ZONE_OF_SHIPS,
    KINDS,
    LOSSES,
    NO_LIMIT,
    NO_SIDE,
    NO_TOKEN,
    OUT,
    OVER,
    PROGRAM,
    PROGRAMS,
    ROUNDS,
    SIDE_NAMES,
    SIDES,
    ZONES_OF_A_BOARD,
)
from paddock.games.outspeed.tiles import Deck
from paddock.lab.simulation import Counts

Now = dict[str, Any]
"""Fields of the states, by name: [race, ...]."""
Ints = NDArray[np.int16]
FACES: Final = ("3-4", "5-6")
OF_ROUNDS: Final = ("tile", "face", "started", "crowded", "boards", "tokens")
OF_SEATS: Final = ("start", "pushed", "fuel", "after", "lost")
LAST_TILES: Final = 3
EARLY_LEAD: Final = 7


class Log(NamedTuple):
    """Races: [round, race] and [round, race, seat], unless said. A ship that is out has zone 0."""

    tile: Ints
    face: Ints
    started: Ints
    crowded: Ints  # whether a route was over-full
    boards: Ints  # how many were added
    tokens: Ints  # how many were kept
    start: Ints  # each seat's zone when the tile is turned up
    pushed: Ints  # its zone and its fuel when the routes are chosen
    fuel: Ints
    after: Ints  # its zone at the end of the round
    side: Ints  # its route, or NO_SIDE
    lost: Ints  # whether that was over-full
    played: Ints  # the token it laid, or NO_TOKEN
    out_in: Ints  # [race, seat] the round, or ROUNDS + 1
    loss: Ints  # [race, seat] why (layout.LOSSES, from 1 on), or 0
    won: NDArray[np.bool_]  # [race, seat]


def rooms(deck: Deck) -> NDArray[np.int32]:
    """[tile, face, side] How many ships there is room for."""
    found = np.full((len(deck.tiles), len(FACES), SIDES), NO_LIMIT, np.int32)
    for at, tile in enumerate(deck.tiles):
        for number, face in enumerate((tile.face34, tile.face56)):
            for side, route in face.lit().items():
                if route.room is not None:
                    found[at, number, SIDE_NAMES.index(side)] = route.room
    return found


class Diary:
    """Collects what happens step by step."""

    def __init__(self, races: int, players: int, deck: Deck) -> None:
        self._room = rooms(deck)
        once, seats = (ROUNDS, races), (ROUNDS, races, players)
        self._round: dict[str, Ints] = {name: np.zeros(once, np.int16) for name in OF_ROUNDS}
        self._seat: dict[str, Ints] = {name: np.zeros(seats, np.int16) for name in OF_SEATS}
        self._seat["start"][0] = FIRST_ZONE_OF_SHIPS
        self._seat["side"] = np.full(seats, NO_SIDE, np.int16)
        self._seat["played"] = np.full(seats, NO_TOKEN, np.int16)
        self._out_in = np.full((races, players), ROUNDS + 1, np.int16)
        self._rear = np.ones(races, np.int16)

    def note(self, now: Now, actions: NDArray[np.int32], after: Now) -> None:
        """A step of all races that are not over."""
        goes_on, at = now["phase"] != OVER, now["round"] - 1
        on = np.flatnonzero(goes_on)
        self._round["started"][at[on], on] = 1
        self._program(now, actions)
        lays = (now["phase"] == DECLARE)[:, None] & (actions > 0) & (actions <= KINDS)
        race, seat = np.nonzero(lays)
        self._seat["played"][at[race], race, seat] = actions[race, seat] - 1
        left = (after["loss"] > 0) & (now["loss"] == 0)
        self._out_in = np.where(left, now["round"][:, None], self._out_in)
        kept = np.maximum(after["tokens"] - now["tokens"], 0).sum((1, 2))
        self._round["tokens"][at[on], on] += kept[on]
        ended = (after["round"] != now["round"]) | (after["phase"] == OVER)
        self._end(now, after, np.flatnonzero(goes_on & ended))

    def _program(self, now: Now, actions: NDArray[np.int32]) -> None:
        """The routes are chosen."""
        races = np.flatnonzero(now["phase"] == PROGRAM)
        at, seat, round_ = now["round"][races] - 1, self._seat, self._round
        seat["pushed"][at, races] = now["zones"][races]
        seat["fuel"][at, races] = now["fuel"][races]
        side = actions[races] - PROGRAMS
        side = np.where((side >= 0) & (side < SIDES), side, NO_SIDE)
        seat["side"][at, races] = side
        on_it = (side[..., None] == np.arange(SIDES)).sum(1)
        room = self._room[now["tile"][races] - 1, now["face"][races]]
        full = np.concatenate([on_it > room, np.zeros((len(races), 1), bool)], 1)
        seat["lost"][at, races] = np.take_along_axis(full, side, 1)
        round_["tile"][at, races] = now["tile"][races]
        round_["face"][at, races] = now["face"][races]
        round_["crowded"][at, races] = full.any(1)

    def _end(self, now: Now, after: Now, races: NDArray[np.int64]) -> None:
        """A round is over."""
        at = now["round"][races] - 1
        self._seat["after"][at, races] = after["zones"][races]
        going = races[after["phase"][races] != OVER]
        self._seat["start"][now["round"][going], going] = after["zones"][going]
        rear = after["rear"][races].astype(np.int16)
        gone = (rear - self._rear[races]) // ZONES_OF_A_BOARD
        self._round["boards"][at, races] = gone + after["boards_added"][races]
        self._rear[races] = rear

    def log(self, now: Now, won: NDArray[np.bool_]) -> Log:
        """All races, when they are over."""
        return Log(**self._round, **self._seat, out_in=self._out_in, loss=now["loss"], won=won)


def counts_of(log: Log) -> Counts:
    """What `paddock lab report` counts of the same races."""
    races, players = log.out_in.shape
    counts: Counts = Counter({("races",): races, ("ships",): races * players})
    counts["rounds",] = int(log.started.sum())
    counts["crowded_rounds",] = int(log.crowded.sum())
    counts["fourth_board",] = int((log.boards > 1).any(0).sum())
    for number, cause in enumerate(LOSSES, 1):
        counts["causes", cause] = int((log.loss == number).sum())
    first = log.out_in.min(1)
    for round_ in range(1, ROUNDS + 1):
        counts["first_out", str(round_)] = int((first == round_).sum())
    for seat in range(players):
        counts["wins", str(seat + 1)] = int(log.won[:, seat].sum())
    _sum(counts, "tokens", log.tokens.sum(0))
    _sum(counts, "finished", (log.out_in > ROUNDS).sum(1) * (log.started[-1] > 0))
    _leads(counts, log)
    _routes(counts, log)
    return counts


def _sum(counts: Counts, name: str, values: NDArray[Any]) -> None:
    whole = values.astype(np.int64)
    counts[name,] = int(whole.sum())
    counts["squares", name] = int((whole * whole).sum())


def _leads(counts: Counts, log: Log) -> None:
    """As `games.outspeed.lab.measure`: who is alone in front after each round."""
    races = log.out_in.shape[0]
    last, since, changes = np.full(races, -1), np.zeros(races, int), np.zeros(races, int)
    for number, (zones, started) in enumerate(zip(log.after, log.started, strict=True), 1):
        ahead = (zones == zones.max(1, keepdims=True)) & (zones > OUT)
        on, alone = started > 0, (ahead.sum(1) == 1) & (started > 0)
        leader = ahead.argmax(1)
        changed = alone & (last >= 0) & (leader != last)
        changes += changed
        since = np.where(on & ~alone, 0, since)
        since = np.where(alone & (changed | (since == 0)), number, since)
        last = np.where(alone, leader, last)
        if number == EARLY_LEAD:
            counts["led_early",] = int(alone.sum())
            wins = alone & log.won[np.arange(races), leader]
            counts["led_early_and_won",] = int(wins.sum())
    _sum(counts, "lead_changes", changes)
    decided = np.where(since == 0, log.started.sum(0), since)
    late = log.won.any(1) & (decided > ROUNDS - LAST_TILES)
    counts["decided_late",] = int(late.sum())


def _routes(counts: Counts, log: Log) -> None:
    chosen = log.side < NO_SIDE
    tile = np.broadcast_to(log.tile[..., None], log.side.shape)[chosen]
    face = np.broadcast_to(log.face[..., None], log.side.shape)[chosen]
    kinds, times = np.unique(np.stack([tile, face, log.side[chosen]]), axis=1, return_counts=True)
    for (number, at, side), count in zip(kinds.T.tolist(), times.tolist(), strict=True):
        counts["routes", str(number), FACES[at], SIDE_NAMES[side]] = count
