"""Whether a set of tiles makes good races: what the house set is measured by (13.4, 13.5).

Counts of many races are added up, in any order.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from paddock.core import Event, Seat
from paddock.games.outspeed import events as e
from paddock.games.outspeed.state import FIRST_ZONE_OF_SHIPS, ROUNDS, Config

LAST_TILES: Final = 3
"""A race that is long open is decided on these."""
EARLY_LEAD: Final = 7
"""The ship alone in front after this round leads before round 8."""
SPARE_BOARDS: Final = 1
"""5.3 More than one board added in a round: the three of the box do not suffice."""


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
        self._led_early: int | None = None
        self._first_out: int | None = None
        self._boards = 0
        self._crowded = False
        self._changes = 0
        self._tokens = 0

    def see(self, event: Event) -> None:
        match event:
            case e.TileTurnedUp(round_):
                self._end_of_round(round_ - 1)
                self._round, self._boards, self._crowded = round_, 0, False
                self.counts["rounds",] += 1
            case e.ShipMoved(seat, _, end) if end is not None:
                self._zones[int(seat)] = end
            case e.TurnsLost():
                self.counts["crowded_rounds",] += not self._crowded
                self._crowded = True
            case e.BoardAdded():
                self._boards += 1
                if self._boards > SPARE_BOARDS:
                    self.counts["fourth_board",] = 1
            case e.ShipsEliminated(losses):
                self._lose(losses)
            case e.TokenKept():
                self._tokens += 1
            case e.RaceEnded(winners=winners):
                self._end_of_round(self._round)
                self._end_of_race(frozenset(int(seat) for seat in winners))
            case _:
                pass

    def _lose(self, losses: Mapping[Seat, e.Loss]) -> None:
        for seat, loss in losses.items():
            del self._zones[int(seat)]
            self.counts["causes", loss] += 1
            self.counts["out", str(int(seat) + 1), str(self._round)] += 1
        self._first_out = self._first_out or self._round

    def _end_of_round(self, round_: int) -> None:
        """The lead changes when another ship than the last that was alone in front is so now."""
        front = max(self._zones.values(), default=0)
        leaders = [seat for seat, zone in self._zones.items() if zone == front]
        if len(leaders) != 1:
            self._alone_since = None
            return
        changed = self._leader is not None and leaders != [self._leader]
        self._changes += changed
        if changed or self._alone_since is None:
            self._alone_since = round_
        self._leader = leaders[0]
        if round_ == EARLY_LEAD:
            self._led_early = leaders[0]

    def _end_of_race(self, winners: frozenset[int]) -> None:
        """It is decided on the tile from which on the winner is alone in front to the end."""
        self.counts["first_out", str(self._first_out or "never")] += 1
        self._sum("lead_changes", self._changes)
        self._sum("tokens", self._tokens)
        self._sum("finished", len(self._zones) if self._round == ROUNDS else 0)
        if winners:
            decided = self._round if self._alone_since is None else self._alone_since
            self.counts["decided_late",] += decided > ROUNDS - LAST_TILES
        if self._led_early is not None:
            self.counts["led_early",] += 1
            self.counts["led_early_and_won",] += self._led_early in winners
        for seat in winners:
            self.counts["wins", str(seat + 1)] += 1

    def _sum(self, name: str, amount: int) -> None:
        """Add to a sum, and to that of the squares: it says how far the mean can be trusted."""
        self.counts[name,] += amount
        self.counts["squares", name] += amount * amount
