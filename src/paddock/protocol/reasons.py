"""Every reason for a refusal, with its fate, its meaning and what a client should do.

docs/protocol-reasons.md, the browser's type and `NOT_DONE` are made from this table. Sentences for
players are the messages `why-…` of the catalogues.
"""

from enum import Enum, StrEnum
from typing import Final


class Reason(StrEnum):
    """Why a server refuses a request: the `why` of a `Refusal` and of a `Problem`."""

    BUSY = "busy"
    DISK_ERROR = "disk-error"
    SERVER_FAILED = "server-failed"
    DATABASE_DAMAGED = "database-damaged"
    DATABASE_UNREACHABLE = "database-unreachable"
    DISK_FULL = "disk-full"
    STORE_FAILED = "store-failed"
    STORE_CLOSED = "store-closed"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_GUESSES = "too-many-guesses"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_SEATS = "too-many-seats"
    COACH_BUSY = "coach-busy"
    TOO_EARLY = "too-early"
    NOT_ALL_READY = "not-all-ready"
    SEATS_FREE = "seats-free"
    GAME_NOT_OVER = "game-not-over"
    RULES_FAILED = "rules-failed"
    REPLAY_TOO_LONG = "replay-too-long"
    OTHER_DECISION = "other-decision"
    NO_DECISION_OPEN = "no-decision-open"
    TOO_LATE = "too-late"
    NOT_ASKED = "not-asked"
    NO_SEED_WANTED = "no-seed-wanted"
    GAME_HAS_BEGUN = "game-has-begun"
    SEAT_TAKEN = "seat-taken"
    SEAT_FREE = "seat-free"
    TABLE_FULL = "table-full"
    NOTHING_TO_LEAVE = "nothing-to-leave"
    NOT_AWAY = "not-away"
    NOT_YOUR_SEAT = "not-your-seat"
    SPECTATOR = "spectator"
    ORIGIN_NOT_ALLOWED = "origin-not-allowed"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_INVITATION = "no-such-invitation"
    NOT_FOUND = "not-found"
    ODDS_OFF = "odds-off"
    HINTS_OFF = "hints-off"
    NO_ODDS = "no-odds"
    TABLE_FROZEN = "table-frozen"
    TABLE_ARCHIVED = "table-archived"
    MALFORMED = "malformed"
    HELLO_FIRST = "hello-first"
    HELLO_AGAIN = "hello-again"
    KEY_REUSED = "key-reused"
    NOT_AN_OPTION = "not-an-option"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_BOT = "no-such-bot"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_VARIANT = "no-such-variant"
    WRONG_PLAYERS = "wrong-players"
    DECK_REFUSED = "deck-refused"
    NAME_TAKEN = "name-taken"
    NAME_LENGTH = "name-length"
    NAME_HAS_HIDDEN_SIGNS = "name-has-hidden-signs"
    NAME_HAS_TOO_MANY_MARKS = "name-has-too-many-marks"
    TEXT_LENGTH = "text-length"
    TEXT_HAS_HIDDEN_SIGNS = "text-has-hidden-signs"
    CHAT_FULL = "chat-full"
    LOG_FULL = "log-full"
    PLEDGE_NEEDED = "pledge-needed"
    PLEDGE_GIVEN = "pledge-given"
    SEED_NOT_PLEDGED = "seed-not-pledged"
    NOT_JSON = "not-json"
    BODY_TOO_LARGE = "body-too-large"
    TOO_SLOW = "too-slow"
    METHOD_NOT_ALLOWED = "method-not-allowed"


class Fate(Enum):
    """What became of a refused request; the value is a heading of docs/protocol-reasons.md."""

    IN_DOUBT = "In doubt"
    LATER = "Not done, later perhaps"
    TOO_LATE = "Too late"
    NOT_FOR_YOU = "Not for you"
    IMPOSSIBLE = "The request cannot be done like this"


