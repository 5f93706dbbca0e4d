"""How a client follows a table between two looks, as docs/protocol.md says it."""

from typing import Any


def after_choice(look: Any, entry: dict[str, Any]) -> Any:
    """The look after one more line: a choice comes without one of its own."""
    if look is None or entry["type"] != "Chose" or entry["decision"] != look["decision"]:
        return look
    waiting = [seat for seat in look["waiting_for"] if seat != entry["seat"]]
    mine = look["my_choice"] if entry["action"] is None else entry["action"]
    return {**look, "waiting_for": waiting, "my_choice": mine}
