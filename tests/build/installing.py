"""Build the package as a release does, and install it into fresh virtual environments."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from paddock.distribution import DISTRIBUTION

ROOT: Final = Path(__file__).parents[2]
UV: Final = ROOT / ".venv" / "bin" / "uv"
LOCK: Final = ROOT / "requirements" / "dev.txt"
STATIC: Final = Path("src/paddock/server/static")


class Built(Struct, frozen=True):
    """The two files of a release."""

    sdist: Path
    wheel: Path


class Installed(Struct, frozen=True):
    """A virtual environment that has the wheel and some of its extras, nothing else of ours."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def paddock(self) -> Path:
        return self.folder / "bin" / "paddock"

    def run(
        self, *arguments: object, language: str = "en", typed: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """`paddock …`, far from the source tree."""
        return subprocess.run(  # noqa: S603 - our own command
            [self.paddock, *map(str, arguments)],
            cwd=self.folder,
            env=self.environment(language),
            input=typed,
            capture_output=True,
            check=False,
            encoding="utf-8",
            timeout=120,
        )

    def environment(self, language: str = "en") -> dict[str, str]:
        """What the user's shell says: nothing that leads back to the source tree."""
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        said = {"PADDOCK_LANG": language, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
        return {**kept, **said, "HOME": str(self.folder)}


def build(folder: Path) -> Built:
    """Tree → sdist → wheel, as `make dist` does."""
    _run([sys.executable, str(ROOT / "tools" / "build_package.py"), str(folder)], ROOT)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Built(sdist, wheel)


def install(wheel: Path, extras: str, folder: Path) -> Installed:
    """Install with the locked versions: from uv's cache, which `make` has filled, if it can."""
    _run([str(UV), "venv", "--quiet", "--python", sys.executable, str(folder)], ROOT)
    installed = Installed(folder)
    command = [str(UV), "pip", "install", "--quiet", "--python", str(installed.python)]
    command += ["--constraints", str(LOCK), f"{DISTRIBUTION}{extras} @ {wheel.as_uri()}"]
    if _code([*command, "--offline"]) != 0:
        _run(command, ROOT)
    return installed


def _code(command: Sequence[str]) -> int:
    return subprocess.run(  # noqa: S603 - our own installer
        command, check=False, capture_output=True, timeout=300, env=_environment()
    ).returncode


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own builder and installer
        command,
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
        env=_environment(),
    )
    assert done.returncode == 0, done.stderr


def _environment() -> dict[str, str]:
    return {**os.environ, "UV_CACHE_DIR": os.environ.get("UV_CACHE_DIR", str(ROOT / ".cache/uv"))}
