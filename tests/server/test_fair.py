"""The shuffle proof, as docs/shuffle-proof.md has it. How its draws fall is in test_fair_draws."""

import hashlib
import hmac
import json
import re
import runpy
import shutil
import subprocess
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

from paddock.core import Chance
from paddock.proof import fair, luck

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "shuffle-proof.md").read_text("utf-8")
VECTORS: Final = json.loads((ROOT / "tests" / "vectors" / "fair.json").read_text("utf-8"))
SECRET: Final = bytes(range(32))
GIVEN: Final = bytes(range(16))
HASH: Final = "5e" * 32


def unhex(digits: str) -> bytes:
    return bytes.fromhex(digits)


def drawn_again(vector: dict[str, Any]) -> list[Any]:
    chance = Chance[Any](dict(vector["odds"]), vector["draws"])
    return list(fair.draw(unhex(vector["seed"]), vector["label"], chance))


def seed_again(vector: dict[str, Any]) -> str:
    given = [digits and unhex(digits) for digits in vector["contributions"]]
    return fair.seed(unhex(vector["secret"]), vector["table"], given).hex()


def drawn_by_place_again(vector: dict[str, Any]) -> list[Any]:
    chance = Chance[Any](dict(vector["odds"]), vector["draws"])
    return list(luck.draw(unhex(vector["secret"]), vector["place"], chance))


AGAIN: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {
    "shake256": lambda v: hashlib.shake_256(unhex(v["message"])).hexdigest(v["length"]),
    "below": lambda v: fair.below(v["size"], map(int, v["stream"])),
    "draw": drawn_again,
    "commitment": lambda v: fair.commitment(unhex(v["secret"]), v["table"]),
    "pledge": lambda v: fair.pledge(unhex(v["contribution"])),
    "seed": seed_again,
    "luck_commitment": lambda v: luck.commitment(unhex(v["secret"])),
    "luck_draw": drawn_by_place_again,
    "salt": lambda v: fair.salt(unhex(v["secret"]), v["number"]).hex(),
    "leaf": lambda v: fair.leaf(unhex(v["salt"]), unhex(v["body"])),
    "genesis": lambda v: fair.genesis(v["table"], v["commitment"]),
    "link": lambda v: fair.link(v["previous"], v["leaf"]),
}

# Vectors, the page and the twin


@pytest.mark.parametrize("name", AGAIN)
def test_each_function_gives_what_its_vectors_say(name: str) -> None:
    assert VECTORS[name]
    assert [AGAIN[name](vector) for vector in VECTORS[name]] == [
        vector["gives"] for vector in VECTORS[name]
    ]


def test_the_vectors_are_those_that_the_tool_makes() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "make_vectors.py"))["vectors"]()
    assert json.loads(json.dumps(made)) == VECTORS
    assert VECTORS.keys() == AGAIN.keys()


