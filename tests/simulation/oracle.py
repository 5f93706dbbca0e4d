"""What each viewer may receive, worked out a second time, on the JSON that leaves the server.

None of this asks the code under test what is secret: the secrets of a log line and of a view are
listed here once more.
"""

import re
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from paddock.core import SPECTATOR, Decision, Seat
from paddock.games.outspeed import state as outspeed
from paddock.games.why_first import state as why_first
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import Ack, AnyFromServer, FromServer, Look, News, Refusal, Status, Welcome
from paddock.server.table.match import Match
from tests.simulation.witness import Truth, as_json, broken

SECRETS: Final = {
    "HandDealt": ("cards",),
    "TokenLaid": ("token",),
    "TokensLookedAt": ("tokens",),
    "TokenKept": ("kept", "returned"),
}
"""Fields of events that are for the event's seat alone."""
SEAT_FIELDS: Final = {"name", "bot", "ready", "pledged", "stood_in"}
_NO_CARDS: Final = re.compile(rb'"(?:hand_sizes|waiting_for|winners|places|scores)":\[[^]]*\]')
_WHY: Final = re.compile(r"[a-z]+(-[a-z]+)*")

read_frame: Final = msgspec.json.Decoder(FromServer).decode
_read_look: Final = msgspec.json.Decoder(Look).decode
_read_welcome: Final = msgspec.json.Decoder(Welcome).decode


class Oracle:
    """Knows the truth, and what may be sent of it."""

    def __init__(self) -> None:
        self.truths: dict[str, Truth] = {}
        self._news: dict[tuple[str, int, Seat | None], bytes] = {}

    def news_of(self, code: str, number: int, viewer: Seat | None) -> bytes:
        """The frame that tells a viewer this line."""
        known = self._news.get((code, number, viewer))
        if known is None:
            line = self.truths[code].lines[number - 1]
            entry = masked(line.entry, viewer)
            known = msgspec.json.encode(News(line.number, line.at, line.leaf, entry))
            self._news[code, number, viewer] = known
        return known

    def check(self, code: str, viewer: Seat | None, received: AnyFromServer, frame: bytes) -> None:
        """Stop if this frame tells the viewer anything untrue, too early or secret."""
        truth = self.truths[code]
        truth.check_luck(frame)
        match received:
            case News(number):
                if number > len(truth.lines):
                    broken(f"line {number} was sent before it was durable")
                if frame != self.news_of(code, number, viewer):
                    broken(f"viewer {viewer} received {frame!r} of line {number}")
            case Ack(key, number):
                if truth.keys.get((viewer, key)) != number and not _rematched(truth, number):
                    broken(f"seat {viewer} has an ack for {key}, which is not on the disk")
            case Refusal(_, why):
                if _WHY.fullmatch(why) is None:
                    broken(f"a refusal should be the name of a message, not {why!r}")
            case Look():
                self._check_look(truth, viewer, frame)
            case Welcome():
                self._check_welcome(truth, viewer, frame)
            case _:
                pass

    def _check_welcome(self, truth: Truth, viewer: Seat | None, frame: bytes) -> None:
        received = _read_welcome(frame)
        if (received.code, received.seat) != (truth.code, viewer):
            broken(f"seat {viewer} was welcomed as {received.seat}")
        if received.head > len(truth.lines):
            broken(f"line {received.head} was sent before it was durable")
        if received.commitment != fair.commitment(truth.secret, truth.code):
            broken("the welcome has another commitment")
        if as_json(received.options) != truth.options or received.config != truth.config:
            broken("the welcome is to another table")

    def _check_look(self, truth: Truth, viewer: Seat | None, frame: bytes) -> None:
        received = _read_look(frame)
        match = truth.matches.get(received.head)
        if match is None:
            broken(f"a look was given at line {received.head}, where no transaction ended")
            return
        if any(seat.keys() != SEAT_FIELDS for seat in msgspec.json.decode(frame)["seats"]):
            broken(f"the seats tell more than they may: {received.seats}")
        expected = (
            match.status,
            match.decision,
            match.deadline,
            _asked(match),
            tuple(sorted(match.waiting_for())),
        )
        shown = (
            received.status,
            received.decision,
            received.deadline,
            received.asked,
            received.waiting_for,
        )
        if shown != expected or (received.clock_starts is None) != (received.deadline is None):
            broken(f"the look at line {received.head} is not what the table was then")
        if match.table is None:
            if (received.view, received.options, received.prospects, received.my_choice) != (
                None,
                (),
                None,
                None,
            ):
                broken("there is something to see before the game begins")
            return
        mine = None if viewer is None else match.table.committed.get(viewer)
        if received.my_choice != as_json(mine):
            broken(f"seat {viewer} received {received.my_choice} as its choice, which is {mine}")
        pending = match.game().rules.game.pending(match.table.state)
        offered = pending.options if isinstance(pending, Decision) else {}
        if [*received.options] != as_json(() if viewer is None else offered.get(viewer, ())):
            broken(f"seat {viewer} was offered {received.options}")
        if received.prospects != _prospects(match, viewer):
            broken(f"viewer {viewer} received prospects that are not those of their view")
        unforeseen = msgspec.json.encode(replace(received, prospects=None))
        _SECRETS_OF[match.options.game](match, viewer, received.view, unforeseen)


