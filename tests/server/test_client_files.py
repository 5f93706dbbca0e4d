"""The browser client, served from a folder: its pages, its files, and nothing beside them."""

import gzip
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from paddock.server.web.app import create_app
from paddock.server.web.client_files import FOREVER, PACKAGED
from paddock.server.web.settings import Settings
from tests.server.world import World, run

INDEX: Final = (
    "<!doctype html><title>Paddock</title><script type=module src=/assets/a-1f.js></script>"
)
SCRIPT: Final = "console.log('paddock');" * 50
HTML: Final = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES: Final = {
    "assets/a-1f.js": "text/javascript; charset=utf-8",
    "assets/a-2e.css": "text/css; charset=utf-8",
    "assets/f-3d.woff2": "font/woff2",
    "assets/s-4c.mp3": "audio/mpeg",
    "assets/s-5b.ogg": "audio/ogg",
    "icons/icon.png": "image/png",
    "icons/icon.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript; charset=utf-8",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "built"
    for name in FILES:
        file = built / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(SCRIPT if name.endswith(".js") else name, "utf-8")
    (built / "index.html").write_text(INDEX, "utf-8")
    script = built / "assets" / "a-1f.js"
    (built / "assets" / "a-1f.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    (built / "assets" / "a-1f.js.br").write_bytes(b"as brotli would have it")
    (built / ".env").write_text("secret", "utf-8")
    (built / "notes.md").write_text("secret", "utf-8")
    (tmp_path / "secret.js").write_text("secret", "utf-8")
    return built


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> Any:
    """What is answered, the body as it is on the wire."""
    given = {"Accept-Encoding": "identity", **{k.replace("_", "-"): v for k, v in headers.items()}}
    found: list[Any] = []

    async def test(world: World) -> None:
        found.append(await world.http.request(method, path, headers=given))

    run(test, client=str(folder))
    return found[0]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/KESTREL42ABC",
        "/t/KESTREL42ABC/replay",
        "/t/KESTREL42ABC/screen",
        "/rules",
        "/rules/outspeed",
        "/rules/why_first",
        "/tiles",
        "/decks",
        "/settings",
        "/?from=home",
    ],
)
@pytest.mark.parametrize("accept", [HTML["Accept"], "*/*"])
def test_every_page_is_the_index(folder: Path, path: str, accept: str) -> None:
    answer = get(folder, path, Accept=accept)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/A/B", "/rules/chess", "/tiles/7", "/api"])
def test_an_unknown_page_is_the_index_too_but_not_found(folder: Path, path: str) -> None:
    shown, asked = get(folder, path, **HTML), get(folder, path, Accept="application/json")

    assert (shown.status_code, shown.text) == (404, INDEX)
    assert (asked.status_code, asked.json()) == (404, {"why": "not-found"})


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y", "/assets/gone-0a.js"])
def test_what_is_no_page_is_never_answered_with_one(folder: Path, path: str) -> None:
    answer = get(folder, path, **HTML)

    assert (answer.status_code, answer.json()) == (404, {"why": "not-found"})


@pytest.mark.parametrize("name", FILES)
def test_a_file_has_its_type_and_may_be_kept_if_its_name_has_a_hash(
    folder: Path, name: str
) -> None:
    answer = get(folder, f"/{name}")

    assert answer.content == (folder / name).read_bytes()
    assert answer.headers["content-type"] == FILES[name]
    lasting = FOREVER if name.startswith("assets/") else "no-cache"
    assert answer.headers["cache-control"] == lasting
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000 ,gzip ; q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_is_compressed_is_sent_so_to_those_who_take_it(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    app = create_app(World().service, Settings(client=str(folder)))
    with TestClient(app).stream(
        "GET", "/assets/a-1f.js", headers={"Accept-Encoding": accepted}
    ) as answer:
        raw = b"".join(answer.iter_raw())

    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert raw == (folder / f"assets/a-1f.js{suffix}").read_bytes()
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(raw))


def test_what_has_not_changed_is_not_sent_again(folder: Path) -> None:
    tag = get(folder, "/").headers["etag"]

    again = get(folder, "/", If_None_Match=f'"other", {tag}')
    other = get(folder, "/", If_None_Match='"other"')

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert other.status_code == 200
    (folder / "index.html").write_text("new", "utf-8")
    assert get(folder, "/", If_None_Match=tag).text == "new"


def test_each_encoding_has_its_own_tag(folder: Path) -> None:
    tags = {
        get(folder, "/assets/a-1f.js", Accept_Encoding=wish).headers["etag"]
        for wish in ("identity", "gzip")
    }
    assert len(tags) == 2


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/assets/../../secret.js",
        "/..%2fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/%2fsecret.js",
        "/.env",
        "/notes.md",
        "/assets/a-1f.js.gz",
        "/assets",
        "/assets/",
        "/icons/",
        "/assets/a-1f.js%00.css",
    ],
)
def test_nothing_beside_the_files_is_found_and_no_folder_is_listed(folder: Path, path: str) -> None:
    answer = get(folder, path)

    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_head_is_answered_and_other_methods_are_not(folder: Path) -> None:
    assert get(folder, "/tiles", "HEAD").status_code == 200
    assert get(folder, "/sw.js", "HEAD").headers["content-length"] == str(len(SCRIPT))
    for path in ("/", "/tiles", "/sw.js"):
        answer = get(folder, path, "POST")
        assert (answer.status_code, answer.json()) == (405, {"why": "method-not-allowed"})
    assert get(folder, "/nowhere", "POST").status_code == 404


@pytest.mark.parametrize("path", ["/", "/nowhere", "/sw.js", "/api/tables"])
def test_nothing_inline_may_run_and_no_address_is_passed_on(folder: Path, path: str) -> None:
    headers = get(folder, path, **HTML).headers

    rules = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert {*rules.values()} == {"'none'", "'self'"}
    assert headers["referrer-policy"] == "no-referrer"


def test_where_the_client_is_not_built_the_small_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = get(tmp_path / "nothing", "/", **HTML, Accept_Language="de")

    assert answer.status_code == 200
    assert "make web" in answer.text
    assert "nicht gebaut" in answer.text
    assert get(tmp_path / "nothing", "/tiles", **HTML).json() == {"why": "not-found"}


def test_a_client_that_was_built_here_has_nothing_inline() -> None:
    index = PACKAGED / "index.html"
    if not index.exists():
        pytest.skip("the client is not built: make web")
    page = index.read_text("utf-8")
    assert "<style" not in page
    assert " style=" not in page
    assert page.count("<script") == page.count(" src=")