def test_the_check_by_hand_in_python_holds(tmp_path: Path) -> None:
    (by_hand,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    script = tmp_path / "by_hand.py"
    script.write_text(by_hand, "utf-8")
    found = runpy.run_path(str(script))
    table = found["table"].decode()
    assert found["commitment"].hex() == fair.commitment(found["secret"], table)
    assert found["seed"] == fair.seed(found["secret"], table, [GIVEN, None, b"\xff" * 16])
    assert found["luck_commitment"].hex() == luck.commitment(found["luck"])
    assert found["leaf"].hex() == fair.leaf(fair.salt(found["secret"], 1), found["body"])


def test_the_check_by_hand_in_a_shell_holds() -> None:
    bash = shutil.which("bash")
    if bash is None or shutil.which("xxd") is None or shutil.which("sha256sum") is None:
        pytest.skip("bash, xxd or sha256sum is missing")
    (by_hand,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert said_by(bash, "-c", by_hand).split()[0] == fair.commitment(SECRET, "KESTREL-42")


def said_by(*command: str) -> str:
    """What a command says that must succeed, in the folder of the twin."""
    done = subprocess.run(  # noqa: S603 - the commands are those of this file and of the page
        command, cwd=ROOT / "web", capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# What goes into each hash, spelled out


def test_a_message_has_each_part_after_its_length() -> None:
    sealed = b"\0\0\0\0\0\0\0\x10paddock/1/pledge" + b"\0\0\0\0\0\0\0\x10" + GIVEN
    assert fair.pledge(GIVEN) == hashlib.sha256(sealed).hexdigest()


def test_a_seat_without_a_contribution_is_an_empty_part() -> None:
    parts = b"\0\0\0\0\0\0\0\x0epaddock/1/seed" + b"\0\0\0\0\0\0\0\x02T1"
    parts += b"\0\0\0\0\0\0\0\0" + b"\0\0\0\0\0\0\0\x10" + GIVEN
    assert fair.seed(SECRET, "T1", [None, GIVEN]) == hmac.digest(SECRET, parts, "sha256")


def test_a_number_of_a_stream_is_eight_bytes_of_shake_256() -> None:
    parts = b"\0\0\0\0\0\0\0\x0epaddock/1/draw" + b"\0\0\0\0\0\0\0\x20" + SECRET
    parts += b"\0\0\0\0\0\0\0\x0217" + b"\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x04"
    parts += b"\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0"
    stream = fair.numbers(SECRET, "17", 4)
    for counter in range(3):
        block = hashlib.shake_256(parts + bytes([counter])).digest(8)
        assert next(stream) == int.from_bytes(block, "big")


# Domain separation

OTHER_SECRET: Final = bytes(31) + b"\x01"
OTHER_GIVEN: Final = bytes(15) + b"\x01"
OTHER_HASH: Final = "5e" * 31 + "5f"

DIFFERENT: Final[dict[str, list[Any]]] = {
    "commitment": [
        fair.commitment(SECRET, "T"),
        fair.commitment(OTHER_SECRET, "T"),
        fair.commitment(SECRET, "U"),
        fair.commitment(SECRET, ""),
    ],
    "pledge": [fair.pledge(GIVEN), fair.pledge(OTHER_GIVEN)],
    "seed": [
        fair.seed(SECRET, "T", [GIVEN, OTHER_GIVEN]),
        fair.seed(OTHER_SECRET, "T", [GIVEN, OTHER_GIVEN]),
        fair.seed(SECRET, "U", [GIVEN, OTHER_GIVEN]),
        fair.seed(SECRET, "T", [OTHER_GIVEN, GIVEN]),
        fair.seed(SECRET, "T", [GIVEN, None]),
        fair.seed(SECRET, "T", [None, GIVEN]),
        fair.seed(SECRET, "T", [GIVEN]),
        fair.seed(SECRET, "T", [GIVEN, None, None]),
        fair.seed(SECRET, "T", []),
        fair.seed(SECRET, "T\0\0\0\0\0\0\0\0", []),
    ],
    "stream": [
        next(fair.numbers(SECRET, "1", 2)),
        next(fair.numbers(OTHER_SECRET, "1", 2)),
        next(fair.numbers(SECRET, "12", 2)),
        next(fair.numbers(SECRET, "2", 2)),
        next(fair.numbers(SECRET, "1", 1)),
        next(fair.numbers(SECRET, "", 12)),
    ],
    "salt": [fair.salt(SECRET, 0), fair.salt(OTHER_SECRET, 0), fair.salt(SECRET, 1)],
    "leaf": [
        fair.leaf(GIVEN, b"body"),
        fair.leaf(OTHER_GIVEN, b"body"),
        fair.leaf(GIVEN, b"other"),
        fair.leaf(GIVEN, b""),
    ],
    "genesis": [
        fair.genesis("T", HASH),
        fair.genesis("U", HASH),
        fair.genesis("T", OTHER_HASH),
    ],
    "link": [
        fair.link(HASH, HASH),
        fair.link(OTHER_HASH, HASH),
        fair.link(HASH, OTHER_HASH),
    ],
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_whatever_goes_in_changes_what_comes_out(name: str) -> None:
    for one, other in combinations(DIFFERENT[name], 2):
        assert one != other


def test_the_same_bytes_for_two_purposes_give_two_hashes() -> None:
    alike = [
        fair.genesis("\0" * 32, "00" * 32),
        fair.link("00" * 32, "00" * 32),
        fair.commitment(bytes(32), "\0" * 32),
        fair.leaf(bytes(16), bytes(32)),
        fair.pledge(bytes(16)),
        fair.seed(bytes(32), "\0" * 8, []).hex(),
    ]
    assert len({*alike}) == len(alike)
    assert fair.seed(bytes(32), "\0" * 8, [])[:16] != fair.salt(bytes(32), 0)


def test_a_log_has_one_head_an_order() -> None:
    one, other = fair.leaf(GIVEN, b"one"), fair.leaf(GIVEN, b"other")
    start = fair.genesis("T", HASH)
    assert fair.link(fair.link(start, one), other) != fair.link(fair.link(start, other), one)


# What is refused


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (lambda: fair.commitment(bytes(31), "T"), "a secret has 32 bytes, not 31"),
        (lambda: fair.seed(bytes(16), "T", []), "a secret has 32 bytes, not 16"),
        (lambda: fair.salt(bytes(33), 0), "a secret has 32 bytes, not 33"),
        (lambda: fair.pledge(b""), "a contribution has 16 bytes, not 0"),
        (lambda: fair.seed(SECRET, "T", [None, b""]), "a contribution has 16 bytes, not 0"),
        (lambda: fair.leaf(bytes(15), b""), "a salt has 16 bytes, not 15"),
        (lambda: fair.draw(bytes(16), "0", Chance({1: 1})), "a seed has 32 bytes, not 16"),
        (lambda: fair.link(HASH, "ab"), "a hash has 32 bytes, not 1"),
        (lambda: fair.link(HASH.upper(), HASH), "lower-case digits"),
        (lambda: fair.link(HASH, f"{HASH} "), "without gaps"),
        (lambda: fair.genesis("T", "xy" * 32), "non-hexadecimal"),
        (lambda: fair.genesis("\ud800", HASH), "surrogates not allowed"),
        (lambda: fair.draw(SECRET, "0", Chance({1: 2}, 3)), "not one of 0"),
        (lambda: fair.draw(SECRET, "0", Chance({1: 3, 2: -1})), "how many there are, not -1"),
        (lambda: fair.below(257, [0], 256), "one of 1 to 256 can be drawn, not one of 257"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(ask: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ask()


def test_a_number_of_an_entry_is_not_negative() -> None:
    with pytest.raises(OverflowError):
        fair.salt(SECRET, -1)
