"""Both tables in all their phases, held still, in any language, width and theme. Nothing is cut or
on top of anything, nothing that axe-core calls serious, and no letters that are hard to read.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from paddock.games.outspeed.state import Phase as Racing
from paddock.games.why_first.events import CardsTurnedUp
from paddock.games.why_first.state import Phase as Walking
from paddock.words import LANGUAGES
from tests.browser.access import access_faults
from tests.browser.looking import faults_of, look, speak
from tests.browser.people import People, Person
from tests.browser.playing import podium
from tests.browser.posing import CODE, HOLD, MAX_BEATS, STOPPED, Pose, cue, moments

SMALL, LARGE, NO_SHIP = (
    f"outspeed-shuffled-{name}" for name in ("small-dial", "large-dial", "large-no_ship")
)
SIX, TACTICAL, TACTICAL_SIX, LEON = (
    f"why_first-{name}"
    for name in (
        "basic-many-winner",
        "tactical-many-shared",
        "tactical-many-winner",
        "basic-leon-winner",
    )
)
WHOLE: Final = ("outspeed", "why first", "tactical")
"""Reveals of which colours are looked at, too."""
SCREEN: Final = f"/t/{CODE}/screen"
TELEVISIONS: Final = ((1280, 720), (1920, 1080))
HIDDEN: Final = """() => {
  const root = document.documentElement;
  return root.scrollHeight - root.clientHeight;
}"""
"""How much of a page is below its window."""
BIG: Final = ("outspeed, routes", "outspeed, podium", "why first, cards", "why first, podium")
ENDLESS: Final = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime > 30_000)
  .map((one) => one.animationName ?? "by script")"""
"""What moves for longer than somebody looks at it."""
PLANT_ENDLESS: Final = """() => document.body.animate([{ opacity: 0.9 }, { opacity: 1 }],
  { duration: 1000, iterations: Infinity }) && null"""
PARTS: Final = (".why-first .board", ".why-first .pad", ".why-first .bottom")
"""What a player of Why First? looks at all the time: the board, the pad, the hand."""

Wanted = Callable[[Any], bool]


def in_phase(phase: str, *, since: int = 1) -> Wanted:
    """The first decision of this kind, not before this round or race."""
    return lambda state: state.phase == phase and _progress(state) >= since


def _progress(state: Any) -> int:
    return int(getattr(state, "race", None) or state.round)


PHASES: Final[dict[str, tuple[str, Wanted, Sequence[int] | None]]] = {
    "outspeed, routes": (LARGE, in_phase(Racing.PROGRAM, since=6), None),
    "outspeed, tokens": (LARGE, in_phase(Racing.DECLARE, since=6), None),
    "outspeed, keep": (LARGE, in_phase(Racing.KEEP_TOKEN), None),
    "outspeed, dial": (LARGE, in_phase(Racing.SET_DIAL), None),
    "outspeed, podium": (LARGE, in_phase(Racing.OVER), [0]),
    "outspeed, nobody left": (NO_SHIP, in_phase(Racing.OVER), [0]),
    "outspeed, watched": (SMALL, in_phase(Racing.PROGRAM, since=9), []),
    "outspeed, curtain": (LARGE, in_phase(Racing.PROGRAM, since=4), [0, 2]),
    "why first, cards": (SIX, in_phase(Walking.LAY, since=3), None),
    "why first, podium": (SIX, in_phase(Walking.OVER), [0]),
    "why first, watched": (SIX, in_phase(Walking.LAY, since=5), []),
    "tactical, cards": (TACTICAL, in_phase(Walking.LAY, since=2), None),
    "tactical, figure": (TACTICAL, in_phase(Walking.MOVE, since=2), None),
    "leon": (LEON, in_phase(Walking.LAY, since=2), None),
    "leon, podium": (LEON, in_phase(Walking.OVER), [0]),
}
SHOWN: Final = {
    "outspeed": (LARGE, in_phase(Racing.PROGRAM, since=6)),
    "outspeed tokens": (SMALL, in_phase(Racing.DECLARE, since=5)),
    "outspeed end": (LARGE, in_phase(Racing.SET_DIAL)),
    "why first": (SIX, lambda state: state.phase == Walking.LAY and len(state.hands[0]) == 2),
    "leon": (LEON, in_phase(Walking.LAY, since=2)),
    "tactical": (TACTICAL, in_phase(Walking.MOVE, since=2)),
}


