"""A memory of one: what was just worked out of a state need not be worked out again."""

from collections.abc import Callable
from typing import TypeVar

ArgumentT = TypeVar("ArgumentT")
ResultT = TypeVar("ResultT")


def remember_last(function: Callable[[ArgumentT], ResultT]) -> Callable[[ArgumentT], ResultT]:
    """Keep the last answer for as long as it is asked of the very same object.

    Whoever asks a game what is pending comes back with an input to the same state, and the rules
    have to know the options again. The argument must never change; states are frozen.
    """
    last: tuple[ArgumentT, ResultT] | None = None

    def remembering(argument: ArgumentT) -> ResultT:
        nonlocal last
        known = last
        if known is not None and known[0] is argument:
            return known[1]
        result = function(argument)
        last = (argument, result)
        return result

    return remembering


def remember_last_equal(
    function: Callable[[ArgumentT], ResultT],
) -> Callable[[ArgumentT], ResultT]:
    """Keep the last answer for as long as it is asked of something equal.

    For what is put together anew each time, of parts that are mostly the very same.
    """
    last: tuple[ArgumentT, ResultT] | None = None

    def remembering(argument: ArgumentT) -> ResultT:
        nonlocal last
        known = last
        if known is not None and known[0] == argument:
            return known[1]
        result = function(argument)
        last = (argument, result)
        return result

    return remembering
