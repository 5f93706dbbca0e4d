"""Files of a user that no other user of the machine may read."""

import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def state_folder() -> Path:
    """Where a user's programs keep what should survive them (XDG)."""
    given = os.environ.get("XDG_STATE_HOME")
    home = Path(given) if given else Path.home() / ".local" / "state"
    return home / "paddock"


def write_private(path: Path, data: bytes) -> None:
    """Put a file in its place at once, readable by its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
    beside.replace(path)