def poser(people: People, **more: Any) -> Person:
    """Somebody for whom nothing moves on by itself."""
    person = people("Ada", pace=STOPPED, **({"reduced_motion": "reduce"} | more))
    person.context.add_init_script(HOLD)
    return person


@pytest.mark.parametrize("name", PHASES)
def test_every_phase(people: People, name: str) -> None:
    ada = poser(people)
    record, wanted, seats = PHASES[name]
    Pose(record, wanted, seats=seats).hold(ada)
    faults = faults_of(ada, name)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", SHOWN)
def test_every_event_of_a_reveal(people: People, name: str) -> None:
    ada = poser(people, reduced_motion="no-preference")
    pose = Pose(*SHOWN[name], seats=[0])
    pose.hold(ada)
    speak(ada, "de")
    said = pose.reveal()
    ada.page.wait_for_function("window.cues.length > 0")
    faults: list[str] = []
    for at in range(len(said) + 1):
        for width, height in ((360, 740), (1280, 800)):
            ada.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width}, event {at + 1} of {said}: {fault}" for fault in look(ada)]
        if at == 1 and name in WHOLE:
            faults += [f"{name}, shown: {fault}" for fault in access_faults(ada)]
        if not cue(ada):
            break
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", BIG)
def test_the_big_screen(people: People, name: str) -> None:
    television = poser(people)
    record, wanted, _ = PHASES[name]
    Pose(record, wanted, seats=[]).hold(television, SCREEN)
    faults = faults_of(television, f"{name} on a big screen")
    for width, height in TELEVISIONS:
        television.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width}: {fault}" for fault in look(television)]
        assert television.page.evaluate(HIDDEN) == 0, (width, height)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", ["outspeed, routes", "why first, podium"])
def test_a_table_that_waits_comes_to_rest(people: People, name: str) -> None:
    ada = people("Ada")
    record, wanted, seats = PHASES[name]
    Pose(record, wanted, seats=seats).hold(ada)
    expect(ada.page.locator("h1").first).to_be_visible()
    assert ada.page.evaluate(ENDLESS) == []
    ada.page.evaluate(PLANT_ENDLESS)
    assert ada.page.evaluate(ENDLESS) == ["by script"]


