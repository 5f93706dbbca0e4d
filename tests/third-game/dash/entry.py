"""Dash as Paddock knows it."""

from typing import Any, Final

from dash import bots, encoding, events, rules, state, text
from paddock.game_entry import GameEntry, Lazy, Track, row_name


def track(now: state.State) -> Track:
    """All fields, and the runners."""
    return Track(range(state.LAST_FIELD + 1), now.fields, now.fields)


def engine(config: state.Config) -> Any:
    """The rules in arrays."""
    from dash.vector import Engine  # noqa: PLC0415 - JAX only where it is wanted

    return Engine(config)


GAME: Final = GameEntry(
    name="dash",
    package="dash",
    game=rules,
    rules_version=rules.RULES_VERSION,
    players=state.PLAYERS,
    config_type=state.Config,
    action_type=state.Action,
    outcome_type=state.Outcome,
    event_type=events.AnyEvent,
    view_type=rules.View,
    house_deck=text.house_deck,
    examine_deck=text.examine,
    texts=("dash",),
    tell=text.tell,
    begins_round=text.begins_round,
    action_name=text.action_name,
    moment=text.moment,
    prospects=text.prospects,
    tally=text.tally,
    sections={"gaits": row_name},
    name_of_chance=text.name_of_chance,
    weigh={"rookie": bots.evenly, "bold": bots.boldly, "careful": bots.evenly},
    insight=bots,
    features=Lazy("dash.features"),
    encoding=encoding,
    max_decisions=state.ROUNDS,
    max_chances=state.ROUNDS,
    max_outcomes=2,
    outcome_number=int,
    track=track,
    engine=engine,
    terminal=Lazy("dash.terminal"),
)
