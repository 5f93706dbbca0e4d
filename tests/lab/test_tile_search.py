"""The kept logs of the searches for tiles lead to the house set, and to its frontier."""

from pathlib import Path

from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.tiles import Players
from research import tile_frontier
from research.docs_table import replace_part
from research.tile_frontier import Found
from research.tile_path import rebuilt

LOGS = Path(tile_frontier.__file__).parent / "tile_search"


def test_the_house_set_is_rebuilt_from_the_logs_and_the_edits() -> None:
    assert rebuilt() == house_deck()


def test_the_frontier_counts_each_set_of_a_log_once() -> None:
    found = [*tile_frontier.found_in(LOGS / "last-56-seed-4.jsonl.xz")]
    assert len(found) == 13
    assert {one.face for one in found} == {Players.UP_TO_6}
    assert all(one.is_plain for one in found)
    assert sum(one.missed == 0 for one in found) == 3


def test_a_row_counts_the_sets_with_at_least_so_many_changes_of_the_lead() -> None:
    small = Players.UP_TO_4
    found = [
        Found(small, 2.41, 0.0, is_plain=False),
        Found(small, 2.42, 0.3, is_plain=True),
        Found(small, 2.2, 0.0, is_plain=True),
        Found(small, 2.1, 0.0, is_plain=True),
    ]
    rows = tile_frontier.table(found).splitlines()
    assert rows[2].endswith("| 2.20 | 3 | 1 | 1 | 0.00 |")
    assert rows[5].endswith("| 2.40 | 2 | 0 | 1 | 0.30 |")
    assert rows[6].endswith("| 2.45 | 0 | 0 | 0 | no such set |")


def test_a_table_replaces_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- rows -->\nold\n<!-- /rows -->\nb\n", "utf-8")
    for text in ("first", "second"):
        replace_part(page, "rows", text)
    assert page.read_text("utf-8") == "a\n<!-- rows -->\n\nsecond\n\n<!-- /rows -->\nb\n"


def test_the_picture_has_a_point_for_each_set_and_the_target() -> None:
    found = [
        Found(Players.UP_TO_4, 2.4, 0.0, is_plain=True),
        Found(Players.UP_TO_4, 2.2, 9.0, is_plain=True),
        Found(Players.UP_TO_6, 2.3, 0.5, is_plain=False),
    ]
    drawn = tile_frontier.picture(found)
    small, large = drawn.split("5 and 6 pilots")
    assert small.count('fill-opacity="0.75"') == 2
    assert 'cy="0.0"' in small, "what misses more lies on the edge"
    assert large.count("l6 6m-6 0l6-6") == 1
    assert drawn.count('V220" stroke="#b4442c"') == 2


def test_the_picture_in_the_docs_is_of_the_kept_logs() -> None:
    found = [one for log in sorted(LOGS.glob("*.jsonl.xz")) for one in tile_frontier.found_in(log)]
    kept = Path(tile_frontier.__file__).parents[1] / tile_frontier.PICTURE
    written = kept.read_text("utf-8")
    assert written == tile_frontier.picture(found), "python -m research.tile_frontier --write"
