"""`paddock train`: a net that learns a game by playing against itself."""

import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from paddock.bots.net import UnreadableNetError, read_net
from paddock.catalog import GAMES
from paddock.cli.errors import refuse
from paddock.cli.output import bar, decimal, signed
from paddock.cli.tables import game_name
from paddock.game_entry import GameEntry
from paddock.train.setting import (
    ANSWER,
    CONTINUED,
    EVALUATIONS,
    HOUSE,
    SETTLE,
    SETTLING,
    SETTLING_EVALUATIONS,
    SIZES,
    Limit,
    Rates,
    Setting,
    Sizes,
)
from paddock.words import Words

if TYPE_CHECKING:
    from paddock.train.gauge import Gauge
    from paddock.train.run import Run

BOTH: Final = "both"
STEPS_OF_THE_BAR: Final = 1000
LINE_SECONDS: Final = 15.0
"""Where nobody watches a bar, a line comes this often."""


def train(parsed: Namespace, words: Words) -> int:
    """Train, and say how strong the net has become."""
    setting, limit = _setting(parsed, words), _limit(parsed)
    folder = Path(parsed.out)
    from paddock.train.checkpoint import FILE, OtherSettingError  # noqa: PLC0415 - needs JAX
    from paddock.train.run import NET, PAGE, Run  # noqa: PLC0415 - as above

    if not parsed.resume and (folder / FILE).exists():
        raise refuse("train-folder-used", path=parsed.out)
    evaluations = SETTLING_EVALUATIONS if parsed.settle else EVALUATIONS
    run = Run(setting, folder, evaluations=evaluations)
    if parsed.resume:
        try:
            run.resume()
        except (OSError, KeyError, OtherSettingError) as error:
            raise refuse("resume-other", path=str(folder / FILE)) from error
    players = ", ".join(map(str, setting.players))
    print(words("train-opening", game=game_name(words, setting.game), players=players), flush=True)
    gauge = _gauge(run, parsed)
    run.compile(lambda line: print(line, flush=True), wait=limit.updates is not None)
    if gauge is not None and limit.updates is not None:
        gauge.wait()
    with bar(words("progress-training"), STEPS_OF_THE_BAR) as advance:
        run.train(limit, _teller(words, advance), gauge)
    if setting.against:
        print(words("train-lower-bound"))
    print(words("train-files", net=str(folder / NET), page=str(folder / PAGE)), flush=True)
    if run.is_compiling() or (gauge is not None and gauge.is_compiling()):
        os._exit(0)  # XLA cannot be interrupted, and aborts a process that ends meanwhile
    return 0


def _gauge(run: "Run", parsed: Namespace) -> "Gauge | None":
    """Short answers beside the run, if they are asked for."""
    if parsed.gauge is None:
        return None
    from paddock.train.gauge import Gauge  # noqa: PLC0415 - needs JAX

    return Gauge(run, tuple(parsed.gauge))


def _teller(words: Words, advance: Callable[[int], None]) -> Callable[[dict[str, Any]], None]:
    """Move the bar on; a line for each duel and, where no bar is seen, now and then."""
    shown, last = 0, 0.0

    def report(row: dict[str, Any]) -> None:
        nonlocal shown, last
        if "against" in row:
            print(_duel(words, row), flush=True)
            return
        now = round(STEPS_OF_THE_BAR * row["done"])
        advance(now - shown)
        shown = now
        if not sys.stderr.isatty() and time.monotonic() - last > LINE_SECONDS:
            last = time.monotonic()
            line = words(
                "train-line",
                done=decimal(words, 100 * row["done"]),
                update=row["update"],
                games=row["games"],
                seconds=round(row["seconds"]),
                entropy=f"{row['entropy']:.3f}",
                error=f"{row['value_error']:.4f}",
            )
            print(line, flush=True)

    return report


def _duel(words: Words, row: dict[str, Any]) -> str:
    name = str(row["against"])
    if name.startswith("earlier"):
        against = words("train-earlier", share=round(100 * float(name.split()[1])))
    else:
        against = "" if name == "answer" else words(f"train-{name}")
    return words(
        "train-duel" if against else "train-gauge",
        table=row["table"],
        **({"against": against} if against else {}),
        gain=signed(words, row["gain"]),
        margin=decimal(words, row["margin"]),
        deals=row["deals"],
    )


def _limit(parsed: Namespace) -> Limit:
    if parsed.updates is not None:
        return Limit(updates=parsed.updates)
    return Limit(minutes=float(parsed.minutes))


def _setting(parsed: Namespace, words: Words) -> Setting:
    entry = GAMES[parsed.game]
    _check_game(entry, parsed)
    players = parsed.players or (4,)
    for number in (*players, *(parsed.gauge or ())):
        if number not in entry.rules.players:
            raise refuse(
                "wrong-players",
                game=entry.title,
                players=number,
                least=entry.rules.players[0],
                most=entry.rules.players[-1],
            )
    if parsed.settle and (parsed.start is None or parsed.against is not None):
        raise refuse("train-settle-start")
    for file in (parsed.start, parsed.against):
        _check_net(file, parsed.game)
    return Setting(
        parsed.game,
        tuple(players),
        _variants(parsed),
        parsed.decks,
        parsed.seed,
        _sizes(parsed),
        _rates(parsed),
        parsed.start or parsed.against or "",
        parsed.against or "",
        parsed.work_out_last,
    )


def _check_game(entry: GameEntry, parsed: Namespace) -> None:
    """Refuse what the game does not have."""
    if entry.research is None or entry.research.engine is None:
        raise refuse("train-no-engine", game=entry.title)
    if entry.bots is None or entry.bots.features is None:
        raise refuse("train-no-features", game=entry.title)
    from paddock.train.game_training import training_of  # noqa: PLC0415 - needs JAX

    training = training_of(parsed.game)
    if parsed.work_out_last and training.last_choices is None:
        raise refuse("train-no-last", game=entry.title)
    if parsed.decks != HOUSE and not training.varies_decks:
        raise refuse("train-no-decks", game=entry.title)


def _rates(parsed: Namespace) -> Rates:
    if parsed.against:
        return ANSWER
    if parsed.settle:
        return SETTLE
    return CONTINUED if parsed.start else Rates()


def _variants(parsed: Namespace) -> tuple[str | None, ...]:
    """Return the usual game, a variant, or both by turns."""
    known = GAMES[parsed.game].rules.variants
    if parsed.variant is None:
        return (None,)
    if parsed.variant == BOTH:
        return (None, *known)
    if parsed.variant not in known:
        raise refuse("wrong-variant", variant=parsed.variant, game=GAMES[parsed.game].title)
    return (parsed.variant,)


def _check_net(file: str | None, game: str) -> None:
    if file is None:
        return
    try:
        net = read_net(Path(file))
    except UnreadableNetError as error:
        raise refuse("net-unreadable", path=file, why=str(error)) from error
    if net.about.game != game:
        raise refuse("net-unreadable", path=file, why=net.about.game)


def _sizes(parsed: Namespace) -> Sizes:
    """Those of the device; a net to start from says how large it is."""
    import jax  # noqa: PLC0415 - slow to import, and an extra

    known = SETTLING if parsed.settle else SIZES
    sizes = known["cpu" if jax.default_backend() == "cpu" else "gpu"]
    if file := parsed.start or parsed.against:
        layers = read_net(Path(file)).layers
        sizes = replace(sizes, width=layers[0].weights.shape[1], layers=len(layers))
    named = {
        name: value
        for name in ("width", "layers", "samples")
        if (value := getattr(parsed, name)) is not None
    }
    return replace(sizes, **named)
