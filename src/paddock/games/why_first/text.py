"""Why First? in sentences: what to say of each event. The words are in the message catalogues."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, cast

from paddock.core import Event
from paddock.core.message import Message, Pilot, message
from paddock.games.why_first import events as e
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import ROUNDS, Figure


def tell(event: Event) -> Iterator[Message]:
    """The sentences that tell an event, as it was seen."""
    return _TELL[type(event)](event)


def begins_round(event: Event) -> int | None:
    """The round that this event opens, counted through the whole game, for `--round`."""
    match event:
        case e.HandDealt(race, 0):
            return ROUNDS * (race - 1) + 1
        case e.CardsTurnedUp(race, round_) if round_ > 1:
            return ROUNDS * (race - 1) + round_
        case _:
            return None


def card_name(card: Card) -> str:
    """A card by its value, with its sign."""
    return f"{card.value:+d}".replace("-", "\u2212")


def _cards(cards: tuple[Card, ...]) -> list[Message]:
    return [message("card", value=card_name(card), white=card.white) for card in cards]


def _field(field: int) -> str:
    return str(field).replace("-", "\u2212")


def _hand_dealt(event: e.HandDealt) -> Iterator[Message]:
    if event.seat == 0:
        yield message("race-begins", race=event.race)
    if event.cards is not None:
        yield message("hand-dealt", pilot=Pilot(event.seat), cards=_cards(event.cards))


def _cards_turned_up(event: e.CardsTurnedUp) -> Iterator[Message]:
    yield message("race-round", race=event.race, round=event.round)
    each = [
        message(
            "card-before-oneself" if int(lay.before) == seat else "card-before",
            pilot=Pilot(seat),
            card=_cards((lay.card,)),
            target=Pilot(lay.before),
        )
        for seat, lay in event.lays.items()
    ]
    yield message("cards-turned-up", lays=each)


def _leon_turned_up(event: e.LeonTurnedUp) -> Iterator[Message]:
    yield message("leon-turned-up", card=_cards((event.card,)))


def _figure_moved(event: e.FigureMoved) -> Iterator[Message]:
    mover = Pilot(event.figure if event.by is None else event.by)
    verb = "stays" if event.start == event.end else "moved"
    by = "" if mover.number == event.figure else "-by"
    yield message(
        f"figure-{verb}{by}",
        figure=Pilot(event.figure),
        pilot=mover,
        start=_field(event.start),
        end=_field(event.end),
        cards=_cards(event.cards),
    )


def _race_scored(event: e.RaceScored) -> Iterator[Message]:
    if event.field is None:
        yield message("race-without-second", race=event.race)
    else:
        yield message("race-scored", race=event.race, field=_field(event.field))
    yield message("totals", totals=_totals(event.totals))


def _totals(totals: tuple[int, ...]) -> list[Message]:
    return [
        message("pilot-and-total", pilot=Pilot(figure), total=_field(total))
        for figure, total in enumerate(totals)
    ]


def _game_ended(event: e.GameEnded) -> Iterator[Message]:
    yield message("game-ended")
    yield message("winners", count=len(event.winners), pilots=_figures(event.winners))
    each = [
        message("place-and-pilot", place=place, pilot=Pilot(figure))
        for place, figure in sorted((place, figure) for figure, place in enumerate(event.places))
    ]
    yield message("ranking", places=each)


def _figures(figures: tuple[Figure, ...]) -> list[Pilot]:
    return [Pilot(figure) for figure in figures]


_Teller = Callable[[Any], Iterator[Message]]
_TELL: Final = cast(
    "Mapping[type[Event], _Teller]",
    {
        e.HandDealt: _hand_dealt,
        e.CardsTurnedUp: _cards_turned_up,
        e.LeonTurnedUp: _leon_turned_up,
        e.FigureMoved: _figure_moved,
        e.RaceScored: _race_scored,
        e.GameEnded: _game_ended,
    },
)
