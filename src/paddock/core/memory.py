"""Caches the last result of a function of one argument."""

from collections.abc import Callable
from typing import TypeVar

ArgumentT = TypeVar("ArgumentT")
ResultT = TypeVar("ResultT")


def remember_last(function: Callable[[ArgumentT], ResultT]) -> Callable[[ArgumentT], ResultT]:
    """Cache the result for the last argument, compared by identity.

    A driver asks a game what is pending, then gives an input to the same state, and the rules need
    the options again. The argument must never change; states are frozen.
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
    """Cache the result for the last argument, compared by equality.

    For arguments that are built for each call from parts that are mostly the same objects.
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
