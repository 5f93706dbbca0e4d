"""A race in words: what is asked, what a choice leads to, and the board for who cannot see it."""

from typing import Any, Final

from paddock.core.message import Message, Part, Pilot, message
from paddock.games.outspeed.offers import Span
from paddock.games.outspeed.prospects import Landing, RouteProspect, TokenProspect
from paddock.games.outspeed.state import ROUNDS, Declare, Keep, Phase, Program, SetDial
from paddock.games.outspeed.text import route_name, token_name
from paddock.games.outspeed.tiles import FINISH_TILES, Amount, Route, Side, Token
from paddock.games.outspeed.view import View
from paddock.terminal.picture import Brush, Shown
from paddock.terminal.session import Scene

_ASKED: Final = {
    Phase.DECLARE: message("web-os-choose-token"),
    Phase.PROGRAM: message("web-os-choose-route"),
    Phase.SET_DIAL: message("web-os-choose-dial"),
    Phase.KEEP_TOKEN: message("web-os-choose-keep"),
}
RISKY: Final = 0.3
"""From this chance to be out on, a route has to be confirmed."""
SAFE: Final = 0.05
"""A smaller chance is not worth a word."""
_CHAPTERS: Final = {
    Phase.DECLARE: "4.2",
    Phase.PROGRAM: "6.1",
    Phase.SET_DIAL: "7.8",
    Phase.KEEP_TOKEN: "7.7",
    Phase.OVER: "10.1",
}


def aim() -> Message:
    """How the game is won, in a sentence."""
    return message("web-aim-outspeed")


def asked(view: View) -> Message:
    """What the game asks for."""
    return _ASKED.get(view.phase, message("web-os-nothing-asked"))


def outcome(scene: Scene) -> Message | None:
    """Who has won. 10.2 If no ship is left, the table is asked to race again."""
    if scene.result is None:
        return None
    pilots = [Pilot(seat) for seat in scene.result.winners]
    if not pilots:
        return message("race-ended-no-ship")
    return message("winners", count=len(pilots), pilots=pilots)


def chapter(view: View) -> str:
    """The rule that is about what is asked."""
    return _CHAPTERS.get(view.phase, "7.1")


def tile_name(tile: int) -> Message:
    """A tile by its number."""
    kind = "finish" if tile in FINISH_TILES else "track"
    return message(f"tile-{kind}", tile=tile)


# A choice


def label(option: Any, scene: Scene, brush: Brush) -> str:
    """An option in words, short."""
    match option:
        case Program(side):
            return brush.say(route_name(side))
        case Declare(None):
            return brush.tell("web-os-no-token")
        case Declare(Token() as token) | Keep(token):
            return brush.say(token_name(token))
        case SetDial(value):
            return str(value)
        case _:
            raise TypeError(option)


def dangers(scene: Scene, place: int) -> list[Message]:
    """6.3 The game warns of an empty tank, and of a likely elimination."""
    prospect = scene.prospects.options[place]
    if not isinstance(prospect, RouteProspect):
        return []
    if prospect.will_empty:
        return [message("web-os-will-empty")]
    warned = [message("web-os-may-empty")] if prospect.may_empty else []
    return [*warned, *_out_chance(prospect, RISKY)]


def _out_chance(prospect: RouteProspect, least: float) -> list[Message]:
    chance = prospect.out_chance or 0.0
    if chance < least:
        return []
    return [message("play-out-chance", percent=round(100 * chance))]


def preview(scene: Scene, place: int) -> list[Message]:
    """What this option may lead to."""
    sentences = [*_about(scene.options[place])]
    match scene.prospects.options[place]:
        case RouteProspect() as route:
            return [*sentences, *_of_route(route)]
        case TokenProspect() as token:
            return [*sentences, *_of_token(token, scene.view.fuel)]
        case _:
            return sentences


def _about(option: Any) -> list[Message]:
    match option:
        case Declare(Token() as token) | Keep(token):
            return [token_text(token)]
        case _:
            return []


def token_text(token: Token) -> Message:
    """What a token does."""
    return message(f"web-os-token-{token.replace('_', '-')}")


def spanned(span: Span) -> str:
    """From the least to the most: one number if they are the same."""
    least, most = span.least, span.most
    return str(least) if least == most else f"{least}\u2013{most}"


def _of_route(prospect: RouteProspect) -> list[Message]:
    near, far = prospect.if_least, prospect.if_most
    ends: tuple[Landing, ...] = (near, far)
    sentences = [
        message("web-os-pay", fuel=spanned(prospect.cost)),
        message("web-os-left", fuel=spanned(prospect.rewarded)),
        message("web-os-land", zone=spanned(Span(near.zone, far.zone))),
    ]
    sentences += [message("web-os-stopped")] if any(end.stopped for end in ends) else []
    sentences += [message("web-os-boards")] if far.boards else []
    sentences += [message("web-os-zone-may-leave")] if any(end.could_leave for end in ends) else []
    sentences += [message("web-os-draws")] if prospect.token else []
    if prospect.may_lose_turn and prospect.room is not None:
        sentences.append(message("web-os-crowd", room=prospect.room))
    if (prospect.out_chance or 0.0) < RISKY:
        sentences += _out_chance(prospect, SAFE)
    return sentences


