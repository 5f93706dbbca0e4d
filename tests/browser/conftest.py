"""One Chromium and one real `paddock serve` for all tests of this folder, in each worker.

They are shut down when a worker turns to other tests: while Playwright runs, no other loop can.
"""

import os
import re
import shutil
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, TimeoutError, expect, sync_playwright  # noqa: A004

from paddock.server.web.client_files import PACKAGED
from tests.browser.people import PATIENCE, People
from tests.server.serving import Server

HERE: Final = Path(__file__).parent
NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The shell is Chromium without its windows, which nobody sees here: a third less work."""

WAITED: Final = re.compile(r"with timeout \d+ms")
"""In what `expect` says."""
FAILED: Final = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str | None:
    """The browser that is named, or one that is installed."""
    named = os.environ.get("PADDOCK_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def waited_in_vain(error: BaseException | None) -> bool:
    """Whether what should have come did not. What came and should not have is something else."""
    expected = isinstance(error, AssertionError) and WAITED.search(str(error)) is not None
    return expected or isinstance(error, TimeoutError)


def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Where `.ci/run` asks for it, a test that waited in vain on a busy machine may do so again."""
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if item.path.parent == HERE:
                item.add_marker(pytest.mark.flaky(reruns=1, condition=waited_in_vain))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium: install one, or name it with PADDOCK_CHROMIUM=/path/to/chromium")
    if not (PACKAGED / "index.html").exists():
        pytest.skip("the browser client is not built: `make web` does that")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PADDOCK_LIMIT_OPENS", "100000")
        environment.setenv("PADDOCK_LIMIT_CONNECTS", "100000")
        with Server(tmp_path_factory.mktemp("paddock") / "data") as running:
            yield running


@pytest.fixture
def people(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """The people who take part. Nobody's page may have had a problem in the end."""
    everybody = People(chromium, server.url)
    yield everybody
    if request.node.stash.get(FAILED, False):
        everybody.leave_traces()
    assert everybody.go() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
