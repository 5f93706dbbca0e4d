"""A library that is not installed: one sentence names the extra that brings it."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from paddock.cli import serving
from paddock.cli.errors import EXTRAS
from paddock.cli.options import shared
from paddock.distribution import DISTRIBUTION
from paddock.server.process import run as running
from paddock.words import LANGUAGES
from tests.cli.running import Shell

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


PROVIDERS = packages_distributions()


def _named(requirements: list[str]) -> set[str]:
    """The distributions that these requirements name, by their normal names."""
    names = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {re.sub(r"[-_.]+", "-", found[0]).lower() for found in names if found}


def _brought_by(extra: str) -> set[str]:
    return _named(PROJECT["optional-dependencies"][extra])


@pytest.mark.parametrize("module", EXTRAS)
def test_the_extra_brings_the_library(module: str) -> None:
    assert _named(PROVIDERS[module]) & _brought_by(EXTRAS[module])


def test_no_library_of_an_extra_is_forgotten() -> None:
    extras = PROJECT["optional-dependencies"]
    brought = set[str]().union(*map(_brought_by, extras)) - {DISTRIBUTION}
    known = set[str]().union(*(_named(PROVIDERS[module]) for module in EXTRAS))
    assert brought <= known


def test_all_is_every_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras["all"]
    assert everything == f"paddock-games[{','.join(name for name in extras if name != 'all')}]"


def _lack(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """As if it were not installed. The tests of the built package do it for real."""

    def fail(name: str) -> None:
        raise ModuleNotFoundError(name, name=module)

    monkeypatch.setattr(shared, "import_module", fail)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "module"),
    [
        ("serve", "uvicorn.protocols"),
        ("arena outspeed", "openskill"),
        ("join http://localhost/t/ABCDEFGHIJKL", "websockets"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    module: str,
    language: str,
) -> None:
    _lack(monkeypatch, module)
    ran = shell(*command.split(), "--lang", language)
    assert ran.refused_in_one_line()
    library = module.partition(".")[0]
    assert library in ran.err
    assert f"pip install 'paddock-games[{EXTRAS[library]}]'" in ran.err


def test_a_library_of_no_extra_is_our_own_mistake(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    _lack(monkeypatch, "paddock.cli.gone")
    with pytest.raises(ModuleNotFoundError):
        shell("rules", "outspeed", "4.9")


@pytest.mark.parametrize(
    ("module", "extras"),
    [
        *[(f"cli.{name}", set[str]()) for name in ("simulations", "replays", "rulebooks", "decks")],
        *[(f"cli.{name}", set[str]()) for name in ("analyses", "verifying")],
        *[(f"games.outspeed.cli.{name}", set[str]()) for name in ("output", "printing", "report")],
        ("games.why_first.cli.output", set[str]()),
        ("cli.playing", {"play"}),
        ("cli.remote", {"play"}),
        ("cli.arenas", {"arena"}),
    ],
)
def test_a_command_imports_no_library_of_another_extra(module: str, extras: set[str]) -> None:
    """In a process of its own, where the libraries of all other extras cannot be found."""
    hidden = {library for library, extra in EXTRAS.items() if extra not in extras}
    program = f"import sys; sys.modules.update(dict.fromkeys({hidden})); import paddock.{module}"
    ran = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("built", [True, False])
def test_a_server_without_a_browser_client_says_so(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, built: bool
) -> None:
    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr(serving, "PACKAGED", tmp_path)
    monkeypatch.setattr(
        running, "serve", lambda _settings, listening: listening("http://127.0.0.1:1")
    )
    ran = shell("serve")
    assert ran.out.startswith("Open http://localhost:1 ")
    assert ("has no browser client" in ran.out) != built
