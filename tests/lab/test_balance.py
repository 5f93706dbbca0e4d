"""The balance of a set of tiles: what is measured of a race, and what becomes of it."""

from collections import Counter

from paddock.catalog import GAMES
from paddock.core import Event, Seat
from paddock.games.outspeed import events as e
from paddock.games.outspeed.balance import measure
from paddock.games.outspeed.state import Ending
from paddock.games.outspeed.tiles import Players
from paddock.lab.balance import Figure, Plan, Report, balance, report

CONFIG = GAMES["outspeed"].config(3)


def turn(round_: int) -> e.TileTurnedUp:
    return e.TileTurnedUp(round_, 1, Players.UP_TO_4)


def move(seat: int, end: int) -> e.ShipMoved:
    return e.ShipMoved(Seat(seat), 3, end, e.Push.ROUTE, stopped_by_field=False)


def ended(*winners: int) -> e.RaceEnded:
    return e.RaceEnded(Ending.FINISH, tuple(map(Seat, winners)), (1, 2, 3))


def race(*told: Event) -> Counter[tuple[str, ...]]:
    return measure(CONFIG, told)


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
    assert counts["lead changes",] == 2


def last_tiles(*after_tile_10_to_13: tuple[int, int, int]) -> list[Event]:
    """A race in which the ships stand in these zones after each of the last tiles."""
    told: list[Event] = [turn(n) for n in range(1, 11)]
    for number, zones in enumerate(after_tile_10_to_13, start=11):
        told += [move(seat, zone) for seat, zone in enumerate(zones)]
        told += [turn(number)] if number <= 13 else []
    return told


def test_a_race_is_decided_late_unless_the_winner_leads_alone_from_before_the_last_tiles() -> None:
    def late(*after: tuple[int, int, int], winner: int = 0) -> int:
        return race(*last_tiles(*after), ended(winner))["decided late",]

    first, level, second = (9, 8, 3), (9, 9, 3), (9, 10, 3)
    assert late(first, first, first, first) == 0
    assert late(level, first, first, first) == 1
    assert late(first, level, first, first) == 1
    assert late(first, second, first, first) == 1
    assert late(second, first, first, first) == 1
    assert late(second, second, second, first) == 1
    assert late(first, first, first, level) == 1, "by fuel (10.1)"
    assert late(first, first, first, level, winner=1) == 1
    assert race(*last_tiles(first, first, first, level), ended(0, 1))["decided late",] == 1


def test_a_race_that_ends_before_the_last_tiles_is_not_decided_late() -> None:
    counts = race(turn(1), e.ShipsEliminated({Seat(1): e.Loss.EMPTY_TANK}, {}), turn(2), ended(0))
    assert counts["decided late",] == 0
    assert counts["finished",] == 0
    assert counts["first out", "1"] == 1


def test_ships_tokens_and_wins_are_counted() -> None:
    kept = e.TokenKept(Seat(0), None, None, returned_one=True)
    lost = e.ShipsEliminated({Seat(2): e.Loss.EMPTY_TANK}, {})
    off = e.ShipMoved(Seat(1), 3, None, e.Push.HIT, stopped_by_field=False)
    counts = race(turn(1), kept, kept, off, turn(9), lost, turn(13), ended(0, 1))
    assert (counts["races",], counts["ships",], counts["tokens",]) == (1, 3, 2)
    assert counts["first out", "9"] == 1
    assert counts["finished",] == 2
    assert (counts["wins", "1"], counts["wins", "2"]) == (1, 1)


def test_a_race_without_a_loss_or_a_winner() -> None:
    counts = race(turn(1), turn(13), e.RaceEnded(Ending.NO_SHIP, (), (1, 1, 1)))
    assert counts["first out", "never"] == 1
    assert counts["decided late",] == 0


def plan(races: int = 4) -> Plan:
    return Plan(GAMES["outspeed"].house_deck(), (3, 5), races, 1, ("bold", "careful"))


def test_figures_are_worked_out_of_the_counts() -> None:
    counts = Counter(
        {
            ("races",): 100,
            ("ships",): 300,
            ("wins", "1"): 40,
            ("wins", "2"): 30,
            ("wins", "3"): 30,
            ("first out", "7"): 49,
            ("first out", "9"): 11,
            ("first out", "never"): 40,
            ("finished",): 240,
            ("lead changes",): 250,
            ("decided late",): 60,
            ("tokens",): 660,
            ("routes", "1", "3-4", "left"): 97,
            ("routes", "1", "3-4", "right"): 3,
        }
    )
    found = report(plan(), 3, counts)
    assert {figure.name: (round(figure.value, 3), figure.met()) for figure in found.figures} == {
        "seats": (0.067, False),
        "first-out": (9, True),
        "finished": (0.8, True),
        "least-route": (0.03, False),
        "lead-changes": (2.5, False),
        "decided-late": (0.6, True),
        "tokens": (2.2, True),
    }
    assert found.routes == {"1": {"3-4": {"left": 0.97, "right": 0.03}}}


def test_a_ship_that_is_never_lost_is_lost_after_the_last_round() -> None:
    counts = Counter({("races",): 2, ("ships",): 6, ("first out", "never"): 2})
    counts["routes", "1", "3-4", "left"] = 1
    (first_out,) = [f for f in report(plan(), 3, counts).figures if f.name == "first-out"]
    assert first_out == Figure("first-out", 14, 8)


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
