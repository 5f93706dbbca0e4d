"""The balance of a set of tiles: what is measured of a race, and what becomes of it."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from paddock.bots.playing import Played
from paddock.catalog import GAMES
from paddock.core import Event, Seat
from paddock.games.outspeed import events as e
from paddock.games.outspeed.lab import balance as balance_module
from paddock.games.outspeed.lab.balance import (
    MET,
    MISSED,
    UNCLEAR,
    Figure,
    Plan,
    Report,
    balance,
    report,
)
from paddock.games.outspeed.lab.measure import measure
from paddock.games.outspeed.state import Ending
from paddock.games.outspeed.tiles import Players, Side
from paddock.lab.intervals import farthest_from, mean, share
from paddock.lab.ledger import ResumeError
from paddock.lab.simulation import Plan as Games
from paddock.lab.simulation import play_one

CONFIG = GAMES["outspeed"].config(3)


def turn(round_: int) -> e.TileTurnedUp:
    return e.TileTurnedUp(round_, 1, Players.UP_TO_4)


def move(seat: int, end: int) -> e.ShipMoved:
    return e.ShipMoved(Seat(seat), 3, end, e.Push.ROUTE, stopped_by_field=False)


def ended(*winners: int) -> e.RaceEnded:
    return e.RaceEnded(Ending.FINISH, tuple(map(Seat, winners)), (1, 2, 3))


def race(*said: Event) -> Counter[tuple[str, ...]]:
    return measure(CONFIG, said)


def test_the_lead_changes_when_another_ship_than_the_last_is_alone_in_front() -> None:
    counts = race(
        turn(1),
        move(0, 5),  # 0 leads: nobody did before
        turn(2),
        move(1, 5),  # level: no change
        turn(3),
        move(1, 6),  # a change: 1 leads, and the last to lead was 0
        turn(4),
        move(0, 7),
        move(2, 7),  # level again: no change
        turn(5),
        move(1, 9),  # 1 is back: no change
        turn(6),
        move(2, 12),  # a change
        ended(2),
    )
    assert counts["lead_changes",] == 2


def last_tiles(*after_tile_10_to_13: tuple[int, int, int]) -> list[Event]:
    """A race in which the ships stand in these zones after each of the last tiles."""
    said: list[Event] = [turn(n) for n in range(1, 11)]
    for number, zones in enumerate(after_tile_10_to_13, start=11):
        said += [move(seat, zone) for seat, zone in enumerate(zones)]
        said += [turn(number)] if number <= 13 else []
    return said


def test_a_race_is_decided_late_unless_the_winner_leads_alone_from_before_the_last_tiles() -> None:
    def late(*after: tuple[int, int, int], winner: int = 0) -> int:
        return race(*last_tiles(*after), ended(winner))["decided_late",]

    first, level, second = (9, 8, 3), (9, 9, 3), (9, 10, 3)
    assert late(first, first, first, first) == 0
    assert late(level, first, first, first) == 1
    assert late(first, level, first, first) == 1
    assert late(first, second, first, first) == 1
    assert late(second, first, first, first) == 1
    assert late(second, second, second, first) == 1
    assert late(first, first, first, level) == 1, "by fuel (10.1)"
    assert late(first, first, first, level, winner=1) == 1
    assert race(*last_tiles(first, first, first, level), ended(0, 1))["decided_late",] == 1


def test_a_race_that_ends_before_the_last_tiles_is_not_decided_late() -> None:
    counts = race(turn(1), e.ShipsEliminated({Seat(1): e.Loss.EMPTY_TANK}, {}), turn(2), ended(0))
    assert counts["decided_late",] == 0
    assert counts["finished",] == 0
    assert counts["first_out", "1"] == 1


def test_ships_tokens_and_wins_are_counted() -> None:
    kept = e.TokenKept(Seat(0), None, None, returned_one=True)
    lost = e.ShipsEliminated({Seat(2): e.Loss.EMPTY_TANK}, {})
    off = e.ShipMoved(Seat(1), 3, None, e.Push.HIT, stopped_by_field=False)
    counts = race(turn(1), kept, kept, off, turn(9), lost, turn(13), ended(0, 1))
    assert (counts["races",], counts["ships",], counts["tokens",]) == (1, 3, 2)
    assert counts["first_out", "9"] == 1
    assert counts["finished",] == 2
    assert (counts["wins", "1"], counts["wins", "2"]) == (1, 1)


def test_a_race_without_a_loss_or_a_winner() -> None:
    counts = race(turn(1), turn(13), e.RaceEnded(Ending.NO_SHIP, (), (1, 1, 1)))
    assert counts["first_out", "never"] == 1
    assert counts["decided_late",] == 0


def plan(races: int = 4) -> Plan:
    return Plan(GAMES["outspeed"].rules.house_deck(), (3, 5), races, 1, ("bold", "careful"))


def some_counts() -> Counter[tuple[str, ...]]:
    """What 1,000 races of three pilots may have come to."""
    return Counter(
        {
            ("races",): 1000,
            ("ships",): 3000,
            ("wins", "1"): 400,
            ("wins", "2"): 300,
            ("wins", "3"): 300,
            ("first_out", "4"): 40,
            ("first_out", "7"): 45,
            ("first_out", "9"): 115,
            ("first_out", "never"): 800,
            ("finished",): 2400,
            ("squares", "finished"): 6600,
            ("rounds",): 13000,
            ("crowded_rounds",): 1957,
            ("lead_changes",): 2500,
            ("squares", "lead_changes"): 8000,
            ("decided_late",): 600,
            ("led_early",): 500,
            ("led_early_and_won",): 100,
            ("tokens",): 6600,
            ("squares", "tokens"): 45000,
            ("causes", "rear_board"): 480,
            ("causes", "in_debt"): 120,
            ("routes", "1", "3-4", "left"): 9700,
            ("routes", "1", "3-4", "right"): 300,
        }
    )


def test_figures_are_worked_out_of_the_counts() -> None:
    found = report(plan(), 3, some_counts())
    assert {one.name: (round(one.value, 3), one.verdict()) for one in found.figures} == {
        "finished": (0.8, MET),
        "out-before-8": (0.085, MET),
        "seats": (0.067, MISSED),
        "crowded": (0.151, UNCLEAR),
        "least-route": (0.03, MISSED),
        "one-cause": (0.8, MISSED),
        "tokens": (2.2, MET),
        "many-tokens": (2.2, MET),
        "fourth-board": (0, MET),
        "lead-changes": (2.5, UNCLEAR),
        "decided-late": (0.6, MET),
    }
    shares = found.routes["1"]["3-4"]
    assert {side: one.value for side, one in shares.items()} == {"left": 0.97, "right": 0.03}
    assert shares["right"].low < 0.03 < shares["right"].high


def test_only_four_players_are_asked_whether_the_leader_wins() -> None:
    found = report(plan(), 4, some_counts() + Counter({("wins", "4"): 1}))
    (leader,) = [one for one in found.figures if one.name == "leader-wins"]
    assert (leader.value, leader.verdict()) == (0.2, MET)


def test_between_rookies_other_targets_hold() -> None:
    found = report(replace(plan(), bots=("rookie",)), 3, some_counts())
    assert [(one.name, one.value) for one in found.figures] == [
        ("finished", pytest.approx(0.8)),
        ("out-before-5", 0.04),
    ]


def test_nobody_out_means_no_cause_of_elimination() -> None:
    counts = Counter({("races",): 2, ("ships",): 6, ("first_out", "never"): 2, ("rounds",): 26})
    counts["routes", "1", "3-4", "left"] = 1
    figures = {one.name: one for one in report(plan(), 3, counts).figures}
    assert figures["one-cause"].verdict() == UNCLEAR
    assert figures["out-before-8"].value == 0


@pytest.mark.parametrize(
    ("low", "high", "at_most", "verdict"),
    [
        (0.1, 0.2, True, MET),
        (0.1, 0.21, True, UNCLEAR),
        (0.21, 0.3, True, MISSED),
        (0.2, 0.3, False, MET),
        (0.19, 0.3, False, UNCLEAR),
        (0.1, 0.19, False, MISSED),
    ],
)
def test_only_a_whole_interval_decides(
    low: float, high: float, verdict: str, *, at_most: bool
) -> None:
    assert Figure("seats", (low + high) / 2, low, high, 0.2, at_most).verdict() == verdict


def test_a_first_timer_sits_among_rookies_in_every_seat_in_turn() -> None:
    seated = replace(plan(), bots=("first-timer-cheap",))
    assert [seated.games(3, number).bots for number in (0, 1)] == [
        ("first-timer-cheap", "rookie", "rookie"),
        ("rookie", "rookie", "first-timer-cheap"),
    ]
    assert [one.name for one in seated.targets(3)] == ["cheap-out-early", "cheap-finished"]


def test_a_first_timer_is_measured_and_nobody_else() -> None:
    (found,) = balance(replace(plan(40), bots=("first-timer-any",), players=(3,)), 1, len_of)
    early, finished = found.figures
    assert (early.name, finished.name) == ("any-out-early", "any-finished")
    assert 0 <= early.value <= 1 - finished.value < 0.5


def len_of(_: int) -> None:
    """Nobody listens."""


def test_rounds_boards_causes_and_early_leads_are_counted() -> None:
    lost_turn = e.TurnsLost(Side.LEFT, 1, (Seat(0), Seat(1)))
    board = e.BoardAdded(15)
    out = e.ShipsEliminated({Seat(2): e.Loss.REAR_BOARD}, {})
    ahead = e.ShipMoved(Seat(0), 3, 9, e.Push.ROUTE, stopped_by_field=False)
    counts = race(
        turn(7), ahead, lost_turn, lost_turn, turn(8), board, turn(9), board, board, out, ended(0)
    )
    assert (counts["rounds",], counts["crowded_rounds",], counts["fourth_board",]) == (3, 1, 1)
    assert (counts["causes", "rear_board"], counts["out", "3", "9"]) == (1, 1)
    assert (counts["led_early",], counts["led_early_and_won",]) == (1, 1)


def test_intervals_shrink_and_stay_within_bounds() -> None:
    few, many = share(1, 20), share(100, 2000)
    assert few.low < many.low < 0.05 < many.high < few.high
    assert (share(0, 50).low, share(50, 50).high) == (0, 1)
    assert share(0, 0).high == 1
    assert mean(30, 90, 10).low == mean(30, 90, 10).value == 3
    wide = mean(30, 190, 10, 3)
    assert wide.low < wide.value == 1 < wide.high
    even = farthest_from(0.5, [share(10, 20), share(10, 20)])
    assert (even.value, even.low) == (0, 0)
    assert farthest_from(0.5, [share(9, 1000)]).low > 0.4


@pytest.mark.slow
def test_races_are_run_for_each_number_of_players_and_jobs_change_nothing() -> None:
    heard: list[int] = []
    found = balance(plan(), 1, heard.append)
    assert [one.players for one in found] == [3, 5]
    assert sum(heard) == 8
    assert balance(plan(), 2, heard.append) == found
    assert isinstance(found[0], Report)


def test_who_is_in_which_seat_changes_from_race_to_race() -> None:
    assert [plan().games(3, number).bots for number in (0, 1, 2)] == [
        ("bold", "careful"),
        ("careful", "bold"),
        ("bold", "careful"),
    ]


def test_a_report_goes_on_from_its_file_and_takes_more_races(tmp_path: Path) -> None:
    file, raced = tmp_path / "races", Counter[str]()

    def run(races: int, kept: Path | None) -> list[Report]:
        return balance(plan(races), 1, lambda count: raced.update({str(kept): count}), kept)

    few = run(3, file)
    before = file.read_bytes()
    assert run(3, file) == few == run(3, None)
    assert file.read_bytes() == before, "nothing was raced again"
    assert run(4, file) == run(4, None) != few
    assert raced[str(file)] == 2 * (3 + 3 + 4), "what is in the file counts as done"
    other = replace(plan(), seed=2)
    with pytest.raises(ResumeError):
        balance(other, 1, lambda _: None, file)


def test_a_part_of_the_file_is_raced_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_module, "RACES_AT_ONCE", 2)
    file = tmp_path / "races"
    balance(plan(2), 1, lambda _: None, file)
    played: list[int] = []

    def watched(games: Games, number: int) -> Played:
        played.append(number)
        return play_one(games, number)

    monkeypatch.setattr(balance_module, "play_one", watched)
    assert balance(plan(4), 1, lambda _: None, file) == balance(plan(4), 1, lambda _: None)
    assert played == [2, 3] * 2 + [0, 1] * 2 + [2, 3] * 2
