"""What is counted of a race. Counts of many races are added up, in any order."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from paddock.core import Event
from paddock.games.outspeed import events as e
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Players


def tally(config: Config, events: Iterable[Event]) -> Counter[tuple[str, ...]]:
    """Rounds, eliminations, tokens and routes of one race, by what they are."""
    counts: Counter[tuple[str, ...]] = Counter()
    now = e.TileTurnedUp(0, 0, Players.UP_TO_4)
    for event in events:
        match event:
            case e.TileTurnedUp():
                now = event
            case e.TilesFlipped():
                now = replace(now, face=Players.UP_TO_4)
            case e.ShipsEliminated(losses):
                _count_losses(counts, now.round, losses.values())
            case e.RaceEnded(ending):
                counts["endings", ending] += 1
                counts["rounds", str(now.round)] += 1
            case _:
                counts.update(_of(event, now))
    return counts


def _count_losses(
    counts: Counter[tuple[str, ...]], round_now: int, losses: Iterable[e.Loss]
) -> None:
    if not any(path[0] == "eliminations" for path in counts):
        counts["first_elimination", str(round_now)] += 1
    for loss in losses:
        counts["eliminations", loss] += 1
        counts["eliminations_by_round", str(round_now)] += 1


def _of(event: Event, now: e.TileTurnedUp) -> Iterator[tuple[str, ...]]:
    """What a single event adds: one for each ship, token or board it is about."""
    match event:
        case e.RoutesRevealed(routes):
            face = "3-4" if now.face is Players.UP_TO_4 else "5-6"
            yield from (("routes", str(now.tile), face, side) for side in routes.values())
        case e.TurnsLost(seats=seats):
            yield from (("turns_lost",) for _ in seats)
        case e.TokenKept(kept=kept):
            yield ("tokens_kept", str(kept))
        case e.TokensTurnedUp(tokens):
            yield from (("tokens_played", token) for token in tokens.values())
        case e.BoardAdded():
            yield ("boards_added",)
        case _:
            pass
