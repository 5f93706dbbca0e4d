"""Do the rule tests notice a mistake? Each of these is planted, and the tests of the very chapter
that it is against must fail.

A mistake names a piece of text that is in its file once; where the rules are rewritten, rewrite it.
"""

from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.mutants.planting import PASSED, ROOT, assert_noticed, run
from tests.sizes import changed

GAMES: Final = ("outspeed", "why_first")


class Mistake(NamedTuple):
    """Against a rule: in this file of the game, the old text becomes the new one."""

    why: str
    file: str
    old: str
    new: str

    def chapter(self) -> str:
        return self.why.partition(".")[0]


OUTSPEED: Final = [
    Mistake("1.8 only six markers", "layout.py", "MARKERS: Final = 7", "MARKERS: Final = 6"),
    Mistake("2.1 less fuel", "layout.py", "FUEL_AT_START: Final = 12", "FUEL_AT_START: Final = 11"),
    Mistake(
        "2.3 only the first race is shuffled",
        "rules/reveal.py",
        "if state.config.first_race:",
        "if not state.config.first_race:",
    ),
    Mistake(
        "4.4 tokens are applied from the rear",
        "rules/bonus.py",
        "in sorted(by_zone, reverse=True)",
        "in sorted(by_zone)",
    ),
    Mistake("4.7 a larger tank", "rules/bonus.py", "TANK_FUEL: Final = 2", "TANK_FUEL: Final = 3"),
    Mistake(
        "4.8 flames reach the farthest zone, not the nearest",
        "rules/bonus.py",
        "min(ahead)",
        "max(ahead)",
    ),
    Mistake(
        "4.9 a magnet is played from the front",
        "rules/bonus.py",
        "zone == min([",
        "zone == max([",
    ),
    Mistake(
        "4.9 the front-most zone moves back no farther than those between",
        "rules/bonus.py",
        "MAGNET_BACK_IN_FRONT: Final = 3",
        "MAGNET_BACK_IN_FRONT: Final = 2",
    ),
    Mistake(
        "4.10 a drained ship races on",
        "rules/bonus.py",
        "lost.setdefault(seat, Loss.DRAINED)",
        "lost.copy()",
    ),
    Mistake(
        "4.11 a field may be played while the finish tile is up",
        "rules/bonus.py",
        "if tile in TRACK_TILES and ",
        "if tile and ",
    ),
    Mistake(
        "5.1 a field stops only those who come from behind",
        "rules/moving.py",
        "if zone in markers:",
        "if zone in markers and ahead > 0:",
    ),
    Mistake(
        "5.2 never more than one board",
        "rules/moving.py",
        "(zone - front) // ZONES_OF_A_BOARD + 1",
        "1",
    ),
    Mistake(
        "5.3 a board added in the bonus phase is forgotten",
        "rules/moving.py",
        "boards_added=state.boards_added + boards",
        "boards_added=boards",
    ),
    Mistake(
        "5.4 there is one zone behind the track",
        "rules/moving.py",
        "if zone < rear:",
        "if zone < rear - 1:",
    ),
    Mistake(
        "6.2 a count of another route is reckoned as 1",
        "tiles.py",
        "min(die) + self.counts.count(own)",
        "min(die) + len(self.counts)",
    ),
    Mistake(
        "6.2 tile 11 is not free",
        "rules/programming.py",
        "_all_lit if lonely",
        "_affordable if lonely",
    ),
    Mistake("6.3 not with the last fuel", "rules/programming.py", "<= fuel", "< fuel"),
    Mistake(
        "7.2 a full route is over-full",
        "rules/resolution.py",
        "count(side) > route.room",
        "count(side) >= route.room",
    ),
    Mistake(
        "7.4 the empty are lost on the finish tile, and there alone",
        "rules/resolution.py",
        "if tile not in FINISH_TILES:",
        "if tile in FINISH_TILES:",
    ),
    Mistake(
        "7.5 exactly 0 is not safe on the finish tile",
        "rules/resolution.py",
        "if owed > had else None",
        "if owed >= had else None",
    ),
    Mistake(
        "7.7 the rear-most ship is served first",
        "rules/drawing.py",
        "(-(zones[seat] or 0), seat)",
        "(zones[seat] or 0, seat)",
    ),
    Mistake(
        "7.7 only an empty stack is refilled",
        "rules/drawing.py",
        "len(stack) >= LOOKED_AT",
        "len(stack) >= 1",
    ),
    Mistake(
        "7.8 one may dial more than one's fuel",
        "rules/resolution.py",
        "DIALS[: state.fuel[seat] + 1]",
        "DIALS",
    ),
    Mistake("7.9 company is free too", "rules/resolution.py", "len(on_it) == 1", "on_it"),
    Mistake(
        "7.9 company gains too",
        "rules/resolution.py",
        "routes.count(driver[1]) == 1",
        "routes.count(driver[1]) >= 1",
    ),
    Mistake(
        "8.1 the eliminated keep their tokens",
        "rules/elimination.py",
        "tokens=tuple(() if seat in losses",
        "tokens=tuple(hand if seat in losses",
    ),
    Mistake(
        "8.2 the tiles turn only for three ships",
        "rules/elimination.py",
        "len(state.racing()) > MAX_ON_THE_SMALL_FACE",
        "len(state.racing()) >= MAX_ON_THE_SMALL_FACE",
    ),
    Mistake(
        "10.1 tokens before fuel",
        "rules/end.py",
        "state.fuel[seat], len(state.tokens[seat])",
        "len(state.tokens[seat]), state.fuel[seat]",
    ),
    Mistake("10.3 who left first stands higher", "rules/end.py", "(0, next(m", "(0, next(-m"),
    Mistake(
        "11.1 one knows what others put under the stack",
        "view.py",
        "buried.by == seat",
        "buried.by != seat",
    ),
    Mistake(
        "prospects. the tank is said to be safe",
        "offers.py",
        "will_empty=_loses(tile, fuel, cost.least)",
        "will_empty=_loses(tile, fuel, cost.least + 1)",
    ),
    Mistake(
        "prospects. the least fuel left is the most",
        "offers.py",
        "max(fuel - cost.most, 0), max",
        "max(fuel - cost.least, 0), max",
    ),
    Mistake(
        "prospects. a token is applied in the zone ahead",
        "prospects.py",
        "apply_zone(Step(state), zone, ",
        "apply_zone(Step(state), zone + 1, ",
    ),
    Mistake(
        "prospects. nobody is beside oneself on a route",
        "tiles.py",
        "beside = others if room is None",
        "beside = 0 if room is None",
    ),
]
WHY_FIRST: Final = [
    Mistake("1.1 a longer track", "layout.py", "LAST_FIELD: Final = 16", "LAST_FIELD: Final = 17"),
    Mistake("1.1 a shorter track", "layout.py", "FIELD: Final = -12", "FIELD: Final = -11"),
    Mistake("2.1 not from the start", "rules/setup.py", "fields=(0,)", "fields=(1,)"),
    Mistake(
        "3.4 the last card is asked for",
        "rules/rounds.py",
        "if following == ROUNDS else step",
        "if following > ROUNDS else step",
    ),
    Mistake(
        "4.1 the farthest scores", "rules/scoring.py", "return occupied[1]", "return occupied[0]"
    ),
    Mistake(
        "4.1 two figures in front make the field second",
        "rules/scoring.py",
        "sorted({*fields}, reverse=True)",
        "sorted(fields, reverse=True)",
    ),
    Mistake(
        "5.1 the best wins", "rules/scoring.py", "return ranking[1] if", "return ranking[0] if"
    ),
    Mistake("5.1 four races", "layout.py", "RACES: Final = 5", "RACES: Final = 4"),
    Mistake("5.2 equals all lose", "rules/scoring.py", "else ranking[0]", "else ranking[0] + 1"),
    Mistake(
        "6.2 Leon plays a fifth card",
        "rules/rounds.py",
        "state.round < ROUNDS",
        "state.round <= ROUNDS",
    ),
    Mistake(
        "6.2 Leon's card lies before a player",
        "rules/rounds.py",
        "Lay(card, LEON)",
        "Lay(card, FIGURES[0])",
    ),
    Mistake(
        "7.1 all tactical cards lie before the first player",
        "rules/rounds.py",
        "Lay(card, Figure(seat)) for card",
        "Lay(card, FIGURES[0]) for card",
    ),
    Mistake(
        "3.1 no card lies before the last figure",
        "rules/rounds.py",
        "FIGURES[:figures]",
        "FIGURES[: figures - 1]",
    ),
    Mistake(
        "7.2 the lowest white number first",
        "rules/rounds.py",
        "lay.card.white, reverse=True",
        "lay.card.white",
    ),
    Mistake(
        "7.3 a tactical move goes over the edge",
        "rules/rounds.py",
        "within_the_track(start + mine.card.value)",
        "start + mine.card.value",
    ),
    Mistake(
        "7.5 Leon's card moves a player",
        "rules/rounds.py",
        "_move_one(step, LEON)",
        "_move_one(step, FIGURES[0])",
    ),
    Mistake(
        "8.1 all see the first player's hand",
        "view.py",
        "else state.hands[seat]",
        "else state.hands[0]",
    ),
    Mistake(
        "10.1 the highest total comes before the third",
        "rules/scoring.py",
        "[*others[:2], best, *others[2:]]",
        "[*others[:1], best, *others[1:]]",
    ),
    Mistake(
        "prospects. the last race counts twice",
        "prospects.py",
        "if view.phase is Phase.OVER else",
        "if view.phase is Phase.DEAL else",
    ),
    Mistake(
        "prospects. no edge",
        "prospects.py",
        "within_the_track(start + steps)",
        "start + steps",
    ),
]
MISTAKES: Final = [
    *(("outspeed", mistake) for mistake in OUTSPEED),
    *(("why_first", mistake) for mistake in WHY_FIRST),
]


GUARDS: Final = {
    game: changed(f"src/paddock/games/{game}", f"tests/rules/{game}", "tests/mutants")
    for game in GAMES
}
PLANTED: Final = [(game, mistake) for game, mistake in MISTAKES if GUARDS[game]] or MISTAKES[:1]


@pytest.mark.parametrize(("game", "mistake"), PLANTED, ids=[f"{g}: {m.why}" for g, m in PLANTED])
def test_the_rule_tests_notice(game: str, mistake: Mistake) -> None:
    file = f"games/{game}/{mistake.file}"
    assert_noticed(file, mistake.old, mistake.new, *rule_tests(game, mistake.chapter()))


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_tests_pass_where_there_is_no_mistake(game: str) -> None:
    code, output = run(*rule_tests(game))

    assert code == PASSED, output


def rule_tests(game: str, chapter: str | None = None) -> list[Path]:
    """The tests of one chapter, or of all."""
    files = f"test_{chapter}_*.py" if chapter else "test_*.py"
    found = sorted((ROOT / "tests" / "rules" / game).glob(files))
    assert found, f"there is no {files} of {game}"
    return found
