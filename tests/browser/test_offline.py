"""Without a network the installed app opens and shows its sign.

A context of its own: requests that fail are the point here, and elsewhere a fault.
"""

from playwright.sync_api import Browser, expect

from tests.server.serving import Server

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_start_page_and_its_sign_are_kept_for_a_visit_without_a_network(
    chromium: Browser, server: Server
) -> None:
    context = chromium.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function(CONTROLLED)
    page.reload()  # from here on the worker sees, and keeps, what the page loads
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("fetch('/icon.svg').then((answer) => answer.ok)")
    context.close()
