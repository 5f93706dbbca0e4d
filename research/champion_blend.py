"""Make a net of a net and of answers to it: the mean of their weights.

    python -m research.champion_blend --answers ANSWER.npz ANSWER.npz --share 0.4 --out net.npz

An answer is trained from the net's own weights, so that what it has learned can be added. A share
of each difference goes to the net: it moves towards what beats it, as in fictitious play.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from paddock.bots.net import About, read_net, write_net
from paddock.train.net import Params, params_of
from research.champion_tune import PACKAGED


def blended(net: Params, answers: list[Params], share: float) -> Params:
    """The net, and a share of what each answer has learned."""
    return {
        name: weights + share * sum(answer[name] - weights for answer in answers)
        for name, weights in net.items()
    }


def about(net: Path, answers: list[Path]) -> About:
    """What made the net and the answers, and the command that ran here."""
    old, learned = read_net(net).about, [read_net(answer).about for answer in answers]
    words = " ".join(["python -m research.champion_blend", *sys.argv[1:]])
    of_answers = "; ".join(f"{one.command} ({one.device})" for one in learned)
    of_net = f"the net of commit {old.commit[:7]} ({old.command})"
    return msgspec.structs.replace(
        old,
        games=old.games + sum(one.games for one in learned),
        updates=old.updates + sum(one.updates for one in learned),
        minutes=round(old.minutes + sum(one.minutes for one in learned), 2),
        commit=learned[0].commit,
        command=f"{words}, from {of_net} and {of_answers}",
        device=f"{old.device} and {learned[0].device}",
    )


def main() -> None:
    """Read, blend and write."""
    parser = argparse.ArgumentParser(prog="python -m research.champion_blend", description=__doc__)
    parser.add_argument("--net", type=Path, default=Path(PACKAGED))
    parser.add_argument("--answers", type=Path, nargs="+", required=True)
    parser.add_argument("--share", type=float, default=0.4)
    parser.add_argument("--out", type=Path, required=True)
    given: Final = parser.parse_args()
    answers = [params_of(str(answer)) for answer in given.answers]
    net = blended(params_of(str(given.net)), answers, given.share)
    write_net(given.out, about(given.net, given.answers), net)
    print(read_net(given.out).about.command)


if __name__ == "__main__":
    main()
