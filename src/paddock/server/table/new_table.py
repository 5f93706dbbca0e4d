"""The first lines of a table: opened by somebody, or a rematch. Pure."""

import hashlib
import hmac
from base64 import b32encode
from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.proof import entry as e
from paddock.proof import fair, luck
from paddock.proof.codec import deck_of
from paddock.protocol import OpenTable
from paddock.protocol.reasons import Reason
from paddock.record_file import FORMAT
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match, begin

CODE_BYTES: Final = 8
CODE_LETTERS: Final = 12
"""Five bits each."""


def code_from(drawn: bytes) -> str:
    """Return the code of a table: 60 of these bits, as letters and digits."""
    return b32encode(drawn).decode()[:CODE_LETTERS]


def bytes_of(key: str) -> bytes:
    """Return the bytes of a code for a key: the same key gives the same code.

    The key has 128 random bits and is known to its client alone, so nobody can guess the code.
    """
    return hashlib.sha256(f"paddock table\n{key}".encode()).digest()[:CODE_BYTES]


def check_options(wanted: OpenTable, shared: bytes | None = None) -> e.Options:
    """Return what a new table is to play, or refuse it. `shared` is the secret of a shared luck."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise Refused(Reason.NO_SUCH_GAME)
    if wanted.players not in game.rules.players:
        raise Refused(Reason.WRONG_PLAYERS)
    if wanted.variant is not None and wanted.variant not in game.rules.variants:
        raise Refused(Reason.NO_SUCH_VARIANT)
    if wanted.deck is not None and deck_of(game.name, wanted.deck) is None:
        raise Refused(Reason.DECK_REFUSED)
    return e.Options(
        game=wanted.game,
        players=wanted.players,
        variant=wanted.variant,
        deck=wanted.deck,
        clock=wanted.clock,
        private=wanted.private,
        odds=UNSET if wanted.odds else False,
        luck=UNSET if shared is None else luck.commitment(shared),
    )


def new_table(
    code: str, secret: bytes, options: e.Options, now: float, shared: bytes | None = None
) -> Decided:
    """Return the first line of a table; its draws follow from `shared` if there is such a luck."""
    return _opened(code, secret + (shared or b""), options, UNSET, now).done()


def rematch_code(old: Match) -> str:
    """Return the code of the rematch: the same for every caller at any time.

    It grants something, so it is made from what nobody ever reads, the hashes of the tokens; the
    secret alone is known to everyone when the game is over.
    """
    parts = ["rematch", old.code, *(seat.token_hash or "" for seat in old.seats)]
    return code_from(hmac.digest(old.secret, "\n".join(parts).encode(), "sha256")[:CODE_BYTES])


def rematch(old: Match, secret: bytes, now: float) -> Decided:
    """Return the first lines of a rematch: everybody is where they were, and has yet to pledge.

    What they gave to the old seed is known to everyone by now. So are draws of a shared luck.
    """
    options = replace(old.options, private=True, luck=UNSET)
    log = _opened(rematch_code(old), secret, options, old.root(), now)
    for number, seat in enumerate(old.seats):
        if seat.bot is not None:
            log.write(e.BotSat(Seat(number), seat.bot))
        elif seat.name is not None:
            log.write(e.Sat(Seat(number), seat.name, None, seat.token_hash))
    return log.done()


def _opened(
    code: str, secrets: bytes, options: e.Options, follows: str | UnsetType, now: float
) -> LogWriter:
    version = GAMES[options.game].rules.version
    commitment = fair.commitment(secrets[: fair.SECRET_BYTES], code)
    opened = e.Opened(options, version, commitment, follows, FORMAT)
    log = LogWriter(begin(code, secrets, opened), now)
    log.write(opened)
    return log
