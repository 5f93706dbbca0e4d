"""Settings of every test, and the two tiers: what `make test` runs, and what is slow.

Hypothesis draws the same examples every time: a red test stays red until its cause is fixed.
"""

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.sizes import changed

# Plugins that test modules import from, too: without this, pytest warns that they come too late.
pytest.register_assert_rewrite("paddock.testing", "tests.postgres", "tests.server.stores")

COMPILED: Final = {
    "XLA_FLAGS": "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
    " --xla_cpu_use_fusion_emitters=false",
    "JAX_COMPILATION_CACHE_DIR": str(Path(__file__).parents[1] / ".cache" / "jax"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "0",
}
"""The arrays of the tests are small: compiling them takes longer than running them. So it is done
quickly, and once for all workers, for the processes that tests start, and for the next run."""
for name, value in COMPILED.items():
    os.environ.setdefault(name, value)

# Tests that a shell starts in the background ignore Ctrl-C, and so does all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("paddock", derandomize=True, deadline=None)
settings.load_profile("paddock")

NOT_COUNTED: Final = frozenset(
    {"browser", "build", "faults", "mutants", "results", "server", "terminal", "webkit"}
)
"""Folders in which lines are not counted: it takes long, and the rules have tests of their own."""

SLOW: Final = frozenset(
    {
        *("browser", "build", "differential", "mutants", "simulation"),
        *("test_bench.py", "test_kill.py", "test_serve.py", "test_tmux.py"),
        *("test_many_sockets.py", "test_postgres_processes.py", "test_processes.py"),
        *(
            "test_join.py",
            "test_last_route.py",
            "test_proxy.py",
            "test_regulars.py",
            "test_training.py",
        ),
        *("test_workers.py", "webkit"),
    }
)
"""Folders and modules for `make test-slow`: they start processes, or play thousands of games."""
SLOW_FIXTURES: Final = frozenset({"chromium", "postgres", "postgres_url", "ray"})
"""What starts a browser, a database or a cluster. Other slow tests are marked one by one."""
SPARED: Final = {
    "lab": ("tests/lab", "src/paddock/lab", "src/paddock/games", "src/paddock/bots"),
    "train": ("tests/train", "src/paddock/train", "src/paddock/games", "src/paddock/vector"),
}
"""Folders whose slow tests `.ci/run` leaves to the nightly job while nothing of theirs changed."""
FAST: Final = "not slow"
"""The mark expression of `make test`."""


def pytest_configure(config: pytest.Config) -> None:
    """A worker of pytest-xdist counts twice, and a pause would end only one of them.

    pytest-cov begins to count when it is loaded, and once more when the session starts.
    """
    counting = getattr(config.pluginmanager.get_plugin("_cov"), "cov_controller", None)
    if counting is not None and hasattr(config, "workerinput"):
        counting.cov.stop()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what is slow for `make test`: the imports alone take seconds."""
    ignored = config.option.markexpr == FAST and collection_path.name in SLOW
    return True if ignored else None


@pytest.hookimpl(tryfirst=True)  # before pytest picks by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark whole folders; single tests have marks of their own."""
    spared = {folder for folder, paths in SPARED.items() if not changed(*paths)}
    left: list[pytest.Item] = []
    for item in items:
        parts = item.path.relative_to(item.config.rootpath).parts
        if NOT_COUNTED.intersection(parts):
            item.add_marker(pytest.mark.no_cover)
        if SLOW.intersection(parts) or _is_slow(item):
            item.add_marker(pytest.mark.slow)
        if spared.intersection(parts) and item.get_closest_marker("slow"):
            left.append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def _is_slow(item: pytest.Item) -> bool:
    """Whether a test needs what takes seconds to start."""
    asked = isinstance(item, pytest.Function) and SLOW_FIXTURES.intersection(item.fixturenames)
    on_postgres = "postgres" in getattr(getattr(item, "callspec", None), "params", {}).values()
    return bool(asked) or on_postgres


def pytest_collection_finish() -> None:
    """What is loaded stays, and tests make much that goes by itself: garbage is sought seldom."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
