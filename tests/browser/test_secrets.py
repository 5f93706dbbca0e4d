"""What a player's page ever received is for that seat. Are leaks noticed? Some are planted."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

import paddock
from tests.browser.leaks import leaks
from tests.browser.people import People, Person
from tests.browser.playing import answer, leave_to_bots, lock_in, play, podium, question
from tests.server.serving import Server

SOURCE: Final = Path(paddock.__file__).parent
SHOWN: Final = """() => {
  const page = document.querySelector(".page").cloneNode(true);
  for (const said of page.querySelectorAll(".said")) said.remove();
  return page.innerHTML;
}"""
"""The table without the remarks beside the seats: each remark of the test has its own number."""


def two_and_a_bot(people: People, game: str, **more: str) -> tuple[Person, Person]:
    ada, ben = people("Ada", **more), people("Ben", **more)
    code = ada.open_table(game, 3)
    ben.sit(code)
    ada.fill_with_bots()
    for person in (ada, ben):
        person.ready()
    ada.start()
    return ada, ben


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_page_receives_nothing_that_its_seat_may_not_know(people: People, game: str) -> None:
    ada, ben = two_and_a_bot(people, game)
    play([ada, ben], answers=8)
    assert ada.page.evaluate("document.cookie") == ""
    leave_to_bots(ben, ada)
    podium(ada).wait_for()
    record = ada.context.request.get(f"/api/tables/{ada.code}/record").json()
    assert len(ada.frames) > 30
    assert leaks(ada, 0, record) == []
    assert leaks(ben, 1, record) == []


def test_what_others_have_chosen_and_changed_does_not_show(people: People) -> None:
    ada, ben = two_and_a_bot(people, "outspeed")
    ben.group("web-os-choose-route").wait_for()
    routes = ben.group("web-os-choose-route").get_by_role("radio", disabled=False)
    pictures: list[str] = []
    for number in range(routes.count()):
        routes.nth(number).click()
        expect(routes.nth(number)).to_have_attribute("aria-checked", "true")
        lock_in(ben)
        expect(ben.page.locator("button.go")).to_contain_text(ben.say("web-os-locked"))
        pictures.append(_seen_after(ada, ben, f"chosen {number}"))
    assert len(pictures) > 1
    assert len(set(pictures)) == 1


def _seen_after(watcher: Person, speaker: Person, remark: str) -> str:
    """What is on the watcher's page once a remark has come, and so all that was before it."""
    for person in (watcher, speaker):
        person.read("chat")
    speaker.field("web-chat-write").fill(remark)
    speaker.button("web-send").click()
    expect(watcher.page.get_by_text(remark, exact=True).first).to_be_visible()
    for person in (watcher, speaker):
        person.button("web-close").click()
    seen: str = watcher.page.evaluate(SHOWN)
    return seen


class Leak(NamedTuple):
    """In this file of the package, the old text becomes the new one."""

    name: str
    file: str
    old: str
    new: str
    after_a_choice: bool = False


PLANTED: Final = (
    Leak(
        "events as nobody may see them",
        "server/table/match.py",
        "seen_steps = [as_seen_by(viewer, step) for step in steps]",
        "seen_steps = list(steps)",
    ),
    Leak(
        "choices before the reveal",
        "proof/entry.py",
        "return self if viewer == self.seat else replace(self, action=None)",
        "return self",
        after_a_choice=True,
    ),
    Leak(
        "all hands in one",
        "games/why_first/view.py",
        "my_hand=() if seat is None else state.hands[seat],",
        "my_hand=() if seat is None else sum(state.hands, ()),",
    ),
)


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.name)
def test_a_planted_leak_is_noticed(people: People, leak: Leak, tmp_path: Path) -> None:
    with leaking_server(leak, tmp_path) as url:
        ada, ben = two_and_a_bot(people, "why_first", url=url)
        question(ada).first.wait_for()
        question(ben).first.wait_for()
        if leak.after_a_choice:
            answer(ben)
            expect(ada.status).not_to_contain_text("Ben")
        assert leaks(ada, 0) != []
        for person in (ada, ben):
            person.close()


@contextmanager
def leaking_server(leak: Leak, place: Path) -> Iterator[str]:
    """`paddock serve` from a copy of the package that has a leak."""
    copy = place / "paddock"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (copy / "server" / "static").symlink_to(SOURCE / "server" / "static")
    text = (copy / leak.file).read_text("utf-8")
    assert text.count(leak.old) == 1, f"{leak.name}: rewrite it, as {leak.file} was rewritten"
    (copy / leak.file).write_text(text.replace(leak.old, leak.new), "utf-8")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(place))
        with Server(place / "data") as server:
            yield server.url
