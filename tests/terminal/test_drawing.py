"""What is drawn fits, in every language, and knows no more than the viewer."""

import re
from functools import cache
from typing import Any

import pytest

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Decision, GameOver, Seat
from paddock.terminal.marks import ASCII, UNICODE, Marks, marks_for
from paddock.terminal.picker import Picker
from paddock.terminal.picture import Brush, Shown
from paddock.terminal.session import Scene, SeatShown
from paddock.terminal.stage import PICTURES
from paddock.words import LANGUAGES, Words
from tests.terminal.test_staging import _steps

WIDTH = 78


@cache
def _scenes(game: str, players: int, *, variant: bool = False, seed: int = 1) -> list[Scene]:
    entry = GAMES[game]
    seats = (SeatShown("Ada", None), *(SeatShown(None, "rookie") for _ in range(players - 1)))
    scenes = []
    for state, _ in _steps(game, players, seed, variant=variant):
        for viewer in (Seat(0), SPECTATOR):
            pending, view = entry.game.pending(state), entry.game.view(state, viewer)
            options = pending.offered_to(viewer) if isinstance(pending, Decision) else ()
            scenes.append(
                Scene(
                    game=game,
                    config=view.config,
                    status="over" if isinstance(pending, GameOver) else "playing",
                    seat=None if viewer is SPECTATOR else viewer,
                    seats=seats,
                    view=view,
                    options=options,
                    prospects=entry.prospects(view, options),
                    waiting_for=tuple(pending.options) if isinstance(pending, Decision) else (),
                    result=pending if isinstance(pending, GameOver) else None,
                )
            )
    return scenes


CASES: Any = [
    ("outspeed", 3, False),
    ("outspeed", 6, False),
    ("why_first", 2, False),
    ("why_first", 6, False),
    ("why_first", 4, True),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_everything_fits_into_eighty_columns(
    language: str,
    game: str,
    players: int,
    variant: bool,  # noqa: FBT001
) -> None:
    picture, words = PICTURES[game], Words(language)
    for scene in _scenes(game, players, variant=variant):
        brush = Brush(words, UNICODE, scene.seats, scene.seat)
        shown = Shown(scene, scene.view, scene.prospects)
        rows = picture.board(shown, brush, WIDTH)
        assert max(row.cell_len for row in rows) <= WIDTH
        assert len(rows) <= 7
        half = WIDTH // 2 - 1
        _, left = picture.left(shown, brush, half)
        assert max(row.cell_len for row in left) <= half
        assert len(left) <= 7
        _, right = picture.right(shown, brush, half)
        if game == "outspeed":
            assert all(row.cell_len <= half for row in right)
        assert [brush.say(each) for each in picture.said(shown)]


@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_every_option_is_in_the_grid_once_with_its_words(
    game: str,
    players: int,
    variant: bool,  # noqa: FBT001
) -> None:
    picture = PICTURES[game]
    for scene in _scenes(game, players, variant=variant):
        if not scene.options:
            continue
        brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
        grid = picture.grid(scene, brush)
        assert sorted(grid.places.values()) == [*range(len(scene.options))]
        assert len(grid.columns) == len(grid.keys) <= 10
        assert len(grid.rows) <= 6
        labels = [picture.label(option, scene, brush) for option in scene.options]
        if game == "outspeed" or variant:
            assert len({*labels}) == len(labels)
        for place in range(len(labels)):
            assert all(brush.say(each) for each in picture.preview(scene, place))


def test_an_empty_tank_is_warned_of() -> None:
    """6.3 Somewhere in these races a route may empty the tank, and where it may, it is said."""
    warned = 0
    for seed in range(4):
        for scene in _scenes("outspeed", 4, seed=seed):
            for place, prospect in enumerate(scene.prospects.options):
                told = [each.name for each in PICTURES["outspeed"].dangers(scene, place)]
                if getattr(prospect, "will_empty", False):
                    assert told == ["web-os-will-empty"]
                elif getattr(prospect, "may_empty", False):
                    assert told == ["web-os-may-empty"]
                else:
                    assert told == []
                warned += len(told)
    assert warned > 0


def test_on_the_score_pad_a_row_adds_up_and_the_mark_speaks_of_its_sum() -> None:
    """5.1 With this race in brackets, and then the total, too."""
    bracketed = 0
    for scene in _scenes("why_first", 4):
        brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
        _, pad = PICTURES["why_first"].left(
            Shown(scene, scene.view, scene.prospects), brush, WIDTH // 2 - 1
        )
        sums = []
        for row in pad[1:]:
            *points, total = re.findall(r"\(?\u2212?\d+\)?", row.plain)
            sums.append(_number(total))
            assert sums[-1] == sum(map(_number, points)), row.plain
            bracketed += "(" in total
        below = [one for one in sums if one < max(sums)]
        if below:
            marked = [UNICODE.winner in row.plain for row in pad[1:]]
            assert marked == [one == max(below) for one in sums]
    assert bracketed > 10


def _number(written: str) -> int:
    return int(written.strip("()").replace("\u2212", "-"))


@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_a_terminal_without_unicode_gets_none(
    game: str,
    players: int,
    variant: bool,  # noqa: FBT001
) -> None:
    picture = PICTURES[game]
    for scene in _scenes(game, players, variant=variant):
        brush = Brush(Words("en"), ASCII, scene.seats, scene.seat)
        shown = Shown(scene, scene.view, scene.prospects)
        rows = [
            *picture.board(shown, brush, WIDTH),
            *picture.left(shown, brush, 38)[1],
            *picture.right(shown, brush, 38)[1],
        ]
        assert all(ASCII.spelled(row.plain).isascii() for row in rows), rows


def test_the_second_place_is_marked() -> None:
    scene = next(s for s in _scenes("why_first", 4) if s.prospects.second is not None)
    brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
    rows = PICTURES["why_first"].board(Shown(scene, scene.view, scene.prospects), brush, WIDTH)
    for figure, row in enumerate(rows[1:]):
        second = scene.view.fields[figure] == scene.prospects.second
        assert row.plain.rstrip().endswith("2.") == second


@pytest.mark.parametrize(
    ("encoding", "term", "marks"),
    [
        ("utf-8", "xterm-256color", UNICODE),
        ("UTF-8", "screen", UNICODE),
        ("utf-8", "linux", ASCII),
        ("iso8859-1", "xterm", ASCII),
        (None, "xterm", ASCII),
    ],
)
def test_signs_are_those_the_terminal_has(encoding: str | None, term: str, marks: Marks) -> None:
    assert marks_for(encoding, {"TERM": term}) is marks


def test_the_cursor_goes_round_and_keys_pick() -> None:
    scene = next(s for s in _scenes("why_first", 4) if s.options)
    brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
    picker = Picker(scene, PICTURES["why_first"].grid(scene, brush))
    assert scene.options[picker.place()].before == scene.seat
    picker.move(-1, 0)
    assert picker.column == 4
    assert picker.pick("2")
    assert picker.pick("c")
    assert scene.options[picker.place()] == next(
        option
        for option in scene.options
        if option.before == 2 and option.card == scene.view.my_hand[1]
    )
    assert not picker.pick("9")
    assert not picker.pick("x")
