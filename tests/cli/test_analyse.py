"""`paddock analyse`."""

import json
import re
from pathlib import Path

import pytest

from paddock.record_file import read_record
from paddock.words import LANGUAGES
from tests.cli.running import Shell


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["record", "duel"])
def test_a_seat_is_shown_its_choices_and_turning_points(
    shell: Shell, request: pytest.FixtureRequest, game: str, language: str
) -> None:
    file = request.getfixturevalue(game)
    ran = shell("analyse", file, "--seat", 1, "--worlds", 2, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") > 8


def test_without_a_seat_each_is_judged(shell: Shell, record: Path) -> None:
    ran = shell("analyse", record, "--worlds", 2, "--json")
    assert [one["seat"] for one in json.loads(ran.out)] == [0, 1, 2, 3]


def test_the_luck_of_the_draws_is_told(shell: Shell, record: Path) -> None:
    ran = shell("analyse", record, "--worlds", 2, "--json")
    luck = [one["luck"] for one in json.loads(ran.out)]
    assert len({*luck}) == len(luck)
    told = shell("analyse", record, "--seat", 1, "--worlds", 2).out
    found = re.search(r"Luck of the draws: ([+\u2212])([\d.]+) percentage points", told)
    assert found is not None
    assert float(found[2]) == pytest.approx(100 * abs(luck[0]), abs=0.051)
    assert (found[1] == "+") == (luck[0] >= 0)


def test_the_page_has_the_curve_and_says_what_was_known(
    shell: Shell, record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert shell("analyse", record, "--seat", 2, "--worlds", 2, "--html", page).code == 0
    text = page.read_text("utf-8")
    assert "<polyline" in text
    assert "only what was known when the choice was made" in text
    assert text.count("<h1>") == 1
    assert "<h2>OUTSPEED" not in text


def test_a_page_numbers_the_turning_points_and_says_what_a_cost_is(
    shell: Shell, record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    ran = shell("analyse", record, "--worlds", 2, "--html", page, "--json")
    found, text = json.loads(ran.out), page.read_text("utf-8")
    assert text.count("<h2>OUTSPEED") == len(found)
    turns = [len(one["turning_points"]) for one in found]
    assert sum(turns) > 0
    assert text.count('<text class="turn"') == text.count('<tr class="turn">') == sum(turns)
    assert text.count("<li>") == text.count(" better than ") == sum(turns)
    assert text.count("percentage point") >= sum(turns)
    costs = [turn["cost"] for one in found for turn in one["judgements"]]
    named = text.count('<td data-column="Cost"><span></span>')
    assert named == sum(cost < 0.0005 for cost in costs)


@pytest.mark.parametrize("game", ["record", "duel"])
def test_the_page_has_the_win_chance_of_every_option(
    shell: Shell, request: pytest.FixtureRequest, tmp_path: Path, game: str
) -> None:
    page = tmp_path / "page.html"
    file = request.getfixturevalue(game)
    ran = shell("analyse", file, "--seat", 1, "--worlds", 2, "--html", page, "--json")
    judged = json.loads(ran.out)[0]["judgements"]
    shown = re.findall(r"<summary>Every option</summary><ul>(.*?)</ul>", page.read_text("utf-8"))
    assert len(shown) == len(judged)
    for items, one in zip(shown, judged, strict=True):
        found = re.findall(r": (\d+)% \(Champion takes: (\d+)%\)", items)
        wanted = [
            (f"{100 * option['win_chance']:.0f}", f"{100 * option['share']:.0f}")
            for option in one["options"]
        ]
        assert sorted(found) == sorted(wanted)
        assert items.count("<strong>") == 1
        chances = [int(chance) for chance, _ in found]
        assert chances == sorted(chances, reverse=True)


def test_every_cell_knows_its_column_for_narrow_screens(
    shell: Shell, duel: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    ran = shell("analyse", duel, "--seat", 1, "--worlds", 2, "--html", page, "--json")
    text, rows = page.read_text("utf-8"), len(json.loads(ran.out)[0]["judgements"])
    for column in ("Chance", "Chosen", "Best", "Champion takes", "Cost"):
        assert text.count(f'data-column="{column}"') == rows


def test_a_seat_that_is_not_there_is_refused(shell: Shell, record: Path) -> None:
    assert shell("analyse", record, "--seat", 6).refused_in_one_line()


def test_a_game_that_is_not_over_is_refused(shell: Shell, record: Path, tmp_path: Path) -> None:
    whole = json.loads(record.read_text("utf-8"))
    inputs = len(read_record(record.read_bytes()).inputs)
    whole["inputs"], whole["events"] = (
        whole["inputs"][: inputs // 2],
        whole["events"][: inputs // 2],
    )
    part = tmp_path / "part.json"
    part.write_text(json.dumps(whole), "utf-8")
    ran = shell("analyse", part)
    assert ran.refused_in_one_line()
    assert "not finished" in ran.err


def test_a_file_that_is_no_record_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}", "utf-8")
    assert shell("analyse", file).refused_in_one_line()
