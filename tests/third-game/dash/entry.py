"""Dash as Paddock knows it."""

from typing import Any, Final, TypeAlias

from dash import bots, encoding, events, rules, state, text
from paddock.game_entry import Bots, Faces, GameEntry, Lazy, Research, Rules, Track, Words, row_name


def track(now: state.State) -> Track:
    """All fields, and the runners."""
    return Track(range(state.LAST_FIELD + 1), now.fields, now.fields)


def engine(config: state.Config) -> Any:
    """The rules in arrays."""
    from dash.vector import Engine  # noqa: PLC0415 - JAX only where it is wanted

    return Engine(config)


GameRules: TypeAlias = Rules[
    state.Config, state.State, state.Action, state.Outcome, rules.View, state.Deck
]
"""So the type checker holds the fields to the game's own types."""

GAME: Final = GameEntry(
    name="dash",
    rules=GameRules(
        game=rules,
        version=rules.RULES_VERSION,
        players=state.PLAYERS,
        config_type=state.Config,
        action_type=state.Action,
        outcome_type=state.Outcome,
        event_type=events.AnyEvent,
        view_type=rules.View,
        house_deck=text.house_deck,
        examine_deck=text.examine,
        name_of_chance=text.name_of_chance,
        prospects=text.prospects,
        tally=text.tally,
    ),
    words=Words[state.Action, rules.View, events.AnyEvent](
        package="dash",
        texts=("dash",),
        tell=text.tell,
        begins_round=text.begins_round,
        action_name=text.action_name,
        moment=text.moment,
        sections={"gaits": row_name},
    ),
    bots=Bots[state.State, state.Action, rules.View](
        weigh={"rookie": bots.evenly, "bold": bots.boldly, "careful": bots.evenly},
        insight=bots,
        features=Lazy("dash.features"),
    ),
    research=Research[state.Config, state.State, state.Action, state.Outcome, rules.View](
        encoding=encoding,
        max_decisions=state.ROUNDS,
        max_chances=state.ROUNDS,
        max_outcomes=2,
        outcome_number=int,
        track=track,
        engine=engine,
    ),
    faces=Faces(
        terminal=Lazy("dash.terminal"),
    ),
)
