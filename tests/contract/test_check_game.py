"""`check_game` and `check_store` pass what is whole and name what is not."""

import asyncio
import itertools
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import AnyGame, Decision, Viewer
from paddock.game_entry import GameEntry
from paddock.games.why_first import rules as why_first
from paddock.server.store.base import Decide, OnWritten, Store
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.requests import Key
from paddock.testing import LawBrokenError, check_game, check_store
from paddock.testing.store_laws import OpenStore
from paddock.testing.stores import LAWS
from tests.contract.test_third_game import python
from tests.rules.why_first import secrets

pytestmark = pytest.mark.no_cover


def small(**functions: Any) -> GameEntry:
    """Why First? for three, with these of its functions replaced."""
    whole = {name: getattr(why_first, name) for name in why_first.__all__}
    game = cast("AnyGame", SimpleNamespace(**{**whole, **functions}))
    entry = GAMES["why_first"]
    rules = replace(entry.rules, game=game, players=range(3, 4), variants=())
    return replace(entry, rules=rules)


def test_a_whole_game_passes() -> None:
    assert check_game(small(), secrets=secrets, seeds=[1, 2]) == 2


def test_a_game_of_another_package_passes_without_our_tests() -> None:
    code = "from dash.entry import GAME; from paddock.testing import check_game"
    ran = python("-c", f"{code}; print(check_game(GAME))")
    assert (ran.err, ran.out) == ("", "9\n")


def test_a_leak_is_named_with_its_law_and_what_gives_it_away() -> None:
    def view(state: Any, viewer: Viewer) -> Any:
        return replace(why_first.view(state, viewer), my_hand=state.hands[0])

    with pytest.raises(LawBrokenError) as found:
        check_game(small(view=view), secrets=secrets)
    lines = str(found.value).splitlines()
    assert lines[0].startswith("why_first, 3 players, seed 0: “a view shows no secret” is broken")
    assert lines[1] == "a spectator could tell these worlds apart:"


def test_a_determinize_that_loses_what_is_open_is_found_without_secrets() -> None:
    def determinize(view: Any, rng: Random) -> Any:
        world = why_first.determinize(view, rng)
        return replace(world, fields=(0,) * len(world.fields))

    with pytest.raises(LawBrokenError, match="a view shows no secret"):
        check_game(small(determinize=determinize))


def test_rules_that_refuse_nothing_are_found() -> None:
    def apply_choices(state: Any, choices: Any) -> Any:
        waiting = why_first.pending(state)
        if not isinstance(waiting, Decision):
            return why_first.apply_choices(state, choices)
        safe = {seat: offer[0] for seat, offer in waiting.options.items()}
        kept = {seat: one for seat, one in choices.items() if one in waiting.options.get(seat, ())}
        return why_first.apply_choices(state, {**safe, **kept})

    with pytest.raises(LawBrokenError, match="a choice that is not offered is refused"):
        check_game(small(apply_choices=apply_choices))


def test_a_game_that_never_ends_is_found() -> None:
    def pending(state: Any) -> Any:
        return why_first.pending(why_first.setup(state.config))

    def apply_chance(state: Any, drawn: Any) -> Any:
        return replace(why_first.apply_chance(why_first.setup(state.config), drawn), state=state)

    with pytest.raises(LawBrokenError, match="does not end"):
        check_game(small(pending=pending, apply_chance=apply_chance))


def test_rules_that_raise_are_named_with_the_law() -> None:
    def default_choice(state: Any, seat: Any) -> Any:
        return ()[seat]

    with pytest.raises(LawBrokenError, match="default choice betrays nothing” met IndexError"):
        check_game(small(default_choice=default_choice))


# Stores


def sqlite_in(folder: Path, kind: Callable[[Store], Store] = lambda store: store) -> Any:
    """An empty store for every law, each in a file of its own."""
    numbers = itertools.count()

    async def opening(path: Path) -> Store:
        return kind(await SqliteStore.open(path))

    def make_empty() -> OpenStore:
        return partial(opening, folder / f"{next(numbers)}.db")

    return make_empty


class Forgetful:
    """A store that writes twice what was asked twice."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        self._store.submit(code, decide, None, then)


def test_our_store_passes(tmp_path: Path) -> None:
    assert check_store(sqlite_in(tmp_path)) == len(LAWS) > 30


def test_a_store_that_forgets_keys_is_found(tmp_path: Path) -> None:
    with pytest.raises(LawBrokenError, match=r"the store: “.*key"):
        check_store(sqlite_in(tmp_path, cast("Any", Forgetful)))


def test_a_store_that_fails_is_named_with_the_law() -> None:
    async def opening() -> Store:
        await asyncio.sleep(0)
        raise OSError("no disk")

    with pytest.raises(LawBrokenError, match="“a new table is there” met OSError"):
        check_store(lambda: opening)
