"""Do the laws of secrets notice a leak? Each of these is one, and must break its law."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from paddock.core import SPECTATOR, AnyGame, Decision, Event, Seat, Table, Viewer
from paddock.core import look as true_look
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed.tiles import TOKENS, Token
from paddock.games.why_first import events as why_first_events
from paddock.games.why_first import rules as why_first
from paddock.games.why_first import state as why_first_state
from paddock.testing import secret_laws as laws
from paddock.testing.secret_laws import Law
from tests.contract.starts import SUBJECTS

SEEDS = range(4)


def breaks(law: Law, game: Any, *names: str) -> None:
    """Some game of these subjects shows the leak, and it is the law itself that notices."""
    with pytest.raises(AssertionError) as noticed:
        _play(law, cast("AnyGame", game), names)
    assert Path(noticed.traceback[-1].path).name in ("secret_laws.py", "pieces.py")


def _play(law: Law, game: AnyGame, names: tuple[str, ...]) -> None:
    for name in names:
        subject = replace(SUBJECTS[name], game=game)
        for seed in SEEDS:
            law(subject, seed)


def with_leak(game: Any, **functions: Any) -> SimpleNamespace:
    """The game, with these of its functions replaced."""
    whole = {name: getattr(game, name) for name in game.__all__}
    return SimpleNamespace(**{**whole, **functions})


def unmasked(self: Event, viewer: Viewer) -> Event:
    return self


def test_the_games_themselves_break_no_law() -> None:
    for name in ("outspeed-4", "outspeed-5-stress", "why_first-2", "why_first-3-tactical"):
        subject = SUBJECTS[name]
        whole = replace(subject, game=cast("AnyGame", with_leak(subject.game)))
        for law in (*laws.LAWS, *laws.LAWS_WITH_SECRETS):
            for seed in SEEDS[:2]:
                law(whole, seed)


# Views of OUTSPEED


def test_a_view_that_shows_the_tokens_of_others_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        return replace(outspeed.view(state, viewer), my_tokens=sum(state.tokens, ()))

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-4")


def test_a_view_that_shows_the_tokens_of_the_neighbour_to_spectators_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        return replace(seen, my_tokens=state.tokens[0]) if viewer is SPECTATOR else seen

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-4")


def test_a_view_that_counts_the_pile_by_kinds_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        return replace(seen, stack=replace(seen.stack, pile=state.stack.pile))

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-3")


def test_a_view_that_shows_what_others_put_under_the_stack_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        bottom = tuple(buried.token for buried in state.stack.bottom)
        return replace(seen, stack=replace(seen.stack, bottom=bottom))

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-4")


def test_a_view_that_shows_the_kinds_of_laid_tokens_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        if seen.bonus is None or state.bonus is None:
            return seen
        return replace(seen, bonus=replace(seen.bonus, my_token=state.bonus.laid))

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-6-stress")


def test_a_view_that_shows_the_tokens_others_look_at_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        if seen.drawing is None or state.drawing is None:
            return seen
        return replace(seen, drawing=replace(seen.drawing, my_tokens=state.drawing.looked_at))

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, view=view), "outspeed-5")


def test_a_view_that_shows_a_hidden_draw_is_caught() -> None:
    def view(state: outspeed_state.State, viewer: Viewer) -> Any:
        seen = outspeed.view(state, viewer)
        looked_at = () if state.drawing is None else state.drawing.looked_at
        nitros = sum(pair.count(Token.NITRO) for pair in looked_at)
        return replace(seen, rear=seen.rear + 100 * nitros)

    breaks(laws.a_hidden_draw_looks_the_same, with_leak(outspeed, view=view), "outspeed-5")


# Events of OUTSPEED


@pytest.mark.parametrize(
    "event",
    [outspeed_events.TokenLaid, outspeed_events.TokensLookedAt, outspeed_events.TokenKept],
)
def test_an_event_that_forgets_its_mask_is_caught(
    event: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "seen_by", unmasked)

    breaks(laws.what_happens_looks_the_same, outspeed, "outspeed-5", "outspeed-6-stress")


def test_tokens_looked_at_without_a_mask_are_caught_by_what_might_have_been_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outspeed_events.TokensLookedAt, "seen_by", unmasked)

    breaks(laws.a_hidden_draw_looks_the_same, outspeed, "outspeed-5")


def test_an_event_that_hides_only_the_token_kept_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def seen_by(self: outspeed_events.TokenKept, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, kept=None)

    monkeypatch.setattr(outspeed_events.TokenKept, "seen_by", seen_by)

    breaks(laws.what_happens_looks_the_same, outspeed, "outspeed-5")


# Questions of OUTSPEED


def test_asking_only_those_who_can_play_a_token_is_caught() -> None:
    """4.3 The missing question would give the hand away."""

    def pending(state: outspeed_state.State) -> Any:
        waiting = outspeed.pending(state)
        if state.phase is not outspeed_state.Phase.DECLARE or not isinstance(waiting, Decision):
            return waiting
        asked = {seat: offer for seat, offer in waiting.options.items() if len(offer) > 1}
        return Decision(asked or waiting.options)

    def apply_choices(state: outspeed_state.State, choices: Any) -> Any:
        waiting = outspeed.pending(state)
        assert isinstance(waiting, Decision)
        no = {seat: offer[0] for seat, offer in waiting.options.items()}
        return outspeed.apply_choices(state, {**no, **choices})

    breaks(
        laws.a_view_shows_no_secret,
        with_leak(outspeed, pending=pending, apply_choices=apply_choices),
        "outspeed-6-stress",
        "outspeed-6-fields",
    )


def test_options_that_know_the_hands_of_others_are_caught() -> None:
    def pending(state: outspeed_state.State) -> Any:
        waiting = outspeed.pending(state)
        cannon = any(Token.ION_CANNON in hand for hand in state.tokens)
        if state.phase is not outspeed_state.Phase.PROGRAM or not cannon:
            return waiting
        assert isinstance(waiting, Decision)
        return Decision({seat: offer[:1] for seat, offer in waiting.options.items()})

    breaks(laws.a_view_shows_no_secret, with_leak(outspeed, pending=pending), "outspeed-4-stress")


def test_a_default_choice_that_knows_the_stack_is_caught() -> None:
    def default_choice(state: outspeed_state.State, seat: Seat) -> Any:
        waiting = outspeed.pending(state)
        assert isinstance(waiting, Decision)
        offer = waiting.options[seat]
        return offer[hash(state.stack.pile) % len(offer)]

    game = with_leak(outspeed, default_choice=default_choice)

    breaks(laws.a_default_choice_betrays_nothing, game, "outspeed-4")


# Other worlds of OUTSPEED


def remembering(game: Any) -> SimpleNamespace:
    """A game whose determinize gives back the very state that was looked at last."""
    seen: list[Any] = []

    def view(state: Any, viewer: Viewer) -> Any:
        seen[:] = [state]
        return game.view(state, viewer)

    def determinize(view: Any, rng: Random) -> Any:
        return seen[0]

    return with_leak(game, view=view, determinize=determinize)


def test_a_determinize_that_gives_back_the_truth_is_caught() -> None:
    law = laws.a_determinized_world_depends_only_on_the_view
    breaks(law, remembering(outspeed), "outspeed-4")
    breaks(law, remembering(why_first), "why_first-2")


def test_a_determinize_that_never_varies_is_caught() -> None:
    def determinize(view: Any, rng: Any) -> Any:
        return outspeed.determinize(view, Random(0))

    game = with_leak(outspeed, determinize=determinize)

    breaks(laws.a_determinized_world_depends_only_on_the_view, game, "outspeed-4")


def test_a_determinize_that_loses_a_token_is_caught() -> None:
    def determinize(view: Any, rng: Any) -> Any:
        world = outspeed.determinize(view, rng)
        full = max(range(len(TOKENS)), key=lambda kind: world.stack.pile[kind])
        pile = tuple(count - (kind == full) for kind, count in enumerate(world.stack.pile))
        return replace(world, stack=replace(world.stack, pile=pile))

    game = with_leak(outspeed, determinize=determinize)

    breaks(laws.a_determinized_world_looks_the_same, game, "outspeed-4")


def test_a_determinize_that_gives_away_ones_own_tokens_is_caught() -> None:
    def determinize(view: Any, rng: Any) -> Any:
        world = outspeed.determinize(view, rng)
        return replace(world, tokens=tuple(reversed(world.tokens)))

    game = with_leak(outspeed, determinize=determinize)

    breaks(laws.a_determinized_world_looks_the_same, game, "outspeed-4")


# The table


def test_a_look_that_shows_what_others_have_committed_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def look(game: Any, table: Table[Any, Any], viewer: Viewer) -> Any:
        committed = next(iter(table.committed.values()), None)
        return replace(true_look(game, table, viewer), my_choice=committed)

    monkeypatch.setattr(laws, "look", look)

    breaks(laws.a_committed_choice_stays_secret, outspeed, "outspeed-4")
    breaks(laws.a_committed_choice_stays_secret, why_first, "why_first-4")


def test_a_look_whose_version_betrays_the_choice_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def look(game: Any, table: Table[Any, Any], viewer: Viewer) -> Any:
        return replace(true_look(game, table, viewer), version=len(repr(table.committed)))

    monkeypatch.setattr(laws, "look", look)

    breaks(laws.a_committed_choice_stays_secret, outspeed, "outspeed-4")


def test_a_commit_that_tells_before_all_are_in_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def commit(game: Any, table: Any, seat: Seat, action: Any, draw: Any) -> Any:
        known = outspeed_events.RoutesRevealed({})
        return replace(table, committed={seat: action}), (known,)

    monkeypatch.setattr(laws, "commit", commit)

    breaks(laws.a_committed_choice_stays_secret, outspeed, "outspeed-4")


# Why First?


def test_a_view_that_shows_the_hands_of_others_is_caught() -> None:
    def view(state: why_first_state.State, viewer: Viewer) -> Any:
        return replace(why_first.view(state, viewer), my_hand=state.hands)

    game = with_leak(why_first, view=view)

    breaks(laws.a_view_shows_no_secret, game, "why_first-3")
    breaks(laws.a_hidden_draw_looks_the_same, game, "why_first-3")


def test_a_view_that_shows_the_cards_aside_is_caught() -> None:
    """6.1 Leon's next card is one of them."""

    def view(state: why_first_state.State, viewer: Viewer) -> Any:
        return replace(why_first.view(state, viewer), aside=state.aside)

    breaks(laws.a_view_shows_no_secret, with_leak(why_first, view=view), "why_first-2")


