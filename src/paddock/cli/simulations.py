"""`paddock simulate` and `paddock demo`: games between bots, counted or reported."""

import json
import secrets
import shlex
from argparse import Namespace
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final

from paddock import vector
from paddock.bots.own import NoSuchBotError
from paddock.catalog import GAMES, SIMULATIONS
from paddock.cli.decks import deck_label, load_deck
from paddock.cli.errors import refuse
from paddock.cli.output import bar
from paddock.cli.replays import tell
from paddock.cli.tables import as_json, game_name, print_tables
from paddock.cli.values import DEFAULT_BOTS
from paddock.game_entry import GameEntry
from paddock.lab import cluster
from paddock.lab.ledger import ResumeError
from paddock.lab.shares import OtherRulesError, Spread, by_jobs, run_of
from paddock.lab.shares import simulate as simulate_run
from paddock.lab.simulation import Counts, Plan, play_one
from paddock.words import Words, one_line, words_at

RANDOM_BOTS: Final = ("random",)
"""A vector engine knows no others."""


def demo(parsed: Namespace, words: Words) -> int:
    """Play one game between bots and tell it."""
    seed = secrets.randbelow(10**6) if parsed.seed is None else parsed.seed
    entry = GAMES[parsed.game]
    simulations = parsed.simulations
    config = agreed_config(parsed, entry)
    check_bots(parsed, config.players)
    plan = Plan(parsed.game, config, 1, seed, parsed.bots, simulations=simulations)
    players, deck = plan.config.players, deck_label(words, entry, plan.config.deck)
    print(words("demo-opening", game=game_name(words, entry.name), players=players, deck=deck))
    print()
    events = (event for step in play_one(plan, 0).events for event in step)
    tell(entry, events, words_at(words, entry, players), None)
    print()
    print(words("demo-again", command=_demo_again(parsed, seed)))
    return 0


def _demo_again(parsed: Namespace, seed: int) -> str:
    """Return the command that tells the same game."""
    command = ["paddock", "demo", parsed.game, "--players", str(parsed.players)]
    command += ["--seed", str(seed), "--bots", ",".join(parsed.bots)]
    if parsed.simulations != SIMULATIONS.simulations:
        command += ["--simulations", str(parsed.simulations)]
    command += [] if parsed.deck is None else ["--deck", parsed.deck]
    command += [] if parsed.variant is None else ["--variant", parsed.variant]
    command += [] if parsed.lang is None else ["--lang", parsed.lang]
    return shlex.join(command)


def simulate(parsed: Namespace, words: Words) -> int:
    """Play many games and print what was counted."""
    on_arrays = parsed.engine == "vector"
    parsed.bots = parsed.bots or (RANDOM_BOTS if on_arrays else DEFAULT_BOTS)
    config = agreed_config(parsed, GAMES[parsed.game])
    check_bots(parsed, config.players)
    if on_arrays:
        _check_vector(parsed)
    if parsed.cluster is not None:
        _check_cluster(parsed)
    if parsed.save is not None:
        _make_folder(parsed.save)
    seed, bots = parsed.seed, parsed.bots
    plan = Plan(parsed.game, config, parsed.games, seed, bots, parsed.save, parsed.simulations)
    counts = _simulate_with_progress(plan, parsed, words)
    if parsed.json:
        print(json.dumps(as_json(plan, counts), ensure_ascii=False))
    else:
        print_tables(plan, counts, words)
    return 0


def agreed_config(parsed: Namespace, entry: GameEntry) -> Any:
    """Return the config of a game, or refuse with what does not fit."""
    if parsed.players not in entry.rules.players:
        raise refuse(
            "wrong-players",
            game=entry.title,
            players=parsed.players,
            least=entry.rules.players[0],
            most=entry.rules.players[-1],
        )
    if parsed.variant is not None and parsed.variant not in entry.rules.variants:
        raise refuse("wrong-variant", variant=parsed.variant, game=entry.title)
    deck = None if parsed.deck is None else load_deck(parsed.deck, entry)
    return entry.config(parsed.players, deck, variant=parsed.variant)


def check_bots(parsed: Namespace, seats: int) -> None:
    """Refuse more bots than there are seats for them."""
    if len(parsed.bots) > seats:
        raise refuse("too-many-bots", bots=len(parsed.bots), seats=seats)


def _check_vector(parsed: Namespace) -> None:
    """Refuse what the vector engine cannot do: it plays at random and uses the cores by itself."""
    entry = GAMES[parsed.game]
    if entry.research is None or entry.research.engine is None:
        raise refuse("vector-no-engine", game=entry.title)
    if not vector.is_installed():
        raise refuse("vector-missing")
    if parsed.save is not None or {*parsed.bots} != {*RANDOM_BOTS}:
        raise refuse("vector-random-only")


def _check_cluster(parsed: Namespace) -> None:
    """Workers are other machines, or may be: what they write, nobody would find."""
    if not cluster.is_installed():
        raise refuse("cluster-missing")
    if parsed.save is not None:
        raise refuse("cluster-keeps-no-records")


def _make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
        (Path(path) / ".paddock-probe").touch()
        (Path(path) / ".paddock-probe").unlink()
    except OSError as error:
        raise refuse("folder-unwritable", path=path) from error


def _simulate_with_progress(plan: Plan, parsed: Namespace, words: Words) -> Counts:
    run, file = run_of(plan, parsed.engine), None if parsed.resume is None else Path(parsed.resume)
    with bar(words("progress-games"), plan.games) as advance:
        try:
            return simulate_run(run, advance, _workers(parsed), file)
        except ResumeError as error:
            raise refuse("resume-other", path=parsed.resume) from error
        except OSError as error:
            if plan.save is not None:
                raise refuse("folder-unwritable", path=plan.save) from error
            if file is not None:
                raise refuse("page-unwritable", path=parsed.resume) from error
            raise


def _workers(parsed: Namespace) -> Spread:
    if parsed.cluster is not None:
        return lambda do, pieces: _on_cluster(do, pieces, parsed)
    return by_jobs(1 if parsed.engine == "vector" else parsed.jobs or 1)


def _on_cluster(do: Any, pieces: Sequence[Any], parsed: Namespace) -> Generator[Any, None, None]:
    """Work for the cluster; what is amiss with it is said in a sentence."""
    on_gpus = parsed.engine == "vector"
    try:
        yield from cluster.spread(do, pieces, parsed.cluster, parsed.jobs, on_gpus=on_gpus)
    except cluster.NoClusterError as error:
        raise refuse("cluster-silent", address=parsed.cluster) from error
    except cluster.ClusterError as error:
        raise refuse("cluster-fails", address=parsed.cluster, why=one_line(str(error))) from error
    except OtherRulesError as error:
        raise refuse("cluster-other-rules", address=parsed.cluster, why=str(error)) from error
    except NoSuchBotError as error:
        raise refuse("cluster-no-bot", bot=str(error)) from error