def _prospects(match: Match, viewer: Seat | None) -> Any:
    """What can be said to a viewer who knows their view and nothing else."""
    assert match.table is not None
    game, state = match.game(), match.table.state
    pending = game.rules.game.pending(state)
    options = pending.options if isinstance(pending, Decision) else {}
    view = game.rules.game.view(state, SPECTATOR if viewer is None else viewer)
    return as_json(game.rules.prospects(view, () if viewer is None else options.get(viewer, ())))


def _asked(match: Match) -> tuple[Seat, ...]:
    """Who is asked, by the rules alone."""
    if match.table is None or match.status is not Status.PLAYING:
        return ()
    pending = match.game().rules.game.pending(match.table.state)
    return tuple(sorted(pending.options)) if isinstance(pending, Decision) else ()


def _rematched(truth: Truth, number: int) -> bool:
    """The second to ask for a rematch gets the line that the first has written."""
    return isinstance(truth.lines[number - 1].entry, e.Rematched)


def masked(entry: e.AnyEntry, viewer: Seat | None) -> Any:
    """A line's entry as this viewer receives it, as JSON."""
    received = as_json(entry)
    match entry:
        case e.Sat():
            received["token_hash"] = None
        case e.Chose(_, seat) if seat != viewer:
            received["action"] = None
        case e.Revealed():
            received["inputs"] = None
            received["events"] = [
                [_as_seen(event, viewer) for event in step] for step in received["events"]
            ]
    return received


def _as_seen(event: dict[str, Any], viewer: Seat | None) -> dict[str, Any]:
    hidden = SECRETS.get(event["type"], ())
    if not hidden or event["seat"] == viewer:
        return event
    return {name: None if name in hidden else value for name, value in event.items()}


def _check_cards(match: Match, viewer: Seat | None, view: Any, frame: bytes) -> None:
    """No card that is in another hand, or aside, is anywhere in the frame."""
    assert match.table is not None
    state = match.table.state
    assert isinstance(state, why_first.State)
    if view["seat"] != viewer or view["my_hand"] != as_json(_own(state.hands, viewer)):
        broken(f"seat {viewer} was shown the hand {view['my_hand']} of seat {view['seat']}")
    text = _NO_CARDS.sub(b"", frame)
    others = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
    for card in (card for place in (*others, state.aside) for card in place):
        if b"[%d,%d]" % (card.value, card.white) in text:
            broken(f"viewer {viewer} was shown the hidden card {card}")


def _check_tokens(match: Match, viewer: Seat | None, view: Any, frame: bytes) -> None:
    """Tokens have no names, so it is the places where they are shown that are looked at."""
    assert match.table is not None
    state = match.table.state
    assert isinstance(state, outspeed.State)
    if view["seat"] != viewer or view["my_tokens"] != as_json(_own(state.tokens, viewer)):
        broken(f"seat {viewer} was shown the tokens {view['my_tokens']}")
    if view["stack"].keys() != {"pile", "bottom", "bottom_by"}:
        broken("the stack tells more than it may")
    for token, by in zip(view["stack"]["bottom"], view["stack"]["bottom_by"], strict=True):
        if token is not None and by != viewer:
            broken(f"viewer {viewer} was shown what seat {by} put under the stack")
    if view["bonus"] is not None:
        assert state.bonus is not None
        laid = None if viewer is None else state.bonus.laid[viewer]
        if view["bonus"]["my_token"] != as_json(laid) or len(view["bonus"]) != 3:
            broken(f"viewer {viewer} was shown a laid token")
    if view["drawing"] is not None:
        assert state.drawing is not None
        drawn = as_json(_own(state.drawing.looked_at, viewer))
        if view["drawing"]["my_tokens"] != drawn or len(view["drawing"]) != 4:
            broken(f"viewer {viewer} was shown tokens that another looks at")


def _own(by_seat: Any, viewer: Seat | None) -> Any:
    return () if viewer is None else by_seat[viewer]


_SECRETS_OF: Final = {"why_first": _check_cards, "outspeed": _check_tokens}
