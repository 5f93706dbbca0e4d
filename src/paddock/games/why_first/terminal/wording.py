"""A game in words: what is asked, what a choice leads to, and the board for who cannot see it."""

from collections.abc import Sequence
from typing import Any

from paddock.core.message import Message, Pilot, message
from paddock.games.why_first.cards import Card
from paddock.games.why_first.prospects import Prospects
from paddock.games.why_first.state import RACES, ROUNDS, Lay, Move, Phase
from paddock.games.why_first.text import card_name
from paddock.games.why_first.view import View
from paddock.terminal.picture import Brush, Shown
from paddock.terminal.session import Scene


def field_name(field: int) -> str:
    """A field with a real minus."""
    return str(field).replace("-", "\u2212")


def aim() -> Message:
    """How the game is won, in a sentence."""
    return message("web-aim-why-first")


def asked(view: View) -> Message:
    """What the game asks for."""
    if view.phase is Phase.OVER:
        return message("web-why-asked-over")
    if view.phase is Phase.MOVE and view.laid:
        return message("web-why-asked-move", card=card_name(view.laid[0].card))
    return message("play-asked-card") if view.config.tactical else message("web-why-asked-lay")


def outcome(scene: Scene) -> Message | None:
    """Who has won. 6.3 Leon can win too, alone or with others."""
    figures = [Pilot(figure) for figure in scene.prospects.would_win] if scene.prospects else []
    return message("winners", count=len(figures), pilots=figures) if figures else None


def chapter(view: View) -> str:
    """The rule that is about what is asked."""
    if view.phase is Phase.OVER:
        return "5.1"
    if view.config.tactical:
        return "7.2" if view.phase is Phase.MOVE else "7.1"
    return "3.1"


# A choice


def label(option: Any, scene: Scene, brush: Brush) -> str:
    """An option in words, short."""
    match option:
        case Lay(card, before) if scene.config.tactical and before == scene.seat:
            return card_label(card, tactical=True)
        case Lay(card, before) if before == scene.seat:
            return brush.tell("web-why-do-lay-self", card=card_name(card))
        case Lay(card, before):
            return brush.tell("web-why-do-lay-before", card=card_name(card), target=Pilot(before))
        case Move(figure):
            value = card_name(scene.view.laid[0].card)
            return brush.tell("web-why-do-move", target=Pilot(figure), card=value)
        case _:
            raise TypeError(option)


def card_label(card: Card, *, tactical: bool) -> str:
    """A card by its value; in the tactical game with its white number."""
    return f"{card_name(card)} ({card.white})" if tactical else card_name(card)


def as_held(cards: Sequence[Card], *, tactical: bool) -> list[Card]:
    """Cards as they are shown: by white number, which only the tactical game shows, or by value."""
    return [*cards] if tactical else sorted(cards, key=lambda card: card.value, reverse=True)


def dangers(scene: Scene, place: int) -> list[Message]:
    """Nobody can be eliminated: there is nothing to warn of."""
    return []


def preview(scene: Scene, place: int) -> list[Message]:
    """Where the figure goes by this card."""
    prospect = scene.prospects.options[place]
    if prospect is None:
        return [message("play-moves-later")]
    option = scene.options[place]
    figure = option.before if isinstance(option, Lay) else option.figure
    start, end, pilot = field_name(prospect.start), field_name(prospect.end), Pilot(figure)
    if isinstance(option, Lay):
        goes = message("play-goes", pilot=pilot, start=start, end=end)
    else:
        goes = message("web-why-goes-now", pilot=pilot, start=start, end=end)
    return [message("play-sentence", what=goes)]


# The board


def hand(shown: Shown) -> list[Message]:
    """The cards that one holds."""
    view: View = shown.view
    if view.seat is None or not view.my_hand:
        return []
    named = [
        message("web-why-card-with-white", value=card_name(card), white=card.white)
        if view.config.tactical
        else message("card", value=card_name(card))
        for card in as_held(view.my_hand, tactical=view.config.tactical)
    ]
    return [message("web-why-board-hand", cards=named)]


def said(shown: Shown) -> list[Message]:
    """The whole board in words."""
    view: View = shown.view
    now = message("web-why-round", race=view.race, races=RACES, round=view.round, rounds=ROUNDS)
    figures = [_figure(shown, figure) for figure in range(len(view.fields))]
    return [message("play-sentence", what=now), *figures, *outlook(shown), *_cards(shown)]


def _figure(shown: Shown, figure: int) -> Message:
    """Whom the race would bring nothing has the same total then as now."""
    view, now = shown.view, shown.prospects
    total, would = now.totals[figure], now.would_score[figure]
    field, pilot = field_name(view.fields[figure]), Pilot(figure)
    if view.phase is Phase.OVER or not would:
        return message("web-why-board-figure", pilot=pilot, field=field, total=field_name(total))
    then = field_name(total + would)
    return message(
        "web-why-board-figure-then", pilot=pilot, field=field, total=field_name(total), then=then
    )


def outlook(shown: Shown) -> list[Message]:
    """Who is second now, and who would win."""
    view, now = shown.view, shown.prospects
    pilots = [Pilot(figure) for figure in now.would_win]
    if view.phase is Phase.OVER:
        return [message("web-why-won", count=len(pilots), pilots=pilots)]
    win = message("web-why-would-win-now", count=len(pilots), pilots=pilots)
    return [second_of(view, now), win]


def second_of(view: View, now: Prospects) -> Message:
    """Which field is second, and who stands there."""
    if now.second is None:
        return message("web-why-no-second")
    there = [Pilot(figure) for figure, field in enumerate(view.fields) if field == now.second]
    return message(
        "web-why-second-is", field=field_name(now.second), count=len(there), pilots=there
    )


def _cards(shown: Shown) -> list[Message]:
    view: View = shown.view
    sentences: list[Message] = []
    if view.laid:
        order = [
            message(
                "web-why-card-of",
                pilot=Pilot(lay.before),
                card=card_name(lay.card),
                white=lay.card.white,
            )
            for lay in view.laid
        ]
        sentences.append(message("web-why-board-order", order=order))
    sentences += hand(shown)
    if view.played:
        cards = [message("card", value=card_name(card)) for card in view.played]
        sentences.append(message("web-why-board-played", cards=cards))
    return sentences
