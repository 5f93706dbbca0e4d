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
"""A race that is open is decided on these."""


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
        self._leaders: frozenset[int] = frozenset()
        self._leaders_before_the_last_tiles: frozenset[int] = frozenset()
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
        """The lead changes when none of those who were in front is there any more."""
        front = max(self._zones.values(), default=0)
        leaders = frozenset(seat for seat, zone in self._zones.items() if zone == front)
        if self._leaders and not leaders & self._leaders:
            self.counts["lead changes",] += 1
        self._leaders = leaders if round_ else frozenset()
        if round_ == ROUNDS - LAST_TILES:
            self._leaders_before_the_last_tiles = leaders

    def _end_of_race(self, winners: frozenset[int]) -> None:
        """It was open if whoever won was not already alone in front before the last tiles."""
        self.counts["first out", str(self._first_out or "never")] += 1
        if self._round == ROUNDS:
            self.counts["finished",] += len(self._zones)
        if winners and self._leaders_before_the_last_tiles != winners:
            self.counts["decided late",] += self._round > ROUNDS - LAST_TILES
        for seat in winners:
            self.counts["wins", str(seat + 1)] += 1
