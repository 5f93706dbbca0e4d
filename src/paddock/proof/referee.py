"""Follows the log of a finished game line by line, with the rules at hand, and believes nothing.

It shares the rules and the hashes with the server, and none of the code that wrote the log.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, assert_never

from msgspec import UNSET, UnsetType

from paddock.catalog import GAMES
from paddock.core import Chance, Chosen, Decision, Drawn, Event, Pending, Seat, apply_input
from paddock.core.message import message
from paddock.core.record import AnyInput
from paddock.game_entry import Action, Config, Outcome, State
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.claims import Claims, offer_of
from paddock.proof.codec import as_json, deck_of
from paddock.proof.findings import Found, Misfit, unlawful
from paddock.proof.lobby import Lobby, LobbySeat
from paddock.proof.luck import seed as luck_seed

_BROKEN: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""Errors that rules may raise over inputs that they would never have met."""
_NEVER_PLAYED: Final = object()


class Stage(StrEnum):
    """How far a log has come."""

    NEW = "new"
    LOBBY = "lobby"
    SEEDING = "seeding"
    PLAYING = "playing"
    ENDED = "ended"
    """The result is written, the secret is not."""
    OVER = "over"


class Referee:
    """One log: `follow` its lines in order, then `finish`."""

    def __init__(self, claims: Claims, found: Found) -> None:
        self.claims, self.found = claims, found
        self.lost: int | None = None
        self._line = 0
        self._stage = Stage.NEW
        self._lobby = Lobby(0, follows=False)
        self._timed = self._tells_result = self._shared = False
        self._config: Config | None = None
        self._seed: bytes | None = None
        """The seed of the draws; None as long as a shared luck is not open."""
        self._state: State = _NEVER_PLAYED
        self._committed: dict[Seat, Action] = {}
        self._decision = self._inputs = self._revealed_at = self._ended_at = 0
        self._entry = GAMES[claims.record.game]

    def follow(self, line: int, entry: e.AnyEntry) -> None:
        """One more line. What does not fit is noted; what cannot be followed ends it."""
        if self.lost is not None:
            return
        self._line = line
        try:
            self._check_due(entry)
            self._follow(entry)
        except Misfit as misfit:
            self.found.miss(misfit.check, line, misfit.why)
            self.lose(line)

    def _follow(self, entry: e.AnyEntry) -> None:  # noqa: C901, PLR0912 - one case an entry
        match entry:
            case e.Opened():
                self._opened(entry)
            case e.Sat() | e.BotSat() | e.Left() | e.Readied():
                self._in_stage(entry, Stage.LOBBY)
                self._lobby.follow(self._line, entry)
            case e.Called():
                self._in_stage(entry, Stage.LOBBY, Stage.SEEDING)
                self._lobby.call(self._line, entry, first=self._stage is Stage.LOBBY)
                self._stage = Stage.SEEDING
            case e.CalledOff():
                self._in_stage(entry, Stage.SEEDING)
                self._lobby.call_off(self._line, entry)
                self._stage = Stage.LOBBY
            case e.Contributed():
                self._in_stage(entry, Stage.SEEDING)
                self._lobby.contribute(self._line, entry, self.found)
            case e.Chose():
                self._chose(entry)
            case e.Revealed():
                self._revealed(entry)
            case e.Ended():
                self._ended(entry)
            case e.Disclosed():
                self._disclosed(entry)
            case e.StoodIn():
                self._in_stage(entry, Stage.PLAYING)
                self._be_away(entry, away=True)
            case e.Returned():
                self._in_stage(entry, Stage.PLAYING, Stage.ENDED, Stage.OVER)
                self._be_away(entry, away=False)
            case e.Hinted():
                self._hinted(entry)
            case e.Said():
                if entry.seat is not None:
                    self._seat(entry, entry.seat)
            case e.Extended():
                # Only a deadline moves, and a game without a clock has none.
                playing = (Stage.PLAYING,) if self._timed else ()
                self._in_stage(entry, Stage.SEEDING, *playing)
            case e.Failed():
                self._in_stage(entry, Stage.LOBBY, Stage.SEEDING, Stage.PLAYING)
            case e.Rematched():
                self._in_stage(entry, Stage.ENDED, Stage.OVER)
            case _:
                assert_never(entry)

    def lose(self, line: int) -> None:
        """From this line on nobody can say what was played."""
        if self.lost is None:
            self.lost = line
            self.found.miss("game", line, message("verify-lost", line=line))

    def finish(self, lines: int) -> None:
        """Check that the game ended with the log, with the result that is claimed."""
        if self.lost is not None:
            return
        if self._stage is not Stage.OVER and not (self._shared and self._stage is Stage.ENDED):
            self.found.miss("scores", lines, message("verify-unfinished", line=lines))
            return
        self.found.ended, line, result = True, self._revealed_at, self.claims.result
        if result is not None and as_json(self._pending()) != as_json(result):
            ended = self._ended_at or line
            self.found.miss("scores", ended, message("verify-score-wrong", line=ended))
        claimed = self.claims.record
        listed = [claimed.inputs, claimed.events, *filter(None, [self.claims.odds])]
        counts = {len(each) for each in listed}
        if counts != {self._inputs}:
            number = min(*counts, self._inputs) + 1
            why = message("verify-record-other", line=line, number=number)
            self.found.miss("record", line, why)

    # What may stand where

    def _pending(self) -> Pending[Action, Outcome]:
        return self._entry.rules.game.pending(self._state)

    def _unlawful(self, entry: e.AnyEntry) -> Misfit:
        return unlawful(self._line, entry)

    def _in_stage(self, entry: e.AnyEntry, *stages: Stage) -> None:
        if self._stage not in stages:
            raise self._unlawful(entry)

    def _seat(self, entry: e.AnyEntry, seat: Seat) -> LobbySeat:
        return self._lobby.seat(self._line, entry, seat)

    def _check_due(self, entry: e.AnyEntry) -> None:
        """Check that a reveal, and at the end result and secret, follow at once."""
        due = self._due()
        if due and not isinstance(entry, due):
            raise self._unlawful(entry)

    def _due(self) -> tuple[type[e.AnyEntry], ...]:
        match self._stage:
            case Stage.NEW:
                return (e.Opened,)
            case Stage.SEEDING if self._shared or self._lobby.all_have_given():
                return (e.Revealed,)
            case Stage.PLAYING:
                pending = self._pending()
                if not isinstance(pending, Decision):
                    return (e.Ended,) if self._tells_result else (e.Ended, e.Disclosed)
                return (e.Revealed,) if pending.options.keys() == self._committed.keys() else ()
            case Stage.ENDED if not self._shared:
                return (e.Disclosed,)
            case _:
                return ()

    # Before the game

    def _opened(self, entry: e.Opened) -> None:
        self._in_stage(entry, Stage.NEW)
        claimed, options, line = self.claims.record, entry.options, self._line
        if (options.game, entry.rules_version) != (claimed.game, claimed.rules_version):
            raise Misfit("record", message("verify-config-other", line=line))
        known = (None, *self._entry.rules.variants)
        if options.players not in self._entry.rules.players or options.variant not in known:
            raise self._unlawful(entry)
        self._config = self._config_of(entry)
        if self._config != claimed.config:
            self.found.miss("record", line, message("verify-config-other", line=line))
        if entry.commitment != self.claims.commitment:
            self.found.miss("commitment", line, message("verify-commitment-other", line=line))
        self._check_luck(options.luck)
        self._lobby = Lobby(options.players, follows=entry.follows is not UNSET)
        self._timed, self._tells_result = options.clock is not None, entry.tells_result()
        self._stage = Stage.LOBBY

    def _check_luck(self, committed: str | UnsetType) -> None:
        """Check that a shared luck is the one that the file names."""
        claimed, self._shared = self.claims.luck, committed is not UNSET
        if committed != (UNSET if claimed is None else claimed.commitment):
            why = message("verify-luck-other", line=self._line)
            self.found.miss("commitment", self._line, why)
        self.found.luck = claimed

    def _config_of(self, entry: e.Opened) -> Config:
        deck, options = None, entry.options
        if options.deck is not None:
            deck = deck_of(self._entry.name, options.deck)
            if deck is None:
                raise self._unlawful(entry)
        config: Config = self._entry.config(options.players, deck, variant=options.variant)
        return config

    def _begin(self) -> None:
        """Fix the seed, and check the file's pledges and contributions against the log."""
        for number, seat in enumerate(self._lobby.seats):
            said = seat.pledged if seat.person else seat.taken
            self._hold(number, said, self.claims.pledges, seat.pledge)
            self._hold(number, seat.given, self.claims.contributions, seat.contribution)
        self.found.players = sum(seat.person for seat in self._lobby.seats)
        self._seed = self._luck_seed() if self._shared else self._table_seed()
        self._state = self._entry.rules.game.setup(self._config)
        self._stage = Stage.PLAYING

    def _table_seed(self) -> bytes:
        given = [seat.contribution for seat in self._lobby.seats]
        try:
            parts = [None if part is None else bytes.fromhex(part) for part in given]
            return fair.seed(bytes.fromhex(self.claims.secret), self.claims.table, parts)
        except ValueError:
            raise Misfit("draws", message("verify-no-seed", line=self._line)) from None

    def _luck_seed(self) -> bytes | None:
        """Contributions do not enter a shared luck: the last to give one could choose for all."""
        secret = None if self.claims.luck is None else self.claims.luck.secret
        return None if secret is None else luck_seed(bytes.fromhex(secret))

    def _hold(
        self, seat: int, said: int | None, claimed: Sequence[str | None], true: str | None
    ) -> None:
        if len(claimed) != len(self._lobby.seats) or claimed[seat] != true:
            line = said or self._line
            self.found.miss("pledges", line, message("verify-seat-other", line=line, seat=seat + 1))

    # The game

    def _be_away(self, entry: e.StoodIn | e.Returned, *, away: bool) -> None:
        """Check that a bot stands in for a person who is there, and that who returns was away."""
        seat = self._seat(entry, entry.seat)
        if not seat.person or seat.away is away:
            raise self._unlawful(entry)
        seat.away = away

    def _hinted(self, entry: e.Hinted) -> None:
        """Only a person takes a hint, for the open decision, where all others are bots."""
        self._in_stage(entry, Stage.PLAYING)
        people = [place for place, seat in enumerate(self._lobby.seats) if seat.person]
        if people != [entry.seat] or entry.decision != self._decision:
            raise self._unlawful(entry)

    def _check_who_chose(self, entry: e.AnyChose) -> None:
        """Check that only the clock's default chooses for a person who is there."""
        seat = self._seat(entry, entry.seat)
        played_by_bot = not seat.person or seat.away
        match entry.by:
            case e.By.OWNER:
                lawful = not played_by_bot
            case e.By.DEFAULT:
                lawful = self._timed
            case _:
                lawful = played_by_bot
        if not lawful:
            raise Misfit("choices", self._unlawful(entry).why)

    def _chose(self, entry: e.AnyChose) -> None:
        self._in_stage(entry, Stage.PLAYING)
        self._check_who_chose(entry)
        action, line, pending = entry.action, self._line, self._pending()
        if not isinstance(pending, Decision):
            raise self._unlawful(entry)
        illegal = message("verify-choice-illegal", line=line, seat=entry.seat + 1)
        if entry.decision != self._decision or action not in pending.options.get(entry.seat, ()):
            raise Misfit("choices", illegal)
        default = entry.by is e.By.DEFAULT
        if default and action != self._entry.rules.game.default_choice(self._state, entry.seat):
            self.found.miss("choices", line, illegal)
        self._committed[entry.seat] = action
        self.found.choices += 1

    def _revealed(self, entry: e.AnyRevealed) -> None:
        self._in_stage(entry, Stage.SEEDING, Stage.PLAYING)
        if self._stage == Stage.PLAYING and self._due() != (e.Revealed,):
            raise Misfit("choices", message("verify-choice-missing", line=self._line))
        first, inputs, reported = self._stage is Stage.PLAYING, entry.inputs or (), entry.events
        if entry.decision != self._decision or len(inputs) != len(reported):
            raise self._unlawful(entry)
        if not first:
            self._begin()
        elif not inputs or inputs[0] != Chosen(self._committed):
            raise Misfit("choices", message("verify-choice-other", line=self._line))
        for given, events in zip(inputs, reported):
            self._play(given, events)
        if isinstance(self._pending(), Chance):
            raise Misfit("draws", message("verify-draw-missing", line=self._line))
        self._committed, self._revealed_at = {}, self._line
        self._decision += 1

    def _play(self, given: AnyInput, reported: tuple[Event, ...]) -> None:
        line, number = self._line, self._inputs + 1
        pending = self._pending()
        if isinstance(pending, Chance) and isinstance(given, Drawn):
            self._check_draw(pending, given.drawn)
        wrong = message("verify-event-wrong", line=line, number=number)
        try:
            step = apply_input(self._entry.rules.game, self._state, given)
        except _BROKEN:
            raise Misfit("events", wrong) from None
        if step.events != reported:
            self.found.miss("events", line, wrong)
        record, here = self.claims.record, slice(number - 1, number)
        if (record.inputs[here], record.events[here]) != ((given,), (reported,)):
            other = message("verify-record-other", line=line, number=number)
            self.found.miss("record", line, other)
        self._state, self._inputs = step.state, number
        self.found.events += len(reported)

    def _check_draw(self, chance: Chance[Outcome], drawn: tuple[Outcome, ...]) -> None:
        """Check that a draw follows from the seed and the stated odds.

        On a shared luck it follows by its place, which must be the stated one, too.
        """
        line, number = self._line, self._inputs + 1
        place = self._entry.rules.name_of_chance(self._state) if self._shared else UNSET
        label = str(self._inputs) if place is UNSET else place
        if self._seed is not None and fair.draw(self._seed, label, chance) != drawn:
            self.found.miss("draws", line, message("verify-draw-wrong", line=line, number=number))
        claimed, offered = self.claims.odds, as_json((offer_of(chance, place),))
        if claimed is not None and as_json(claimed[number - 1 : number]) != offered:
            self.found.miss("draws", line, message("verify-odds-other", line=line, number=number))
        self.found.draws += 1

    def _ended(self, entry: e.Ended) -> None:
        """Check that the result in the log is the one that the rules give."""
        if e.Ended not in self._due():
            raise self._unlawful(entry)
        if as_json(entry.result()) != as_json(self._pending()):
            why = message("verify-result-other", line=self._line)
            self.found.miss("scores", self._line, why)
        self._stage, self._ended_at = Stage.ENDED, self._line

    def _disclosed(self, entry: e.Disclosed) -> None:
        opening = self._shared and self._stage is Stage.ENDED
        if not opening and e.Disclosed not in self._due():
            raise self._unlawful(entry)
        luck = self.claims.luck
        of_luck = UNSET if luck is None else luck.secret
        if (entry.secret, entry.luck) != (self.claims.secret, of_luck):
            why = message("verify-secret-other", line=self._line)
            self.found.miss("commitment", self._line, why)
        self._stage = Stage.OVER
