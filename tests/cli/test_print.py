"""`paddock deck print`: sheets that are complete, true to size, and fit the paper."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from paddock.games.outspeed.cli.deck_sheets import PAPERS, TILE, picture, sheets
from paddock.games.outspeed.deck_file import house_deck
from paddock.words import LANGUAGES, Words
from tests.cli.running import Shell

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_are_written_in_every_language(
    shell: Shell, tmp_path: Path, language: str
) -> None:
    ran = shell("deck", "print", "--output", tmp_path / "out", "--lang", language)
    assert ran.code == 0, ran.err
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == [
        "tiles-1-back.svg",
        "tiles-1-front.svg",
        "tiles-2-back.svg",
        "tiles-2-front.svg",
        "tokens.svg",
    ]
    for name in names:
        page = ET.parse(tmp_path / "out" / name).getroot()  # noqa: S314 - ours
        assert (page.get("width"), page.get("height")) == ("210mm", "297mm")
        assert Words(language)("print-true-size") in "".join(page.itertext())


def test_every_face_and_every_token_is_there_once() -> None:
    pages = {page.name: page.svg for page in sheets(house_deck(), "ours", Words("en"), "a4", 60)}
    for side, name in (("front", "3\u20134"), ("back", "5\u20136")):
        both = pages[f"tiles-1-{side}.svg"] + pages[f"tiles-2-{side}.svg"]
        assert both.count(f">{name}<") == 16
        assert all(f">{number}</text>" in both for number in range(1, 17))
    tokens = pages["tokens.svg"]
    assert (tokens.count(">Nitro<"), tokens.count(">Ion Cannon<")) == (7, 2)
    assert [f">{fuel}<" in tokens for fuel in (0, 12, 30, 31)] == [True, True, True, False]
    assert tokens.count("<circle") == 7
    assert all(">ours<" in svg for svg in pages.values()), "13.1: whose tiles they are"


def test_front_and_back_of_a_tile_meet_when_the_paper_is_turned() -> None:
    front, back, *_ = sheets(house_deck(), "", Words("en"), "a4", 60)
    width = PAPERS["a4"][0]
    at = re.compile(r"translate\(([\d.]+) ([\d.]+)\)\"><rect width=\"60")
    fronts, backs = [
        [(float(x), float(y)) for x, y in at.findall(page.svg)] for page in (front, back)
    ]
    assert len(fronts) == len(backs) == 12
    assert [(round(width - x - TILE, 2), y) for x, y in fronts] == backs


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", [40, 60, 90])
def test_tiles_of_any_size_stay_on_the_paper(paper: str, size: int) -> None:
    width, height = PAPERS[paper]
    for page in sheets(house_deck(), "", Words("en"), paper, size):
        if not page.name.startswith("tiles"):
            continue
        scale = "" if size == TILE else rf" scale\({size / TILE:.4f}\)"
        found = re.findall(rf"translate\(([\d.]+) ([\d.]+)\){scale}\"><rect width=\"60", page.svg)
        assert found, page.name
        assert max(float(x) for x, _ in found) + size <= width - 5
        assert max(float(y) for _, y in found) + size <= height - 9


def test_a_picture_shows_all_faces(shell: Shell, tmp_path: Path) -> None:
    ran = shell("deck", "print", "--picture", tmp_path / "all.svg")
    assert ran.code == 0
    drawn = (tmp_path / "all.svg").read_text("utf-8")
    assert ET.fromstring(drawn).tag == f"{SVG}svg"  # noqa: S314 - ours
    assert drawn.count(">3\u20134<") == drawn.count(">5\u20136<") == 16


def test_the_picture_in_the_docs_is_of_the_house_set() -> None:
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "house-tiles.svg"
    label = Words("en")("deck-house")
    assert kept.read_text("utf-8") == picture(house_deck(), label), (
        "paddock deck print --picture docs/pictures/house-tiles.svg"
    )


def test_the_sheets_in_the_docs_are_of_the_house_set() -> None:
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "print"
    words = Words("en")
    pages = [*sheets(house_deck(), words("deck-house"), words, "a4", TILE)]
    assert {one.name for one in kept.iterdir()} == {page.name for page in pages}
    for page in pages:
        written = (kept / page.name).read_text("utf-8")
        assert written == page.svg, "paddock deck print --output docs/pictures/print"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_token_stay_on_it(language: str) -> None:
    *_, tokens = sheets(house_deck(), "", Words(language), "a4", TILE)
    found = re.findall(r'x="12\.00" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]+)', tokens.svg)
    assert len(found) > 64
    for base, size, line in found:
        assert float(base) < 23
        assert len(line) * 0.57 * float(size) < 23, line


def test_a_cost_begins_with_a_minus_that_touches_nothing() -> None:
    front, *_ = sheets(house_deck(), "", Words("en"), "a4", TILE)
    minus = front.svg.index("\u2212")
    before, after = front.svg[:minus], front.svg[minus:]
    placed = r"translate\(([\d.]+) ([\d.]+)\) scale"
    (x, y), (next_x, next_y) = re.findall(placed, before)[-1], re.findall(placed, after)[0]
    assert y == next_y
    assert float(next_x) - float(x) > 3


def test_a_folder_that_cannot_be_written_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for options in (("--output", tmp_path / "file" / "x"), ("--picture", tmp_path / "no" / "x")):
        ran = shell("deck", "print", *options)
        assert (ran.code, "Traceback" in ran.err) == (2, False)
