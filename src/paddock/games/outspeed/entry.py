"""OUTSPEED as everything outside it knows it."""

from typing import Any, Final, TypeAlias

from paddock.core.message import Message, message
from paddock.game_entry import (
    Bots,
    Command,
    Faces,
    GameEntry,
    Lazy,
    Research,
    Rules,
    Track,
    Words,
    row_name,
)
from paddock.games.outspeed import (
    deck_file,
    encoding,
    events,
    layout,
    odds,
    prospects,
    rules,
    state,
    statistics,
    text,
    view,
)
from paddock.games.outspeed.bots import first_timer, insight, regular, rookie
from paddock.games.outspeed.rules.setup import PLAYERS
from paddock.games.outspeed.state import Phase, State
from paddock.games.outspeed.tiles import FINISH_TILES, NOTHING, TOKENS, Amount, Deck, Route, Token


def engine(config: state.Config) -> Any:
    """The vector engine for these players and this deck."""
    from paddock.games.outspeed.vector import Engine  # noqa: PLC0415 - JAX only where it is wanted

    tables = encoding.deck_tables(config.deck)
    return Engine(config.players, tables, first_race=config.first_race)


def track(now: state.State) -> Track:
    """The zones on the track, the ships with their fuel and tokens, and the Force Field markers."""
    length = state.ZONES_OF_A_BOARD * (state.BOARDS + now.boards_added)
    zones = range(now.rear, now.rear + length)
    tokens = tuple([f"{len(hand)}T" if hand else "" for hand in now.tokens])
    return Track(zones, now.zones, now.fuel, tokens, frozenset(now.markers), caption(now))


def caption(now: state.State) -> tuple[str, ...]:
    """The round, the tile and its routes: room, what it costs and what it gives."""
    if now.tile is None:
        return (f"round {now.round}",)
    routes = [f"{side}: {_route(route)}" for side, route in now.top_face().lit().items()]
    return (f"round {now.round}  tile {now.tile}", *routes)


def _route(route: Route) -> str:
    room = "" if route.room is None else f"max {route.room}, "
    gains = {"zones": _amount(route.zones), "fuel": _amount(route.fuel), "token": "1" * route.token}
    given = ", ".join(f"+{amount} {name}" for name, amount in gains.items() if amount)
    cost = f"-{_amount(route.cost)} fuel" if route.cost != NOTHING else "free"
    return f"{room}{cost} > {given or 0}"


def _amount(amount: Amount) -> str:
    """1.6 A sum: D is a die, L, M and R count pilots on a route, DIAL is the middle dial."""
    terms = [*["D"] * amount.dice, *[side[0].upper() for side in amount.counts]]
    terms += ["DIAL"] * amount.dial + [str(amount.number)] * bool(amount.number)
    return "+".join(terms)


def outcome_number(outcome: state.Outcome) -> int:
    """A token, a tile or the face of a die as a number."""
    return TOKENS.index(outcome) if isinstance(outcome, Token) else outcome


def token_name(key: str) -> Message:
    """The name of a token in a table of counts."""
    return message(f"token-{key}")


def name_of_chance(state: State) -> str:
    """What the race waits for, by round and player."""
    match state.phase:
        case Phase.TURN_UP_TILE:
            return f"tile/{state.round}"
        case Phase.DRAW_TOKENS:
            assert state.drawing is not None
            return f"tokens/{state.round}/{state.drawing.order[state.drawing.served]}"
        case _:
            assert state.resolution is not None
            due, dice = state.resolution.dice[0], state.resolution.dice
            return f"{due.die}/{state.round}/{due.seat}/{dice.count(due)}"


GameRules: TypeAlias = Rules[
    state.Config, state.State, state.Action, state.Outcome, view.View, Deck
]
"""So the type checker holds the fields to the game's own types."""

GAME: Final = GameEntry(
    name="outspeed",
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
        prospects_with_odds=odds.prospects_with_odds,
        is_out=view.is_out,
        tally=statistics.tally,
    ),
    words=Words[state.Action, view.View, events.AnyEvent](
        texts=("outspeed", "web_outspeed", "web_decks"),
        tell=text.tell,
        begins_round=text.begins_round,
        action_name=text.action_name,
        moment=text.moment,
        sections={
            "endings": row_name,
            "rounds": row_name,
            "eliminations": row_name,
            "first_elimination": row_name,
            "tokens_kept": token_name,
            "tokens_played": token_name,
        },
    ),
    bots=Bots[state.State, state.Action, view.View](
        weigh={
            "rookie": rookie.weigh,
            "bold": regular.bold,
            "careful": regular.careful,
            **{f"first-timer-{idea}": weigh for idea, weigh in first_timer.IDEAS.items()},
        },
        insight=insight,
        features=Lazy("paddock.games.outspeed.features"),
        is_last_choice=view.is_last_choice,
        last_choice_simulations=60,
        nets="paddock.games.outspeed",
    ),
    research=Research[state.Config, state.State, state.Action, state.Outcome, view.View](
        encoding=encoding,
        max_decisions=106,
        max_chances=13 * (1 + 12 + 6 * 6),
        max_outcomes=FINISH_TILES.stop,
        outcome_number=outcome_number,
        track=track,
        engine=engine,
        training=Lazy("paddock.games.outspeed.train.training:Training"),
    ),
    faces=Faces(
        constants={
            "zones_of_a_board": layout.ZONES_OF_A_BOARD,
            "boards": layout.BOARDS,
            "first_zone_of_ships": layout.FIRST_ZONE_OF_SHIPS,
            "rounds": layout.ROUNDS,
            "tiles": layout.TILES,
            "finish_tiles": tuple(FINISH_TILES),
            "lonely_on_face34": (layout.LONELY_TILE,),
        },
        terminal=Lazy("paddock.games.outspeed.terminal.picture"),
        command_line=Lazy("paddock.games.outspeed.cli.output"),
        commands={
            "deck print": Command(run=Lazy("paddock.games.outspeed.cli.printing:print_sheets")),
            "lab report": Command(
                run=Lazy("paddock.games.outspeed.cli.report:report"),
                options=Lazy("paddock.games.outspeed.cli.options:add_report"),
            ),
            "lab tune": Command(
                run=Lazy("paddock.games.outspeed.cli.tune:tune"),
                options=Lazy("paddock.games.outspeed.cli.options:add_tune"),
            ),
        },
    ),
)
