"""`paddock lab tune`: a search for better OUTSPEED tiles."""

from argparse import Namespace
from pathlib import Path

from paddock.cli.decks import load_deck
from paddock.cli.errors import refuse
from paddock.cli.output import decimal
from paddock.game_entry import GameEntry
from paddock.games.outspeed.deck_text import write_deck
from paddock.games.outspeed.lab.tuning.search import Generation, Plan
from paddock.games.outspeed.lab.tuning.search import tune as search
from paddock.games.outspeed.tiles import Players
from paddock.lab.ledger import ResumeError
from paddock.words import Words


def tune(entry: GameEntry, parsed: Namespace, words: Words) -> int:
    """Search, tell of each generation, and write the best set."""
    deck = entry.rules.house_deck() if parsed.deck is None else load_deck(parsed.deck, entry)
    if len({players <= Players.UP_TO_4 for players in parsed.players}) > 1:
        raise refuse("tune-players")
    plan = Plan(deck, tuple(parsed.players), parsed.seed, parsed.candidates)
    file = None if parsed.resume is None else Path(parsed.resume)

    def tell(step: Generation) -> None:
        penalty = decimal(words, step.best[0].penalty, 2)
        print(
            words("tune-generation", number=step.number + 1, tried=step.tried, penalty=penalty),
            flush=True,
        )

    try:
        best = search(plan, parsed.generations, parsed.jobs, tell, file)
    except ResumeError as error:
        raise refuse("tune-other-work", path=parsed.resume) from error
    text = write_deck(best.deck)
    if parsed.output is None:
        print(text)
    else:
        Path(parsed.output).write_text(text, "utf-8")
        print(words("tune-written", path=parsed.output))
    return 0
