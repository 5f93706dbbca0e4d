"""The one list of the games there are, and of the bots that play them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from paddock.bots.bot import Bot
from paddock.bots.expert import Expert
from paddock.bots.mixed_bot import MixedBot, Weigh
from paddock.bots.own import is_own, own_bot
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import Budget, Insight
from paddock.core import AnyGame, Event
from paddock.core.message import Message
from paddock.faults import Fault
from paddock.games.outspeed import chances as outspeed_chances
from paddock.games.outspeed import deck_file as outspeed_deck
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import prospects as outspeed_prospects
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed import statistics as outspeed_statistics
from paddock.games.outspeed import text as outspeed_text
from paddock.games.outspeed import view as outspeed_view
from paddock.games.outspeed.bots import insight as outspeed_insight
from paddock.games.outspeed.bots import regular as outspeed_regular
from paddock.games.outspeed.bots import rookie as outspeed_rookie
from paddock.games.why_first import chances as why_first_chances
from paddock.games.why_first import deck_file as why_first_deck
from paddock.games.why_first import events as why_first_events
from paddock.games.why_first import prospects as why_first_prospects
from paddock.games.why_first import rules as why_first
from paddock.games.why_first import state as why_first_state
from paddock.games.why_first import statistics as why_first_statistics
from paddock.games.why_first import text as why_first_text
from paddock.games.why_first import view as why_first_view
from paddock.games.why_first.bots import insight as why_first_insight
from paddock.games.why_first.bots import regular as why_first_regular
from paddock.games.why_first.bots import rookie as why_first_rookie


class Entry(Struct, frozen=True):
    """A game with everything that those who do not know it need of it."""

    name: str
    game: AnyGame
    rules_version: int
    players: range
    variant: str
    """The field of the config that switches the variant on: first race, tactical game."""
    config_type: Any
    action_type: Any
    outcome_type: Any
    event_type: Any
    view_type: Any
    house_deck: Callable[[], Any]
    examine_deck: Callable[[str], tuple[Any, tuple[Fault, ...]]]
    tell: Callable[[Event], Iterator[Message]]
    begins_round: Callable[[Event], int | None]
    prospects: Callable[[Any, tuple[Any, ...]], Any]
    """From a view and the options in it: what they may lead to."""
    tally: Callable[[Any, tuple[Event, ...]], Counter[tuple[str, ...]]]
    name_of_chance: Callable[[Any], str]
    """What chance decides in a state, by round and player: for duplicate deals."""
    weigh: Mapping[str, Weigh]
    """The bots that weigh their options and mix, by name."""
    insight: Insight
    """What the Expert has to know of the game."""

    def config(self, players: int, deck: Any = None, *, variant: bool = False) -> Any:
        """What is agreed before a game; the house deck, unless another is given."""
        chosen = self.house_deck() if deck is None else deck
        return self.config_type(players, chosen, variant)


GAMES: Final[Mapping[str, Entry]] = {
    "outspeed": Entry(
        name="outspeed",
        game=outspeed,
        rules_version=outspeed.RULES_VERSION,
        players=range(3, 7),
        variant="first_race",
        config_type=outspeed_state.Config,
        action_type=outspeed_state.Action,
        outcome_type=outspeed_state.Outcome,
        event_type=outspeed_events.AnyEvent,
        view_type=outspeed_view.View,
        house_deck=outspeed_deck.house_deck,
        examine_deck=outspeed_deck.examine,
        tell=outspeed_text.tell,
        begins_round=outspeed_text.begins_round,
        prospects=outspeed_prospects.prospects,
        tally=outspeed_statistics.tally,
        name_of_chance=outspeed_chances.name_of_chance,
        weigh={
            "rookie": outspeed_rookie.weigh,
            "bold": outspeed_regular.bold,
            "careful": outspeed_regular.careful,
        },
        insight=outspeed_insight,
    ),
    "why_first": Entry(
        name="why_first",
        game=why_first,
        rules_version=why_first.RULES_VERSION,
        players=range(2, 7),
        variant="tactical",
        config_type=why_first_state.Config,
        action_type=why_first_state.Action,
        outcome_type=why_first_state.Outcome,
        event_type=why_first_events.AnyEvent,
        view_type=why_first_view.View,
        house_deck=why_first_deck.house_deck,
        examine_deck=why_first_deck.examine,
        tell=why_first_text.tell,
        begins_round=why_first_text.begins_round,
        prospects=why_first_prospects.prospects,
        tally=why_first_statistics.tally,
        name_of_chance=why_first_chances.name_of_chance,
        weigh={
            "rookie": why_first_rookie.weigh,
            "bold": why_first_regular.bold,
            "careful": why_first_regular.careful,
        },
        insight=why_first_insight,
    ),
}

STYLES: Final = ("bold", "careful")
"""The two ways in which a Regular plays: seat by seat in turn, so that a table has both."""
LEVELS: Final = ("rookie", "regular", "expert", *STYLES)
"""The bots that are offered to people, by name."""
BOTS: Final = (*LEVELS, "random")
STAND_IN: Final = "regular"
"""Who plays for the absent."""
SEARCHING: Final = frozenset({"expert"})
"""Those who take their time; the others choose within a millisecond."""
SIMULATIONS: Final = Budget(40)
"""What an Expert gets where games have to be the same again for the same seed."""


def bot(game: str, name: str, seat: int, budget: Budget = SIMULATIONS) -> Bot[Any]:
    """The bot of this name, or of this file, for this seat; `budget` is for those who search."""
    entry = GAMES[game]
    if is_own(name):
        return own_bot(name)
    if name == "random":
        return RandomBot()
    if name == "expert":
        return Expert(entry.game, entry.insight, budget)
    style = STYLES[seat % len(STYLES)] if name == "regular" else name
    return MixedBot(entry.weigh[style])
