"""What can be done about the seed before the first draw: what docs/shuffle-proof.md says of it."""

from itertools import product

import pytest

from paddock.core import Seat
from paddock.server import deciding as d
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.finding import Finding
from paddock.server.match import SEEDING_SECONDS, Status
from paddock.server.proof import published, verify
from tests.server.whole_games import TOKEN_HASH, Table, contribution_of

PLAYERS = 3


def called() -> Table:
    """Two people and a bot; the start has been called."""
    table = Table(e.Options("why_first", PLAYERS))
    table.gather()
    table.do(d.Start())
    return table


def refusal(table: Table, command: d.Command) -> str:
    with pytest.raises(d.Refused) as refused:
        table.do(command)
    return refused.value.why


def give(seat: int, contribution: bytes | None = None) -> d.Contribute:
    return d.Contribute(Seat(seat), (contribution or contribution_of(seat)).hex())


def test_once_the_start_is_called_no_pledge_can_come_go_or_change() -> None:
    table, other = called(), fair.pledge(bytes(16))
    refused: list[tuple[d.Command, str]] = [
        (d.Leave(Seat(1)), "nothing-to-leave"),
        (d.Sit(Seat(1), "Eve", other, TOKEN_HASH), "game-has-begun"),
        (d.SeatBot(Seat(1), "rookie"), "game-has-begun"),
        (d.GetReady(Seat(1), ready=True, pledge=other), "game-has-begun"),
        (give(1, b"x" * 16), "seed-not-pledged"),
        (d.Start(), "game-has-begun"),
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
    table.do(d.Sweep(), after=SEEDING_SECONDS / 2)
    assert table.match.status is Status.SEEDING, "others still have time"
    table.do(d.Sweep(), after=SEEDING_SECONDS)
    assert table.match.waiting_for()
    assert refusal(table, give(1)) == "no-seed-wanted"


def test_each_choice_of_who_withholds_is_another_seed_that_shows_in_the_log() -> None:
    seeds = {}
    for given in product((False, True), repeat=2):
        table = called()
        for seat in (seat for seat in range(2) if given[seat]):
            table.do(give(seat))
        table.do(d.Sweep(), after=2 * SEEDING_SECONDS)
        told = {one.entry.seat for one in table.lines if isinstance(one.entry, e.Contributed)}
        assert told == {seat for seat in range(2) if given[seat]}
        seeds[given] = table.match.seed()
    assert len(set(seeds.values())) == 4


def test_a_copied_pledge_cancels_nothing() -> None:
    mine, other = bytes(range(16)), b"\xff" * 16
    secret = bytes(32)
    seeds = [
        fair.seed(secret, "TABLE", parts)
        for parts in ([mine, mine], [mine, None], [None, mine], [None, None], [mine, other])
    ]
    assert len(set(seeds)) == 5


@pytest.mark.parametrize(
    ("silent", "told"),
    [(0, "verify-pledges"), (1, "verify-pledges-missing"), (2, "verify-pledges-none")],
)
def test_the_verifier_says_what_is_missing(silent: int, told: str) -> None:
    table = Table(e.Options("why_first", PLAYERS))
    table.gather()
    table.start(silent)
    table.play()
    [pledges] = [one for one in _found(table) if one.check == "pledges"]
    assert (pledges.fits, pledges.why.name) == (True, told)
    assert pledges.why.parts == {"count": 2 - silent, "players": 2}


def _found(table: Table) -> list[Finding]:
    return list(verify(published(table.match, table.lines)))
