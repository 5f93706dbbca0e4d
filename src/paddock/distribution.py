"""The name of the package on an index, which is not its import name, and its version."""

from importlib import metadata
from typing import Final

DISTRIBUTION: Final = "paddock-games"
"""`paddock` is somebody else's on PyPI. The import and the command are `paddock` all the same."""


def version() -> str:
    """The installed version, or "unknown" in a source tree that is not installed."""
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "unknown"


def install_command(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"
