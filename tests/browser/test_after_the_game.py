"""Replays, their proof, and a rematch."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.people import People, Person
from tests.browser.playing import leave_to_bots, play, podium, question


@pytest.fixture
def finished(people: People) -> Person:
    """Somebody at a race that is over."""
    ada = people("Ada")
    ada.open_table("outspeed", 3)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    play([ada], answers=2)
    leave_to_bots(ada)
    podium(ada).wait_for()
    return ada


def test_a_replay_can_be_stepped_shared_downloaded_and_proven(finished: Person) -> None:
    ada, page = finished, finished.page
    ada.button("web-replay").click()
    step = re.compile(r"^Step (\d+) of (\d+)$")
    place = page.get_by_text(step)
    expect(place).to_have_text(re.compile("^Step 1 of"))
    ada.button("web-step").click()
    expect(place).to_have_text(re.compile("^Step 2 of"))
    ada.button("web-step-back").click()
    expect(place).to_have_text(re.compile("^Step 1 of"))
    ada.field("web-round").select_option("2")
    expect(page.get_by_text(ada.say("web-os-round", round=2, rounds=13)).first).to_be_visible()
    _look_through_the_eyes_of_a_bot(ada)
    ada.button("web-share-round").click()
    expect(page).to_have_url(re.compile("#round-2-seat-2$"))
    page.reload()
    expect(page.get_by_text(ada.say("web-os-round", round=2, rounds=13)).first).to_be_visible()
    expect(ada.field("web-eyes")).to_have_value("1")
    with page.expect_download() as download:
        ada.link("web-download-record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["type"] == "Record"
    ada.button("web-verify").click()
    expect(page.get_by_text(ada.say("web-verified"))).to_be_visible()


def _look_through_the_eyes_of_a_bot(person: Person) -> None:
    expect(person.region("web-os-hand")).to_have_count(0)
    person.field("web-eyes").select_option("1")
    expect(person.region("web-os-hand")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 740)])
def test_a_replay_is_steered_without_scrolling(finished: Person, size: tuple[int, int]) -> None:
    ada = finished
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.button("web-replay").click()
    for name in ("web-step", "web-play", "web-step-back"):
        expect(ada.button(name)).to_be_in_viewport(ratio=1)
    expect(ada.field("web-eyes")).to_be_in_viewport(ratio=1)


def test_the_coach_values_every_option_of_a_replayed_decision(finished: Person) -> None:
    ada = finished
    ada.button("web-replay").click()
    ada.field("web-eyes").select_option("0")
    ada.button("web-coach-ask").click()
    ada.text("coach-knew").wait_for()
    values = ada.page.locator(".coach .options li")
    expect(values).not_to_have_count(0)
    expect(ada.page.locator(".coach .options .chosen")).to_have_count(1)
    total = values.locator(".chance").all_inner_texts()
    assert all(re.fullmatch(r"\d+\s?%", one) for one in total), total
    ada.button("web-step").click()
    expect(values).to_have_count(0)


def test_a_file_that_was_tampered_with_is_not_proven(finished: Person) -> None:
    ada = finished
    line = 0

    def tamper(route: Route) -> None:
        nonlocal line
        record: Any = route.fetch().json()
        changed = next(one for one in record["proof"]["lines"] if '"type":"Chose"' in one["body"])
        line = changed["number"]
        changed["body"] = changed["body"].replace('"decision":1', '"decision":2')
        route.fulfill(json=record)

    ada.page.route(re.compile("/record$"), tamper)
    ada.button("web-replay").click()
    ada.button("web-verify").click()
    expect(ada.page.get_by_text(ada.say("web-not-verified"))).to_be_visible()
    misfit = ada.say("web-check-misfit", line=line)
    expect(ada.page.get_by_text(misfit).first).to_be_visible()


def test_case_39_the_same_people_meet_again_over_the_same_sockets(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.start_with(ben, "why_first", 2)
    question(ada).first.wait_for()
    leave_to_bots(ada, ben)
    opened: list[str] = []
    for person in (ada, ben):
        podium(person).wait_for()
        person.page.on("websocket", lambda socket: opened.append(socket.url))
    ada.button("web-rematch").click()
    again = ada.link("web-to-the-rematch").or_(ada.button("web-i-am-ready"))
    again.first.wait_for()
    for person in (ada, ben):
        link = person.link("web-to-the-rematch")
        link.or_(person.button("web-i-am-ready")).first.wait_for()
        if link.count() > 0:
            link.click()
        person.ready()
    assert ada.code == ben.code != code
    ada.start()
    play([ada, ben], answers=2)
    assert opened == []


def test_a_rematch_against_bots_starts_at_once(finished: Person) -> None:
    ada, before = finished, finished.code
    ada.button("web-rematch").click()
    question(ada).first.wait_for()
    assert ada.code != before


def misfit_of(person: Person, check: str) -> Locator:
    return person.page.locator(f"[data-check={check}]").get_by_text(re.compile("does not match"))


def test_a_replay_of_another_game_than_the_published_one_is_not_proven(finished: Person) -> None:
    ada = finished

    def lie(route: Route) -> None:
        replay: Any = route.fetch().json()
        events = [event for step in replay["steps"] for event in step["events"]]
        next(event for event in events if event["type"] == "CostPaid")["fuel"] += 1
        route.fulfill(json=replay)

    ada.page.route(re.compile(r"/replay(\?seat=\d)?$"), lie)
    ada.button("web-replay").click()
    ada.button("web-verify").click()
    expect(ada.page.get_by_test_id("verdict")).to_have_text(ada.say("web-not-verified"))
    expect(misfit_of(ada, "shown")).to_be_visible()
    expect(misfit_of(ada, "seen")).to_have_count(0)


def test_a_file_that_cannot_be_checked_is_said_in_a_sentence(finished: Person) -> None:
    """Neither a status code nor an exception of the browser is for people."""
    ada = finished
    ada.forgive("404", "ERR_FAILED", "/record")
    ada.button("web-replay").click()
    ada.page.route(re.compile("/record$"), lambda route: route.fulfill(status=404))
    ada.button("web-verify").click()
    expect(ada.text("web-verify-missing")).to_be_visible()
    ada.page.route(re.compile("/record$"), lambda route: route.fulfill(body="{}"))
    ada.button("web-verify").click()
    expect(ada.text("web-verify-unreadable")).to_be_visible()
    ada.page.route(re.compile("/record$"), lambda route: route.abort())
    ada.button("web-verify").click()
    expect(ada.text("web-verify-offline")).to_be_visible()


def test_a_game_that_was_shown_otherwise_while_it_was_played_is_not_proven(people: People) -> None:
    ada = people("Ada")

    def lie(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(falsified(text)))

    ada.page.route_web_socket(re.compile("/socket"), lie)
    ada.open_table("why_first", 2)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    play([ada], answers=1)
    leave_to_bots(ada)
    podium(ada).wait_for()
    ada.button("web-replay").click()
    ada.button("web-verify").click()
    expect(ada.page.get_by_test_id("verdict")).to_have_text(ada.say("web-not-verified"))
    expect(misfit_of(ada, "seen")).to_be_visible()
    expect(misfit_of(ada, "shown")).to_have_count(0)


def falsified(text: str | bytes) -> str:
    """Figures are shown one field farther than they went; the leaf is that of the truth."""
    said = text if isinstance(text, str) else text.decode()
    if '"News"' not in said or '"Revealed"' not in said:
        return said
    news = json.loads(said)
    for event in (one for step in news["entry"]["events"] for one in step):
        if event["type"] == "FigureMoved":
            event["end"] += 1
    return json.dumps(news)
