"""The tools of a forger: the file of a finished game as a tree, read, changed and sealed again."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from paddock.proof import fair

Tree: TypeAlias = Any


def body(tree: Tree, line: int) -> Any:
    return msgspec.json.decode(tree["proof"]["lines"][line - 1]["body"])


def put(tree: Tree, line: int, entry: Any) -> None:
    tree["proof"]["lines"][line - 1]["body"] = msgspec.json.encode(entry).decode()


def lines_of(tree: Tree, kind: str) -> list[int]:
    """The places of all lines of a kind, from 1."""
    entries = [msgspec.json.decode(line["body"]) for line in tree["proof"]["lines"]]
    return [place for place, entry in enumerate(entries, 1) if entry["type"] == kind]


def seal(tree: Tree) -> None:
    """Number the lines again, and make every leaf and the head again."""
    proof = tree["proof"]
    secret, head = bytes.fromhex(proof["secret"]), fair.genesis(proof["table"], proof["commitment"])
    for place, line in enumerate(proof["lines"], 1):
        line["number"] = place
        line["leaf"] = fair.leaf(fair.salt(secret, place), line["body"].encode())
        head = fair.link(head, line["leaf"])
    proof["head"] = head


def reveals(tree: Tree) -> Iterator[tuple[int, Any, int]]:
    """Each line that reveals, its entry, and how many inputs there were before it."""
    count = 0
    for line in lines_of(tree, "Revealed"):
        entry = body(tree, line)
        yield line, entry, count
        count += len(entry["inputs"])


def a_draw(tree: Tree) -> tuple[int, Any, int, int]:
    """A draw in the middle of the game: line, entry, place in it, place among all inputs."""
    found = [
        (line, entry, place, count + place)
        for line, entry, count in reveals(tree)
        for place, given in enumerate(entry["inputs"])
        if given["type"] == "Drawn" and another_outcome(tree, count + place) is not None
    ]
    return found[len(found) // 2]


def another_outcome(tree: Tree, number: int) -> Any:
    """What could have been drawn instead, and is not drawn a second time."""
    offer, drawn = tree["proof"]["odds"][number], tree["inputs"][number]["drawn"]
    return next((each for each, weight in offer["odds"] if weight and each not in drawn), None)
