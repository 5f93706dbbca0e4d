"""`paddock rules`."""

import pytest

from paddock.catalog import GAMES
from paddock.rulebook import chapters, rulebook, single_rules
from paddock.words import LANGUAGES
from tests.cli.running import Shell


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_rulebook_is_shown(shell: Shell, game: str, language: str) -> None:
    ran = shell("rules", game, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > 100
    assert "**" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_and_rule_can_be_looked_up(shell: Shell, game: str, language: str) -> None:
    text = rulebook(game, language)
    assert len(single_rules(text)) > 20
    for number in [*chapters(text), *[*single_rules(text)][::9]]:
        ran = shell("rules", game, number, "--lang", language)
        assert ran.code == 0
        assert ran.out.split()[0].rstrip(".") == number or f"{number}. " in ran.out.splitlines()[0]


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_numbers(game: str) -> None:
    numbers = {language: [*single_rules(rulebook(game, language))] for language in LANGUAGES}
    assert all(numbers[language] == numbers["en"] for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_opens_with_the_game_in_a_minute(
    shell: Shell, game: str, language: str
) -> None:
    """A newcomer reads how to play before the first number and the first ruling."""
    opening = rulebook(game, language).partition("\n## 1. ")[0]
    said = [line.removeprefix("- ") for line in opening.splitlines() if line.startswith("- ")]
    assert len(said) in {5, 6}
    assert said[0] in shell("rules", game, "--lang", language).out.replace("\n  ", " ")
    assert opening.index(said[-1]) < opening.index("\n*")


def test_a_rule_is_shown_alone_and_a_chapter_whole(shell: Shell) -> None:
    rule = shell("rules", "outspeed", "4.9").out
    assert rule.startswith("4.9 Electromagnet.")
    assert "4.10" not in rule
    assert "4.10" in shell("rules", "outspeed", "4").out
    assert shell("rules", "outspeed", "4.").out == shell("rules", "outspeed", "4").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["0", "99", "4.99", "x", "4.9.1", ""])
def test_a_rule_that_is_not_there_is_refused(shell: Shell, number: str, language: str) -> None:
    assert shell("rules", "outspeed", number, "--lang", language).refused_in_one_line()
