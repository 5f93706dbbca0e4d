"""No viewer learns a secret: the laws of `paddock.testing` hold for our games."""

import pytest

from paddock.testing.secret_laws import LAWS, LAWS_WITH_SECRETS, Law
from tests.contract.starts import SUBJECTS

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS = range(3)


@pytest.mark.parametrize("law", [*LAWS, *LAWS_WITH_SECRETS], ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", SUBJECTS)
def test_it_keeps_the_law(name: str, law: Law) -> None:
    for seed in SEEDS:
        law(SUBJECTS[name], seed)