def _of_token(prospect: TokenProspect, fuel: tuple[int, ...]) -> list[Message]:
    if prospect.without_effect:
        return [message("web-os-would-nothing")]
    sentences = [message("play-sentence", what=_ship(ship, fuel)) for ship in prospect.ships]
    if prospect.marker is not None:
        sentences.append(message("play-sentence", what=_stands(prospect.marker)))
    return [*sentences, message("web-os-boards")] if prospect.boards else sentences


def _stands(zone: int) -> Message:
    return message("web-os-would-stand", zone=zone)


def _ship(ship: Any, fuel: tuple[int, ...]) -> Message:
    who = Pilot(ship.seat)
    if ship.zone is None:
        return message("web-os-would-be-out", pilot=who)
    if ship.fuel != fuel[ship.seat]:
        return message("web-os-would-have", pilot=who, fuel=ship.fuel)
    if ship.stopped:
        return message("web-os-would-stop", pilot=who, zone=ship.zone)
    return message("web-os-would-move", pilot=who, zone=ship.zone)


# The board


def hand(shown: Shown) -> list[Message]:
    """Each token with its text."""
    view: View = shown.view
    if view.seat is None:
        return []
    if not view.my_tokens:
        return [message("web-os-hand-empty")]
    return [
        message("play-piece", piece=token_name(token), text=token_text(token))
        for token in view.my_tokens
    ]


def said(shown: Shown) -> list[Message]:
    """The whole board in words."""
    view: View = shown.view
    sentences = [
        message("play-sentence", what=message("web-os-round", round=view.round, rounds=ROUNDS)),
        *_tile_said(view),
        *_pilots_said(shown),
        *_track_said(shown),
        *hand(shown),
    ]
    if view.ending is not None:
        sentences.append(message(f"race-ended-{view.ending.replace('_', '-')}"))
    return sentences


def _tile_said(view: View) -> list[Message]:
    if view.tile is None:
        return []
    lit = view.config.deck.tiles[view.tile - 1].face(view.face).lit()
    sentences = [message("play-sentence", what=tile_name(view.tile))]
    for side in Side:
        if side in lit:
            words: list[Message] = route_words(lit[side])
            sentences.append(message("web-os-say-route", route=route_name(side), words=words))
        else:
            sentences.append(message("web-os-say-dark", route=route_name(side)))
    return sentences


def route_words(route: Route) -> list[Message]:
    """A route in words: its condition, its cost, its rewards."""
    sentences = [
        message("tile-any-room") if route.room is None else message("tile-room", room=route.room)
    ]
    cost = _amount(route.cost, "yellow")
    sentences.append(message("tile-free") if cost is None else message("web-os-cost", amount=cost))
    if (zones := _amount(route.zones, "blue")) is not None:
        sentences.append(message("tile-zones", amount=zones))
    if (fuel := _amount(route.fuel, "yellow")) is not None:
        sentences.append(message("tile-fuel", amount=fuel))
    return [*sentences, message("tile-token")] if route.token else sentences


def _amount(amount: Amount, die: str) -> Message | None:
    terms = [message("web-os-number", number=amount.number)] if amount.number else []
    terms += [message(f"die-{die}")] * amount.dice
    terms += [message("tile-count", route=route_name(side)) for side in amount.counts]
    terms += [message("tile-dial")] if amount.dial else []
    if not terms:
        return None
    total, *more = terms
    for term in more:
        total = message("web-os-plus", first=total, second=term)
    return total


def _pilots_said(shown: Shown) -> list[Message]:
    view, places = shown.view, shown.prospects.places
    sentences: list[Message] = []
    for seat in sorted(range(len(view.zones)), key=lambda seat: places[seat]):
        who: dict[str, Part] = {"pilot": Pilot(seat)}
        if view.zones[seat] is None:
            sentences.append(message("web-os-say-out", **who))
            continue
        who |= {"zone": view.zones[seat], "fuel": view.fuel[seat]}
        sentences.append(message("web-os-say-pilot", **who, tokens=view.token_counts[seat]))
    return sentences


def _track_said(shown: Shown) -> list[Message]:
    view, prospects = shown.view, shown.prospects
    sentences = [message("web-os-say-track", first=view.rear, last=prospects.front)]
    if prospects.will_leave is not None:
        sentences.append(message("web-os-will-leave", first=view.rear, last=prospects.will_leave))
    elif prospects.could_leave is not None:
        sentences.append(message("web-os-could-leave", first=view.rear, last=prospects.could_leave))
    if view.markers:
        zones = [message("web-os-number", number=zone) for zone in sorted({*view.markers})]
        sentences.append(message("web-os-say-fields", zones=zones))
    return sentences
