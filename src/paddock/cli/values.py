"""Types of options: a name out of a list, numbers, bots."""

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Final

from paddock.bots.own import NoClassNamedError, NoSuchBotError, NoSuchFileError, is_own, own_bot
from paddock.catalog import BOTS
from paddock.champions import is_net
from paddock.words import Words

DEFAULT_BOTS: Final = ("regular",)
"""The bots where none is named."""


def one_of(words: Words, allowed: Iterable[str]) -> Callable[[str], str]:
    """Return a value out of a list."""

    def parse(text: str) -> str:
        if text not in allowed:
            choice = ", ".join(allowed)
            raise argparse.ArgumentTypeError(words("value-not-one-of", value=text, choice=choice))
        return text

    return parse


def head(words: Words) -> Callable[[str], str]:
    """Return the head of a log, however it was copied."""

    def parse(text: str) -> str:
        found = text.strip().lower()
        if re.fullmatch("[0-9a-f]{64}", found) is None:
            raise argparse.ArgumentTypeError(words("value-not-a-head", value=text))
        return found

    return parse


def number(words: Words, least: int, most: int) -> Callable[[str], int]:
    """Return a whole number between two others."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"-?\d{1,20}", text) or not least <= int(text) <= most:
            sentence = words("value-not-a-number", value=text, least=least, most=most)
            raise argparse.ArgumentTypeError(sentence)
        return int(text)

    return parse


def bot(words: Words) -> Callable[[str], str]:
    """Return the name of a bot, or a bot of one's own."""
    known = one_of(words, BOTS)

    def parse_one(name: str) -> str:
        if is_net(name):
            return name
        if not is_own(name):
            return known(name)
        try:
            own_bot(name)
        except NoSuchFileError as error:
            sentence = words("own-bot-fails", bot=name, why=words("own-bot-no-file"))
            raise argparse.ArgumentTypeError(sentence) from error
        except NoClassNamedError as error:
            sentence = words("own-bot-fails", bot=name, why=words("own-bot-no-class", bot=name))
            raise argparse.ArgumentTypeError(sentence) from error
        except NoSuchBotError as error:
            sentence = words("own-bot-fails", bot=name, why=str(error))
            raise argparse.ArgumentTypeError(sentence) from error
        return name

    return parse_one


def bots(words: Words) -> Callable[[str], tuple[str, ...]]:
    """Names of bots with commas between them."""
    parse_one = bot(words)
    return lambda text: tuple(parse_one(name.strip()) for name in text.split(","))


def numbers(words: Words, least: int, most: int) -> Callable[[str], tuple[int, ...]]:
    """Whole numbers with commas between them."""
    parse_one = number(words, least, most)
    return lambda text: tuple(parse_one(part.strip()) for part in text.split(","))
