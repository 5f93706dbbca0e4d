"""The arena: fair deals, every seat for everyone, the right numbers, and no deal played twice."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from paddock.bots.playing import play
from paddock.catalog import GAMES, bot
from paddock.lab import arena as arena_module
from paddock.lab.arena import Deal, Plan, Took, play_arena, play_deal
from paddock.lab.ledger import Ledger, ResumeError
from paddock.lab.strength import deal_gain, interval, ratings, strengths


def plan(game: str = "why_first", players: int = 3, deals: int = 6, *bots: str) -> Plan:
    seated = bots or ("regular", "rookie")
    return Plan(game, GAMES[game].config(players), deals, 5, seated, 2)


def results(deals: list[Deal]) -> list[tuple[object, ...]]:
    """All but how long it took."""
    return [(deal.number, deal.winners, deal.places) for deal in deals]


def quiet(done: int) -> None:
    pass


def test_every_bot_sits_in_every_seat_once_round_the_table() -> None:
    seatings = plan("outspeed", 4, 1, "expert", "regular", "rookie").seatings()
    assert seatings == (
        ("expert", "regular", "rookie", "expert"),
        ("expert", "expert", "regular", "rookie"),
        ("rookie", "expert", "expert", "regular"),
        ("regular", "rookie", "expert", "expert"),
    )
    assert len(plan("outspeed", 6, 1, "bold", "careful").seatings()) == 2
    assert len(plan("outspeed", 6, 1, "bold").seatings()) == 1


@pytest.mark.parametrize(("game", "players"), [("outspeed", 3), ("why_first", 3), ("why_first", 2)])
def test_a_deal_gives_every_seating_the_same_chance_by_round_and_player(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has a choice to make that changes what is dealt: so all of it must be the same."""
    games: list[dict[str, object]] = []

    def watched(name: str, config: object, bots: object, rng: Random, answer: object) -> object:
        dealt: dict[str, object] = {}
        games.append(dealt)

        def noting(state: object, chance: object) -> object:
            drawn = answer(state, chance)  # type: ignore[operator]
            dealt[GAMES[game].rules.name_of_chance(state)] = drawn
            return drawn

        return play(name, config, bots, rng, noting)  # type: ignore[arg-type]

    monkeypatch.setattr(arena_module, "play", watched)
    play_deal(plan(game, players, 1), 0)
    first, *others = games
    assert others
    for other in others:
        both = first.keys() & other.keys()
        fixed = [name for name in both if not name.startswith("tokens")]
        assert len(fixed) > 10
        assert [first[name] for name in fixed] == [other[name] for name in fixed]
    play_deal(plan(game, players, 1), 1)
    assert games[-1] != first


@pytest.mark.slow
def test_jobs_do_not_change_what_comes_out() -> None:
    assert results(play_arena(plan(), 1, quiet)) == results(play_arena(plan(), 2, quiet))


def test_an_arena_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play_arena(plan(), 1, quiet)
    file, heard = tmp_path / "arena.jsonl", list[int]()

    def stop(done: int) -> None:
        heard.append(done)
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_arena(plan(), 1, stop, file)
    with file.open("ab") as log:
        log.write(b'{"number":4,"winn')  # killed in the middle of a line
    heard.clear()
    again = play_arena(plan(), 1, heard.append, file)
    assert heard == [4, 2]
    assert results(again) == results(whole)
    heard.clear()
    assert results(play_arena(plan(), 1, heard.append, file)) == results(whole)
    assert heard == [6]


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    play_arena(plan(deals=1), 1, quiet, file)
    for other in (plan(deals=2), plan(players=4, deals=1), plan("why_first", 3, 1, "rookie")):
        with pytest.raises(ResumeError):
            Ledger(other, Deal, file)
    file.write_bytes(file.read_bytes() + b"nonsense\n")
    with pytest.raises(ResumeError):
        Ledger(plan(deals=1), Deal, file)


# Numbers


def made_up(*winners: tuple[int, ...]) -> Deal:
    places = tuple(tuple(1 if s in w else 2 for s in range(3)) for w in winners)
    took = {name: Took(10, 0.02, 0.005) for name in ("regular", "rookie", "expert")}
    return Deal(0, winners, places, took)


