"""Why First? in sentences: what to say of each event. The words are in the message catalogues."""

from collections.abc import Iterator
from typing import assert_never

from paddock.core import Event, Seat
from paddock.core.message import Message, Pilot, message
from paddock.games.why_first import events as e
from paddock.games.why_first.cards import Card
from paddock.games.why_first.events import AnyEvent
from paddock.games.why_first.state import ROUNDS, Action, Figure, Lay, Move
from paddock.games.why_first.view import View


def tell(event: AnyEvent) -> Iterator[Message]:
    """Return the sentences for an event as it was seen."""
    match event:
        case e.HandDealt():
            return _hand_dealt(event)
        case e.CardsTurnedUp():
            return _cards_turned_up(event)
        case e.LeonTurnedUp():
            return _leon_turned_up(event)
        case e.FigureMoved():
            return _figure_moved(event)
        case e.RaceScored():
            return _race_scored(event)
        case e.GameEnded():
            return _game_ended(event)
        case _:
            assert_never(event)


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


def action_name(action: Action, seat: Seat) -> Message:
    """What a seat may choose, as a short noun."""
    match action:
        case Lay(card, before) if int(before) == seat:
            return message("action-card", card=card_name(card))
        case Lay(card, before):
            return message("action-card-on", card=card_name(card), target=Pilot(before))
        case Move(figure):
            return message("action-move", target=Pilot(figure))
        case _:
            assert_never(action)


def moment(view: View) -> Message:
    """When a choice is made."""
    return message("coach-race", race=view.race, round=view.round)


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
    all_own = all([int(lay.before) == seat for seat, lay in event.lays.items()])
    each = [_lay(seat, lay, all_own=all_own) for seat, lay in event.lays.items()]
    yield message("cards-turned-up", lays=each)


def _lay(seat: Seat, lay: Lay, *, all_own: bool) -> Message:
    """3.4, 7.1 No card needs a target where each lies in front of its owner."""
    pilot, card, target = Pilot(seat), _cards((lay.card,)), Pilot(lay.before)
    if all_own:
        return message("card-of-pilot", pilot=pilot, card=card, target=target)
    if int(lay.before) == seat:
        return message("card-before-oneself", pilot=pilot, card=card, target=target)
    return message("card-before", pilot=pilot, card=card, target=target)


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
    elif seconds := [Pilot(figure) for figure, points in enumerate(event.points) if points]:
        field = _field(event.field)
        yield message(
            "race-scored", race=event.race, pilots=seconds, field=field, count=len(seconds)
        )
    else:
        yield message("race-scored-nothing", race=event.race, field=_field(event.field))
    yield message("totals", totals=_totals(event.totals))


def _totals(totals: tuple[int, ...]) -> list[Message]:
    return [
        message("pilot-and-total", pilot=Pilot(figure), total=_field(total))
        for figure, total in enumerate(totals)
    ]


def _game_ended(event: e.GameEnded) -> Iterator[Message]:
    yield message("game-ended")
    # Nothing of places: the book names only the winners, and 10.1 is for ratings.
    yield message("winners", count=len(event.winners), pilots=_figures(event.winners))


def _figures(figures: tuple[Figure, ...]) -> list[Pilot]:
    return [Pilot(figure) for figure in figures]
