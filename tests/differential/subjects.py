"""Every game, number of players and variant, and decks that force what is rare."""

from typing import Any, Final

from paddock.games.outspeed import encoding as outspeed_encoding
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed.state import Config as OutspeedConfig
from paddock.games.outspeed.vector import Engine as OutspeedEngine
from paddock.games.why_first import encoding as why_first_encoding
from paddock.games.why_first.state import Config as WhyFirstConfig
from paddock.games.why_first.vector import Engine as WhyFirstEngine
from paddock.testing.subject import Subject as Start
from tests.contract import starts
from tests.differential.inputs import Subject


def engine_of(make: Any, config: OutspeedConfig | WhyFirstConfig) -> Any:
    """A game's vector engine, or a copy of it with a mistake, for what is agreed."""
    if isinstance(config, OutspeedConfig):
        tables = outspeed_encoding.deck_tables(config.deck)
        return make(config.players, tables, first_race=config.first_race)
    values = why_first_encoding.card_values(config.deck)
    return make(config.players, values, tactical=config.tactical)


def _subject(start: Start) -> Subject:
    make = OutspeedEngine if start.game is outspeed else WhyFirstEngine
    return Subject(start.name, start.game, start.config, engine_of(make, start.config))


SUBJECTS: Final = {start.name: _subject(start) for start in starts.SUBJECTS.values()}
