"""Explains a finished game to one of its players, from what that player knew at the time."""

from paddock.coach.analysis import (
    WORLDS,
    Analysis,
    Hint,
    Judgement,
    OptionValue,
    analyse,
    judge_decision,
    judge_options,
)
from paddock.coach.judge import ChancesOfAll, InsightJudge, Judge, judge_for

__all__ = [
    "WORLDS",
    "Analysis",
    "ChancesOfAll",
    "Hint",
    "InsightJudge",
    "Judge",
    "Judgement",
    "OptionValue",
    "analyse",
    "judge_decision",
    "judge_for",
    "judge_options",
]
