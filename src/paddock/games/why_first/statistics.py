"""What is counted of a game. Counts of many games are added up, in any order."""

from collections import Counter
from collections.abc import Iterable

from paddock.core import Event
from paddock.games.why_first import events as e
from paddock.games.why_first.state import Config


def tally(config: Config, events: Iterable[Event]) -> Counter[tuple[str, ...]]:
    """Rounds, targets and scoring fields of one game, by what they are."""
    counts: Counter[tuple[str, ...]] = Counter()
    rounds = 0
    for event in events:
        match event:
            case e.CardsTurnedUp(lays=lays):
                rounds += 1
                if not config.tactical:
                    for seat, lay in lays.items():
                        counts["cards_laid", _target(config, seat, lay.before)] += 1
            case e.FigureMoved(figure=figure, by=by) if by is not None:
                counts["figures_moved", _target(config, by, figure)] += 1
            case e.RaceScored(field=field):
                counts["scoring_field", "none" if field is None else str(field)] += 1
            case e.GameEnded(winners=winners):
                counts["rounds", str(rounds)] += 1
                counts["endings", "shared" if len(winners) > 1 else "single"] += 1
                counts.update(("wins", "leon") for figure in winners if figure >= config.players)
            case _:
                pass
    return counts


def _target(config: Config, mover: int, figure: int) -> str:
    if mover == figure:
        return "own"
    return "leon" if figure >= config.players else "another"
