"""What is counted of a game."""

from paddock.catalog import GAMES
from paddock.core import Event, Seat
from paddock.games.outspeed import events as race
from paddock.games.outspeed import statistics as of_race
from paddock.games.outspeed.state import Ending
from paddock.games.outspeed.tiles import Players, Side, Token
from paddock.games.why_first import events as tricks
from paddock.games.why_first import statistics as of_tricks
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import Figure, Lay

RED, BLUE = Seat(0), Seat(1)
RACE = GAMES["outspeed"].config(5)


def up(number: int, tile: int, face: Players = Players.UP_TO_6) -> Event:
    return race.TileTurnedUp(number, tile, face)


def out(loss: race.Loss, *seats: Seat) -> Event:
    return race.ShipsEliminated(dict.fromkeys(seats, loss), dict.fromkeys(seats, ()))


def test_eliminations_are_counted_by_reason_and_round_and_the_first_apart() -> None:
    counts = of_race.tally(
        RACE,
        [
            up(3, 7),
            out(race.Loss.DRAINED, RED),
            up(4, 2),
            out(race.Loss.REAR_BOARD, BLUE, Seat(2)),
        ],
    )
    assert counts == {
        ("first_elimination", "3"): 1,
        ("eliminations", "drained"): 1,
        ("eliminations", "rear_board"): 2,
        ("eliminations_by_round", "3"): 1,
        ("eliminations_by_round", "4"): 2,
    }


def test_routes_are_counted_by_tile_and_face_also_after_the_tiles_were_flipped() -> None:
    routes = race.RoutesRevealed({RED: Side.LEFT, BLUE: Side.LEFT})
    counts = of_race.tally(RACE, [up(3, 7), routes, race.TilesFlipped(7), routes])
    assert counts == {("routes", "7", "5-6", "left"): 2, ("routes", "7", "3-4", "left"): 2}


def test_tokens_boards_and_lost_turns_are_counted() -> None:
    counts = of_race.tally(
        RACE,
        [
            race.TokenKept(RED, Token.NITRO, None, returned_one=False),
            race.TokensTurnedUp({RED: Token.NITRO, BLUE: Token.FUEL_TANK}),
            race.BoardAdded(15),
            race.TurnsLost(Side.LEFT, 1, (RED, BLUE)),
            race.MarkerLaid(RED, 4),
        ],
    )
    assert counts == {
        ("tokens_kept", "nitro"): 1,
        ("tokens_played", "nitro"): 1,
        ("tokens_played", "fuel_tank"): 1,
        ("boards_added",): 1,
        ("turns_lost",): 2,
    }


def test_a_race_is_counted_by_its_ending_and_its_last_round() -> None:
    counts = of_race.tally(RACE, [up(13, 14), race.RaceEnded(Ending.FINISH, (RED,), (1, 2))])
    assert counts == {("endings", "finish"): 1, ("rounds", "13"): 1}


def lays(*before: int) -> Event:
    cards = {Seat(seat): Lay(Card(1, seat + 1), Figure(to)) for seat, to in enumerate(before)}
    return tricks.CardsTurnedUp(1, 1, cards)


def test_cards_are_counted_by_whom_they_were_laid_before() -> None:
    counts = of_tricks.tally(GAMES["why_first"].config(2), [lays(0, 2), lays(1, 1)])
    assert counts == {
        ("cards_laid", "own"): 2,
        ("cards_laid", "leon"): 1,
        ("cards_laid", "another"): 1,
    }


def test_in_the_tactical_game_moves_are_counted_instead() -> None:
    def moved(figure: int, by: int | None) -> Event:
        mover = None if by is None else Figure(by)
        return tricks.FigureMoved(Figure(figure), 0, 1, (), mover)

    config = GAMES["why_first"].config(2, variant="tactical")
    counts = of_tricks.tally(
        config, [lays(0, 1), moved(0, 0), moved(0, 1), moved(2, 0), moved(2, None)]
    )
    assert counts == {
        ("figures_moved", "own"): 1,
        ("figures_moved", "another"): 1,
        ("figures_moved", "leon"): 1,
    }


def test_fields_endings_and_leons_victories_are_counted() -> None:
    counts = of_tricks.tally(
        GAMES["why_first"].config(2),
        [
            tricks.RaceScored(1, -3, (0, 0, 0), (0, 0, 0)),
            tricks.RaceScored(2, None, (0, 0, 0), (0, 0, 0)),
            lays(0, 1),
            tricks.GameEnded((Figure(2),), (2, 3, 1), (0, 0, 0)),
            tricks.GameEnded((Figure(0), Figure(1)), (1, 1, 3), (0, 0, 0)),
        ],
    )
    assert counts == {
        ("rounds", "1"): 2,
        ("cards_laid", "own"): 2,
        ("scoring_field", "-3"): 1,
        ("scoring_field", "none"): 1,
        ("endings", "single"): 1,
        ("endings", "shared"): 1,
        ("wins", "leon"): 1,
    }


def test_other_events_count_nothing() -> None:
    assert of_tricks.tally(GAMES["why_first"].config(3), [tricks.HandDealt(1, RED, None)]) == {}
