"""What can be done about the seed before the first draw: what docs/shuffle-proof.md says of it."""

from itertools import product

import pytest

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.findings import Finding
from paddock.proof.verify import verify
from paddock.protocol import Status
from paddock.server.table import commands as c
from paddock.server.table import decide
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import LogWriter
from paddock.server.table.match import SEEDING_SECONDS
from paddock.server.table.publish import published
from tests.server.whole_games import TOKEN_HASH, Table, contribution_of

PLAYERS = 3


def called() -> Table:
    """Two people and a bot; the start has been called."""
    table = Table(e.Options("why_first", PLAYERS))
    table.gather()
    table.do(c.Start())
    return table


def refusal(table: Table, command: c.Command) -> str:
    with pytest.raises(Refused) as refused:
        table.do(command)
    return refused.value.why


def give(seat: int, contribution: bytes | None = None) -> c.Contribute:
    return c.Contribute(Seat(seat), (contribution or contribution_of(seat)).hex())


def test_once_the_start_is_called_no_pledge_can_come_go_or_change() -> None:
    table, other = called(), fair.pledge(bytes(16))
    refused: list[tuple[c.Command, str]] = [
        (c.Leave(Seat(1)), "nothing-to-leave"),
        (c.Sit(Seat(1), "Eve", other, TOKEN_HASH), "game-has-begun"),
        (c.SeatBot(Seat(1), "rookie"), "game-has-begun"),
        (c.GetReady(Seat(1), ready=True, pledge=other), "game-has-begun"),
        (give(1, b"x" * 16), "seed-not-pledged"),
        (c.Start(), "game-has-begun"),
    ]
    for command, why in refused:
        assert refusal(table, command) == why
    table.do(give(1))
    assert refusal(table, give(1)) == "no-seed-wanted"
    assert refusal(table, give(2)) == "seed-not-pledged", "a bot has pledged nothing"


def test_nothing_can_be_given_before_the_list_of_pledges_is_closed() -> None:
    table = Table(e.Options("why_first", PLAYERS))
    table.gather()
    assert refusal(table, give(0)) == "no-seed-wanted"


def test_who_withholds_does_not_stop_the_game_nor_comes_later() -> None:
    table = called()
    table.do(give(0))
    table.do(c.Sweep(), after=SEEDING_SECONDS / 2)
    assert table.match.status is Status.SEEDING, "others still have time"
    table.do(c.Sweep(), after=SEEDING_SECONDS)
    assert table.match.waiting_for()
    assert refusal(table, give(1)) == "no-seed-wanted"


def test_each_choice_of_who_withholds_is_another_seed_that_shows_in_the_log() -> None:
    seeds = {}
    for given in product((False, True), repeat=2):
        if not any(given):
            continue  # then nothing begins, see below
        table = called()
        for seat in (seat for seat in range(2) if given[seat]):
            table.do(give(seat))
        table.do(c.Sweep(), after=2 * SEEDING_SECONDS)
        received = {one.entry.seat for one in table.lines if isinstance(one.entry, e.Contributed)}
        assert received == {seat for seat in range(2) if given[seat]}
        seeds[given] = table.match.seed()
    assert len(set(seeds.values())) == 3


def test_a_copied_pledge_cancels_nothing() -> None:
    mine, other = bytes(range(16)), b"\xff" * 16
    secret = bytes(32)
    seeds = [
        fair.seed(secret, "TABLE", parts)
        for parts in ([mine, mine], [mine, None], [None, mine], [None, None], [mine, other])
    ]
    assert len(set(seeds)) == 5


def test_case_33_nobody_contributed_so_there_is_a_second_try() -> None:
    table = called()
    table.do(c.Sweep(), after=SEEDING_SECONDS)
    assert table.match.status is Status.SEEDING
    assert table.lines[-1].entry == e.Called()
    table.do(c.Sweep(), after=SEEDING_SECONDS / 2)
    assert table.lines[-1].entry == e.Called(), "the second try has its own 15 seconds"
    table.do(give(1))
    table.do(c.Sweep(), after=SEEDING_SECONDS)
    assert table.match.waiting_for(), "one contribution is enough: nobody blocks a game alone"


def test_case_33_without_any_contribution_the_start_is_called_off() -> None:
    table = called()
    for _ in range(2):
        table.do(c.Sweep(), after=SEEDING_SECONDS)
    assert table.lines[-1].entry == e.CalledOff()
    assert table.match.status is Status.LOBBY
    assert [seat.ready for seat in table.match.seats] == [False, False, True], "bots are ready"
    assert refusal(table, c.GetReady(Seat(0), ready=True)) == "pledge-needed"
    assert refusal(table, c.Start()) == "not-all-ready"


def test_case_33_the_next_start_needs_new_pledges_and_is_provable() -> None:
    table = called()
    for _ in range(2):
        table.do(c.Sweep(), after=SEEDING_SECONDS)
    for seat in range(2):
        pledge = fair.pledge(contribution_of(seat + 7))
        table.do(c.GetReady(Seat(seat), ready=True, pledge=pledge))
    table.do(c.Start())
    assert refusal(table, give(0)) == "seed-not-pledged", "the pledge before is void"
    for seat in range(2):
        table.do(give(seat, contribution_of(seat + 7)))
    table.play()
    assert all(finding.fits for finding in _found(table)), _found(table)


@pytest.mark.parametrize(
    "lines",
    [
        (e.CalledOff(),),
        (e.Called(), e.Called()),
        (e.Contributed(Seat(0), contribution_of(0).hex()), e.Called()),
        (e.Called(), e.Contributed(Seat(0), contribution_of(0).hex()), e.CalledOff()),
    ],
)
def test_case_33_the_verifier_knows_when_a_start_may_be_called_off(
    lines: tuple[e.AnyEntry, ...],
) -> None:
    table = called()
    log = LogWriter(table.match, 1.0)
    for entry in lines:
        log.write(entry)
    table.match, table.lines = log.match, [*table.lines, *log.lines]
    while table.match.status is Status.LOBBY:
        for seat in range(2):
            pledge = fair.pledge(contribution_of(seat))
            table.do(c.GetReady(Seat(seat), ready=True, pledge=pledge))
        table.do(c.Start())
    for seat in range(2):
        if table.match.seats[seat].contribution is None:
            table.do(give(seat))
    table.play()
    [lawful] = [one for one in _found(table) if one.check == "lines"]
    assert (lawful.fits, lawful.why.name) == (False, "verify-line-unlawful")


@pytest.mark.parametrize(
    ("silent", "received"),
    [(0, "verify-pledges"), (1, "verify-pledges-missing"), (2, "verify-pledges-none")],
)
def test_the_verifier_says_what_is_missing(
    silent: int, received: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An older server began without any contribution: files of such games exist.
    monkeypatch.setattr(decide, "_end_seeding", lambda log: decide._reveal(log, None))
    table = Table(e.Options("why_first", PLAYERS))
    table.gather()
    table.start(silent)
    table.play()
    [pledges] = [one for one in _found(table) if one.check == "pledges"]
    assert (pledges.fits, pledges.why.name) == (True, received)
    assert pledges.why.parts == {"count": 2 - silent, "players": 2}


def _found(table: Table) -> list[Finding]:
    return list(verify(published(table.match, table.lines)))
