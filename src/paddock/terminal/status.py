"""The sentence at the top of a table, for each viewer, and why something cannot be done."""

from typing import Final

from paddock.core.message import Message, Pilot, message
from paddock.protocol import Status
from paddock.protocol.reasons import OwnReason, Reason
from paddock.terminal.picture import Brush
from paddock.terminal.session import Scene
from paddock.words import one_line

_STANDS_STILL: Final = {
    Status.SEEDING: message("web-shuffling"),
    Status.FROZEN: message("web-frozen"),
    Status.ARCHIVED: message("web-archived"),
}


def status_of(
    scene: Scene, asked: Message | None, outcome: Message | None = None, *, settled: bool
) -> list[Message]:
    """What this viewer should know first.

    `asked` is what the game asks of them, `outcome` who has won.
    """
    if scene.status in _STANDS_STILL:
        return [_STANDS_STILL[scene.status], *_winners_of_old_rules(scene)]
    if scene.status is Status.LOBBY:
        return _lobby(scene)
    if not settled:
        return [message("web-watch")]
    if scene.status is Status.OVER:
        return [message("web-over"), *([] if outcome is None else [outcome])]
    return [*_mine(scene, asked), *_others(scene)]


def _winners_of_old_rules(scene: Scene) -> list[Message]:
    """Who won, where the rules can no longer show it."""
    if scene.status is not Status.ARCHIVED or scene.result is None:
        return []
    winners = [Pilot(seat) for seat in scene.result.winners]
    return [message("web-table-winners", count=len(winners), pilots=winners)] if winners else []


def _mine(scene: Scene, asked: Message | None) -> list[Message]:
    if scene.seat is None:
        return [message("play-you-watch")]
    if scene.seats[scene.seat].stood_in:
        return [message("web-bot-plays-for-you")]
    if asked is None:
        return []
    return [asked if scene.my_choice is None else message("web-locked-in")]


def _others(scene: Scene) -> list[Message]:
    awaited = [Pilot(seat) for seat in scene.waiting_for if seat != scene.seat]
    waiting = [message("web-waiting-for", pilots=awaited)] if awaited else []
    return [*waiting, *_away(scene)]


def _away(scene: Scene) -> list[Message]:
    away = [Pilot(number) for number, seat in enumerate(scene.seats) if seat.away]
    return [message("play-away", pilots=away)] if away else []


def _lobby(scene: Scene) -> list[Message]:
    sentences = [message("web-you-watch")] if scene.seat is None else []
    if free := sum(seat.free() for seat in scene.seats):
        return [*sentences, message("web-seats-still-free", count=free), *_away(scene)]
    late = [
        Pilot(number)
        for number, seat in enumerate(scene.seats)
        if seat.bot is None and not seat.ready
    ]
    return [
        *sentences,
        message("web-waiting-for", pilots=late) if late else message("web-can-start"),
        *_away(scene),
    ]


KNOWN_REFUSALS: Final = frozenset((*Reason, *OwnReason))
"""A newer server may give others."""


def refusal(brush: Brush, why: str) -> str:
    """Why something cannot be done, in a sentence."""
    return brush.say(why_not(why))


def why_not(why: str) -> Message:
    """The sentence for a reason that a server, or a session, has given."""
    if why not in KNOWN_REFUSALS:
        return message("why-unknown", why=one_line(why))
    return message(f"why-{why}")
