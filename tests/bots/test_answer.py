"""The answer to the Champion: what it takes, and that it can sit at a table."""

from random import Random
from typing import Any

import pytest

from paddock.bots.bot import Peek
from paddock.bots.playing import play
from paddock.catalog import GAMES, bot
from paddock.champions import champion_of
from paddock.core import Decision
from paddock.game_entry import bots_of
from research import answer
from research.answer import Answer
from tests.contract.playouts import playout


def sights(game: str, players: int) -> Any:
    rules = GAMES[game].rules.game
    start = rules.setup(GAMES[game].config(players))
    for moment in playout(rules, start, Random(3)):
        if isinstance(moment.waiting, Decision):
            for seat, options in moment.waiting.options.items():
                if len(options) > 1:
                    yield Peek(options, rules, moment.state, seat)


def test_it_takes_what_is_better_by_more_than_its_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = next(sights("outspeed", 3))
    for best in range(len(sight.options)):
        values = [[0.2, 0.4]] * len(sight.options)
        values[best] = [0.31, 0.32]
        monkeypatch.setattr(answer, "judge_options", lambda *_, values=values, **__: values)
        assert Answer().choose(sight, Random(1)) == sight.options[best]


def test_where_nothing_is_better_it_does_what_the_champion_likes_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(answer, "judge_options", lambda *a, **_: [[0.3]] * len(a[3]))
    for sight in [*sights("outspeed", 3)][:12]:
        shares = champion_of(GAMES["outspeed"]).weigh(sight.view(), sight.options)
        liked = sight.options[shares.index(max(shares))]
        if not bots_of(GAMES["outspeed"]).is_last_choice(sight.view()):
            assert Answer().choose(sight, Random(1)) == liked


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_game_among_champions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer, "WORLDS", 1)
    entry = GAMES[game]
    bots = [Answer(), *[bot(game, "champion", seat) for seat in (1, 2)]]
    over = play(entry.rules.game, entry.config(3), bots, Random(1))
    assert over
