"""What holds for every store. A test module has a fixture `open_store` and a class of its own:

    class TestLaws(StoreLaws): ...

`await open_store()` opens the same logs again, as a restarted server does.
"""

import pytest

from paddock.testing.store_laws import Law, OpenStore
from paddock.testing.stores import LAWS, check_law

__all__ = ["OpenStore", "StoreLaws"]


class StoreLaws:
    """Inherit, and have a fixture `open_store`."""

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    def test_it_keeps_the_law(self, open_store: OpenStore, law: Law) -> None:
        check_law(law, open_store)
