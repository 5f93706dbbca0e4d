"""Every game, number of players and variant, and decks that force what is rare."""

from typing import Final

from paddock.games.outspeed import encoding as outspeed_encoding
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed.state import Config as OutspeedConfig
from paddock.games.outspeed.vector import Engine as OutspeedEngine
from paddock.games.why_first import encoding as why_first_encoding
from paddock.games.why_first import rules as why_first
from paddock.games.why_first.state import Config as WhyFirstConfig
from paddock.games.why_first.vector import Engine as WhyFirstEngine
from tests.contract import starts
from tests.differential.inputs import Subject


def outspeed_subject(name: str, config: OutspeedConfig) -> Subject:
    tables = outspeed_encoding.deck_tables(config.deck)
    engine = OutspeedEngine(config.players, tables, first_race=config.first_race)
    return Subject(name, outspeed, config, engine)


def why_first_subject(name: str, config: WhyFirstConfig) -> Subject:
    values = why_first_encoding.card_values(config.deck)
    engine = WhyFirstEngine(config.players, values, tactical=config.tactical)
    return Subject(name, why_first, config, engine)


def _subject(start: starts.Subject) -> Subject:
    if start.game is outspeed:
        return outspeed_subject(start.name, start.config)
    return why_first_subject(start.name, start.config)


SUBJECTS: Final = {start.name: _subject(start) for start in starts.SUBJECTS.values()}
