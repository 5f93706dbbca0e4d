"""The file of a finished game: published, verified, and tampered with in every way."""

from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import replace

from paddock.core import Decision, Seat
from paddock.core.message import message
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.entry import leaf_of
from paddock.proof.findings import CHECKS, Finding, Found, first_misfit
from paddock.proof.verify import verify
from paddock.protocol import Status
from paddock.record_file import RecordError, read_record, write_record
from paddock.server.store.cache import read_log
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused
from paddock.server.table.match import begin, fold
from paddock.server.table.publish import published
from tests.server import forging, tampering
from tests.server.tampering import CASES, CLOSED_CASES, LUCK_CASES, REMATCH_CASES, Case
from tests.server.whole_games import (
    CODE,
    GAMES_PLAYED,
    SECRET,
    TOKEN_HASH,
    Table,
    contribution_of,
    whole_game,
)

BOTH: Final = ["outspeed", "why_first"]


@cache
def file_of(name: str) -> bytes:
    played = whole_game(name)
    return published(played.match, played.lines)


def tree_of(name: str) -> Any:
    return msgspec.json.decode(file_of(name))


def found_in(tree: Any) -> list[Finding]:
    return verify(msgspec.json.encode(tree))


def first_in(tree: Any) -> tuple[str, int | None] | None:
    first = first_misfit(found_in(tree))
    return None if first is None else (first.check, first.line)


# What is published


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_whole_game_is_proven(name: str) -> None:
    findings = verify(file_of(name))
    assert [finding.check for finding in findings] == [check for check in CHECKS if check != "game"]
    assert all(finding.fits and finding.line is None for finding in findings), findings


def test_the_games_have_every_kind_of_entry() -> None:
    kinds = {type(line.entry) for name in GAMES_PLAYED for line in whole_game(name).lines}
    assert {e.Failed, *kinds} == {get_origin(kind) or kind for kind in get_args(e.Entry)}


@pytest.mark.parametrize("name", BOTH)
def test_everything_is_counted(name: str) -> None:
    played, record = whole_game(name), read_record(file_of(name))
    draws = sum(offer is not None for offer in tree_of(name)["proof"]["odds"])
    chosen = [line for line in played.lines if isinstance(line.entry, e.Chose)]
    counts = {finding.check: finding.why.parts.get("count") for finding in verify(file_of(name))}
    assert draws > 10
    assert counts["pledges"] == 2
    assert counts["lines"] == len(played.lines)
    assert counts["choices"] == len(chosen)
    assert counts["draws"] == draws
    assert counts["events"] == sum(map(len, record.events))


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_the_file_is_an_ordinary_record_and_a_proof(name: str) -> None:
    played, data = whole_game(name), file_of(name)
    record = read_record(data)
    assert played.match.table is not None
    assert record.inputs == played.match.table.inputs
    tree = msgspec.json.decode(data)
    proof = tree.pop("proof")
    assert tree == msgspec.json.decode(write_record(record))
    assert data.startswith(write_record(record).removesuffix(b"\n}\n"))
    assert proof["head"] == played.match.chain
    assert [line["leaf"] for line in proof["lines"]] == [line.leaf for line in played.lines]


def test_a_line_of_the_log_is_a_line_of_the_file() -> None:
    data, played = file_of("outspeed"), whole_game("outspeed")
    rows = [row for row in data.decode().split("\n") if row.startswith('   {"number":')]
    assert len(rows) == len(played.lines)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_no_hash_of_a_token_is_published(name: str) -> None:
    assert any(getattr(line.entry, "token_hash", None) for line in whole_game(name).lines)
    assert TOKEN_HASH.encode() not in file_of(name)
    assert b"token_hash" in file_of(name)


def test_a_leaf_does_not_depend_on_the_hash_of_a_token() -> None:
    sat = next(line for line in whole_game("outspeed").lines if isinstance(line.entry, e.Sat))
    assert isinstance(sat.entry, e.Sat)
    assert leaf_of(SECRET, sat.number, replace(sat.entry, token_hash=None)) == sat.leaf
    assert leaf_of(SECRET, sat.number, replace(sat.entry, name="other")) != sat.leaf


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_the_log_adds_up_to_the_table_after_it_was_on_a_disk(name: str) -> None:
    played = whole_game(name)
    stored = [msgspec.json.encode(line) for line in played.lines]
    lines = read_log(stored)
    assert isinstance(lines[0].entry, e.Opened)
    match = begin(CODE, played.match.secrets(), lines[0].entry)
    for line in lines:
        match = fold(match, line)
    assert match == played.match
    assert published(match, lines) == file_of(name)


