"""The eye on what goes wrong in a browser sees what it should."""

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - its own

from tests.browser.conftest import waited_in_vain
from tests.browser.people import People

GIVE_UP = """([method, path]) => {
  const control = new AbortController();
  const asked = fetch(path, { method, signal: control.signal });
  control.abort();
  return asked.then(() => "answered", (error) => error.name);
}"""


@pytest.mark.parametrize(
    ("method", "path", "problem"),
    [
        ("GET", "/api/catalog", False),
        ("GET", "/api/tables/KESTREL", False),
        ("POST", "/api/tables", True),
        ("GET", "/api/tables/KESTREL/record", True),
    ],
)
def test_what_is_given_up_is_a_problem_unless_nothing_is_lost_with_it(
    people: People, method: str, path: str, *, problem: bool
) -> None:
    ada = people()
    ada.goto("/settings")
    ada.page.get_by_role("heading", level=1).wait_for()
    with ada.page.expect_event("requestfailed"):
        assert ada.page.evaluate(GIVE_UP, [method, path]) == "AbortError"
    assert any(path in complaint for complaint in ada.complaints()) is problem
    ada.forgive(path)


def test_a_page_that_is_left_may_leave_its_requests(people: People) -> None:
    ada = people()
    for path in ("/", "/decks", "/tiles", "/rules/outspeed", "/settings"):
        ada.goto(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert ada.complaints() == []


def test_only_whoever_waited_in_vain_may_try_once_more(people: People) -> None:
    nowhere = people().page.locator("#nowhere")
    with pytest.raises(TimeoutError) as late:
        nowhere.wait_for(timeout=50)
    with pytest.raises(AssertionError) as missing:
        expect(nowhere).to_be_visible(timeout=50)
    assert waited_in_vain(late.value)
    assert waited_in_vain(missing.value)
    assert not waited_in_vain(AssertionError("another hand than one's own"))
