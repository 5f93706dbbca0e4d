"""Hypothesis draws the same examples every time: a red test stays red until it is mended."""

from hypothesis import settings

pytest_plugins = ["tests.postgres"]

settings.register_profile("paddock", derandomize=True, deadline=None)
settings.load_profile("paddock")
