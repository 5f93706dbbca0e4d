"""The figures of a deck: races of first-timers, Rookies and Regulars, measured by the targets."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct, field
from numpy.typing import NDArray

from paddock.games.outspeed.encoding import deck_tables
from paddock.games.outspeed.lab import targets as t
from paddock.games.outspeed.lab.tuning import policies as p
from paddock.games.outspeed.lab.tuning.races import Race, Races
from paddock.games.outspeed.lab.tuning.tables import FACES, tables_of
from paddock.games.outspeed.layout import LOSSES, ROUNDS, SIDES, TILES
from paddock.games.outspeed.tiles import Deck

RACES_AT_ONCE: Final = 192
"""Of each of the five tables, in one batch."""
LEADER_AFTER_ROUND: Final = 7
LAST_TILES: Final = 3
IDEAS: Final = {"any": p.ANY, "zones": p.ZONES, "cheap": p.CHEAP}
ROUTES: Final = (TILES, FACES, SIDES)
MAX_PLAYERS: Final = 6
CELLS: Final = (*IDEAS, "rookies", "regulars")

Figures = dict[str, float]
"""Values by table and name: `rookies/finished`, `first-timer/any-finished`, `regulars/crowded`."""


class Sums(Struct):
    """What was counted so far of the races of a table."""

    races: int = 0
    counts: dict[str, float] = field(default_factory=dict)
    routes: NDArray[np.int64] = field(default_factory=lambda: np.zeros(ROUTES, np.int64))
    losses: NDArray[np.int64] = field(default_factory=lambda: np.zeros(len(LOSSES), np.int64))
    wins: NDArray[np.float64] = field(default_factory=lambda: np.zeros(MAX_PLAYERS))

    def add(self, name: str, value: float) -> None:
        self.counts[name] = self.counts.get(name, 0.0) + float(value)


class Measuring:
    """Measures decks with so many players; every deck meets the same races."""

    def __init__(self, players: int, deck: Deck, seed: int) -> None:
        self.players = players
        self._races = Races(players, deck_tables(deck), seed)
        self._seating = np.concatenate([_seating(cell, players) for cell in CELLS])

    def measure(self, deck: Deck, batches: range, sums: dict[str, Sums]) -> Figures:
        """Race these batches, add them to the sums, and say what comes of all so far."""
        tables = tables_of(deck)
        for batch in batches:
            first = batch * RACES_AT_ONCE
            numbers = np.arange(first, first + RACES_AT_ONCE, dtype=np.uint32)
            race = self._races.play(tables, self._seating, np.tile(numbers, len(CELLS)))
            for at, cell in enumerate(CELLS):
                here = slice(at * RACES_AT_ONCE, (at + 1) * RACES_AT_ONCE)
                _count(sums.setdefault(cell, Sums()), _part(race, here), self.players)
        return figures(deck, self.players, sums)


def _seating(cell: str, players: int) -> NDArray[np.int32]:
    """[race, player] Who sits where. A first-timer and the styles of Regulars move on by a seat."""
    if cell == "regulars":
        row = [p.BOLD if seat % 2 == 0 else p.CAREFUL for seat in range(players)]
    else:
        row = [IDEAS.get(cell, p.ROOKIE), *[p.ROOKIE] * (players - 1)]
    steps = 2 if cell == "regulars" else players
    turned = [np.roll(np.array(row, np.int32), step) for step in range(steps)]
    if cell == "regulars":
        turned[1] = np.where(turned[0] == p.BOLD, p.CAREFUL, p.BOLD).astype(np.int32)
    return np.stack([turned[race % steps] for race in range(RACES_AT_ONCE)])


def _part(race: Race, here: slice) -> Race:
    rounds = type(race.rounds)(*(one[..., here] for one in race.rounds))
    return Race(rounds, race.loss[..., here], race.winners[..., here], race.round[..., here])


def _count(sums: Sums, race: Race, players: int) -> None:
    rounds = race.rounds
    racing = np.asarray(rounds.racing)  # [round, player, race]
    races = racing.shape[-1]
    out = np.where(racing[-1], ROUNDS + 1, 1 + racing.sum(axis=0))  # [player, race]
    first = out.min(axis=0)
    newcomer = out[np.arange(races) % players, np.arange(races)]
    sums.races += races
    sums.add("finished", (out > ROUNDS).sum() / players)
    sums.add("newcomer_early", (newcomer < t.EARLY_FOR_A_FIRST_TIMER).sum())
    sums.add("newcomer_finished", (newcomer > ROUNDS).sum())
    sums.add("before_5", (first < t.EARLY_FOR_ROOKIES).sum())
    sums.add("before_8", (first < t.EARLY_FOR_SKILLED).sum())
    sums.add("rounds", np.asarray(rounds.played).sum())
    sums.add("crowded", np.asarray(rounds.crowded & rounds.played).sum())
    sums.add("fourth_board", (np.asarray(rounds.boards) > 1).any(axis=0).sum())
    sums.add("tokens", np.asarray(rounds.tokens).sum() / players)
    _count_leads(sums, race)
    _count_routes(sums, race)
    losses = np.bincount(np.asarray(race.loss).ravel(), minlength=len(LOSSES) + 1)[1:]
    sums.losses = sums.losses + losses
    won = np.asarray(race.winners, np.float64)
    wins = (won / np.maximum(won.sum(axis=0), 1)).sum(axis=1)
    sums.wins[:players] += wins


def _count_leads(sums: Sums, race: Race) -> None:
    """As `balance._Watch`: changes of the lead, races decided late, and leaders who win."""
    leaders, played = np.asarray(race.rounds.leader), np.asarray(race.rounds.played)
    races = leaders.shape[1]
    last, since = np.full(races, -1), np.zeros(races, int)
    changes = np.zeros(races, int)
    for number, (leader, on) in enumerate(zip(leaders, played, strict=True), 1):
        alone = on & (leader >= 0)
        changed = alone & (last >= 0) & (leader != last)
        changes += changed
        since = np.where(on & ~alone, 0, since)
        since = np.where(alone & (changed | (since == 0)), number, since)
        last = np.where(alone, leader, last)
    ended = played.sum(axis=0)
    won = np.asarray(race.winners).any(axis=0)
    decided = np.where(since == 0, ended, since)
    sums.add("lead_changes", changes.sum())
    sums.add("decided_late", (won & (decided > ROUNDS - LAST_TILES)).sum())
    early = leaders[LEADER_AFTER_ROUND - 1]
    has = played[LEADER_AFTER_ROUND - 1] & (early >= 0)
    wins = np.asarray(race.winners)[np.maximum(early, 0), np.arange(races)]
    sums.add("led_early", has.sum())
    sums.add("led_early_and_won", (has & wins).sum())


def _count_routes(sums: Sums, race: Race) -> None:
    rounds = race.rounds
    tile, face = np.asarray(rounds.tile).ravel(), np.asarray(rounds.face).ravel()
    taken = np.moveaxis(np.asarray(rounds.routes), 1, -1).reshape(-1, SIDES)
    there = (tile > 0) & np.asarray(rounds.played).ravel()
    found = np.zeros(ROUTES, np.int64)
    np.add.at(found, (tile[there] - 1, face[there]), taken[there])
    sums.routes = sums.routes + found


def figures(deck: Deck, players: int, sums: dict[str, Sums]) -> Figures:
    """What was measured, by name."""
    found: Figures = {}
    for idea in IDEAS:
        one = sums[idea]
        found[f"{t.FIRST_TIMER}/{idea}-out-early"] = one.counts["newcomer_early"] / one.races
        found[f"{t.FIRST_TIMER}/{idea}-finished"] = one.counts["newcomer_finished"] / one.races
    one = sums["rookies"]
    found["rookies/finished"] = one.counts["finished"] / one.races
    found["rookies/out-before-5"] = one.counts["before_5"] / one.races
    one = sums["regulars"]
    shares = one.wins[:players] / max(one.wins.sum(), 1)
    regulars = {
        "finished": one.counts["finished"] / one.races,
        "out-before-8": one.counts["before_8"] / one.races,
        "seats": float(np.abs(shares - 1 / players).max()),
        "crowded": one.counts["crowded"] / one.counts["rounds"],
        "least-route": _least_route(deck, players, one.routes),
        "one-cause": float(one.losses.max() / max(one.losses.sum(), 1)),
        "tokens": one.counts["tokens"] / one.races,
        "fourth-board": one.counts["fourth_board"] / one.races,
        "lead-changes": one.counts["lead_changes"] / one.races,
        "decided-late": one.counts["decided_late"] / one.races,
        "leader-wins": one.counts["led_early_and_won"] / max(one.counts["led_early"], 1),
    }
    regulars["many-tokens"] = regulars["tokens"]
    found |= {f"regulars/{name}": value for name, value in regulars.items()}
    return found


def _least_route(deck: Deck, players: int, routes: NDArray[np.int64]) -> float:
    """The share of the lit route that is taken least, on the face of so many players."""
    number = 0 if players <= 4 else 1
    least = 1.0
    for at, tile in enumerate(deck.tiles):
        face = tile.face34 if number == 0 else tile.face56
        taken = routes[at, number]
        lit = [("left", "middle", "right").index(side) for side in face.lit()]
        if taken.sum():
            least = min(least, float(taken[lit].min() / taken.sum()))
    return least


def targets_of(players: int) -> Sequence[tuple[str, t.Target]]:
    """The names of all figures, with their targets."""
    ideas = [(f"{t.FIRST_TIMER}/{one.name}", one) for pair in t.IDEAS.values() for one in pair]
    rookies = [(f"rookies/{one.name}", one) for one in t.OF_ROOKIES]
    regulars = [
        (f"regulars/{one.name}", one) for one in t.OF_SKILLED if one.only_players in (None, players)
    ]
    return [*ideas, *rookies, *regulars]
