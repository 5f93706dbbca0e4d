"""Every page and state at every width, in every language and both themes: nothing cut, nothing on
top of anything else, and nothing that axe-core calls serious."""

from tests.browser.access import contrast_faults, violations, wear
from tests.browser.looking import faults_of, look
from tests.browser.people import People, Person
from tests.browser.playing import answer, leave_to_bots, play, podium, question


def calm(people: People, name: str = "Wilhelmina-Aleksandra", **more: object) -> Person:
    return people(name, reduced_motion="reduce", **more)


def test_pages(people: People) -> None:
    ada = calm(people)
    ada.forgive("404", "settings")
    faults: list[str] = []
    for path in ("/", "/rules", "/rules/outspeed", "/rules/why_first", "/tiles", "/settings"):
        ada.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        faults += faults_of(ada, path)
    for path in ("/nowhere/at/all/here", "/t/KESTREL99XYZ"):
        ada.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        faults += faults_of(ada, path)
    assert not faults, "\n".join(faults)


def test_opening_a_table_and_the_lobby(people: People) -> None:
    ada, ben = calm(people), calm(people, "Ben")
    faults: list[str] = []
    ada.goto("/")
    ada.button("web-invite-friends").first.click()
    faults += faults_of(ada, "new table")
    code = ada.open_table("outspeed", 6)
    faults += faults_of(ada, "empty lobby")
    ben.sit(code)
    ada.fill_with_bots("careful")
    ada.ready()
    faults += faults_of(ada, "full lobby")
    eva = calm(people, "Eva")
    eva.goto(f"/t/{code}")
    eva.text("web-you-watch").wait_for()
    faults += faults_of(eva, "lobby for a spectator")
    assert not faults, "\n".join(faults)


def test_a_race_of_outspeed(people: People) -> None:
    ada = calm(people)
    ada.open_table("outspeed", 6)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    faults: list[str] = []
    seen: set[str] = set()
    for _ in range(60):
        question(ada).or_(podium(ada)).first.wait_for()
        kind = _kind(ada)
        if kind not in seen and kind != "over":
            faults += faults_of(ada, f"outspeed {kind}")
        seen.add(kind)
        if kind == "over":
            break
        answer(ada)
    faults += faults_of(ada, "outspeed podium")
    ada.button("web-replay").click()
    ada.button("web-play").wait_for()
    faults += faults_of(ada, "outspeed replay")
    assert not faults, "\n".join(faults)


def _kind(person: Person) -> str:
    for name in ("web-os-choose-route", "web-os-choose-token", "web-os-choose-keep"):
        if person.group(name).count() > 0:
            return name
    return "over" if podium(person).count() > 0 else "dial"


def test_why_first(people: People) -> None:
    ada, ben = calm(people), calm(people, "Ben")
    code = ada.open_table("why_first", 6)
    ben.sit(code)
    ada.fill_with_bots("rookie")
    ada.ready()
    ben.ready()
    ada.start()
    faults: list[str] = []
    question(ada).first.wait_for()
    faults += faults_of(ada, "why first, to lay")
    answer(ada)
    faults += faults_of(ada, "why first, laid")
    leave_to_bots(ben)
    play([ada], answers=7)
    faults += faults_of(ada, "why first, a race later")
    leave_to_bots(ada)
    podium(ada).wait_for()
    faults += faults_of(ada, "why first, podium")
    ada.button("web-replay").click()
    ada.button("web-play").wait_for()
    faults += faults_of(ada, "why first, replay")
    assert not faults, "\n".join(faults)


def test_faults_that_are_planted_are_noticed(people: People) -> None:
    ada = calm(people)
    ada.goto("/settings")
    ada.page.get_by_role("heading", level=1).wait_for()
    heading = ada.page.get_by_role("heading", level=1)
    assert look(ada) == []
    heading.evaluate("one => { one.style.cssText = 'position: relative; top: 3rem'; }")
    assert any(fault.startswith("overlap") for fault in look(ada))
    heading.evaluate("one => { one.style.cssText = 'width: 1rem; overflow: hidden'; }")
    assert any(fault.startswith("cut") for fault in look(ada))
    heading.evaluate("one => { one.style.cssText = 'width: 200vw'; }")
    assert any(fault.startswith("scrolls sideways") for fault in look(ada))
    heading.evaluate("one => { one.append(document.createElement('button')); }")
    assert any("button-name" in fault for fault in violations(ada))
