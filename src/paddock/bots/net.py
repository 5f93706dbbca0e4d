"""A trained net in a file, and what it makes of features. It needs NumPy and nothing else.

The file is an `.npz` of float16 arrays, made float32 once when it is read. A text of JSON in it
says what the net is for and how it was made.
"""

import json
from collections.abc import Hashable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.json import encode
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float32]
FORMAT: Final = 1
SMALLEST: Final = 1e-6
"""Added to a mean square before its root is taken; the trainer has the same."""

FEW_ROWS: Final = 8
"""Up to so many views are judged one by one: OpenBLAS would use threads for them (`_product`)."""


class About(Struct, frozen=True):
    """What a net is for, and how it was made."""

    game: str
    variants: tuple[str | None, ...]
    players: tuple[int, ...]
    features: int
    """The version of the game's features."""
    decks: str
    """`house` or `random`."""
    deck_digest: str
    """Of the house deck that it was trained on."""
    seed: int
    updates: int
    games: int
    minutes: float
    commit: str
    command: str
    device: str
    format: int = FORMAT


class UnreadableNetError(Exception):
    """The file holds no net of this version; says why."""


class Layer(NamedTuple):
    """Weights, biases and the gains of the norm."""

    weights: Floats
    biases: Floats
    gains: Floats


class Net:
    """Residual layers with a norm each; a head for the policy and one for the value."""

    def __init__(self, about: About, arrays: Mapping[str, ArrayLike]) -> None:
        self.about = about
        wide = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
        count = sum(name.startswith("weights") for name in wide)
        self.layers = [
            Layer(wide[f"weights{n}"], wide[f"biases{n}"], wide[f"gains{n}"]) for n in range(count)
        ]
        self.policy = wide["policy"], wide["policy_biases"]
        self.value = wide["value"], wide["value_biases"]

    def __call__(self, inputs: Floats) -> tuple[Floats, Floats]:
        """[..., slot] How much each action is worth choosing, and the expected result."""
        if inputs.ndim > 1 and len(inputs) <= FEW_ROWS:
            logits, values = zip(*map(self, inputs), strict=True)
            return np.stack(logits), np.stack(values)
        now = inputs
        for number, (weights, biases, gains) in enumerate(self.layers):
            out = _product(now, weights) + biases if number == 0 else now @ weights + biases
            scale = np.sqrt(np.mean(out * out, -1, keepdims=True) + SMALLEST)
            out = np.maximum(out / scale * gains, 0)
            now = out if number == 0 else now + out
        (policy, policy_biases), (value, value_biases) = self.policy, self.value
        return now @ policy + policy_biases, (now @ value + value_biases)[..., 0]


def _product(inputs: Floats, weights: Floats) -> Floats:
    """The inputs times the weights.

    Most inputs of one view are zero. Whole, the largest first layer makes OpenBLAS use threads; on
    a busy machine waiting for them took 11 ms instead of 0.02 (p95).
    """
    if inputs.ndim > 1:
        return inputs @ weights
    used = np.flatnonzero(inputs)
    return inputs[used] @ weights[used]


def digest_of(deck: Hashable) -> str:
    """Names a deck by what is in it."""
    return sha256(encode(deck)).hexdigest()[:16]


def write_net(file: Path, about: About, arrays: Mapping[str, ArrayLike]) -> None:
    """Replace the file: half a net is never there."""
    small = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    text = np.array(json.dumps(to_builtins(about)))
    waiting = file.with_name(f".{file.stem}-new.npz")
    named: dict[str, Any] = {"about": text, **small}
    np.savez_compressed(waiting, **named)
    waiting.replace(file)


def read_net(file: Path) -> Net:
    """The net in a file, or an error that says why there is none."""
    try:
        with file.open("rb") as opened:
            return load_net(opened)
    except OSError as error:
        raise UnreadableNetError(f"{type(error).__name__}: {error}") from error


def load_net(opened: IO[bytes]) -> Net:
    """The same from an open file."""
    try:
        with np.load(opened, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
        about = convert(json.loads(str(arrays.pop("about"))), About)
        if about.format != FORMAT:
            raise UnreadableNetError(f"format {about.format}")
        return Net(about, arrays)
    except (OSError, EOFError, BadZipFile, ValueError, KeyError, ValidationError) as error:
        raise UnreadableNetError(f"{type(error).__name__}: {error}") from error
