"""`make web` and the wheel, with a client that is built in an instant."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = Path("src/paddock/server/static")
BUILD: Final = """
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
const out = "../src/paddock/server/static";
rmSync(out, { recursive: true, force: true });
mkdirSync(`${out}/assets`, { recursive: true });
cpSync("page.html", `${out}/index.html`);
writeFileSync(`${out}/assets/main-1f.js`, process.version);
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What `make web` needs, and a client without any packages."""
    for name in ("Makefile", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for folder in ("docs/rules", "src/paddock/locale", "web/tests"):
        (tmp_path / folder).mkdir(parents=True)
    package = {"name": "client", "version": "1.0.0", "scripts": {"build": "node build.mjs"}}
    lock = {"name": "client", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": package}}
    web = tmp_path / "web"
    (web / "package.json").write_text(json.dumps(package), "utf-8")
    (web / "package-lock.json").write_text(json.dumps(lock), "utf-8")
    (web / "build.mjs").write_text(BUILD, "utf-8")
    (web / "page.html").write_text("first", "utf-8")
    return tmp_path


def make_web(tree: Path) -> str:
    """What it said."""
    if shutil.which("npm") is None:
        pytest.skip("there is no npm, and fetching one is too much for a test")
    done = subprocess.run(
        ["make", "web"],  # noqa: S607 - wherever it is
        cwd=tree,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr


def age(file: Path) -> None:
    """Written long before anything else."""
    os.utime(file, (1_000_000_000, 1_000_000_000))


def test_the_client_is_built_when_it_is_missing_or_older_than_what_it_is_made_of(
    tree: Path,
) -> None:
    index = tree / STATIC / "index.html"

    assert "building" in make_web(tree)
    assert index.read_text("utf-8") == "first"
    assert "building" not in make_web(tree)

    (tree / "web" / "page.html").write_text("second", "utf-8")
    age(index)
    reported = make_web(tree)
    assert "building" in reported
    assert "installing" not in reported
    assert index.read_text("utf-8") == "second"

    (tree / "web" / "tests" / "some.test.ts").write_text("", "utf-8")
    assert "building" not in make_web(tree)
    (tree / "src/paddock/locale" / "new.ftl").write_text("", "utf-8")
    age(index)
    assert "building" in make_web(tree)


@pytest.mark.parametrize("built", [True, False])
def test_a_wheel_has_the_client_if_it_was_built(tree: Path, *, built: bool) -> None:
    package = tree / "src" / "paddock"
    (package / "server").mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    if built:
        (tree / STATIC / "assets").mkdir(parents=True)
        (tree / STATIC / "index.html").write_text("", "utf-8")
        (tree / STATIC / "assets" / "main-1f.js.gz").write_text("", "utf-8")

    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tree / "out")]
    subprocess.run(command, cwd=tree, check=True, capture_output=True, timeout=60)  # noqa: S603

    (wheel,) = (tree / "out").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "paddock/__init__.py" in names
    assert ("paddock/server/static/index.html" in names) == built
    assert ("paddock/server/static/assets/main-1f.js.gz" in names) == built
