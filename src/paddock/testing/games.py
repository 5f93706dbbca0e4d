"""`check_game`: a game of another author, held to the laws that ours obey."""

from collections.abc import Callable, Iterable
from typing import Any

from paddock.game_entry import GameEntry
from paddock.testing import game_laws, secret_laws
from paddock.testing.subject import LawBrokenError, Secrets, Subject, held_to


def subjects(
    entry: GameEntry,
    secrets: Secrets | None = None,
    check_pieces: Callable[[Any], None] | None = None,
) -> list[Subject]:
    """The game with its house deck, for every number of players and every variant."""
    found = []
    for players in entry.rules.players:
        for variant in (None, *entry.rules.variants):
            name = f"{entry.name}, {players} players{f', {variant}' if variant else ''}"
            config = entry.config(players, variant=variant)
            found.append(Subject(entry.rules.game, name, config, entry, secrets, check_pieces))
    return found


def check_game(
    entry: GameEntry,
    *,
    secrets: Secrets | None = None,
    check_pieces: Callable[[Any], None] | None = None,
    seeds: Iterable[int] = range(3),
) -> int:
    """Hold a game to every law, in random games of every configuration; the number of games.

    `secrets` says what is secret in a state. Without it two laws are left out, and a leak that the
    game's own `determinize` respects is not seen. `check_pieces(state)` raises where a piece is
    lost. A broken law raises a `LawBrokenError`.
    """
    _need_assertions()
    tried = [*seeds]
    every = subjects(entry, secrets, check_pieces)
    for subject in every:
        for seed in tried:
            check_subject(subject, seed)
    return len(every) * len(tried)


def check_subject(subject: Subject, seed: int) -> None:
    """Hold one configuration of a game to every law, in the game of one seed."""
    laws = [*game_laws.LAWS, *secret_laws.LAWS]
    if subject.secrets is not None:
        laws += secret_laws.LAWS_WITH_SECRETS
    for law in laws:
        where = f"{subject.name}, seed {seed}"
        with held_to(law.__name__, where):
            try:
                law(subject, seed)
            except AssertionError:
                raise
            except Exception as error:
                sentence = law.__name__.replace("_", " ")
                raise LawBrokenError(f"{where}: “{sentence}” met {error!r}") from error


def _need_assertions() -> None:
    if not __debug__:
        raise RuntimeError("the laws are assertions: run Python without -O")
