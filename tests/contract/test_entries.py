"""What a `GameEntry` promises beside the laws of `paddock.testing`."""

from random import Random

import pytest

from paddock.catalog import GAMES
from paddock.game_entry import NoEngineError, UnknownVariantError, engine_of
from tests.contract.playouts import playout


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
    assert engine_of(entry, entry.config(players)).players == players
    assert issubclass(NoEngineError, ValueError)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_loaded_late_is_there(name: str) -> None:
    entry = GAMES[name]
    assert entry.faces.terminal is not None
    assert callable(entry.faces.terminal.load().board)
    assert entry.faces.command_line is not None
    assert callable(entry.faces.command_line.load().draw_deck)
