"""The Champion's look ahead in Why First?: as the Expert's search sees it, from the view alone."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from paddock.arrays import as_numpy, numpy_array
from paddock.bots.foresight import Foresight
from paddock.bots.search import Budget, Node, Search
from paddock.catalog import GAMES
from paddock.core import Decision, Seat
from paddock.game_entry import bots_of
from paddock.games.why_first.bots import appraisal, insight, lookahead, outlook, outlook_arrays
from paddock.games.why_first.layout import RACES, ROUNDS, Layout
from paddock.games.why_first.state import Figure, Lay, Phase
from tests.contract.playouts import playout

ENTRY = GAMES["why_first"]
EVERY = [(players, variant) for players in (2, 3, 6) for variant in (None, "tactical")]
every_table = pytest.mark.parametrize(("players", "variant"), EVERY)
ROUGHLY = 0.03
"""How far two estimates of a few hundred worlds may be apart."""


def decisions(players: int, variant: str | None, seed: int = 1) -> Any:
    rules = ENTRY.rules.game
    start = rules.setup(ENTRY.config(players, variant=variant))
    for moment in playout(rules, start, Random(seed)):
        if isinstance(moment.waiting, Decision):
            for seat, options in moment.waiting.options.items():
                if len(options) > 1:
                    yield rules.view(moment.state, seat), options


def estimated(view: Any, options: Any, times: int) -> Any:
    return np.mean([lookahead.outcomes(view, options, Random(n)).mean(0) for n in range(times)], 0)


class Rows(Node[Any]):
    """Keeps what each simulation found instead of learning from it."""

    def learn_all(self, values: Any) -> None:
        kept.append(values)


kept: list[Any] = []


class Formula:
    """Judges by the closed formula of the outlook, in the place of the nets."""

    def __init__(self, players: int) -> None:
        self._layout = Layout(players, tactical=False)

    def after_race(self, totals: Any, left: int) -> Any:
        return np.array([outlook.chances_to_win(tuple(map(int, row)), left)[0] for row in totals])

    def after_round(self, race: appraisal.Race) -> Any:
        rounds = ROUNDS - int(as_numpy(race.round))
        to_come = 1 + rounds * (self._layout.players - 1) / self._layout.figures * 1.2
        totals = tuple(map(int, as_numpy(race.totals)))
        places, left = as_numpy(race.fields + race.mean), int(as_numpy(race.left))
        return outlook_arrays.chances(totals, left, places, to_come)[..., 0]


@pytest.mark.parametrize("players", [2, 4])
def test_by_the_formula_a_round_is_worth_what_the_search_finds(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appraisal, "trained", Formula)
    for view, options in [*decisions(players, None)][:: 5 * players]:
        search = Search(ENTRY.rules.game, insight, view, options, Random(2))
        search.root = Rows(search.root.options, search.root.prior)
        kept.clear()
        search.run(Budget(300))
        found = np.mean(kept, 0) + 1 / players
        assert estimated(view, search.root.options, 8) == pytest.approx(found, abs=ROUGHLY)


def judged_by_totals(state: Any, view: Any) -> float:
    """What the totals after a race are worth to the viewer: by nets, where there are some."""
    players = view.config.players
    if players not in appraisal.players(tactical=True):
        return float(insight.chances(state)[view.seat])
    order = Layout(players, tactical=True).seen_from(view.seat)
    totals = np.array(state.totals())[None, order]
    left = 0 if state.phase is Phase.OVER else RACES - state.race + 1
    return float(appraisal.trained(players, tactical=True).after_race(totals, left)[0])


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_last_move_of_a_race_is_worth_exactly_what_it_scores(players: int) -> None:
    """7.4 Nothing is hidden and nobody moves after it: the points decide (4.1)."""
    checked = 0
    for view, options in decisions(players, "tactical", 3):
        if view.phase is not Phase.MOVE or view.round < 5 or len(view.laid) > 1:
            continue
        checked += 1
        found = lookahead.outcomes(view, options, Random(1))[0]
        world = ENTRY.rules.game.determinize(view, Random(1))
        after = [ENTRY.rules.game.apply_choices(world, {view.seat: one}).state for one in options]
        assert found == pytest.approx([judged_by_totals(state, view) for state in after], abs=1e-5)
    assert checked


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_move_before_a_tactical_round_is_judged_with_the_cards_in_hand(
    players: int,
) -> None:
    """7.2 The next round begins on this track, and the seat knows what it holds."""
    nets, checked = appraisal.trained(players, tactical=True), 0
    for view, options in decisions(players, "tactical", 3):
        if view.phase is not Phase.MOVE or view.round == 5 or len(view.laid) > 1:
            continue
        checked += 1
        order = Layout(players, tactical=True).seen_from(view.seat)
        values = [card.value for card in view.my_hand]
        whites = [card.white for card in view.my_hand]
        for option, found in zip(options, lookahead.outcomes(view, options, Random(1))[0]):
            fields = [*view.fields]
            moved = fields[option.figure] + view.laid[0].card.value
            fields[option.figure] = max(-12, min(16, moved))
            totals = np.array(outlook.totals_of(view))[order]
            held = [np.mean(values)], [min(values)], [max(values)]
            when = RACES - view.race, view.round + 1
            parts = (np.array(fields)[order], *held, totals, *when, [np.mean(whites)])
            race = appraisal.Race(*[numpy_array(np.array(part)) for part in parts])
            assert found == pytest.approx(float(nets.after_round(race)), abs=1e-5)
    assert checked


def test_what_is_kept_for_a_tactical_race_counts() -> None:
    """7.1 Two cards of one value lead to the same track, but not to the same hand."""
    nets_at = 0
    for view, options in decisions(3, "tactical", 2):
        values = [lay.card.value for lay in options] if view.phase is Phase.LAY else []
        if view.race == RACES and len({*values}) == len(values) > 1:
            kept = lookahead._my_chance(
                view,
                np.tile(np.array(view.fields), (1, len(options), 1)),
                [[card for card in view.my_hand if card != lay.card] for lay in options],
            )
            nets_at += len({*kept.ravel().round(6).tolist()}) > 1
    assert nets_at


def test_a_move_heeds_the_moves_that_follow() -> None:
    """7.2 The next owner takes back what a move gains, so it is worth less than it looks."""
    heeded = 0.0
    for view, options in decisions(5, "tactical"):
        if view.phase is Phase.MOVE and len(view.laid) == 2:
            alone = lookahead._worth_of_moves(
                view, lookahead._moves(np.array(view.fields), view.laid[0].card.value), 1
            )[..., view.seat]
            heeded += alone.max() - lookahead.outcomes(view, options, Random(1))[0].max()
    assert heeded > 0


@every_table
def test_outcomes_depend_on_the_view_alone(players: int, variant: str | None) -> None:
    for view, options in [*decisions(players, variant)][::7]:
        hidden = [ENTRY.rules.game.determinize(view, Random(n)) for n in range(2)]
        seen = [ENTRY.rules.game.view(world, view.seat) for world in hidden]
        one, other = (lookahead.outcomes(known, options, Random(5)) for known in seen)
        assert (one == other).all()
        assert ((one >= 0) & (one <= 1)).all()


@pytest.mark.parametrize("figures", [3, 4, 6])
def test_arrays_have_the_chances_of_the_outlook(figures: int) -> None:
    rng = Random(figures)
    for left in range(5):
        totals = tuple(rng.randrange(-3, 12) for _ in range(figures))
        places = [rng.uniform(-8, 10) for _ in range(figures)]
        many = outlook_arrays.chances(totals, left, np.array([places]), 2.0)[0]
        one = outlook.Outlook(totals, left, 2.0).of_all(places)
        # The outlook of a single track leaves out what is unlikely.
        assert many == pytest.approx(one, abs=outlook.UNLIKELY * figures)
        fields = np.array([[rng.randrange(-3, 4) for _ in range(figures)], [2] * figures])
        scored = outlook_arrays.chances_when_scored(totals, left, fields)
        for row, found in zip(fields.tolist(), scored, strict=True):
            ranking = sorted({*row})
            second = ranking[-2] if len(ranking) > 1 else None
            points = [at if at == second else 0 for at in row]
            after = tuple(a + b for a, b in zip(totals, points, strict=True))
            assert found == pytest.approx(outlook.chances_to_win(after, left))


def test_all_totals_equal_share_the_victory() -> None:
    """5.2 Nobody scores on one field (4.2), and all totals stay equal."""
    found = outlook_arrays.chances_when_scored((0, 0, 0), 0, np.array([[3, 3, 3]]))
    assert found.tolist() == [[pytest.approx(1 / 3)] * 3]


@every_table
def test_foresight_mixes_every_choice_and_is_repeatable(players: int, variant: str | None) -> None:
    ahead = Foresight(ENTRY.rules.game, insight, lookahead, bots_of(ENTRY).is_last_choice)
    for view, options in [*decisions(players, variant)][::5]:
        even = [1 / len(options)] * len(options)

        def level(views: Any) -> list[float]:
            return [0.0] * len(views)

        weights = ahead.weigh(view, options, even, level, Random(1))
        assert sum(weights) == pytest.approx(1)
        assert weights == ahead.weigh(view, options, even, level, Random(1))
        assert sum(weight > 0 for weight in weights) <= 6


def test_foresight_follows_the_net_where_nothing_else_speaks() -> None:
    class Blind:
        def outcomes(self, _: Any, options: Any, __: Random) -> Any:
            return np.zeros((4, len(options)))

        def doubt(self, _: Any) -> float:
            return 0.03

        def is_open(self, view: Any) -> bool:
            return view.phase is Phase.MOVE

    ahead = Foresight(ENTRY.rules.game, insight, Blind(), lambda _: False)
    moves = (pair for pair in decisions(3, "tactical") if pair[0].phase is Phase.MOVE)
    view, options = next(moves)
    mixture = [0.7, 0.2, 0.1]
    weights = ahead.weigh(view, options, mixture, lambda views: [0.0] * len(views), Random(1))
    assert weights == pytest.approx(mixture, abs=1e-3)
    liked = ahead.weigh(view, options, mixture, lambda _: [0.2, 0.0, 0.0], Random(1))
    assert liked[2] > 0.9  # candidates come with the least liked first


def _even(views: Any) -> list[float]:
    return [0.0] * len(views)


def test_the_last_choice_does_not_follow_the_net() -> None:
    ahead = Foresight(ENTRY.rules.game, insight, lookahead, bots_of(ENTRY).is_last_choice)
    view, options = next(
        pair for pair in decisions(3, None) if bots_of(ENTRY).is_last_choice(pair[0])
    )
    one, other = (
        ahead.weigh(
            view, options, [float(at == only) for at in range(len(options))], _even, Random(1)
        )
        for only in range(2)
    )
    assert one == other


def test_the_expert_thinks_alike_of_every_seat() -> None:
    view, options = next(decisions(3, None))
    state = ENTRY.rules.game.determinize(view, Random(1))
    alike = replace(state, hands=(state.hands[view.seat],) * 3)
    found = [
        insight.weigh(
            alike,
            Seat(seat),
            tuple([Lay(one.card, Figure((one.before + seat) % 3)) for one in options]),
        )
        for seat in range(3)
    ]
    assert found[0] == pytest.approx(found[1])
    assert found[0] == pytest.approx(found[2])


def test_the_track_counts_while_a_tactical_race_goes_on() -> None:
    """7.4 In the fifth round hands are empty, and the race is not over."""
    rules = ENTRY.rules.game
    for moment in playout(rules, rules.setup(ENTRY.config(3, variant="tactical")), Random(4)):
        state = moment.state
        if state.phase is Phase.MOVE and state.round == 5 and len({*state.fields}) == 3:
            chances = insight.chances(state)
            second = sorted(range(3), key=lambda at: state.fields[at])[1]
            assert chances[second] != pytest.approx(outlook.chances_to_win((0, 0, 0), 5)[second])
            return
    raise AssertionError("no such moment")
