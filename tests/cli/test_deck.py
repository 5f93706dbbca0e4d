"""`paddock deck check` and `paddock deck show`."""

from pathlib import Path

import pytest

from paddock.cli.decks import fault_sentence
from paddock.faults import Fault, Place
from paddock.words import LANGUAGES, Words
from tests.cli.conftest import HOUSE
from tests.cli.running import Shell
from tests.words.sources import fault_calls

CARDS = HOUSE.parents[2] / "why_first" / "decks" / "house.toml"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


@pytest.mark.parametrize("path", [HOUSE, CARDS])
def test_the_house_sets_are_good(shell: Shell, path: Path) -> None:
    ran = shell("deck", "check", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{path} is a valid deck: house ")


@pytest.mark.parametrize(
    "change",
    [
        (
            'left = { room = 2, cost = ["yellow"], zones = [3] }',
            "left = { room = 2, cost = [12], zones = [3] }",
            "Error – tile 1, 3–4 face, left route, field “cost”: 12 is not a number from 0 to 9.",  # noqa: RUF001
        ),
        (
            'left = { room = 2, cost = ["yellow"], zones = [3] }',
            'left = { room = 2, cost = ["blue"], zones = [3] }',
            "field “cost”: the yellow die stands for fuel, the blue die for zones, so “blue” ",
        ),
        (
            'left = { room = 2, cost = ["yellow"], zones = [3] }',
            'left = { room = 2, cost = ["yellow"], zones = ["middle"] }',
            "left route, field “zones”: this counts the pilots on a dark route (middle).",
        ),
        ('name = "house set"', "", "Error – field “name”: the deck needs a name."),  # noqa: RUF001
        ("number = 3\n", "number = 2\n", "Error – tile 2: this tile appears twice."),  # noqa: RUF001
        ("number = 3\n", "number = 2\n", "Error – tile 3: this tile is missing."),  # noqa: RUF001
        ("room = 2", "rooms = 2", "there is no field “rooms” here."),
        ("[dice]", "[dice", "Error – this is not TOML ("),  # noqa: RUF001
    ],
)
def test_a_fault_is_named_with_its_place(
    shell: Shell, mine: Path, house: str, change: tuple[str, str, str]
) -> None:
    old, new, sentence = change
    assert old in house
    mine.write_text(house.replace(old, new, 1))
    ran = shell("deck", "check", mine)
    assert ran.code == 1
    assert sentence in ran.out
    assert f"{mine} cannot be played: " in ran.out


def test_warnings_do_not_fail(shell: Shell, mine: Path, house: str) -> None:
    mine.write_text(house.replace("nitro = 7", "nitro = 8"))
    ran = shell("deck", "check", mine)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Warning – field “tokens”: the box has different numbers of bonus tokens (rule 1.7).",  # noqa: RUF001
        f"{mine} can be played, with 1 warning: house set.",
    ]
    assert shell("simulate", "outspeed", "--games", 2, "--deck", mine).code == 0


def test_faults_of_cards_are_named_too(shell: Shell, mine: Path) -> None:
    mine.write_text(CARDS.read_text().replace('"+5" = [32]', '"+5" = [31, 40]'))
    ran = shell("deck", "check", mine, "--lang", "de")
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 4
    assert "Feld „+5“" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_can_be_said_at_every_place(language: str) -> None:
    for call in fault_calls():
        details = tuple((name, "left" if name == "route" else "3") for name in call.details)
        for place in (Place(), Place(4, "face34", "left", "cost"), Place(16, "face56")):
            for warning in (True, False):
                fault = Fault(call.code, place, details, warning=warning)
                assert fault_sentence(Words(language), fault).endswith(".")


@pytest.mark.parametrize(
    "content",
    [
        "name = " + "9" * 5000,
        "[[tile]]\nnumber = 0x" + "f" * 5000,
        "name = " + "[" * 99999,
        "a." * 30000 + "a = 1",
    ],
)
def test_what_python_cannot_read_is_a_fault_of_the_deck(
    shell: Shell, mine: Path, content: str
) -> None:
    mine.write_text(content, "utf-8")

    checked = shell("deck", "check", mine)

    assert (checked.code, checked.err) == (1, "")
    assert [line[:5] for line in checked.out.splitlines()][:-1] == ["Error"]
    assert shell("deck", "show", mine).refused_in_one_line()


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b'game = "chess"',
        b"game = [1]",
        b"game = { a = 1 }",
    ],
)
@pytest.mark.parametrize("command", ["check", "show"])
def test_what_is_no_deck_is_refused_in_one_line(
    shell: Shell, mine: Path, content: bytes, command: str
) -> None:
    mine.write_bytes(content)
    assert shell("deck", command, mine).refused_in_one_line()