def test_a_share_of_a_victory_counts_as_a_share() -> None:
    three = plan("why_first", 3, 1, "expert", "regular", "rookie")
    # The expert sits in seats 0, 1, 2 in turn: it wins, shares with one other, loses to nobody.
    deal = made_up((0,), (0, 1), ())
    assert deal_gain(three, deal, "expert") == pytest.approx((1 + 0.5 + 0) / 3 - 1 / 3)
    assert deal_gain(three, deal, "rookie") == pytest.approx((0 + 0.5 + 0) / 3 - 1 / 3)


def test_all_gains_together_are_nothing_where_somebody_always_wins() -> None:
    three = plan("why_first", 3, 1, "regular", "rookie")
    deal = made_up((0,), (1,), (1, 2))
    gains = 2 * deal_gain(three, deal, "regular") + deal_gain(three, deal, "rookie")
    assert gains == pytest.approx(0)


def test_the_interval_holds_the_mean_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(100):
        values = [rng.gauss(0.3, 1) for _ in range(40)]
        low, high = interval(values, rng)
        held += low <= 0.3 <= high
    assert 86 <= held <= 100
    assert interval([0.5] * 10, rng) == (0.5, 0.5)


def test_who_is_always_ahead_is_rated_higher_and_more_surely_with_more_games() -> None:
    three = plan("why_first", 3, 1, "expert", "regular", "rookie")
    deals = [made_up((0,), (1,), (2,))] * 30
    few, many = ratings(three, deals[:3]), ratings(three, deals)
    assert many["expert"][0] > many["regular"][0] + 5
    assert many["expert"][0] > few["expert"][0]
    assert many["regular"][1] < few["regular"][1] < 25 / 3


def test_strengths_are_in_order_and_add_up() -> None:
    three = plan("why_first", 3, 2, "expert", "regular", "rookie")
    first, *others = strengths(three, [made_up((0,), (1,), (2,)), made_up((0,), (1,), (0,))])
    assert (first.bot, first.games, first.decisions) == ("expert", 6, 20)
    assert first.win_share == pytest.approx(5 / 6)
    assert first.low <= first.gain <= first.high
    assert first.mean_ms == pytest.approx(2)
    assert first.longest_ms == pytest.approx(5)
    assert sum(one.win_share for one in (first, *others)) == pytest.approx(1)


def test_bots_have_dice_of_their_own() -> None:
    """With any others at the table, a bot in the same seat of the same seating rolls the same."""
    rolled: list[list[float]] = []

    class Roller:
        def choose(self, sight: object, rng: Random) -> object:
            rolled[-1].append(rng.random())
            return sight.options[0]  # type: ignore[attr-defined]

    for other in ("rookie", "random"):
        rolled.append([])
        one = arena_module.Timed(Roller(), Random("5/0/0/0"))
        entry = GAMES["why_first"]
        seated = [one, bot("why_first", other, 1), bot("why_first", other, 2)]
        play(entry.rules.game, entry.config(3), seated, Random(1))
    assert rolled[0] == rolled[1]


def test_a_deal_is_the_same_when_it_is_read_again() -> None:
    deal = play_deal(plan(), 3)
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal


def test_gains_without_luck_are_the_gains_less_the_luck_of_their_seats() -> None:
    calm = msgspec.structs.replace(plan("outspeed", 3, 2), luck_adjusted=True)
    deals = play_arena(calm, 1, quiet)
    for one in strengths(calm, deals):
        lucky = [
            luck[seat]
            for deal in deals
            for names, luck in zip(calm.seatings(), deal.luck, strict=True)
            for seat, name in enumerate(names)
            if name == one.bot
        ]
        assert one.adjusted is not None
        assert one.adjusted.gain == pytest.approx(one.gain - sum(lucky) / len(lucky))
        assert one.adjusted.low <= one.adjusted.gain <= one.adjusted.high
        assert one.adjusted.ratio > 0


def test_luck_changes_no_game_and_no_file_of_an_arena_without_it() -> None:
    usual = plan("outspeed", 3, 1)
    calm = play_deal(msgspec.structs.replace(usual, luck_adjusted=True), 0)
    played = play_deal(usual, 0)
    assert (calm.winners, calm.places) == (played.winners, played.places)
    assert b"luck" not in msgspec.json.encode(usual)
    assert b"luck" not in msgspec.json.encode(played)
