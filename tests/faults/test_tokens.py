"""Case 21: a token is compared in constant time, also where there is nothing to compare with."""

import hmac

import pytest

from tests.server.world import World, run


def test_case_21_every_token_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compare, compared = hmac.compare_digest, list[tuple[int, int]]()

    def listening(one: str, two: str) -> bool:
        compared.append((len(one), len(two)))
        return compare(one, two)

    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        token = world.http.cookies[f"seat-{code}-0"] or ""
        monkeypatch.setattr(hmac, "compare_digest", listening)
        shown = [(0, token), (0, token[:-1]), (0, ""), (1, token), (5, token), (-1, token)]
        found = [await world.service.member(code, seat, text) for seat, text in shown]
        assert [member is not None for member in found] == [True, *[False] * 5]
        assert compared == [(64, 64)] * len(shown), "hashes of one length, whatever was shown"

    run(test)
