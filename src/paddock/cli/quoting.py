"""Words that quote what users typed and what files say: on one line, and not at length."""

from paddock.core.message import Message, Part
from paddock.words import Words, one_line


class QuotingWords(Words):
    """The words of the command line."""

    def say(self, sentence: Message) -> str:
        """Say a message; what it quotes can neither break the line nor command the terminal."""
        parts = {name: _quoted(part) for name, part in sentence.parts.items()}
        return super().say(Message(sentence.name, parts))


def _quoted(part: Part) -> Part:
    return one_line(part) if isinstance(part, str) else part
