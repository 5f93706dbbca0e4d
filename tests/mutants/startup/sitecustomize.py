"""Python imports this at its start, in a process with a planted mistake and in those it starts."""

import os
import types
from importlib.machinery import SourceFileLoader
from pathlib import Path

FILE, TEXT = os.environ["PADDOCK_PLANTED_FILE"], os.environ["PADDOCK_PLANTED_TEXT"]
usual = SourceFileLoader.get_code


def get_code(self: SourceFileLoader, name: str) -> types.CodeType | None:
    """Compile the changed text in place of the one file; read all others as usual."""
    if self.path != FILE:
        return usual(self, name)
    code: types.CodeType = compile(Path(TEXT).read_text("utf-8"), FILE, "exec", dont_inherit=True)
    return code


SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
