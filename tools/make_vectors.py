"""Writes tests/vectors/fair.json, what the shuffle proof gives in every language.

The file changes only together with docs/shuffle-proof.md; then `paddock/1` becomes `paddock/2`.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from paddock.core import Chance
from paddock.proof import fair, luck

VECTORS = Path(__file__).resolve().parent.parent / "tests" / "vectors" / "fair.json"

SECRETS = [bytes(32), bytes(range(32)), b"\xff" * 32]
TABLES = ["", "KESTREL-42", "Zürich 🏁"]
CONTRIBUTIONS = [bytes(16), bytes(range(16)), b"\xff" * 16]
SEATINGS: list[list[bytes | None]] = [
    [],
    [None],
    [None, None],
    [CONTRIBUTIONS[1], None, CONTRIBUTIONS[2]],
    [CONTRIBUTIONS[2], None, CONTRIBUTIONS[1]],
    [*CONTRIBUTIONS, *CONTRIBUTIONS],
]
BODIES = [b"", b'{"type":"Lay","card":[-2,15],"before":2}', bytes(range(256)) * 5]
CHANCES: list[tuple[str, Chance[Any]]] = [
    ("0", Chance({1: 1})),
    ("1", Chance(dict.fromkeys(range(1, 7), 1))),
    ("2", Chance({"nitro": 2, "flamethrower": 0, "fuel tank": 5, "ion cannon": 1}, 2)),
    ("3", Chance({"nitro": 2, "flamethrower": 0, "fuel tank": 5, "ion cannon": 1}, 8)),
    ("4", Chance(dict.fromkeys(range(32), 1), 5)),
    ("5", Chance(dict.fromkeys(range(32), 1), 32)),
    ("5", Chance(dict.fromkeys(range(31, -1, -1), 1), 5)),
    ("6", Chance({"heads": 2**52, "tails": 2**51 + 1})),
    ("7", Chance({"nothing": 1}, 0)),
    ("Würfel 🎲", Chance({0: 3, 1: 2, 2: 1}, 3)),
]
STREAMS: list[tuple[int, list[int]]] = [
    (1, [fair.SPAN - 1]),
    (3, [fair.SPAN - 1, 5]),
    (3, [fair.SPAN - 2]),
    (6, [fair.SPAN - 4, fair.SPAN - 1, fair.SPAN - 5]),
    (10, [fair.SPAN - 6, 7]),
    (10, [fair.SPAN - 7]),
    (2**53 - 1, [fair.SPAN - 1, fair.SPAN - 2**11 - 1]),
]
SHAKES = [(0, 8), (1, 8), (135, 32), (136, 32), (137, 136), (271, 137), (272, 300), (1000, 272)]


def vectors() -> dict[str, Any]:
    """For each function a list of what goes in and, under `gives`, what comes out."""
    draws = {"below": _belows(), "draw": _draws()}
    return {"shake256": _shakes(), **draws, **_hashes(), **_luck(), **_log()}


def _shakes() -> list[dict[str, Any]]:
    messages = [(bytes(place % 251 for place in range(size)), length) for size, length in SHAKES]
    return [
        {
            "message": message.hex(),
            "length": length,
            "gives": hashlib.shake_256(message).hexdigest(length),
        }
        for message, length in messages
    ]


def _belows() -> list[dict[str, Any]]:
    """Numbers of a stream are text: JSON readers round such large ones."""
    return [
        {"size": size, "stream": [*map(str, stream)], "gives": fair.below(size, stream)}
        for size, stream in STREAMS
    ]


def _draws() -> list[dict[str, Any]]:
    """Odds are pairs: the order counts, and an object of JSON has none."""
    seeds = [fair.seed(SECRETS[1], TABLES[1], SEATINGS[3]), b"\xff" * 32]
    return [
        {
            "seed": seed.hex(),
            "label": label,
            "odds": [*map(list, chance.odds.items())],
            "draws": chance.draws,
            "gives": list(fair.draw(seed, label, chance)),
        }
        for seed in seeds
        for label, chance in CHANCES
    ]


def _hashes() -> dict[str, list[dict[str, Any]]]:
    return {
        "commitment": [
            {"secret": secret.hex(), "table": table, "gives": fair.commitment(secret, table)}
            for secret in SECRETS
            for table in TABLES
        ],
        "pledge": [
            {"contribution": given.hex(), "gives": fair.pledge(given)} for given in CONTRIBUTIONS
        ],
        "seed": [
            {
                "secret": SECRETS[1].hex(),
                "table": table,
                "contributions": [given and given.hex() for given in seating],
                "gives": fair.seed(SECRETS[1], table, seating).hex(),
            }
            for table in TABLES
            for seating in SEATINGS
        ],
    }


def _luck() -> dict[str, list[dict[str, Any]]]:
    """A shared luck: draws are named by their place, and no table enters."""
    return {
        "luck_commitment": [
            {"secret": secret.hex(), "gives": luck.commitment(secret)} for secret in SECRETS
        ],
        "luck_draw": [
            {
                "secret": SECRETS[1].hex(),
                "place": place,
                "odds": [*map(list, chance.odds.items())],
                "draws": chance.draws,
                "gives": list(luck.draw(SECRETS[1], place, chance)),
            }
            for place in ("tile/3", "cost/4/2/1", "hand/2/0")
            for _, chance in CHANCES[1:5]
        ],
    }


def _log() -> dict[str, list[dict[str, Any]]]:
    """The log of a small table: each head is the one before the next entry."""
    secret, table = SECRETS[1], TABLES[1]
    promised = fair.commitment(secret, table)
    head = fair.genesis(table, promised)
    log: dict[str, list[dict[str, Any]]] = {"salt": [], "leaf": [], "link": []}
    log["genesis"] = [{"table": table, "commitment": promised, "gives": head}]
    for number, body in enumerate(BODIES):
        salt = fair.salt(secret, number)
        leaf = fair.leaf(salt, body)
        previous, head = head, fair.link(head, leaf)
        log["salt"].append({"secret": secret.hex(), "number": number, "gives": salt.hex()})
        log["leaf"].append({"salt": salt.hex(), "body": body.hex(), "gives": leaf})
        log["link"].append({"previous": previous, "leaf": leaf, "gives": head})
    return log


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(VECTORS)
