"""The time that is left: it counts down from what everybody has, in four languages."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from paddock.terminal.clock import Clock, time_left
from paddock.terminal.panels import headline
from paddock.words import LANGUAGES, Words
from tests.terminal.tables import app, local, settled, text_of

DAY = 86_400


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "Time left: 0 seconds"),
        (1, "Time left: 1 second"),
        (59, "Time left: 59 seconds"),
        (60, "Time left: 1 minute"),
        (83, "Time left: 1 minute, 23 seconds"),
        (2 * 3600 + 60, "Time left: 2 hours, 1 minute"),
        (2 * 3600 + 5, "Time left: 2 hours"),
        (3 * DAY + 3600 + 61, "Time left: 3 days, 1 hour"),
    ],
)
def test_the_two_largest_units(seconds: int, said: str) -> None:
    assert Words("en").say(time_left(seconds)) == said


def test_every_language_counts_in_its_own_way() -> None:
    said = {language: Words(language).say(time_left(2 * 60 + 22)) for language in LANGUAGES}
    assert said == {
        "en": "Time left: 2 minutes, 22 seconds",
        "pl": "Pozostały czas: 2 minuty, 22 sekundy",
        "de": "Verbleibende Zeit: 2 Minuten, 22 Sekunden",
        "ru": "Осталось времени: 2 минуты, 22 секунды",
    }
    assert Words("pl").say(time_left(5)).endswith("5 sekund")
    assert Words("ru").say(time_left(11 * 60)).endswith("11 минут")


def test_it_counts_down_to_nothing_from_what_everybody_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(ends=1075.0, most=60)
    for now, left in ((1000.0, 60), (1015.5, 60), (1016.0, 59), (1074.9, 1), (1075.0, 0), (2e3, 0)):
        monkeypatch.setattr(time, "monotonic", lambda now=now: now)
        assert clock.left() == left


def test_on_the_screen_it_counts_down_and_is_never_cut() -> None:
    async def looked() -> None:
        session = local("outspeed", players=6)
        table = app(session, "de")
        async with table.run_test(size=(80, 24)) as pilot:
            await settled(pilot, table)
            scene = table.stage.scene
            assert scene is not None
            assert "Zeit" not in text_of(table).splitlines()[0]
            ends = time.monotonic() + 3 * 60 + 20.5
            session._updates.put_nowait(
                replace(scene, clock=Clock(ends, 600), waiting_for=(0, 1, 2, 3, 4, 5))
            )
            seen = set()
            for _ in range(60):
                await pilot.pause(0.05)
                seen.add(text_of(table).splitlines()[0])
            shown = [line for line in seen if "Zeit: 3 Minuten, " in line]
            assert len(shown) >= 2, seen
            assert all(line.rstrip().endswith("Sekunden") for line in shown)
            assert all(Words("de")("web-os-choose-route") in line for line in shown)

    asyncio.run(looked())


def test_the_last_seconds_are_marked() -> None:
    async def looked() -> None:
        session = local("outspeed")
        table = app(session)
        async with table.run_test(size=(80, 24)) as pilot:
            await settled(pilot, table)
            scene = table.stage.scene
            assert scene is not None
            for left, marked in ((9.5, True), (30.0, False)):
                table.stage.take(replace(scene, clock=Clock(time.monotonic() + left, 60)))
                styles = [str(span.style) for span in headline(table.stage, 80).spans]
                assert any("reverse" in style for style in styles) is marked

    asyncio.run(looked())