def test_what_is_said_after_the_game_changes_no_proof() -> None:
    table = Table(e.Options("why_first", 2))
    table.gather()
    table.start()
    over = table.play()
    table.do(c.Say(None, "one more line than the table knew of"))
    assert verify(published(over.match, table.lines))[-1].fits
    assert verify(published(table.match, table.lines))[-1].fits


@pytest.mark.parametrize("moves", [-1, 0, 1, 5])
def test_a_game_that_is_not_over_is_never_published(moves: int) -> None:
    table = Table(e.Options("outspeed", 3))
    table.gather()
    if moves >= 0:
        table.start()
    for _ in range(moves):
        table.decide_all()
    with pytest.raises(Refused, match="game-not-over"):
        published(table.match, table.lines)


@pytest.mark.parametrize(
    "status", [one for one in Status if one not in {Status.OVER, Status.ARCHIVED}]
)
def test_a_table_that_does_not_say_it_is_over_is_never_published(status: Status) -> None:
    played = whole_game("outspeed")
    with pytest.raises(Refused, match="game-not-over"):
        published(replace(played.match, status=status), played.lines)


def test_lines_without_the_secret_are_never_published() -> None:
    played = whole_game("outspeed")
    with pytest.raises(Refused, match="game-not-over"):
        published(played.match, played.lines[:-1])


# What is found


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_tampering_is_found_at_its_line(name: str, case: Case) -> None:
    tree = tree_of(name)
    line = case.tamper(tree)
    first = first_misfit(found_in(tree))
    assert first is not None
    assert (first.check, first.line) == (case.check, line)
    assert first.why.parts["line"] == line


@pytest.mark.parametrize(
    ("name", "case"),
    [
        *[("why_first-luck", case) for case in LUCK_CASES],
        *[("outspeed-closed", case) for case in CLOSED_CASES],
    ],
    ids=lambda at: at if isinstance(at, str) else at.name,
)
def test_tampering_on_a_shared_luck_is_found_at_its_line(name: str, case: Case) -> None:
    tree = tree_of(name)
    line = case.tamper(tree)
    first = first_misfit(found_in(tree))
    assert first is not None
    assert (first.check, first.line) == (case.check, line)


@pytest.mark.parametrize("case", REMATCH_CASES, ids=[case.name for case in REMATCH_CASES])
def test_tampering_with_a_rematch_is_found_at_its_line(case: Case) -> None:
    tree = tree_of("why_first-rematch")
    line = case.tamper(tree)
    first = first_misfit(found_in(tree))
    assert first is not None
    assert (first.check, first.line) == (case.check, line)


def test_a_log_that_was_made_anew_has_another_head() -> None:
    """A line that changes nothing can be added by the server: only kept heads tell."""
    tree = tree_of("outspeed")
    said = {"type": "Said", "seat": 0, "text": "gg", "emote": False}
    forged = {"number": 5, "at": 0.0, "leaf": "", "body": msgspec.json.encode(said).decode()}
    tree["proof"]["lines"].insert(4, forged)
    forging.seal(tree)
    assert first_in(tree) is None
    assert found_in(tree)[-1].why != verify(file_of("outspeed"))[-1].why


def test_times_are_reported_and_not_proven() -> None:
    tree = tree_of("outspeed")
    tree["proof"]["lines"][3]["at"] = 0.5
    assert first_in(tree) is None


def test_what_cannot_be_followed_is_said_so_and_not_said_to_fit() -> None:
    tree = tree_of("outspeed")
    line = tampering.entry_that_is_none(tree)
    findings = {finding.check: finding for finding in found_in(tree)}
    assert findings["game"].why == message("verify-lost", line=line)
    assert "scores" not in findings
    whole = {finding.check: finding for finding in verify(file_of("outspeed"))}
    assert findings["draws"].fits
    assert findings["draws"].why != whole["draws"].why


