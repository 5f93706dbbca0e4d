"""Words that quote what users typed and what files say: on one line, and not at length."""

from typing import Final

from paddock.core.message import Message, Part
from paddock.words import Words

MOST_QUOTED: Final = 300
"""Letters of a quotation. Fluent itself gives up over a part of more than a thousand."""


class QuotingWords(Words):
    """The words of the command line."""

    def say(self, sentence: Message) -> str:
        """Say a message; what it quotes can neither break the line nor command the terminal."""
        parts = {name: _quoted(part) for name, part in sentence.parts.items()}
        return super().say(Message(sentence.name, parts))


def _quoted(part: Part) -> Part:
    return one_line(part) if isinstance(part, str) else part


def one_line(text: str) -> str:
    """A text of a stranger, made fit for a sentence."""
    short = text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - 1] + "…"
    return "".join(sign if sign.isprintable() or sign == "\u00a0" else "\ufffd" for sign in short)
