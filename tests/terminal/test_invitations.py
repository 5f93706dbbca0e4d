"""`paddock join` with five characters and a server, at a server of its own.

One address may open so many tables a minute, and `test_join` uses most of them.
"""

from collections.abc import Iterator

import pytest

from paddock.server.table.invitation import invitation_to
from tests.cli.running import Shell
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_case_34_paddock_join_takes_five_characters_and_a_server(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    with server.browser() as browser:
        invitation = invitation_to(browser.open_table("why_first", 2, private=True))
    ran = Shell(capsys)("join", invitation.lower(), "--server", f"{server.url}/", "--plain")
    assert ran.code == 0, ran.err
    assert invitation in ran.out


@pytest.mark.parametrize("invitation", ["ZZZZZ", "O0I1O", "../..", "AB"])
def test_case_34_paddock_join_says_that_an_invitation_leads_nowhere(
    server: Server, capsys: pytest.CaptureFixture[str], invitation: str
) -> None:
    ran = Shell(capsys)("join", invitation, "--server", server.url, "--plain")
    assert ran.refused_in_one_line()


def test_case_34_an_invitation_needs_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    shell = Shell(capsys)
    assert shell("join", "ABCDE").refused_in_one_line()
    assert shell("join", "ABCDE", "--server", "localhost").refused_in_one_line()
