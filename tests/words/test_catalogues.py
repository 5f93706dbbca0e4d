"""Four languages say the same things, and all of what the source asks for."""

import re
from collections import Counter
from typing import Final

import pytest

from paddock.catalog import BOTS, CHAMPION, GAMES, LEVELS
from paddock.cli.parsing import _UNDERSTOOD
from paddock.core.message import Part
from paddock.games.outspeed.deck_file import FACES
from paddock.games.outspeed.events import Loss
from paddock.games.outspeed.lab.balance import MET, MISSED, UNCLEAR
from paddock.games.outspeed.lab.targets import IDEAS, OF_ROOKIES, OF_SKILLED
from paddock.games.outspeed.state import Die, Ending
from paddock.games.outspeed.terminal.drawing import ROWS as TILE_ROWS
from paddock.games.outspeed.tiles import Side, Token
from paddock.terminal.characters import BOLD, CAREFUL
from paddock.terminal.clock import UNITS
from paddock.terminal.status import KNOWN_REFUSALS
from paddock.words import LANGUAGES, Words
from tests.words import sources
from tests.words.grammar import junk, messages, names, text_of

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
COUNTS: Final = (0, 1, 2, 5, 12, 22)
CODE: Final = re.compile(r"\{[^{}]*\}|'[^' ]*\[[^']*\]'")
TYPEWRITER: Final = re.compile(r"[\"']|\.\.\.| - |\S  +\S")
"""Straight quotation marks, three full stops, a hyphen for a dash, two spaces."""

DIFFERENT_VARIABLES: Final[dict[tuple[str, str], str]] = {
    ("pl", "web-round"): "tura in OUTSPEED, runda in Why First?, as the editions call them",
    ("pl", "web-share-round"): "the same",
    ("pl", "web-os-head-out"): "only the verb changes: odpada, odpadają",
    ("ru", "web-os-head-out"): "only the verb changes: выбывает, выбывают",
}
"""(language, message) of a message that has good reason to speak of more or less than English."""

TWO_FORMS: Final = {
    ("pl", "winners"): "only the verb changes: wygrywa, dzielą się",
    ("ru", "winners"): "only the verb changes: побеждает, делят",
    ("pl", "web-os-head-out"): "only the verb changes: odpada, odpadają",
    ("ru", "web-os-head-out"): "only the verb changes: выбывает, выбывают",
    ("pl", "web-why-won"): "a victory is shared, or it is not: no noun is counted",
    ("pl", "web-why-would-win-now"): "the same",
    ("pl", "web-why-second-is"): "for one, or for each: no noun is counted",
    ("pl", "web-why-say-second"): "the same",
    ("pl", "web-why-say-still"): "only the verb changes",
    ("pl", "web-why-score"): "for one, or for each: no noun is counted",
    ("pl", "race-scored"): "the same",
    ("ru", "web-why-say-second"): "the same",
    ("ru", "web-why-say-still"): "only the verb changes",
    ("ru", "web-why-score"): "for one, or for each: no noun is counted",
    ("ru", "race-scored"): "the same",
    ("ru", "web-why-won"): "a victory is shared, or it is not: no noun is counted",
    ("ru", "web-why-would-win-now"): "the same",
    ("ru", "web-why-second-is"): "for one, or for each: no noun is counted",
}
"""(language, message) of a message that tells one from many and needs no third form."""

