"""Build the source distribution, and the wheel from it: `python tools/build_package.py FOLDER`.

As `python -m build` does, but with the hatchling of .venv instead of an environment of its own.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def build(folder: Path) -> tuple[Path, Path]:
    """Build both into a folder, and return their paths."""
    _hatchling("sdist", ROOT, folder)
    (sdist,) = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(sdist) as packed:
            packed.extractall(unpacked, filter="data")
        (tree,) = Path(unpacked).iterdir()
        _hatchling("wheel", tree, folder)
    (wheel,) = folder.glob("*.whl")
    return sdist, wheel


def _hatchling(target: str, tree: Path, folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=tree, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - ours


if __name__ == "__main__":
    for path in build(Path(sys.argv[1]).resolve()):
        print(path)
