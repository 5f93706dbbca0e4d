"""Would a careless verifier be noticed? Each mistake is planted in the package, and the
tests of the proof must fail.
"""

from typing import Final

import pytest

from tests.mutants.planting import PASSED, ROOT, assert_noticed, run
from tests.mutants.test_planted_mistakes import Mistake
from tests.sizes import FULL, changed

PROOF, REFEREE, LOBBY = "proof/verify.py", "proof/referee.py", "proof/lobby.py"
TESTS: Final = ROOT / "tests" / "server" / "test_proof.py"

MISTAKES: Final = [
    Mistake("a commitment is believed", PROOF, "proof.table) != proof.commitment", "'') is None"),
    Mistake("a number is believed", PROOF, "if line.number != place:", "if not line.number:"),
    Mistake(
        "a leaf is believed",
        PROOF,
        "if fair.leaf(salt, line.body.encode()) != line.leaf:",
        "if not fair.leaf(salt, line.body.encode()):",
    ),
    Mistake("the head is believed", PROOF, "if head != proof.head:", "if not head:"),
    Mistake(
        "an entry may say more than it says",
        "proof/codec.py",
        "return found if e.body_of(found) == body.encode() else None",
        "return found",
    ),
    Mistake(
        "a game that is not over is published",
        "server/table/publish.py",
        "if match.status is not Status.OVER:",
        "if match.status is None:",
    ),
    Mistake("a pledge is believed", LOBBY, "== seat.pledge\n", "is not None\n"),
    Mistake(
        "contributions beside the log are believed",
        REFEREE,
        "or claimed[seat] != true:",
        "or claimed[seat] == '':",
    ),
    Mistake(
        "seats beside the log are not counted",
        REFEREE,
        "if len(claimed) != len(self._lobby.seats) or claimed",
        "if claimed",
    ),
    Mistake(
        "the commitment of the log is believed",
        REFEREE,
        "if entry.commitment != self.claims.commitment:",
        "if not entry.commitment:",
    ),
    Mistake(
        "the secret of the log is believed",
        REFEREE,
        "if (entry.secret, entry.luck) != (self.claims.secret, of_luck):",
        "if entry.luck != of_luck:",
    ),
    Mistake("a draw is believed", REFEREE, ", chance) != drawn:", ", chance) == ():"),
    Mistake(
        "odds are believed",
        REFEREE,
        "if claimed is not None and as_json(claimed[number - 1 : number]) != offered:",
        "if not offered:",
    ),
    Mistake(
        "a draw may be left out",
        REFEREE,
        "isinstance(pending, Chance) and isinstance(given, Drawn)",
        "isinstance(pending, Chance) and self._inputs == 0",
    ),
    Mistake(
        "what is revealed is believed",
        REFEREE,
        "or inputs[0] != Chosen(self._committed)",
        "or False",
    ),
    Mistake(
        "a choice may come late",
        REFEREE,
        "if due and not isinstance(entry, due):",
        "if due == (e.Opened,) and not isinstance(entry, due):",
    ),
    Mistake(
        "a choice of any decision counts",
        REFEREE,
        "if entry.decision != self._decision or action not in",
        "if action not in",
    ),
    Mistake("any default is believed", REFEREE, "entry.by is e.By.DEFAULT", "entry.by is None"),
    Mistake(
        "events are believed", REFEREE, "if step.events != reported:", "if step.events is None:"
    ),
    Mistake(
        "inputs of the record are believed",
        REFEREE,
        "(record.inputs[here], record.events[here]) != ((given,), (reported,))",
        "record.events[here] != (reported,)",
    ),
    Mistake(
        "events of the record are believed",
        REFEREE,
        "(record.inputs[here], record.events[here]) != ((given,), (reported,))",
        "record.inputs[here] != (given,)",
    ),
    Mistake(
        "the config of the record is believed",
        REFEREE,
        "if self._config != claimed.config:",
        "if self._config is None:",
    ),
    Mistake(
        "the score is believed",
        REFEREE,
        "if result is not None and as_json(self._pending()) != as_json(result):",
        "if self._pending() is None:",
    ),
    Mistake(
        "a draw on a shared luck need not follow by its place",
        REFEREE,
        "label = str(self._inputs) if place is UNSET else place",
        "label = str(self._inputs)",
    ),
    Mistake(
        "any luck is believed",
        REFEREE,
        "if committed != (UNSET if claimed is None else claimed.commitment):",
        "if committed is None:",
    ),
    Mistake(
        "a luck may be opened early",
        REFEREE,
        "opening = self._shared and self._stage is Stage.ENDED",
        "opening = self._shared",
    ),
    Mistake(
        "a swapped luck is believed",
        PROOF,
        "!= shared.commitment:",
        "== '':",
    ),
    Mistake(
        "the result in the log is believed",
        REFEREE,
        "if as_json(entry.result()) != as_json(self._pending()):",
        "if self._pending() is None:",
    ),
    Mistake(
        "a log need not say how its game ended",
        REFEREE,
        "return (e.Ended,) if self._tells_result else (e.Ended, e.Disclosed)",
        "return (e.Ended, e.Disclosed)",
    ),
    Mistake(
        "a game may just stop",
        REFEREE,
        "if self._stage is not Stage.OVER and not (",
        "if self._stage is None and not (",
    ),
    Mistake(
        "the start may be called early",
        LOBBY,
        "ready = all(seat.taken and seat.ready for seat in self.seats)",
        "ready = bool(self.seats)",
    ),
    Mistake(
        "the start may be called off after one try",
        LOBBY,
        "if self._calls != _CALLS or not self._nothing_given():",
        "if not self._nothing_given():",
    ),
    Mistake(
        "a pledge counts after the start was called off",
        LOBBY,
        "seat.ready, seat.pledge, seat.pledged = False, None, None",
        "seat.ready = False",
    ),
    Mistake(
        "a pledge may be given twice",
        LOBBY,
        "            if seat.pledge is not None:\n",
        "            if not seat.person:\n",
    ),
    Mistake(
        "anybody may be ready without a pledge",
        LOBBY,
        "(entry.ready and seat.pledge is None)",
        "(entry.ready and not seat.taken)",
    ),
    Mistake(
        "anybody may sit down without a pledge",
        LOBBY,
        "if entry.pledge is None and not self._follows:",
        "if entry.pledge == '':",
    ),
    Mistake("any seat will do", LOBBY, "if not 0 <= seat <", "if not -1 <= seat <"),
    Mistake(
        "any size of table will do",
        REFEREE,
        "if options.players not in self._entry.rules.players or",
        "if options.players > 6 or",
    ),
    Mistake("the last misfit is named", "proof/findings.py", "line < known.line", "True"),
    Mistake(
        "tokens are published",
        "proof/entry.py",
        "public = replace(entry, token_hash=None)",
        "public = replace(entry, seat=entry.seat)",
    ),
]


GUARDED: Final = changed("src/paddock/proof", "tests/server/test_proof.py", "tests/mutants")
PLANTED: Final = MISTAKES if FULL else MISTAKES[::3] if GUARDED else MISTAKES[:1]


@pytest.mark.parametrize("mistake", PLANTED, ids=[mistake.why for mistake in PLANTED])
def test_the_tests_of_the_proof_notice(mistake: Mistake) -> None:
    assert_noticed(mistake.file, mistake.old, mistake.new, TESTS)


def test_the_tests_of_the_proof_pass_where_there_is_no_mistake() -> None:
    code, output = run(TESTS)

    assert code == PASSED, output
