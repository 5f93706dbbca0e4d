"""Every sentence that a person reads, in four languages, from the Fluent catalogues in `locale`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from paddock.catalog import GAMES
from paddock.core.message import Message, Part, Pilot, message
from paddock.game_entry import GameEntry

MAX_QUOTED: Final = 300
"""Letters of a quotation. Fluent itself gives up over a part of more than a thousand."""
LANGUAGES: Final = ("en", "pl", "de", "ru")
COMMON: Final = (
    *("common", "cli", "lab", "coach", "deck", "server", "play"),
    *("web", "web_home", "web_you"),
)
"""The message catalogues that belong to no game."""


class Words:
    """One language. `name_of` calls the people at the table by name; colours, if nothing else."""

    def __init__(self, language: str, name_of: Callable[[int], str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._name_of = name_of or self.colour

    def __call__(self, name: str, /, **parts: Part) -> str:
        """Say a message by name."""
        return self.say(message(name, **parts))

    def say(self, sentence: Message) -> str:
        """Say a message."""
        pattern = self._bundle.get_message(sentence.name).value
        if pattern is None:
            raise KeyError(sentence.name)
        parts = {name: self._part(part) for name, part in sentence.parts.items()}
        said, errors = self._bundle.format_pattern(pattern, parts)
        if errors:
            raise ValueError(f"{self.language}: {sentence.name}: {errors[0]}")
        return str(said)

    def colour(self, number: int) -> str:
        """The name of a seat for want of a better one: its colour."""
        return self(f"pilot-{number + 1}")

    def all_of(self, items: Sequence[str]) -> str:
        """Several things in one sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        *first, last = items
        return self("list-last", first=", ".join(first), last=last)

    def _part(self, part: Part) -> Any:
        match part:
            case Pilot(number):
                return self._name_of(number)
            case Message():
                return self.say(part)
            case [Pilot(), *_]:
                return self.all_of([self._part(pilot) for pilot in part])
            case list():
                return ", ".join([self._part(item) for item in part])
            case int():
                return fluent_number(part, useGrouping=False)
            case _:
                return part


def words_at(words: Words, entry: GameEntry, players: int) -> Words:
    """Words that know all figures of a game, those that are nobody's among them."""

    def name_of(number: int) -> str:
        if number < players:
            return words.colour(number)
        return words(entry.words.figures[number - players])

    return Words(words.language, name_of)


def one_line(text: str) -> str:
    """A text of a stranger, made fit for a sentence."""
    short = text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…"
    return "".join(sign if sign.isprintable() or sign == "\u00a0" else "\ufffd" for sign in short)


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """The text of each catalogue file of a language: ours, then those of the games."""
    ours = {name: _text("paddock", language, name) for name in COMMON}
    games = {
        name: _text(entry.words.package, language, name)
        for entry in GAMES.values()
        for name in entry.words.texts
    }
    return {**ours, **games}


def _text(package: str, language: str, name: str) -> str:
    """A catalogue file. A game of another package may have English only."""
    folder = files(package).joinpath("locale")
    file = folder.joinpath(language, f"{name}.ftl")
    found = file if file.is_file() else folder.joinpath("en", f"{name}.ftl")
    return found.read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the one of the environment, or English."""
    wishes = [asked, *(environment.get(name) for name in ("PADDOCK_LANG", "LC_ALL", "LANG"))]
    known = (wish[:2].lower() for wish in wishes if wish and wish[:2].lower() in LANGUAGES)
    return next(known, "en")
