"""How strong bots are, from the deals they played: win shares, intervals, ratings, times."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import pvariance
from typing import Final, TypeVar

from msgspec import Struct
from openskill.models import PlackettLuce

from paddock.lab.arena import Deal, Plan, Took

RESAMPLES: Final = 1000
CONFIDENCE: Final = 0.95

FigureT = TypeVar("FigureT")


class Adjusted(Struct, frozen=True):
    """The same gain with the luck taken out.

    `ratio` is how many times smaller the variance between deals is: so many fewer deals settle it.
    """

    gain: float
    low: float
    high: float
    ratio: float


class Strength(Struct, frozen=True):
    """One bot in an arena. `gain` is the win share less an equal share, in all its seats."""

    bot: str
    games: int
    win_share: float
    gain: float
    low: float
    high: float
    mean_place: float
    rating: float
    rating_spread: float
    decisions: int
    mean_ms: float
    longest_ms: float
    adjusted: Adjusted | None = None


def strengths(plan: Plan, deals: Sequence[Deal]) -> list[Strength]:
    """Every bot of the plan, the strongest first."""
    rated = ratings(plan, deals)
    found = [_strength(plan, deals, name, rated[name]) for name in dict.fromkeys(plan.seating())]
    return sorted(found, key=lambda one: -one.gain)


def _strength(plan: Plan, deals: Sequence[Deal], name: str, rated: tuple[float, float]) -> Strength:
    gains = [deal_gain(plan, deal, name) for deal in deals]
    places = [place for deal in deals for place in _of(plan, deal.places, name)]
    low, high = interval(gains, Random(f"{plan.seed}/{name}"))
    gain, took = sum(gains) / len(gains), _took(deals, name)
    return Strength(
        bot=name,
        games=len(places),
        win_share=gain + 1 / plan.config.players,
        gain=gain,
        low=low,
        high=high,
        mean_place=sum(places) / len(places),
        rating=rated[0],
        rating_spread=rated[1],
        decisions=took.decisions,
        mean_ms=1000 * took.seconds / max(1, took.decisions),
        longest_ms=1000 * took.longest,
        adjusted=_adjusted(plan, deals, name, gains) if plan.luck_adjusted else None,
    )


def _adjusted(plan: Plan, deals: Sequence[Deal], name: str, plain: Sequence[float]) -> Adjusted:
    lucky = [_mean([*_of(plan, deal.luck, name)]) for deal in deals]
    gains = [gain - luck for gain, luck in zip(plain, lucky, strict=True)]
    low, high = interval(gains, Random(f"{plan.seed}/{name}/adjusted"))
    calm = pvariance(gains)
    return Adjusted(_mean(gains), low, high, pvariance(plain) / calm if calm else 1.0)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def deal_gain(plan: Plan, deal: Deal, name: str) -> float:
    """Return a bot's gain in a deal, the mean of its seats: 1/k for one of k winners, less 1/n."""
    shares = [
        1 / len(winners) if seat in winners else 0.0
        for names, winners in zip(plan.seatings(), deal.winners, strict=True)
        for seat, sits in enumerate(names)
        if sits == name
    ]
    players: int = plan.config.players
    return sum(shares) / len(shares) - 1 / players


def _of(plan: Plan, figures: Sequence[tuple[FigureT, ...]], name: str) -> Iterator[FigureT]:
    """Yield the figures of a bot's seats, from those of all seats in each seating."""
    for names, of_seats in zip(plan.seatings(), figures, strict=True):
        yield from (figure for sits, figure in zip(names, of_seats) if sits == name)


def _took(deals: Sequence[Deal], name: str) -> Took:
    total = Took()
    for deal in deals:
        one = deal.took[name]
        total.add(one.decisions, one.seconds, one.longest)
    return total


def interval(values: Sequence[float], rng: Random) -> tuple[float, float]:
    """Return the bootstrap interval of a mean, from samples of as many deals."""
    count = len(values)
    means = sorted([sum(rng.choices(values, k=count)) / count for _ in range(RESAMPLES)])
    outside = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    return means[outside], means[-outside - 1]


def ratings(plan: Plan, deals: Sequence[Deal]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings from the places of every game, in order: the mean and its spread.

    A bot that sits in several seats of a game is rated by all of them, in equal parts.
    """
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in dict.fromkeys(plan.seating())}
    for deal in deals:
        for names, places in zip(plan.seatings(), deal.places, strict=True):
            teams = [[rated[name]] for name in names]
            after = model.rate(teams, ranks=[float(place) for place in places])
            for name in rated:
                mine = [team[0] for sits, team in zip(names, after) if sits == name]
                mu = sum([one.mu for one in mine]) / len(mine)
                sigma = sum([one.sigma for one in mine]) / len(mine)
                rated[name] = model.create_rating([mu, sigma], name)
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}