@pytest.mark.parametrize("name", ["why first, cards", "tactical, figure", "leon"])
def test_board_pad_and_hand_in_one_window(people: People, name: str) -> None:
    ada = poser(people, hints=True)
    record, wanted, seats = PHASES[name]
    Pose(record, wanted, seats=seats).hold(ada)
    for width, height in ((1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert look(ada) == []
        board, pad, hand = (_edges(ada, part) for part in PARTS)
        assert board[1] <= hand[0], name
        assert pad[1] <= _edges(ada, ".why-first .act")[0], name
        assert hand[1] <= height, name


def _edges(person: Person, part: str) -> tuple[float, float]:
    """Where a part of the page begins and ends, from the top of the window."""
    box = person.page.locator(part).bounding_box()
    assert box is not None, part
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("record", [LARGE, SIX])
def test_a_viewer_who_comes_after_the_end_reads_how_it_ended(people: People, record: str) -> None:
    ada = people("Ada")
    last = moments(record)[1][-2].state
    pose = Pose(record, lambda state: state is last, seats=[0])
    pose.hold(ada)
    pose.reveal()
    heading = ada.page.get_by_role("heading", level=1)
    podium(ada).wait_for()
    ended = heading.inner_text()
    ada.page.reload()
    podium(ada).wait_for()
    expect(heading).to_have_text(ended)


def test_nobody_lies_behind_the_hand(people: People) -> None:
    ada = people("Ada", reduced_motion="reduce")
    before = _before_the_fullest(SIX)
    pose = Pose(SIX, lambda state: state is before, seats=[0])
    pose.hold(ada)
    pose.reveal()
    expect(ada.page.locator(".seats")).to_be_visible()
    assert _below_the_window(ada) == []


def test_nobody_lies_behind_the_hand_of_the_tactical_game(people: People) -> None:
    ada = people("Ada", reduced_motion="reduce")
    Pose(TACTICAL_SIX, in_phase(Walking.MOVE, since=2)).hold(ada)
    expect(ada.page.locator(".queue")).to_be_visible()
    assert _below_the_window(ada) == []


def _below_the_window(person: Person) -> list[str]:
    """Which parts of the table are not all in the window, or lie on the pad."""
    hidden: list[str] = []
    for language in LANGUAGES:
        speak(person, language)
        for width, height in ((1280, 800), (1366, 768)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert look(person) == []
            pad = _edges(person, ".why-first .pad")
            assert pad[1] <= _edges(person, ".why-first .act")[0]
            parts = (".why-first .board", ".why-first .seats", ".why-first .act")
            hidden += [
                f"{language} {width}: {part}" for part in parts if _edges(person, part)[1] > height
            ]
    return hidden


def _before_the_fullest(record: str) -> Any:
    """The decision before the round that laid most cards before one figure."""
    played = moments(record)[1]

    def most(at: int) -> int:
        said = [event for step in played[at].events for event in step]
        laid = [lay.before for e in said if isinstance(e, CardsTurnedUp) for lay in e.lays.values()]
        asks = played[at].state.phase == Walking.LAY and len(played[at].state.played) > len(laid)
        return max(map(laid.count, laid), default=0) if asks else 0

    return played[max(range(1, len(played)), key=most) - 1].state


@pytest.mark.parametrize("name", ["outspeed, tokens", "tactical, cards"])
def test_hints_chat_and_a_lost_connection(people: People, name: str) -> None:
    ada = poser(people, hints=True)
    record, wanted, seats = PHASES[name]
    pose = Pose(record, wanted, seats=seats)
    pose.remarks = True
    pose.hold(ada)
    ada.read("chat")
    expect(ada.page.get_by_role("log", name=ada.say("web-chat"))).to_be_visible()
    pose.lose()
    ada.text("web-connection-lost").wait_for()
    faults = faults_of(ada, f"{name} with all around it")
    assert not faults, "\n".join(faults)


def test_a_cue_drops_nothing_that_waits(people: People) -> None:
    ada = people()
    ada.context.add_init_script(HOLD)
    ada.goto("/")
    ada.page.evaluate(
        """() => {
          window.cues.length = 0;
          window.went = [];
          for (const one of [1, 2]) setTimeout(() => window.went.push(one), 200_000);
        }"""
    )
    assert cue(ada)
    assert ada.page.evaluate("window.went") == [1, 2]
    assert not cue(ada)


@pytest.mark.parametrize("record", ["why_first-basic-many-winner", "outspeed-shuffled-large-dial"])
def test_the_dots_follow_the_picture(people: People, record: str) -> None:
    """They do not say the next round while this one is shown."""
    ada = people(pace=STOPPED)
    ada.context.add_init_script(HOLD)
    pose = Pose(record, _last_of_a_round(record), seats=[0])
    pose.hold(ada)
    dots = ada.page.locator(".progress .when")
    before = dots.inner_text()
    pose.reveal()
    ada.page.wait_for_function("() => document.querySelector('[data-busy]') !== null")
    ada.page.wait_for_function("() => window.cues.length > 0")
    assert dots.inner_text() == before
    for _ in range(MAX_BEATS):
        if not cue(ada):
            break
        ada.page.wait_for_function(
            "() => window.cues.length > 0 || document.querySelector('[data-busy]') === null"
        )
    expect(dots).not_to_have_text(before)


def _last_of_a_round(record: str) -> Callable[[Any], bool]:
    """A decision after which the next one is of another round."""
    states = [one.state for one in moments(record)[1]]
    last = next(
        at
        for at in range(3, len(states) - 1)
        if states[at].round != states[at + 1].round and 0 in moments(record)[1][at].asked
    )
    return lambda state: state is states[last]