def test_a_view_that_knows_leons_next_card_is_caught() -> None:
    def view(state: why_first_state.State, viewer: Viewer) -> Any:
        seen = why_first.view(state, viewer)
        if state.phase is not why_first_state.Phase.TURN_UP_LEON:
            return seen
        lay = why_first_state.Lay(state.aside[0], why_first_state.LEON)
        return replace(seen, laid=(*seen.laid, lay))

    breaks(laws.a_view_shows_no_secret, with_leak(why_first, view=view), "why_first-2-tactical")


def test_a_hand_dealt_without_a_mask_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why_first_events.HandDealt, "seen_by", unmasked)

    breaks(laws.a_hidden_draw_looks_the_same, why_first, "why_first-4")
    breaks(laws.what_happens_looks_the_same, why_first, "why_first-4")


def test_options_that_leave_out_what_others_hold_are_caught() -> None:
    def pending(state: why_first_state.State) -> Any:
        waiting = why_first.pending(state)
        if state.phase is not why_first_state.Phase.LAY or not isinstance(waiting, Decision):
            return waiting
        best = max(card.white for hand in state.hands for card in hand)
        return Decision(
            {
                seat: tuple(lay for lay in offer if cast("Any", lay).card.white != best) or offer
                for seat, offer in waiting.options.items()
            }
        )

    breaks(laws.a_view_shows_no_secret, with_leak(why_first, pending=pending), "why_first-3")


def test_a_default_choice_that_knows_other_hands_is_caught() -> None:
    def default_choice(state: why_first_state.State, seat: Seat) -> Any:
        waiting = why_first.pending(state)
        assert isinstance(waiting, Decision)
        offer = waiting.options[seat]
        return offer[sum(card.white for card in state.aside) % len(offer)]

    game = with_leak(why_first, default_choice=default_choice)

    breaks(laws.a_default_choice_betrays_nothing, game, "why_first-4")


def test_a_determinize_that_deals_a_card_twice_is_caught() -> None:
    def determinize(view: Any, rng: Any) -> Any:
        world = why_first.determinize(view, rng)
        return replace(world, aside=(*world.aside[:-1], *world.aside[:1]))

    game = with_leak(why_first, determinize=determinize)

    breaks(laws.a_determinized_world_looks_the_same, game, "why_first-3")
