"""Hypothesis draws the same examples every time: a red test stays red until it is mended."""

import gc
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

# Plugins that test modules import from, too: without this, pytest warns that they come too late.
pytest.register_assert_rewrite("tests.postgres", "tests.server.stores")

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

# Whoever starts the tests in the background has them ignore Ctrl-C, and all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("paddock", derandomize=True, deadline=None)
settings.load_profile("paddock")

NOT_COUNTED: Final = frozenset({"browser", "faults", "mutants", "server", "terminal"})
"""Folders in which lines are not counted: it takes long, and the rules have tests of their own."""


def pytest_configure(config: pytest.Config) -> None:
    """A worker of pytest-xdist counts twice, and a pause would end only one of them.

    pytest-cov begins to count when it is loaded, and once more when the session starts.
    """
    counting = getattr(config.pluginmanager.get_plugin("_cov"), "cov_controller", None)
    if counting is not None and hasattr(config, "workerinput"):
        counting.cov.stop()


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Whole folders; single tests say it themselves."""
    for item in items:
        if NOT_COUNTED.intersection(item.path.relative_to(item.config.rootpath).parts):
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """What is loaded stays, and tests make much that goes by itself: garbage is sought seldom."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
