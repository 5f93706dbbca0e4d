"""What is drawn fits, in every language, and knows no more than the viewer."""

import re
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Decision, GameOver, Seat
from paddock.games.outspeed.offers import Span
from paddock.games.outspeed.prospects import Landing, RouteProspect
from paddock.games.outspeed.state import Program
from paddock.games.outspeed.terminal import drawing, wording
from paddock.games.outspeed.tiles import Side
from paddock.games.why_first.state import Figure
from paddock.protocol import Status
from paddock.terminal import panels
from paddock.terminal.characters import character
from paddock.terminal.marks import ASCII, UNICODE, Marks, marks_for
from paddock.terminal.picker import Picker
from paddock.terminal.picture import Brush, Shown
from paddock.terminal.session import Scene, SeatShown
from paddock.terminal.stage import picture_of
from paddock.words import LANGUAGES, Words
from tests.terminal.test_staging import _steps

WIDTH = 78


@cache
def _scenes(game: str, players: int, *, variant: str | None = None, seed: int = 1) -> list[Scene]:
    entry = GAMES[game]
    named = (character("", seat) for seat in range(1, players))
    bots = (SeatShown(None, "rookie", character=name) for name in named)
    seats = (SeatShown("Ada", None), *bots)
    scenes = []
    for state, _ in _steps(game, players, seed, variant=variant):
        for viewer in (Seat(0), SPECTATOR):
            pending, view = entry.rules.game.pending(state), entry.rules.game.view(state, viewer)
            options = pending.offered_to(viewer) if isinstance(pending, Decision) else ()
            scenes.append(
                Scene(
                    game=game,
                    config=view.config,
                    status=Status.OVER if isinstance(pending, GameOver) else Status.PLAYING,
                    seat=None if viewer is SPECTATOR else viewer,
                    seats=seats,
                    view=view,
                    options=options,
                    prospects=entry.rules.prospects(view, options),
                    waiting_for=tuple(pending.options) if isinstance(pending, Decision) else (),
                    result=pending if isinstance(pending, GameOver) else None,
                )
            )
    return scenes


