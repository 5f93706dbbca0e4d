"""Hypothesis draws the same examples every time: a red test stays red until it is mended."""

import pytest
from hypothesis import settings

# Plugins that test modules import from, too: without this, pytest warns that they come too late.
pytest.register_assert_rewrite("tests.postgres", "tests.server.stores")

settings.register_profile("paddock", derandomize=True, deadline=None)
settings.load_profile("paddock")