ROWS: Final = (*Ending, *Loss, "single", "shared", "own", "another", "leon", "none")
EXPANSIONS: Final[dict[str, list[str]]] = {
    "action-{}": [*Side],
    "bot-{}": [*{*BOTS, CHAMPION}],
    "coach-{}": ["won", "shared", "lost"],
    "cost-paid{}": ["", "-short"],
    "die-rolled-{}": [*Die],
    "die-{}": ["yellow", "blue"],
    "eliminated-{}": [*Loss],
    "fault-{}": sorted(call.code for call in sources.fault_calls()),
    "figure-{}{}": ["moved", "moved-by", "stays", "stays-by"],
    "game-{}": [*GAMES],
    "lab-cause-{}": [loss.replace("_", "-") for loss in Loss],
    "lab-{}": [MET, MISSED, UNCLEAR],
    "measured-{}": [
        one.name for targets in (*IDEAS.values(), OF_ROOKIES, OF_SKILLED) for one in targets
    ],
    "pilot-{}": [*"123456"],
    "place-{}": [*FACES],
    "play-left-{}": [unit for unit, _ in UNITS],
    "play-pace-{}": [*"012"],
    "play-row-{}": [*TILE_ROWS],
    "race-ended-{}": [*Ending],
    "round-with-{}-tile": ["track", "finish"],
    "route-{}": [*Side],
    "row-{}": [*ROWS],
    "serve-database-{}": ["in-use", "damaged", "newer", "foreign", "unreachable"],
    "ship-{}{}": ["forward", "forward-stopped", "back", "back-stopped"],
    "table-{}": [*{name for entry in GAMES.values() for name in entry.words.sections}],
    "tile-{}": ["track", "finish", "condition", "cost", "reward"],
    "token-{}": [*Token],
    "game-without-{}": ["bots", "research", "terminal"],
    "help-train-{}": ["width", "layers", "samples"],
    "train-{}": ["random", "regulars", "target"],
    "web-bot-{}": [*{*BOTS, CHAMPION}],
    "web-bot-{}-means": [*{*LEVELS, CHAMPION}],
    "web-character-{}": [*BOLD, *CAREFUL],
    "web-os-token-{}": [*Token],
    "why-{}": [*KNOWN_REFUSALS],
}
"""What the source fills into the names that it puts together."""


def _expanded(template: str) -> list[str]:
    if "{}" not in template:
        return [template]
    name = template.replace("{}", "*", 1).replace("{}", "")
    return [name.replace("*", value.replace("_", "-")) for value in EXPANSIONS[template]]


def _asked_for() -> set[str]:
    in_tables = {name for _, name in _UNDERSTOOD}
    in_tables |= {name for entry in GAMES.values() for name in entry.words.figures}
    return {name for template in sources.templates() for name in _expanded(template)} | in_tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_fluent_through_and_through(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_dashes_are_those_of_the_language(language: str) -> None:
    """Code in a message, such as an argument of pip, keeps its own."""
    found = {
        name: said
        for name in messages(language)
        if (said := TYPEWRITER.findall(CODE.sub("x", text_of(language, name))))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    assert [name for name, times in Counter(names(language)).items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: str) -> None:
    different = {
        (language, name): entry.variables ^ messages("en")[name].variables
        for name, entry in messages(language).items()
        if entry.variables != messages("en")[name].variables
    }
    assert different.keys() == {key for key in DIFFERENT_VARIABLES if key[0] == language}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_can_be_said_with_any_number(language: str, count: int) -> None:
    words = Words(language)
    counted = {name for every in LANGUAGES for name in _counted(every)}
    for name, entry in messages(language).items():
        parts: dict[str, Part] = {
            variable: count if (name, variable) in counted else "word"
            for variable in entry.variables
        }
        assert words(name, **parts).strip()


def _counted(language: str) -> set[tuple[str, str]]:
    return {(name, var) for name, entry in messages(language).items() for var in entry.numbers}


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_polish_and_russian_tell_one_few_and_many(language: str) -> None:
    short = {
        (language, name)
        for name, entry in messages(language).items()
        if any(not {"one", "few", "many", "other"} <= keys for keys in entry.selects)
    }
    assert short == {key for key in TWO_FORMS if key[0] == language}


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_tell_one_and_other(language: str) -> None:
    for name, entry in messages(language).items():
        assert all({"one", "other"} <= keys for keys in entry.selects), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_come_as_text_so_that_no_sentence_about_them_counts(language: str) -> None:
    assert not [name for name, _ in _counted(language) if name.startswith("fault-")]


def test_every_fault_has_a_sentence_with_no_more_than_its_details() -> None:
    calls = sources.fault_calls()
    assert len({call.code for call in calls}) > 25
    for call in calls:
        assert messages("en")[f"fault-{call.code}"].variables <= call.details, call


def test_every_message_that_the_source_asks_for_is_there() -> None:
    assert _asked_for() - messages("en").keys() == set()


def test_every_message_is_asked_for_somewhere() -> None:
    here = {name for name in messages("en") if not name.startswith(("web-", "why-"))}
    assert here - _asked_for() == set()


def test_every_name_that_is_put_together_is_known_here() -> None:
    assert {name for name in sources.templates() if "{}" in name} == EXPANSIONS.keys()