def test_a_missing_file_and_a_folder_are_refused(shell: Shell, tmp_path: Path) -> None:
    assert shell("deck", "check", tmp_path).refused_in_one_line()
    assert shell("deck", "check", tmp_path / "none.toml").refused_in_one_line()
    assert shell("deck", "show", tmp_path / "none.toml").refused_in_one_line()


def test_an_empty_file_has_many_faults(shell: Shell, mine: Path) -> None:
    mine.touch()
    ran = shell("deck", "check", mine)
    assert ran.code == 1
    assert "tile 16: this tile is missing." in ran.out


def test_a_name_with_line_breaks_stays_on_its_line(shell: Shell, mine: Path, house: str) -> None:
    mine.write_text(house.replace('name = "house set"', 'name = "a\\nb\\u001b[31m"'))
    ran = shell("deck", "check", mine)
    assert len(ran.out.splitlines()) == 1
    assert "\x1b" not in ran.out + shell("deck", "show", mine, "--tile", 1).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_drawn_with_both_faces(shell: Shell, language: str) -> None:
    words = Words(language)
    ran = shell("deck", "show", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for tile in range(1, 17):
        assert words(f"tile-{'track' if tile < 13 else 'finish'}", tile=tile) in ran.out
    assert ran.out.count(words("deck-house")) == 16
    assert ran.out.count(words("place-face56")) == 16


def test_one_tile_is_drawn_alone(shell: Shell) -> None:
    out = shell("deck", "show", "--tile", 4).out
    assert "Track tile 4" in out
    assert "Track tile 5" not in out
    assert "Yellow die: 1 1 2 2 3 3." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_listed_by_value(shell: Shell, language: str) -> None:
    by_game = shell("deck", "show", "--game", "why_first", "--lang", language)
    assert by_game == shell("deck", "show", CARDS, "--lang", language)
    assert "31 29 28" in by_game.out


def test_a_deck_of_ones_own_is_drawn_under_its_name(shell: Shell, mine: Path, house: str) -> None:
    mine.write_text(house.replace('name = "house set"', 'name = "[b]mine[/i]"'))
    ran = shell("deck", "show", mine, "--tile", 1)
    assert ran.code == 0
    assert "Track tile 1 · [b]mine[/i]" in ran.out


def test_a_deck_with_faults_is_not_drawn(shell: Shell, mine: Path, house: str) -> None:
    mine.write_text(house.replace("number = 3\n", "number = 2\n"))
    assert shell("deck", "show", mine).refused_in_one_line()


def test_a_name_that_is_too_long_is_a_fault(shell: Shell, mine: Path, house: str) -> None:
    mine.write_text(house.replace('name = "house set"', f'name = "{"long " * 12}"'))
    ran = shell("deck", "check", mine)
    assert (ran.code, ran.err) == (0, "")
    assert shell("deck", "show", mine, "--tile", 1).code == 0
    mine.write_text(house.replace('name = "house set"', f'name = "{"long " * 999}"'))
    ran = shell("deck", "check", mine)
    assert (ran.code, ran.err) == (1, "")
    assert "at most 60 characters" in ran.out
    assert len(ran.out) < 999


def test_the_guide_explains_every_fault_and_its_examples_are_good(
    shell: Shell, mine: Path, house: str
) -> None:
    guide = (Path(__file__).parents[2] / "docs/guides/enter-your-own-tiles.md").read_text("utf-8")
    assert not [call.code for call in fault_calls() if f"`{call.code}`" not in guide]
    tile, cards = (part.split("```")[0] for part in guide.split("```toml\n")[1:])
    tiles = house.split("[[tile]]")
    mine.write_text("[[tile]]".join([*tiles[:4], *tiles[5:]]) + tile)
    assert shell("deck", "check", mine).code == 0
    mine.write_text(cards)
    assert shell("deck", "check", mine).out == f"{mine} is a valid deck: my box.\n"
