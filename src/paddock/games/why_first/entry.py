"""Why First? as everything outside it knows it."""

from typing import Any, Final, TypeAlias

from paddock.game_entry import Bots, Faces, GameEntry, Lazy, Research, Rules, Track, Words, row_name
from paddock.games.why_first import (
    deck_file,
    encoding,
    events,
    layout,
    prospects,
    rules,
    state,
    statistics,
    text,
    view,
)
from paddock.games.why_first.bots import insight, regular, rookie
from paddock.games.why_first.cards import COPIES, Deck
from paddock.games.why_first.rules import next_to_be_dealt
from paddock.games.why_first.rules.setup import PLAYERS
from paddock.games.why_first.state import Phase, State


def engine(config: state.Config) -> Any:
    """The vector engine for these players and these cards."""
    from paddock.games.why_first.vector import Engine  # noqa: PLC0415 - JAX only where it is wanted

    return Engine(config.players, encoding.card_values(config.deck), tactical=config.tactical)


def track(now: state.State) -> Track:
    """All fields, and the figures with their points."""
    fields = range(state.FIRST_FIELD, state.LAST_FIELD + 1)
    laid = " ".join(f"{card.value:+d}" for card in [lay.card for lay in now.laid])
    caption = (f"race {now.race}  round {now.round}", *([f"cards {laid}"] if laid else []))
    return Track(fields, now.fields, now.totals(), caption=caption)


def name_of_chance(state: State) -> str:
    """What the game waits for, by race, round and player."""
    if state.phase is Phase.DEAL:
        return f"hand/{state.race}/{next_to_be_dealt(state)}"
    return f"leon/{state.race}/{state.round}"


GameRules: TypeAlias = Rules[
    state.Config, state.State, state.Action, state.Outcome, view.View, Deck
]
"""So the type checker holds the fields to the game's own types."""

GAME: Final = GameEntry(
    name="why_first",
    rules=GameRules(
        game=rules,
        version=rules.RULES_VERSION,
        players=PLAYERS,
        variants=tuple(state.Variant),
        config_type=state.Config,
        action_type=state.Action,
        outcome_type=state.Outcome,
        event_type=events.AnyEvent,
        view_type=view.View,
        house_deck=deck_file.house_deck,
        examine_deck=deck_file.examine,
        name_of_chance=name_of_chance,
        prospects=prospects.prospects,
        tally=statistics.tally,
    ),
    words=Words[state.Action, view.View, events.AnyEvent](
        texts=("why_first", "web_why_first"),
        tell=text.tell,
        begins_round=text.begins_round,
        action_name=text.action_name,
        moment=text.moment,
        sections={
            "endings": row_name,
            "rounds": row_name,
            "cards_laid": row_name,
            "figures_moved": row_name,
            "scoring_field": row_name,
        },
        figures=("leon",),
    ),
    bots=Bots[state.State, state.Action, view.View](
        weigh={"rookie": rookie.weigh, "bold": regular.bold, "careful": regular.careful},
        insight=insight,
        features=Lazy("paddock.games.why_first.features"),
        is_last_choice=view.is_last_choice,
        lookahead=Lazy("paddock.games.why_first.bots.lookahead"),
        nets="paddock.games.why_first",
    ),
    research=Research[state.Config, state.State, state.Action, state.Outcome, view.View](
        encoding=encoding,
        max_decisions=171,
        max_chances=state.RACES * (6 * state.HAND + state.ROUNDS - 1),
        max_outcomes=sum(COPIES.values()),
        outcome_number=encoding.card_number,
        track=track,
        engine=engine,
        training=Lazy("paddock.games.why_first.train.training:Training"),
    ),
    faces=Faces(
        constants={
            "races": layout.RACES,
            "rounds": layout.ROUNDS,
            "hand": layout.HAND,
            "first_field": layout.FIRST_FIELD,
            "last_field": layout.LAST_FIELD,
        },
        terminal=Lazy("paddock.games.why_first.terminal.picture"),
        command_line=Lazy("paddock.games.why_first.cli.output"),
    ),
)
