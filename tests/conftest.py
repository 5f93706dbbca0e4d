"""Hypothesis draws the same examples every time: a red test stays red until it is mended."""

import pytest
from hypothesis import settings

# A plugin that test modules import from, too: without this, pytest warns that it comes too late.
pytest.register_assert_rewrite("tests.postgres")

settings.register_profile("paddock", derandomize=True, deadline=None)
settings.load_profile("paddock")
