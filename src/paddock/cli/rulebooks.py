"""`paddock rules`: the numbered rulebook, a chapter of it, or a single rule."""

from argparse import Namespace

from rich.markdown import Markdown

from paddock.cli.errors import refuse
from paddock.cli.output import PlainConsole
from paddock.rulebook import chapters, look_up, rulebook
from paddock.words import Words


def show_rules(parsed: Namespace, words: Words) -> int:
    """Print the whole rulebook, a chapter (4) or a rule (4.9)."""
    text = rulebook(parsed.game, words.language)
    if parsed.number is not None:
        found = look_up(text, parsed.number)
        if found is None:
            raise refuse("no-such-rule", number=parsed.number, chapters=len(chapters(text)))
        text = found
    PlainConsole().print(Markdown(text))
    return 0
