"""Where lines are not counted, nothing traces them: it would make the tests take twice as long."""

import sys
import threading

import pytest


@pytest.mark.no_cover
def test_a_test_that_is_not_counted_is_not_traced() -> None:
    assert sys.gettrace() is None
    assert threading.gettrace() is None
