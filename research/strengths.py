"""The table of docs/bots.md: each level against the one below it, one against a table full.

    python -m research.strengths [--jobs J] [--games why_first --players 6] [--folder DIR]

Interrupted, it goes on where it was: every arena keeps its deals in a file of the folder.
"""

import argparse
from pathlib import Path
from typing import Final

from paddock.catalog import GAMES
from paddock.lab.arena import Plan, play_arena
from paddock.lab.strength import Strength, strengths

SEED: Final = 1
PLAYERS: Final = (3, 4, 6)
DUELS: Final = (("expert", "regular"), ("regular", "rookie"))
TITLES: Final = {"outspeed": "OUTSPEED", "why_first": "Why First?"}
SIMULATIONS: Final = {"outspeed": 30, "why_first": 100}


def main() -> None:
    """Play all of it, and print the table as Markdown."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--expert-deals", type=int, default=500)
    parser.add_argument("--simulations", type=int, help="of an Expert, whatever it plays")
    parser.add_argument("--folder", type=Path, default=Path(".cache/strengths"))
    parser.add_argument("--games", nargs="+", default=[*GAMES])
    parser.add_argument("--players", type=int, nargs="+", default=[*PLAYERS])
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print(
        "| | players | deals | simulations | win share | above 1/n | interval | CPU ms a decision |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        for strong, weak in DUELS:
            deals = given.expert_deals if strong == "expert" else given.deals
            for players in given.players:
                bots = (strong, *[weak] * (players - 1))
                simulations = SIMULATIONS[game]
                if strong == "expert":
                    simulations = given.simulations or simulations
                config = GAMES[game].config(players)
                plan = Plan(game, config, deals, SEED, bots, simulations)
                _row(plan, given.jobs, given.folder)


def _row(plan: Plan, jobs: int, folder: Path) -> None:
    strong, weak = plan.bots[0], plan.bots[-1]
    players = plan.config.players
    name = f"{plan.game}-{strong}-{weak}-{players}-{plan.deals}-{plan.simulations}.jsonl"
    deals = play_arena(plan, jobs, lambda _: None, folder / name)
    (found,) = [one for one in strengths(plan, deals) if one.bot == strong]
    versus = f"{TITLES[plan.game]}: {strong.capitalize()} against {weak.capitalize()}s"
    simulations = plan.simulations if strong == "expert" else "\u2013"
    row = f"{versus} | {players} | {plan.deals} | {simulations} | {_figures(found)}"
    print(f"| {row} |", flush=True)


def _figures(found: Strength) -> str:
    share, gain = f"{100 * found.win_share:.1f} %", f"{100 * found.gain:+.1f}"
    return (
        f"{share} | {gain} | {100 * found.low:+.1f} … {100 * found.high:+.1f} | {found.mean_ms:.1f}"
    )


if __name__ == "__main__":
    main()