CASES: Any = [
    ("outspeed", 3, None),
    ("outspeed", 6, None),
    ("why_first", 2, None),
    ("why_first", 6, None),
    ("why_first", 4, "tactical"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_everything_fits_into_eighty_columns(
    language: str,
    game: str,
    players: int,
    variant: str | None,
) -> None:
    picture, words = picture_of(game), Words(language)
    for scene in _scenes(game, players, variant=variant):
        brush = Brush(words, UNICODE, scene.seats, scene.seat, GAMES[game].words.figures)
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
        said = [brush.say(each) for each in picture.said(shown)]
        assert said
        assert not [sentence for sentence in said if ".." in sentence]
        assert not picture.title(shown, brush).endswith(".")


@pytest.mark.parametrize(("game", "players", "variant"), CASES)
def test_every_option_is_in_the_grid_once_with_its_words(
    game: str,
    players: int,
    variant: str | None,
) -> None:
    picture = picture_of(game)
    for scene in _scenes(game, players, variant=variant):
        if not scene.options:
            continue
        brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat, GAMES[game].words.figures)
        grid = picture.grid(scene, brush)
        assert sorted(grid.places.values()) == [*range(len(scene.options))]
        assert len(grid.columns) == len(grid.keys) <= 10
        assert len(grid.rows) <= 6
        labels = [picture.label(option, scene, brush) for option in scene.options]
        if game == "outspeed" or variant:
            assert len({*labels}) == len(labels)
        for place in range(len(labels)):
            assert all(brush.say(each) for each in picture.preview(scene, place))


def test_the_result_of_why_first_names_winners_and_no_further_places() -> None:
    """5.1 The book names only the winners; the others follow by their totals."""
    scene = [*_scenes("why_first", 4)][-1]
    known = replace(scene.prospects, totals=(10, 12, -3, 10), would_win=(0, 3))
    names = tuple(SeatShown(name, None) for name in "ABCD")
    scene = replace(scene, prospects=known, seats=names)
    brush = Brush(Words("en"), UNICODE, names, 0)
    *rows, why = [line.plain for line in picture_of("why_first").result(scene, brush)]
    assert [row.split()[-1] for row in rows] == ["10", "10", "12", "\u22123"]
    assert [row.startswith(UNICODE.winner) for row in rows] == [True, True, False, False]
    assert [name for row in rows for name in "ABCD" if f" {name} " in row] == [*"ADBC"]
    assert why == brush.tell("web-why-second-wins")


CHARACTERS: Final = {
    "K7QMX": "kit nova zip gale vega otto",
    "AAAAA": "vega otto kit nova zip gale",
    "ABCDE": "zip gale vega otto kit nova",
}
"""The same are in web/tests/characters.test.ts."""


@pytest.mark.parametrize("code", CHARACTERS)
def test_a_bot_has_the_name_that_the_browser_gives_it(code: str) -> None:
    """People at one table, one in a browser and one in a terminal, speak of the same bot."""
    assert [character(code, seat) for seat in range(6)] == CHARACTERS[code].split()


def test_an_empty_tank_is_warned_of() -> None:
    """6.3 Somewhere in these races a route may empty the tank, and where it may, it is said."""
    warned = 0
    for seed in range(4):
        for scene in _scenes("outspeed", 4, seed=seed):
            for place, prospect in enumerate(scene.prospects.options):
                text = [each.name for each in picture_of("outspeed").dangers(scene, place)]
                if getattr(prospect, "will_empty", False):
                    assert text == ["web-os-will-empty"]
                elif getattr(prospect, "may_empty", False):
                    assert text == ["web-os-may-empty"]
                else:
                    assert text == []
                warned += len(text)
    assert warned > 0


def test_on_the_score_pad_a_row_adds_up_and_the_mark_speaks_of_its_sum() -> None:
    """5.1 With this race in brackets, and then the total, too."""
    bracketed = 0
    for scene in _scenes("why_first", 4):
        brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
        _, pad = picture_of("why_first").left(
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
    variant: str | None,
) -> None:
    picture = picture_of(game)
    for scene in _scenes(game, players, variant=variant):
        brush = Brush(Words("en"), ASCII, scene.seats, scene.seat, GAMES[game].words.figures)
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
    rows = picture_of("why_first").board(Shown(scene, scene.view, scene.prospects), brush, WIDTH)
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
    picker = Picker(scene, picture_of("why_first").grid(scene, brush))
    assert scene.options[picker.place()].before == scene.seat
    picker.move(-1, 0)
    assert picker.column == 4
    assert picker.pick("2")
    assert picker.pick("c")
    second = sorted(scene.view.my_hand, key=lambda card: card.value, reverse=True)[1]
    assert scene.options[picker.place()] == next(
        option for option in scene.options if option.before == 2 and option.card == second
    )
    assert not picker.pick("9")
    assert not picker.pick("x")


@pytest.mark.parametrize(
    ("chance", "warned", "text"), [(None, 0, 0), (0.03, 0, 0), (0.2, 0, 1), (0.4, 1, 0)]
)
def test_the_chance_to_be_out_is_said_and_a_high_one_warned_of(
    chance: float | None, warned: int, text: int
) -> None:
    prospect = SimpleNamespace(options=(_route(chance),))
    scene: Any = SimpleNamespace(prospects=prospect, options=(Program(Side.LEFT),))
    named = [one.name for one in wording.dangers(scene, 0)]
    assert named.count("play-out-chance") == warned
    assert [one.name for one in wording.preview(scene, 0)].count("play-out-chance") == text


def _route(chance: float | None) -> RouteProspect:
    landing = Landing(8, stopped=False, boards=0, could_leave=False)
    none, some = Span(0, 0), Span(9, 9)
    return RouteProspect(
        cost=none,
        paid=some,
        rewarded=some,
        zones=none,
        if_least=landing,
        if_most=landing,
        room=None,
        may_lose_turn=False,
        token=False,
        may_empty=False,
        will_empty=False,
        may_finish_empty=False,
        out_chance=chance,
    )


@pytest.mark.parametrize(
    ("environment", "marks"),
    [
        ({"LC_ALL": "C"}, ASCII),
        ({"LANG": "POSIX"}, ASCII),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, UNICODE),
        ({"LC_CTYPE": "de_DE.UTF-8", "LANG": "C"}, UNICODE),
        ({}, UNICODE),
    ],
)
def test_a_plain_locale_gets_plain_signs_although_python_writes_utf_8(
    environment: dict[str, str], marks: Marks
) -> None:
    assert marks_for("utf-8", environment) is marks