def test_of_each_check_the_first_line_counts() -> None:
    found = Found()
    for line in (7, 5, 6):
        found.miss("draws", line, message("verify-draw-missing", line=line))
    assert [finding.line for finding in found.findings("") if not finding.fits] == [5]


def test_an_empty_log_proves_nothing() -> None:
    tree = tree_of("outspeed")
    tree["proof"]["lines"] = []
    forging.seal(tree)
    assert first_in(tree) == ("scores", 1)


@pytest.mark.parametrize("players", [2, 7, -1, 10**9])
def test_a_table_of_a_wrong_size_is_not_even_set_up(players: int) -> None:
    tree = tree_of("outspeed")
    opened = forging.body(tree, 1)
    opened["options"]["players"] = players
    forging.put(tree, 1, opened)
    forging.seal(tree)
    assert first_in(tree) == ("lines", 1)


def test_a_deck_that_no_server_takes_is_found() -> None:
    tree = tree_of("outspeed")
    opened = forging.body(tree, 1)
    opened["options"]["deck"] = "= no TOML"
    forging.put(tree, 1, opened)
    forging.seal(tree)
    assert first_in(tree) == ("lines", 1)


@pytest.mark.parametrize("game", BOTH)
def test_a_deck_of_ones_own_is_proven(game: str) -> None:
    house = files("paddock.games").joinpath(game, "decks", "house.toml").read_text("utf-8")
    table = Table(e.Options(game, 3, deck=house.replace("house", "my own", 1)))
    table.gather()
    table.start()
    over = table.play()
    assert all(finding.fits for finding in verify(published(over.match, over.lines)))


@pytest.mark.parametrize("game", BOTH)
def test_a_default_that_is_none_is_found_at_its_line(game: str) -> None:
    """Somebody is said to be absent, and what is played for them is not what the rules say."""
    table = Table(e.Options(game, 3, clock=30))
    table.gather()
    table.start()
    chosen = None
    while chosen is None:
        state, rules = table.state(), table.match.game().rules.game
        pending = rules.pending(state)
        assert isinstance(pending, Decision)
        for seat, options in pending.options.items():
            others = [option for option in options if option != rules.default_choice(state, seat)]
            chosen = (seat, others[0]) if others else chosen
        if chosen is None:
            table.decide_all()
    table.do(c.Choose(chosen[0], table.match.decision, chosen[1], e.By.DEFAULT))
    line = [line.number for line in table.lines if isinstance(line.entry, e.Chose)][-1]
    over = table.play()
    first = first_misfit(verify(published(over.match, over.lines)))
    assert first is not None
    assert (first.check, first.line) == ("choices", line)


@pytest.mark.parametrize("by", ["bot", "stand-in", "default"])
def test_case_30_nobody_chooses_for_a_person_who_is_there(by: str) -> None:
    table = Table(e.Options("why_first", 3))
    table.gather()
    table.start()
    over = table.play()
    tree = msgspec.json.decode(published(over.match, over.lines))
    mine = [n for n in forging.lines_of(tree, "Chose") if forging.body(tree, n)["seat"] == 0]
    forging.put(tree, mine[0], forging.body(tree, mine[0]) | {"by": by})
    forging.seal(tree)
    assert first_in(tree) == ("choices", mine[0])


@pytest.mark.parametrize(
    ("kind", "seat"), [("StoodIn", 2), ("Returned", 0)], ids=["a bot's seat", "was never away"]
)
def test_case_30_only_a_person_stands_back_and_only_the_absent_return(kind: str, seat: int) -> None:
    table = Table(e.Options("why_first", 3))
    table.gather()
    table.start()
    over = table.play()
    tree = msgspec.json.decode(published(over.match, over.lines))
    place = forging.lines_of(tree, "Chose")[0]
    forged = {"body": msgspec.json.encode({"type": kind, "seat": seat}).decode(), "at": 1.0}
    tree["proof"]["lines"].insert(place - 1, forged)
    forging.seal(tree)
    assert first_in(tree) == ("lines", place)


