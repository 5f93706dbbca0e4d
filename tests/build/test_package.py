"""What a user gets who installs the package: tree → sdist → wheel → fresh environment."""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path
from typing import Final

import pytest

from paddock.words import Words
from tests.build.installing import ROOT, STATIC, Built, Installed, build, install
from tests.server.serving import Server
from tests.terminal.pseudo_terminal import Terminal

pytestmark = pytest.mark.xdist_group("package")  # it is built once

SENTENCES: Final = {
    "en": "This needs the package",
    "pl": "Do tego potrzebny jest pakiet",
    "de": "Dafür wird das Paket",
    "ru": "Для этого нужен пакет",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    assert (ROOT / STATIC / "index.html").is_file(), "the client is not built: make web"
    return build(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def plain(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install paddock-games`."""
    return install(built.wheel, "", tmp_path_factory.mktemp("plain") / "venv")


@pytest.fixture(scope="module")
def full(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install 'paddock-games[play,server]'`."""
    return install(built.wheel, "[play,server]", tmp_path_factory.mktemp("full") / "venv")


def readme_example() -> str:
    """The program in README.md."""
    text = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return str(example)


def test_the_metadata_is_complete(built: Built) -> None:
    twine = [sys.executable, "-m", "twine", "check", "--strict", str(built.sdist), str(built.wheel)]
    done = subprocess.run(twine, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout


def test_a_wheel_without_the_browser_client_is_refused(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in ("README.md", "LICENSE", "pyproject.toml", "tools/hatch_hooks.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(ROOT / "docs" / "rules", tree / "docs" / "rules")
    (tree / "src" / "paddock").mkdir(parents=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]

    def built(**more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, **more}
        return subprocess.run(  # noqa: S603 - our own builder
            command, cwd=tree, env=environment, capture_output=True, text=True, check=False
        )

    refused = built()
    assert (refused.returncode, "make web" in refused.stderr) == (1, True)
    assert built(PADDOCK_WITHOUT_CLIENT="1").returncode == 0


def test_the_metadata_names_the_project(built: Built) -> None:
    names = zipfile.ZipFile(built.wheel)
    (path,) = [name for name in names.namelist() if name.endswith(".dist-info/METADATA")]
    metadata = names.read(path).decode()
    assert "\nName: paddock-games\n" in metadata
    assert not re.search(r"\]\((?!https?://)", metadata.partition("\n\n")[2])


def test_the_wheel_has_every_rulebook(built: Built) -> None:
    books = {path.relative_to(ROOT / "docs/rules") for path in (ROOT / "docs/rules").rglob("*.md")}
    names = zipfile.ZipFile(built.wheel).namelist()
    assert len(books) >= 8
    assert {f"paddock/rulebooks/{book.as_posix()}" for book in books} <= {*names}


def test_the_plain_package_has_the_rules(plain: Installed) -> None:
    assert plain.run("rules", "outspeed", "4.9").stdout.startswith("4.9 Electromagnet.")
    assert plain.run("rules", "why_first", "4.1", language="ru").stdout.startswith("4.1 ")


def test_the_plain_package_plays_and_reads(plain: Installed, tmp_path: Path) -> None:
    saved = plain.run("simulate", "outspeed", "--games", 2, "--save", tmp_path, "--json")
    assert json.loads(saved.stdout)["games"] == 2, saved.stderr
    assert "Round 1" in plain.run("replay", tmp_path / "outspeed-1-0.json").stdout
    assert "zone" in plain.run("deck", "show", "--tile", 4).stdout.lower()
    assert plain.run("deck", "print", "--picture", tmp_path / "faces.svg").returncode == 0
    assert plain.run("verify", ROOT / "tests/vectors/proof-outspeed.json").returncode == 0


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("arena outspeed --deals 1", "arena"),
        ("simulate outspeed --engine vector", "vector"),
        ("simulate outspeed --cluster local", "cluster"),
        ("serve --port 0", "server"),
        ("backup copy.db", "server"),
        ("bot http://localhost/t/ABCDEFGHIJKL", "play"),
        ("join http://localhost/t/ABCDEFGHIJKL", "play"),
    ],
)
def test_a_command_without_its_extra_names_it(plain: Installed, command: str, extra: str) -> None:
    done = plain.run(*command.split())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"pip install 'paddock-games[{extra}]'" in done.stderr


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_it_is_named_in_four_languages(plain: Installed, language: str) -> None:
    assert plain.run("serve", language=language).stderr.startswith(SENTENCES[language])


def on_screen(installed: Installed, *arguments: str) -> Terminal:
    """`paddock …` in a terminal of its own."""
    home = str(installed.folder)
    return Terminal(*arguments, program=[str(installed.paddock)], HOME=home)


def test_the_screen_without_its_extra_names_it(plain: Installed) -> None:
    with on_screen(plain, "play", "outspeed") as screen:
        screen.wait_for("pip install 'paddock-games[play]'")


def test_a_postgres_server_without_its_extra_names_it(full: Installed) -> None:
    done = full.run("serve", "--port", 0, "--database", "postgresql://localhost/none")
    assert done.stderr.count("\n") == 1
    assert "pip install 'paddock-games[postgres]'" in done.stderr


def test_a_game_in_lines(full: Installed) -> None:
    done = full.run("play", "outspeed", "--plain", "--bots", "rookie", typed="?4.9\n" + "1\n" * 400)
    assert "4.9 Electromagnet." in done.stdout
    assert "The game is over." in done.stdout, done.stderr


def test_the_rules_on_the_screen(full: Installed) -> None:
    with on_screen(full, "play", "outspeed", "--seed", "3") as screen:
        screen.wait_for(Words("en")("web-os-choose-route"))
        screen.type("?")
        screen.wait_for("then Enter")
        screen.type("4.9\r")
        screen.wait_for("Electromagnet.")


def test_the_server_serves_its_browser_client(full: Installed, tmp_path: Path) -> None:
    with Server(tmp_path / "data", program=[str(full.paddock)]) as server:
        page = urllib.request.urlopen(server.url).read().decode()  # noqa: S310 - ours
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        code = urllib.request.urlopen(server.url + script).read()  # noqa: S310 - the same
    assert len(code) > 10_000


def test_the_laws_come_with_the_plain_package(plain: Installed, tmp_path: Path) -> None:
    code = "from paddock import GAMES; from paddock.testing import check_game, check_store;"
    code += " print(check_game(GAMES['why_first'], seeds=[1]))"
    done = subprocess.run(  # noqa: S603 - our own package
        [plain.python, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert (done.stdout, done.stderr) == ("10\n", "")


def test_the_example_of_the_readme_runs(plain: Installed, tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    program.write_text(readme_example(), "utf-8")
    done = subprocess.run(  # noqa: S603 - our own example
        [plain.python, program], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert re.fullmatch(r"\(\d, \d, \d, \d\)\n", done.stdout), done.stderr


def test_a_program_that_uses_it_is_typed(plain: Installed, tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        str(tmp_path),
    ]
    mypy += ["--python-executable", str(plain.python), str(program)]

    def checked(text: str) -> str:
        program.write_text(text, "utf-8")
        done = subprocess.run(mypy, capture_output=True, text=True, check=False, cwd=tmp_path)  # noqa: S603
        return done.stdout

    assert checked(readme_example()).startswith("Success")
    assert "error" in checked(readme_example() + "waiting.places + 1\n")


@pytest.mark.parametrize(
    "module", ["gymnasium", "gymnasium_vector", "jaxmarl", "openspiel", "pettingzoo"]
)
def test_an_environment_without_its_library_names_the_extra(plain: Installed, module: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own module
        [plain.python, "-c", f"import paddock.envs.{module}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.endswith("pip install 'paddock-games[envs]'\n")
