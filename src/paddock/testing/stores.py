"""`check_store`: a store of another author, held to the laws that ours obey."""

import asyncio
import traceback
from collections.abc import Callable
from typing import Final, TypeAlias

from paddock.testing import store_laws, table_laws
from paddock.testing.store_laws import Law, OpenStore
from paddock.testing.subject import LawBrokenError, held_to

LAWS: Final = (*store_laws.LAWS, *table_laws.LAWS)
MakeEmpty: TypeAlias = Callable[[], OpenStore]
"""Makes room for a new, empty store, and returns what opens it: again and again the same logs."""


def check_store(make_empty: MakeEmpty) -> int:
    """Hold a store to every law, each with an empty one; the number of laws.

    A broken law raises a `LawBrokenError`.
    """
    if not __debug__:
        raise RuntimeError("the laws are assertions: run Python without -O")
    for law in LAWS:
        check_law(law, make_empty())
    return len(LAWS)


def check_law(law: Law, open_store: OpenStore) -> None:
    """Hold a store to one law."""
    with held_to(law.__name__, "the store"):
        try:
            asyncio.run(_kept(law, open_store))
        except AssertionError:
            raise
        except Exception as error:
            sentence = law.__name__.replace("_", " ")
            at = traceback.format_exception(error)[-2].strip()
            raise LawBrokenError(f"the store: “{sentence}” met {error!r}\n{at}") from error


async def _kept(law: store_laws.Law, open_store: OpenStore) -> None:
    await law(open_store)