@pytest.mark.parametrize(
    ("clock", "before", "lawful"),
    [(60, "Chose", True), (None, "Chose", False), (None, "Contributed", True), (60, "Sat", False)],
)
def test_case_30_only_a_deadline_is_extended(
    clock: int | None, before: str, *, lawful: bool
) -> None:
    table = Table(e.Options("why_first", 3, clock=clock))
    table.gather()
    table.start()
    over = table.play()
    tree = msgspec.json.decode(published(over.match, over.lines))
    place = forging.lines_of(tree, before)[-1]
    extended = {"body": msgspec.json.encode(e.Extended(5.0)).decode(), "at": 1.0}
    tree["proof"]["lines"].insert(place - 1, extended)
    forging.seal(tree)
    assert first_in(tree) == (None if lawful else ("lines", place))


@pytest.mark.parametrize(
    ("bots", "seat", "more", "lawful"),
    [(2, 0, 0, True), (2, 0, 1, False), (2, 1, 0, False), (1, 0, 0, False)],
    ids=["alone among bots", "of another decision", "a bot's seat", "among people"],
)
def test_only_a_person_alone_among_bots_takes_a_hint(
    bots: int, seat: int, more: int, *, lawful: bool
) -> None:
    table = Table(e.Options("why_first", 3))
    table.gather(bots)
    table.start()
    over = table.play()
    tree = msgspec.json.decode(published(over.match, over.lines))
    place = forging.lines_of(tree, "Chose")[0]
    hinted = {"type": "Hinted", "decision": 1 + more, "seat": seat}
    forged = {"body": msgspec.json.encode(hinted).decode(), "at": 1.0}
    tree["proof"]["lines"].insert(place - 1, forged)
    forging.seal(tree)
    assert first_in(tree) == (None if lawful else ("lines", place))


@pytest.mark.parametrize("contribution", ["", "5e", "xy" * 16])
def test_a_contribution_that_is_none_breaks_its_pledge(contribution: str) -> None:
    tree = tree_of("outspeed")
    line = forging.lines_of(tree, "Contributed")[0]
    forging.put(tree, line, forging.body(tree, line) | {"contribution": contribution})
    forging.seal(tree)
    assert first_in(tree) == ("pledges", line)


def test_a_pledge_that_nobody_could_keep_does_not_spoil_the_proof() -> None:
    table = Table(e.Options("why_first", 2))
    table.do(c.Sit(Seat(0), "Mallory", "ab", TOKEN_HASH))
    table.do(c.Sit(Seat(1), "Ada", fair.pledge(contribution_of(1)), TOKEN_HASH))
    for seat in range(2):
        table.do(c.GetReady(Seat(seat), ready=True))
    table.do(c.Start())
    table.do(c.Contribute(Seat(1), contribution_of(1).hex()))
    table.do(c.Sweep(), after=20)
    over = table.play()
    findings = verify(published(over.match, over.lines))
    assert all(finding.fits for finding in findings)
    [pledges] = [finding for finding in findings if finding.check == "pledges"]
    assert dict(pledges.why.parts) == {"count": 1, "players": 2}, "who gave nothing is to be seen"


# What cannot be read, and what has no proof


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scheme", "paddock/2"),
        ("secret", "5e"),
        ("secret", "5E" * 32),
        ("commitment", "xy" * 32),
        ("contributions", ["5e"]),
        ("head", ""),
        ("lines", [{"number": 1}]),
        ("lines", [{"number": -1, "at": 0, "leaf": "5e" * 32, "body": ""}]),
        ("odds", {}),
        ("result", {}),
    ],
)
def test_a_proof_that_is_none_is_refused(field: str, value: Any) -> None:
    tree = tree_of("outspeed")
    tree["proof"][field] = value
    with pytest.raises(RecordError, match="record-damaged"):
        found_in(tree)


def test_a_record_without_a_proof_is_replayed() -> None:
    tree = tree_of("outspeed")
    del tree["proof"]
    assert [finding.why.name for finding in found_in(tree)] == ["verify-absent", "verify-replayed"]
    tree["events"][0].pop()
    absent, replayed = found_in(tree)
    assert absent.fits
    assert (replayed.fits, replayed.why.name) == (False, "record-untrue")


def test_the_seed_of_a_proof_is_the_one_of_the_table() -> None:
    played, proof = whole_game("outspeed"), tree_of("outspeed")["proof"]
    given = [part and bytes.fromhex(part) for part in proof["contributions"]]
    secret = bytes.fromhex(proof["secret"])
    assert fair.seed(secret, proof["table"], given) == played.match.seed()