MEANINGS: Final[dict[Fate, dict[Reason, tuple[str, str]]]] = {
    Fate.IN_DOUBT: {
        Reason.BUSY: (
            "the store did not answer in time; PostgreSQL may have written it",
            "ask again at once with the same key, then after a while",
        ),
        Reason.DISK_ERROR: (
            "the disk failed during a commit; nothing more is written before a restart",
            "ask again with the same key after the restart",
        ),
        Reason.SERVER_FAILED: (
            "the server failed, perhaps after it was done",
            "ask again with the same key",
        ),
        Reason.DATABASE_DAMAGED: (
            "the database is damaged",
            "tell the player; the operator has to act",
        ),
        Reason.DATABASE_UNREACHABLE: (
            "the database cannot be opened or reached",
            "tell the player; the operator has to act",
        ),
    },
    Fate.LATER: {
        Reason.DISK_FULL: (
            "nothing was written: there is no room",
            "ask again later; the same key is fine",
        ),
        Reason.STORE_FAILED: (
            "nothing was written: the database refused it",
            "ask again later; the same key is fine",
        ),
        Reason.STORE_CLOSED: (
            "nothing was written: the server is stopping",
            "connect again in a few seconds",
        ),
        Reason.TOO_MANY_REQUESTS: ("this address asked too often", "wait a minute"),
        Reason.TOO_MANY_GUESSES: (
            "too many wrong invitations, of this address or of all",
            "wait a minute",
        ),
        Reason.TOO_MANY_TABLES: ("this address has 100 unfinished tables", "finish some first"),
        Reason.TOO_MANY_SEATS: ("this address sits at eight public lobbies", "leave some first"),
        Reason.COACH_BUSY: ("too many ask for a hint or an analysis", "ask again in some seconds"),
        Reason.TOO_EARLY: (
            "somebody may still get ready, or come to the rematch",
            "ask again after a minute",
        ),
        Reason.NOT_ALL_READY: ("somebody is not ready", "wait for the next `Look`"),
        Reason.SEATS_FREE: ("there are free seats", "fill them first"),
        Reason.GAME_NOT_OVER: ("it is there once the game is over", "wait"),
        Reason.RULES_FAILED: (
            "the rules failed on this choice; it was not accepted",
            "choose something else, with a new key",
        ),
    },
    Fate.TOO_LATE: {
        Reason.OTHER_DECISION: (
            "another decision is open than the one you named",
            "choose again from the next `Look`",
        ),
        Reason.NO_DECISION_OPEN: ("nothing is to be chosen now", "wait for the next `Look`"),
        Reason.TOO_LATE: ("the deadline has passed", "wait for the next `Look`"),
        Reason.NOT_ASKED: (
            "this seat has nothing to choose in this decision",
            "wait for the next `Look`",
        ),
        Reason.NO_SEED_WANTED: ("the seed is made, or you have contributed", "nothing"),
        Reason.GAME_HAS_BEGUN: ("the lobby is closed", "watch"),
        Reason.SEAT_TAKEN: ("somebody was faster", "take another seat"),
        Reason.SEAT_FREE: ("nobody is on this seat", "nothing"),
        Reason.TABLE_FULL: ("there is no free seat", "watch; over HTTP it is `no-such-table`"),
        Reason.NOTHING_TO_LEAVE: ("a bot plays for you already", "nothing"),
        Reason.NOT_AWAY: ("no bot plays for you", "nothing"),
    },
    Fate.NOT_FOR_YOU: {
        Reason.NOT_YOUR_SEAT: (
            "the seat belongs to somebody else by now, or may not be freed by you",
            "forget its cookie; watch, or sit down again",
        ),
        Reason.SPECTATOR: ("spectators can only watch and `Ping`", "sit down first"),
        Reason.ORIGIN_NOT_ALLOWED: (
            "the page is not of the server's own origin",
            "serve it from there, or ask the operator",
        ),
        Reason.NO_SUCH_TABLE: ("there is no such table, or none for you", "check the code"),
        Reason.NO_SUCH_INVITATION: ("it leads to no open lobby", "check it, or ask for the link"),
        Reason.NOT_FOUND: ("there is no such address", "repair the client"),
        Reason.ODDS_OFF: ("this table shows no chances", "do not ask again at this table"),
        Reason.HINTS_OFF: ("this table shows no hints", "do not ask again at this table"),
        Reason.NO_ODDS: ("there is nothing to estimate now", "wait for the next `Look`"),
        Reason.REPLAY_TOO_LONG: ("the replay would have more than 8 MiB", "offer the record"),
        Reason.TABLE_FROZEN: ("the rules failed three times here", "show what there is"),
        Reason.TABLE_ARCHIVED: ("it was played under other rules", "show what there is"),
    },
    Fate.IMPOSSIBLE: {
        Reason.MALFORMED: (
            "it is no message of the protocol; the third one closes the socket",
            "repair the client",
        ),
        Reason.HELLO_FIRST: ("the first message must be `Hello`", "say `Hello`"),
        Reason.HELLO_AGAIN: (
            "one `Hello` a socket is enough; to change tables, send `GoTo`",
            "repair the client",
        ),
        Reason.KEY_REUSED: (
            "the key belongs to another request, or to another body",
            "make a new key",
        ),
        Reason.NOT_AN_OPTION: ("the action is not one of `options`", "choose one of them"),
        Reason.NO_SUCH_SEAT: ("the table has no seat of this number", "read the catalog"),
        Reason.NO_SUCH_BOT: ("no bot has this name", "read the catalog"),
        Reason.NO_SUCH_GAME: ("no game has this name", "read the catalog"),
        Reason.NO_SUCH_VARIANT: ("the game has no variant of this name", "read the catalog"),
        Reason.WRONG_PLAYERS: ("the game is not for so many", "read the catalog"),
        Reason.DECK_REFUSED: (
            "the deck breaks the rules for decks",
            "`POST /api/decks/check` says where",
        ),
        Reason.NAME_TAKEN: (
            "somebody at the table has this name, or nearly this name",
            "another name",
        ),
        Reason.NAME_LENGTH: ("a name has 1 to 24 characters", "another name"),
        Reason.NAME_HAS_HIDDEN_SIGNS: ("the name has signs that nobody sees", "another name"),
        Reason.NAME_HAS_TOO_MANY_MARKS: ("the name has piles of marks", "another name"),
        Reason.TEXT_LENGTH: ("chat has 1 to 300 characters", "another text"),
        Reason.TEXT_HAS_HIDDEN_SIGNS: ("chat has no control signs", "another text"),
        Reason.CHAT_FULL: ("the log takes no more chat", "stop chatting here"),
        Reason.LOG_FULL: ("the log takes only what the game needs", "play on"),
        Reason.PLEDGE_NEEDED: (
            "without a pledge nobody can be ready",
            "send `Ready` with a new pledge",
        ),
        Reason.PLEDGE_GIVEN: ("a pledge cannot be changed", "`Ready` without one"),
        Reason.SEED_NOT_PLEDGED: (
            "the contribution is not the one that you pledged",
            "send the bytes that you pledged",
        ),
        Reason.NOT_JSON: (
            "the body is not JSON, by its Content-Type",
            "`Content-Type: application/json`",
        ),
        Reason.BODY_TOO_LARGE: ("it has more than 128 KiB; the connection closes", "send less"),
        Reason.TOO_SLOW: ("it took more than ten seconds; the connection closes", "send faster"),
        Reason.METHOD_NOT_ALLOWED: ("another method, named in `Allow`", "repair the client"),
    },
}
"""What each reason means, and what a client should do."""

NOT_DONE: Final = frozenset(Reason) - MEANINGS[Fate.IN_DOUBT].keys()
"""Reasons after which nothing was written, whatever the status of the answer."""


class OwnReason(StrEnum):
    """Why a client could not ask, where no table server answered. None of them is on the wire."""

    OFFLINE = "offline"
    NOT_A_TABLE_SERVER = "not-a-table-server"
    OPEN_ELSEWHERE = "open-elsewhere"
    NOBODY_THERE = "nobody-there"
