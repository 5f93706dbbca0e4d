"""Whether a set of tiles makes good races: what the house set is tuned by (rulebook, 13.4).

Counts of many races are added up, in any order.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from paddock.core import Event
from paddock.games.outspeed import events as e
from paddock.games.outspeed.state import FIRST_ZONE_OF_SHIPS, ROUNDS, Config

LAST_TILES: Final = 3
"""A race that is long open is decided on these."""


def measure(config: Config, events: Iterable[Event]) -> Counter[tuple[str, ...]]:
    """One race: who led when, who fell out when, who won, and how many tokens were earned."""
    watch = _Watch(config.players)
    for event in events:
        watch.see(event)
    return watch.counts


class _Watch:
    """Follows the ships through a race."""

    def __init__(self, players: int) -> None:
        self.counts: Counter[tuple[str, ...]] = Counter({("races",): 1, ("ships",): players})
        self._zones = dict.fromkeys(range(players), FIRST_ZONE_OF_SHIPS)
        self._round = 0
        self._leader: int | None = None
        self._alone_since: int | None = None
        self._first_out: int | None = None

    def see(self, event: Event) -> None:
        match event:
            case e.TileTurnedUp(round_):
                self._end_of_round(round_ - 1)
                self._round = round_
            case e.ShipMoved(seat, _, end) if end is not None:
                self._zones[int(seat)] = end
            case e.ShipsEliminated(losses):
                for seat in losses:
                    del self._zones[int(seat)]
                self._first_out = self._first_out or self._round
            case e.TokenKept():
                self.counts["tokens",] += 1
            case e.RaceEnded(winners=winners):
                self._end_of_round(self._round)
                self._end_of_race(frozenset(int(seat) for seat in winners))
            case _:
                pass

    def _end_of_round(self, round_: int) -> None:
        """The lead changes when another ship than the last that was alone in front is so now."""
        front = max(self._zones.values(), default=0)
        leaders = [seat for seat, zone in self._zones.items() if zone == front]
        if len(leaders) != 1:
            self._alone_since = None
            return
        changed = self._leader is not None and leaders != [self._leader]
        self.counts["lead changes",] += changed
        if changed or self._alone_since is None:
            self._alone_since = round_
        self._leader = leaders[0]

    def _end_of_race(self, winners: frozenset[int]) -> None:
        """It is decided on the tile from which on whoever wins is alone in front to the end."""
        self.counts["first out", str(self._first_out or "never")] += 1
        if self._round == ROUNDS:
            self.counts["finished",] += len(self._zones)
        if winners:
            decided = self._round if self._alone_since is None else self._alone_since
            self.counts["decided late",] += decided > ROUNDS - LAST_TILES
        for seat in winners:
            self.counts["wins", str(seat + 1)] += 1