@pytest.mark.parametrize("marks", [UNICODE, ASCII])
def test_no_player_has_the_sign_of_the_winner(marks: Marks) -> None:
    assert marks.winner not in marks.pilots


def test_a_basic_hand_is_shown_by_value_and_a_tactical_one_by_white_number() -> None:
    for variant in (None, "tactical"):
        scene = next(s for s in _scenes("why_first", 4, variant=variant) if s.options)
        brush = Brush(Words("en"), UNICODE, scene.seats, scene.seat)
        grid = picture_of("why_first").grid(scene, brush)
        cards = [scene.options[grid.places[0, column]].card for column in range(len(grid.columns))]
        key = (lambda card: card.white) if variant else (lambda card: card.value)
        assert cards == sorted(cards, key=key, reverse=True)
        assert [label.plain.split()[0] for label in grid.columns] == [
            f"{card.value:+d}".replace("-", "\u2212") for card in cards
        ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [4, 6])
def test_no_amount_on_a_tile_is_cut_at_eighty_columns(language: str, players: int) -> None:
    """38 columns are what a tile has there. Two dice must not read as one."""
    brush = Brush(Words(language), UNICODE, (), None)
    deck = GAMES["outspeed"].rules.house_deck()
    scene = _scenes("outspeed", players)[0]
    for tile in deck.tiles:
        view = replace(scene.view, tile=tile.number)
        shown = Shown(scene, view, scene.prospects, (), settled=True)
        _, (_, *rows) = picture_of("outspeed").right(shown, brush, 38)
        assert not [row.plain for row in rows if "\u2026" in row.plain], tile.number
    face = deck.tiles[13].face34.left
    assert face is not None
    assert drawing._amount(brush, face.cost).startswith("2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING])
def test_the_help_line_fits_into_eighty_columns(language: str, status: Status) -> None:
    """What is cut off at the end are the keys for the rules and for leaving."""
    brush = Brush(Words(language), UNICODE, (), None)
    scene = SimpleNamespace(status=status, seat=Seat(0), asks_me=lambda: True)
    stage: Any = SimpleNamespace(brush=brush, scene=scene, shown=None)
    assert len(panels.help_line(stage, talks=True, small=False)) < 80
    assert len(panels.help_line(stage, talks=True, small=True)) < 60


def test_what_is_cut_has_a_sign() -> None:
    assert drawing._cut("1+2W+#>", 9) == "1+2W+#>"
    assert drawing._cut("1+2W+#>+Rad", 8) == "1+2W+#>\u2026"


def test_leon_is_named_when_he_wins_or_shares() -> None:
    over = next(s for s in _scenes("why_first", 2) if s.status == "over")
    brush = Brush(Words("en"), UNICODE, over.seats, 0, GAMES["why_first"].words.figures)
    for figures, sentence in (
        ((2,), "Leon wins."),
        ((0, 2), "Ada and Leon share the win."),
    ):
        scene = replace(
            over, prospects=replace(over.prospects, would_win=tuple(map(Figure, figures)))
        )
        outcome = picture_of("why_first").outcome(scene)
        assert outcome is not None
        assert brush.say(outcome) == sentence


def test_when_nobody_is_left_the_table_is_asked_to_race_again() -> None:
    scene = Scene(
        "outspeed", None, Status.OVER, 0, (), result=GameOver("no_ship", (), (1, 1, 1), (0, 0, 0))
    )
    outcome = picture_of("outspeed").outcome(scene)
    assert outcome is not None
    assert "Race again!" in Words("en").say(outcome)
    assert picture_of("outspeed").outcome(replace(scene, result=None)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_race_says_that_tile_13_comes_last(language: str) -> None:
    picture = picture_of("outspeed")
    for variant in (None, "first_race"):
        scene = next(s for s in _scenes("outspeed", 4, variant=variant) if s.prospects.tiles_left)
        brush = Brush(Words(language), UNICODE, scene.seats, scene.seat)
        title = picture.title(Shown(scene, scene.view, scene.prospects), brush)
        assert title.endswith(("13", "13 comes last", "die 13")) is (variant == "first_race")
        assert len(title) < WIDTH
