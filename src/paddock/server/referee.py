"""Follows the log of a finished game line by line, with the rules at hand, and believes nothing.

It shares the rules and the hashes with the server, and none of the code that wrote the log.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from paddock.catalog import GAMES
from paddock.core import Chance, Chosen, Decision, Drawn, GameOver, Record, Seat, apply_input
from paddock.core.message import Message, message
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.finding import Found
from paddock.server.stored import read_as, types_of

_BROKEN: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What rules may raise over what they would never have come to."""
_NEVER_PLAYED: Final = object()


class Offer(Struct, frozen=True):
    """What a chance offered: pairs of outcome and weight, in order, and how many were drawn."""

    odds: tuple[tuple[Any, int], ...]
    draws: int


class Claims(Struct, frozen=True):
    """What a file says beside its log, to be held against the log."""

    table: str
    commitment: str
    secret: str
    pledges: Sequence[str | None]
    contributions: Sequence[str | None]
    result: GameOver | None
    odds: Sequence[Offer | None] | None
    record: Record[Any, Any, Any, Any]


class Misfit(Exception):  # noqa: N818 - it is no error of ours
    """From here on the game cannot be followed."""

    def __init__(self, check: str, why: Message) -> None:
        super().__init__(why.name)
        self.check, self.why = check, why


class _Seat(Struct):
    """A seat, and the lines at which it was taken, pledged, and gave its part of the seed."""

    taken: int | None = None
    person: bool = False
    pledged: int | None = None
    pledge: str | None = None
    ready: bool = False
    given: int | None = None
    contribution: str | None = None


