"""Invitations of five characters: what they lead to, for how long, and what guessing costs."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from paddock.core import Seat
from paddock.server.table import commands as c
from paddock.server.table.invitation import LENGTH, LETTERS, invitation_to, read_invitation
from paddock.server.web.context import home_of, site_of
from paddock.server.web.limits import Guesses, Limits
from tests.server.world import World, run

LIMITS = Limits(guesses=3, all_guesses=5)
WRONG = "ZZZZZ"


def test_case_34_an_invitation_has_no_letters_that_look_alike() -> None:
    codes = [f"CODE{number}" for number in range(2000)]
    invitations = {invitation_to(code) for code in codes}
    assert len(invitations) == len(codes)
    assert {len(one) for one in invitations} == {LENGTH}
    assert set("".join(invitations)) == set(LETTERS)
    assert not set("OI01") & set(LETTERS)


@pytest.mark.parametrize("typed", ["K7QMX", "k7qmx"])
def test_case_34_capitals_do_not_matter(typed: str) -> None:
    assert read_invitation(typed) == "K7QMX"


@pytest.mark.parametrize("typed", ["", "K7QM", "K7QMXX", "K0QMX", "KIQMX", "K7QM\n", "\u041a7QMX"])
def test_case_34_what_is_no_invitation_leads_nowhere(typed: str) -> None:
    assert read_invitation(typed) is None


def test_case_34_an_invitation_leads_to_a_lobby_private_ones_too() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2, private=True)
        await world.sit(code, "Ada", 0)
        ada = await world.socket(code, 0)
        await ada.send(type="Hello")
        shown = (await ada.until("Welcome"))["invitation"]
        found = await world.http.get(f"/api/invitations/{shown.lower()}")
        assert (found.status_code, found.json()) == (200, {"code": code})

    run(test)


def test_case_34_it_is_void_once_the_game_begins() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        for command in (
            c.SeatBot(Seat(1), "random"),
            c.GetReady(Seat(0), ready=True),
            c.Start(),
        ):
            await world.service.act(code, command)
        found = await world.http.get(f"/api/invitations/{invitation_to(code)}")
        assert (found.status_code, found.json()) == (404, {"why": "no-such-invitation"})

    run(test)


def test_case_34_guessing_is_limited_and_right_invitations_cost_nothing() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        right = f"/api/invitations/{invitation_to(code)}"
        for _ in range(2 * LIMITS.guesses):
            assert (await world.http.get(right)).status_code == 200
        for _ in range(LIMITS.guesses):
            assert (await world.http.get(f"/api/invitations/{WRONG}")).status_code == 404
        refused = await world.http.get(right)
        assert (refused.status_code, refused.json()) == (429, {"why": "too-many-guesses"})
        world.clock.time += LIMITS.guess_seconds
        assert (await world.http.get(right)).status_code == 200

    run(test, limits=LIMITS)


def test_case_34_guesses_at_the_same_time_are_limited_as_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of them was allowed when it came: none had been wrong by then."""

    async def test(world: World) -> None:
        code, lobbies = await world.open_table(), world.store.lobbies

        async def from_a_disk() -> Any:
            await asyncio.sleep(0.05)
            return await lobbies()

        monkeypatch.setattr(world.store, "lobbies", from_a_disk)
        asked = [WRONG] * 4 * LIMITS.guesses + [invitation_to(code)]
        answers = await asyncio.gather(
            *[world.http.get(f"/api/invitations/{invitation}") for invitation in asked]
        )
        statuses = Counter(answer.status_code for answer in answers)
        assert statuses == {404: LIMITS.guesses, 429: len(asked) - LIMITS.guesses}

    run(test, limits=LIMITS)


def test_case_34_guessing_is_limited_over_all_addresses() -> None:
    guesses = Guesses(LIMITS)
    addresses = [f"10.0.0.{number}" for number in range(LIMITS.all_guesses)]
    for address in addresses:
        assert guesses.allows(address, address, 1.0)
        guesses.missed(address, address, 1.0)
    assert not any(guesses.allows(address, address, 1.0) for address in addresses)
    assert guesses.allows(addresses[0], addresses[0], 1.0 + LIMITS.guess_seconds)


def test_case_34_who_was_not_wrong_may_try_although_others_used_up_all() -> None:
    guesses = Guesses(LIMITS)
    for number in range(LIMITS.all_guesses):
        guesses.missed(f"10.0.0.{number}", f"10.0.0.{number}", 1.0)
    assert guesses.allows("192.0.2.1", "192.0.2.1", 1.0)
    guesses.missed("192.0.2.1", "192.0.2.1", 1.0)
    assert not guesses.allows("192.0.2.1", "192.0.2.1", 1.0)


def test_case_34_the_homes_of_one_site_share_a_limit() -> None:
    guesses = Guesses(Limits(guesses=3, site_guesses=4, all_guesses=100))
    homes = [home_of(f"2001:db8:1:{number}00::1") for number in range(1, 6)]
    assert len(set(homes)) == 5
    assert {site_of(home) for home in homes} == {"2001:db8:1::/48"}
    for home in homes[:4]:
        assert guesses.allows(home, site_of(home), 1.0)
        guesses.missed(home, site_of(home), 1.0)
    assert not guesses.allows(homes[4], site_of(homes[4]), 1.0)
    elsewhere = home_of("2001:db8:2::1")
    assert guesses.allows(elsewhere, site_of(elsewhere), 1.0)


def test_case_34_of_two_tables_with_one_invitation_the_older_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        older = await world.open_table()
        await world.open_table()
        monkeypatch.setattr("paddock.server.play.public.invitation_to", lambda _code: "K7QMX")
        assert (await world.http.get("/api/invitations/K7QMX")).json() == {"code": older}

    run(test)


def test_case_34_it_is_shown_until_the_game_begins() -> None:
    async def test(world: World) -> None:
        code, [ada, *_] = await world.started()
        assert msgspec.json.decode(ada.texts[0])["invitation"] == invitation_to(code)
        back = await world.watch(code, 0)
        assert msgspec.json.decode(back.texts[0])["invitation"] is None

    run(test)
