"""Case 32: a real nginx with TLS in front, set up as the guide says."""

import datetime as dt
import ipaddress
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Browser, Server, start_bots

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "run-a-server.md"
SERVED = "127.0.0.1"
OPENS = 3
FRAME = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 64; }}
http {{
access_log off;
client_body_temp_path {folder}/body;
proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi;
scgi_temp_path {folder}/scgi;
{site}
}}
"""


def find_nginx() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")


def free_port() -> int:
    with socket.create_server((SERVED, 0)) as taken:
        return int(taken.getsockname()[1])


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for 127.0.0.1 that signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "paddock test")])
    now = dt.datetime.now(dt.UTC)
    address = x509.IPAddress(ipaddress.ip_address(SERVED))
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "fullchain.pem", folder / "privkey.pem"
    files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def site_of_the_guide(port: int, behind: int, folder: Path) -> str:
    """The guide's configuration, with the ports and the certificate of this test."""
    found = re.search(r"```nginx\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    site, replaced = found[1], 0
    for old, new in (
        ("listen 443 ssl", f"listen {SERVED}:{port} ssl"),
        ("server_name race.example", f"server_name {SERVED}"),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{behind}"),
        ("/etc/ssl/race.example/", f"{folder}/"),
    ):
        replaced += site.count(old)
        site = site.replace(old, new)
    assert replaced == 5, "the guide has changed: follow it here"
    return site


class Site:
    """nginx, and the port behind it at which a server may or may not run."""

    def __init__(self, nginx: str, folder: Path) -> None:
        self.folder, self.port, self.behind = folder, free_port(), free_port()
        self.url = f"https://{SERVED}:{self.port}"
        self.certificate, _ = make_certificate(folder)
        settings = folder / "nginx.conf"
        site = site_of_the_guide(self.port, self.behind, folder)
        settings.write_text(FRAME.format(folder=folder, site=site))
        self.process = subprocess.Popen(  # noqa: S603 - what we have found
            [nginx, "-p", str(folder), "-c", str(settings)],
        )
        until = time.monotonic() + PATIENCE
        while not self._listens():
            assert self.process.poll() is None, "nginx did not start"
            assert time.monotonic() < until
            time.sleep(0.05)

    def _listens(self) -> bool:
        try:
            socket.create_connection((SERVED, self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def serve(self) -> Server:
        """A server behind it, on the same file as before."""
        return Server(self.folder / "served", "--port", str(self.behind), "--public-url", self.url)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    nginx = find_nginx()
    if nginx is None:
        pytest.skip("no nginx: `make test-full` installs Debian's where it may")
    monkeypatch.setenv("PADDOCK_LIMIT_OPENS", str(OPENS))
    site = Site(nginx, tmp_path)
    # httpx and websockets trust what this names.
    monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
    yield site
    site.close()


def test_case_32_a_game_is_played_through_a_proxy_with_tls(site: Site) -> None:
    with site.serve(), Browser(site.url) as browser:
        code = start_bots(browser, "why_first", 2)
        assert all(cookie.secure for cookie in browser.http.cookies.jar)
        assert len(browser.http.cookies) > 0
        with browser.socket(code) as watching:
            watching.send(type="Hello")
            assert watching.until("over")["result"] is not None
        assert browser.http.get(f"/api/tables/{code}/record").status_code == 200


def test_case_32_limits_count_the_address_that_the_proxy_sees(site: Site) -> None:
    wanted = {"game": "why_first", "players": 2}

    def opened(address: str, **headers: str) -> int:
        from_there = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=site.url, transport=from_there, timeout=PATIENCE) as client:
            return client.post("/api/tables", json=wanted, headers=headers).status_code

    with site.serve():
        assert [opened("127.0.0.2") for _ in range(OPENS)] == [201] * OPENS
        assert opened("127.0.0.2") == 429
        assert opened("127.0.0.2", **{"X-Forwarded-For": "203.0.113.9"}) == 429
        assert opened("127.0.0.3") == 201


def test_case_32_a_restart_behind_the_proxy_loses_nothing(site: Site) -> None:
    with Browser(site.url) as browser:
        with site.serve() as server:
            code = browser.open_table("why_first", 2)
            seat = browser.sit(code, "Ada")
            with browser.socket(code, seat) as live:
                live.send(type="Hello")
                ready = live.ask(type="Ready", key="ready")
                assert ready["type"] == "Ack"
                server.stop()
                with pytest.raises(ConnectionClosed) as closed:
                    live.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert browser.http.get("/health").status_code == 502
        with site.serve(), browser.socket(code, seat) as live:
            live.send(type="Hello")
            assert live.ask(type="Ready", key="ready") == ready, "the same answer as before"