def as_json(value: Any) -> bytes:
    """A value as the log writes it, so that two of them can be compared."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")


class Referee:
    """One log: `follow` its lines in order, then `finish`."""

    def __init__(self, claims: Claims, found: Found) -> None:
        self.claims, self.found = claims, found
        self.lost: int | None = None
        self._line = 0
        self._stage = "new"
        self._seats: list[_Seat] = []
        self._follows = False
        self._config: Any = None
        self._seed = b""
        self._state: Any = _NEVER_PLAYED
        self._committed: dict[Seat, Any] = {}
        self._decision = self._inputs = self._revealed_at = 0
        self._entry = GAMES[claims.record.game]

    def follow(self, line: int, entry: e.Entry) -> None:
        """One more line. What does not fit is noted; what cannot be followed ends it."""
        if self.lost is not None:
            return
        self._line = line
        try:
            self._check_due(entry)
            follow: Callable[[Any], None] = getattr(self, f"_{type(entry).__name__.lower()}")
            follow(entry)
        except Misfit as misfit:
            self.found.miss(misfit.check, line, misfit.why)
            self.lose(line)

    def lose(self, line: int) -> None:
        """From this line on nobody can say what was played."""
        if self.lost is None:
            self.lost = line
            self.found.miss("game", line, message("verify-lost", line=line))

    def finish(self, lines: int) -> None:
        """The log has ended: so must have the game, and its result must be the one claimed."""
        if self.lost is not None:
            return
        if self._stage != "over":
            self.found.miss("scores", lines, message("verify-unfinished", line=lines))
            return
        self.found.ended, line, result = True, self._revealed_at, self.claims.result
        if result is not None and as_json(self._pending()) != as_json(result):
            self.found.miss("scores", line, message("verify-score-wrong", line=line))
        told = self.claims.record
        listed = [told.inputs, told.events, *filter(None, [self.claims.odds])]
        counts = {len(each) for each in listed}
        if counts != {self._inputs}:
            number = min(*counts, self._inputs) + 1
            why = message("verify-record-other", line=line, number=number)
            self.found.miss("record", line, why)

    # What may stand where

    def _pending(self) -> Any:
        return self._entry.game.pending(self._state)

    def _unlawful(self, entry: e.Entry) -> Misfit:
        name = type(entry).__name__
        return Misfit("lines", message("verify-line-unlawful", line=self._line, entry=name))

    def _in_stage(self, entry: e.Entry, *stages: str) -> None:
        if self._stage not in stages:
            raise self._unlawful(entry)

    def _seat(self, entry: Any) -> _Seat:
        seat: int = entry.seat
        if not 0 <= seat < len(self._seats):
            raise self._unlawful(entry)
        return self._seats[seat]

    def _check_due(self, entry: e.Entry) -> None:
        """What follows by itself follows at once: a reveal, and at the end the secret."""
        due = self._due()
        if due is not None and not isinstance(entry, due):
            raise self._unlawful(entry)

    def _due(self) -> type[e.Entry] | None:
        match self._stage:
            case "new":
                return e.Opened
            case "seeding" if all(seat.pledge is None or seat.given for seat in self._seats):
                return e.Revealed
            case "playing":
                pending = self._pending()
                if not isinstance(pending, Decision):
                    return e.Disclosed
                return e.Revealed if pending.options.keys() == self._committed.keys() else None
            case _:
                return None

    # Before the game

    def _opened(self, entry: e.Opened) -> None:
        self._in_stage(entry, "new")
        told, options, line = self.claims.record, entry.options, self._line
        if (options.game, entry.rules_version) != (told.game, told.rules_version):
            raise Misfit("record", message("verify-config-other", line=line))
        if options.players not in self._entry.players:
            raise self._unlawful(entry)
        self._config = self._config_of(entry)
        if self._config != told.config:
            self.found.miss("record", line, message("verify-config-other", line=line))
        if entry.commitment != self.claims.commitment:
            self.found.miss("commitment", line, message("verify-commitment-other", line=line))
        self._seats = [_Seat() for _ in range(options.players)]
        self._follows = entry.follows is not UNSET
        self._stage = "lobby"

    def _config_of(self, entry: e.Opened) -> Any:
        deck, options = None, entry.options
        if options.deck is not None:
            deck, faults = self._entry.examine_deck(options.deck)
            if deck is None or any(not fault.warning for fault in faults):
                raise self._unlawful(entry)
        return self._entry.config(options.players, deck, variant=options.variant)

    def _sat(self, entry: e.Sat) -> None:
        """Nobody sits down without a pledge, but for those who kept their seat for a rematch."""
        if entry.pledge is None and not self._follows:
            raise self._unlawful(entry)
        pledged = None if entry.pledge is None else self._line
        self._take(
            entry, _Seat(taken=self._line, person=True, pledged=pledged, pledge=entry.pledge)
        )

    def _botsat(self, entry: e.BotSat) -> None:
        self._take(entry, _Seat(taken=self._line, ready=True))

    def _take(self, entry: e.Sat | e.BotSat, now: _Seat) -> None:
        self._in_stage(entry, "lobby")
        if self._seat(entry).taken:
            raise self._unlawful(entry)
        self._seats[entry.seat] = now

    def _left(self, entry: e.Left) -> None:
        self._in_stage(entry, "lobby")
        if not self._seat(entry).taken:
            raise self._unlawful(entry)
        self._seats[entry.seat] = _Seat()

    def _readied(self, entry: e.Readied) -> None:
        """A pledge is given once, and nobody is ready without."""
        self._in_stage(entry, "lobby")
        seat = self._seat(entry)
        if entry.pledge is not UNSET:
            if seat.pledge is not None:
                raise self._unlawful(entry)
            seat.pledge, seat.pledged = entry.pledge, self._line
        if not seat.person or (entry.ready and seat.pledge is None):
            raise self._unlawful(entry)
        seat.ready = entry.ready

    def _called(self, entry: e.Called) -> None:
        self._in_stage(entry, "lobby")
        if not all(seat.taken and seat.ready for seat in self._seats):
            raise self._unlawful(entry)
        self._stage = "seeding"

    def _contributed(self, entry: e.Contributed) -> None:
        self._in_stage(entry, "seeding")
        seat, line = self._seat(entry), self._line
        if seat.given or seat.pledge is None:
            raise self._unlawful(entry)
        self.found.contributions += 1
        seat.given, seat.contribution = line, entry.contribution
        try:
            fits = fair.pledge(bytes.fromhex(entry.contribution)) == seat.pledge
        except ValueError:
            fits = False
        if not fits:
            why = message("verify-pledge-broken", line=line, seat=entry.seat + 1)
            self.found.miss("pledges", line, why)

    def _begin(self) -> None:
        """The seed is fixed; what the file says of pledges and contributions is what was said."""
        for number, seat in enumerate(self._seats):
            said = seat.pledged if seat.person else seat.taken
            self._hold(number, said, self.claims.pledges, seat.pledge)
            self._hold(number, seat.given, self.claims.contributions, seat.contribution)
        self.found.players = sum(seat.person for seat in self._seats)
        given = [seat.contribution for seat in self._seats]
        try:
            parts = [None if part is None else bytes.fromhex(part) for part in given]
            self._seed = fair.seed(bytes.fromhex(self.claims.secret), self.claims.table, parts)
        except ValueError:
            raise Misfit("draws", message("verify-no-seed", line=self._line)) from None
        self._state = self._entry.game.setup(self._config)
        self._stage = "playing"

    def _hold(
        self, seat: int, said: int | None, claimed: Sequence[str | None], true: str | None
    ) -> None:
        if len(claimed) != len(self._seats) or claimed[seat] != true:
            line = said or self._line
            self.found.miss("pledges", line, message("verify-seat-other", line=line, seat=seat + 1))

    # The game

    def _chose(self, entry: e.Chose) -> None:
        self._in_stage(entry, "playing")
        self._seat(entry)
        action, line = self._read(types_of(self._entry.name).action, entry.action), self._line
        options = self._pending().options
        illegal = message("verify-choice-illegal", line=line, seat=entry.seat + 1)
        if entry.decision != self._decision or action not in options.get(entry.seat, ()):
            raise Misfit("choices", illegal)
        default = entry.by == "default"
        if default and action != self._entry.game.default_choice(self._state, entry.seat):
            self.found.miss("choices", line, illegal)
        self._committed[entry.seat] = action
        self.found.choices += 1

    def _revealed(self, entry: e.Revealed) -> None:
        self._in_stage(entry, "seeding", "playing")
        if self._stage == "playing" and self._due() is not e.Revealed:
            raise Misfit("choices", message("verify-choice-missing", line=self._line))
        types, first = types_of(self._entry.name), self._stage == "playing"
        inputs = self._read(types.inputs, entry.inputs)
        told = self._read(types.events, entry.events)
        if entry.decision != self._decision or len(inputs) != len(told):
            raise self._unlawful(entry)
        if not first:
            self._begin()
        elif not inputs or as_json(inputs[0]) != as_json(Chosen(self._committed)):
            raise Misfit("choices", message("verify-choice-other", line=self._line))
        for given, events in zip(inputs, told):
            self._play(given, events)
        if isinstance(self._pending(), Chance):
            raise Misfit("draws", message("verify-draw-missing", line=self._line))
        self._committed, self._revealed_at = {}, self._line
        self._decision += 1

    def _read(self, kind: Any, stored: Any) -> Any:
        """Something of the game from what is stored, which must be just what is written of it."""
        try:
            found = read_as(kind, stored)
        except msgspec.ValidationError:
            found = _NEVER_PLAYED
        if found is _NEVER_PLAYED or as_json(found) != as_json(stored):
            raise Misfit("lines", message("verify-line-unreadable", line=self._line))
        return found

    def _play(self, given: Chosen[Any] | Drawn[Any], told: tuple[Any, ...]) -> None:
        line, number = self._line, self._inputs + 1
        pending = self._pending()
        if isinstance(pending, Chance) and isinstance(given, Drawn):
            self._check_draw(pending, given.drawn)
        try:
            step = apply_input(self._entry.game, self._state, given)
        except _BROKEN:
            raise Misfit(
                "events", message("verify-event-wrong", line=line, number=number)
            ) from None
        if step.events != told:
            why = message("verify-event-wrong", line=line, number=number)
            self.found.miss("events", line, why)
        record = self.claims.record
        if record.inputs[number - 1 : number] != (given,) or (
            record.events[number - 1 : number] != (told,)
        ):
            why = message("verify-record-other", line=line, number=number)
            self.found.miss("record", line, why)
        self._state, self._inputs = step.state, number
        self.found.events += len(told)

    def _check_draw(self, chance: Chance[Any], drawn: tuple[Any, ...]) -> None:
        """A draw follows from the seed and the odds; and the odds are those that were told."""
        line, number = self._line, self._inputs + 1
        if fair.draw(self._seed, str(self._inputs), chance) != drawn:
            why = message("verify-draw-wrong", line=line, number=number)
            self.found.miss("draws", line, why)
        claimed, offered = self.claims.odds, as_json((offer_of(chance),))
        if claimed is not None and as_json(claimed[number - 1 : number]) != offered:
            why = message("verify-odds-other", line=line, number=number)
            self.found.miss("draws", line, why)
        self.found.draws += 1

    def _disclosed(self, entry: e.Disclosed) -> None:
        self._in_stage(entry, "playing")
        if self._due() is not e.Disclosed:
            raise self._unlawful(entry)
        if entry.secret != self.claims.secret:
            why = message("verify-secret-other", line=self._line)
            self.found.miss("commitment", self._line, why)
        self._stage = "over"

    # What changes nothing in the game

    def _stoodin(self, entry: e.StoodIn) -> None:
        self._in_stage(entry, "playing")
        self._seat(entry)

    def _returned(self, entry: e.Returned) -> None:
        self._in_stage(entry, "playing", "over")
        self._seat(entry)

    def _said(self, entry: e.Said) -> None:
        if entry.seat is not None:
            self._seat(entry)

    def _extended(self, entry: e.Extended) -> None:
        self._in_stage(entry, "seeding", "playing")

    def _failed(self, entry: e.Failed) -> None:
        self._in_stage(entry, "lobby", "seeding", "playing")

    def _rematched(self, entry: e.Rematched) -> None:
        self._in_stage(entry, "over")


def offer_of(chance: Chance[Any]) -> Offer:
    """What a chance offers, for those who do not know the rules."""
    return Offer(tuple(chance.odds.items()), chance.draws)
