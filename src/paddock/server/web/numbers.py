"""Numbers as clients send them: JSON does not tell 4 from 4.0."""

from typing import Any


def whole_numbers(tree: Any) -> Any:
    """The same value with a whole number wherever a float has no fraction, at any depth."""
    match tree:
        case float() if tree.is_integer():
            return int(tree)
        case dict():
            return {name: whole_numbers(value) for name, value in tree.items()}
        case list():
            return [whole_numbers(value) for value in tree]
        case _:
            return tree
