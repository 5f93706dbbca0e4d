"""What a `GameEntry` promises of its game holds in random games of every configuration."""

from random import Random

import pytest

from paddock.catalog import GAMES
from paddock.core import Chance, Decision
from paddock.engines import NoEngineError, engine_of
from paddock.game_entry import UnknownVariantError, research_of
from tests.contract.playouts import played, playout
from tests.contract.starts import SUBJECTS

SEEDS = range(3)


@pytest.mark.parametrize("name", SUBJECTS)
def test_no_game_is_longer_and_no_outcome_larger_than_its_entry_says(name: str) -> None:
    entry = GAMES[name.partition("-")[0]]
    for seed in SEEDS:
        waited = [moment.waiting for moment in played(name, seed)]
        chances = [waiting for waiting in waited if isinstance(waiting, Chance)]
        assert (
            sum(isinstance(waiting, Decision) for waiting in waited)
            <= research_of(entry).max_decisions
        )
        assert sum(chance.draws for chance in chances) <= research_of(entry).max_chances
        for chance in chances:
            numbers = [research_of(entry).outcome_number(outcome) for outcome in chance.odds]
            assert len({*numbers}) == len(numbers)
            assert all(0 <= number < research_of(entry).max_outcomes for number in numbers)


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_figure_is_on_the_track_or_out(name: str) -> None:
    entry = GAMES[name.partition("-")[0]]
    for moment in played(name, 1):
        track = research_of(entry).track(moment.state)
        assert len(track.places) == len(track.numbers)
        assert all(place is None or place in track.fields for place in track.places)
        assert all(marker in track.fields for marker in track.markers)


@pytest.mark.parametrize("name", GAMES)
def test_its_variants_are_known_by_name_and_others_are_refused(name: str) -> None:
    entry = GAMES[name]
    for variant in entry.rules.variants:
        config = entry.config(entry.rules.players[0], variant=variant)
        assert type(config.variant) is type(entry.rules.variants[0])
    with pytest.raises(UnknownVariantError, match=f"{name} has no variant 'chess'"):
        entry.config(entry.rules.players[0], variant="chess")


@pytest.mark.parametrize("name", GAMES)
def test_what_it_counts_has_names_for_its_rows(name: str) -> None:
    entry = GAMES[name]
    config = entry.config(entry.rules.players[0])
    steps = [
        moment.step
        for moment in playout(entry.rules.game, entry.rules.game.setup(config), Random(1))
    ]
    counts = entry.rules.tally(
        config, tuple(event for step in steps if step for event in step.events)
    )
    counted = {path[0].replace(" ", "_"): path[1] for path in counts if len(path) == 2}
    assert counted.keys() & entry.words.sections.keys()
    for section in counted.keys() & entry.words.sections.keys():
        assert entry.words.sections[section](counted[section]).name


@pytest.mark.parametrize("name", GAMES)
def test_its_engine_is_made_for_the_config(name: str) -> None:
    entry = GAMES[name]
    players = entry.rules.players[-1]
    assert engine_of(name, entry.config(players)).players == players
    assert issubclass(NoEngineError, ValueError)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_loaded_late_is_there(name: str) -> None:
    entry = GAMES[name]
    assert entry.faces.terminal is not None
    assert callable(entry.faces.terminal.load().board)
    assert entry.faces.command_line is not None
    assert callable(entry.faces.command_line.load().draw_deck)
