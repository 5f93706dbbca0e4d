"""The browser client, as `make web` has built it: files in memory, so no path leads elsewhere."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from paddock.catalog import GAMES

PACKAGED: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "/index.html"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The better one first."""
ASK_AGAIN: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"
"""Files in assets have a hash in their names: other content, other name."""

_PAGES: Final = re.compile(
    rf"/(t/[^/]+(/(replay|screen))?|rules(/({'|'.join(GAMES)}))?|tiles|decks|settings)?"
)
"""The pages that the client has. It shows a page of its own for all others, and they are a 404."""
_NOT_OURS: Final = ("/api/", "/assets/")


class File(Struct, frozen=True):
    """A file as it is sent, in each of its encodings; "" is the file itself."""

    kind: str
    caching: str
    bodies: Mapping[str, bytes]
    tag: str


class ClientFiles:
    """All files of a built client, and the pages that its index stands for."""

    def __init__(self, folder: str | None) -> None:
        self._files = {} if folder is None else dict(_read(Path(folder)))

    def built(self) -> bool:
        """Whether there is one."""
        return INDEX in self._files

    def page(self, headers: Headers, status: int = 200) -> Response:
        """Return the one page there is. The client reads from the address what to show."""
        return _answer(self._files[INDEX], headers, status)

    def otherwise(self, instead: ASGIApp) -> ASGIApp:
        """Return the application for addresses without a route."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http" and self.built():
                await self._found(Request(scope))(scope, receive, send)
            else:
                await instead(scope, receive, send)

        return serve

    def _found(self, request: Request) -> Response:
        path, headers = request.scope["path"], request.headers
        file, is_page = self._files.get(path), _PAGES.fullmatch(path) is not None
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405 if file or is_page else 404)
        if file is not None:
            return _answer(file, headers, 200)
        if is_page:
            return self.page(headers)
        if "text/html" in headers.get("accept", "") and not path.startswith(_NOT_OURS):
            return self.page(headers, 404)
        raise HTTPException(404)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in KINDS:
            name = "/" + path.relative_to(folder).as_posix()
            yield name, _file(path, FOREVER if name.startswith("/assets/") else ASK_AGAIN)


def _file(path: Path, caching: str) -> File:
    found = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS.items()}
    body = path.read_bytes()
    return File(
        kind=KINDS[path.suffix],
        caching=caching,
        bodies={name: made.read_bytes() for name, made in found.items() if made.is_file()}
        | {"": body},
        tag=hashlib.sha256(body).hexdigest()[:32],
    )


def _answer(file: File, headers: Headers, status: int) -> Response:
    accepted = accepted_encodings(headers.get("accept-encoding", ""))
    encoding = next(name for name in file.bodies if not name or name in accepted)
    tag = f'"{file.tag}{encoding and "-" + encoding}"'
    sent = {"Cache-Control": file.caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if encoding:
        sent["Content-Encoding"] = encoding
    if status == 200 and tag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=sent)
    return Response(file.bodies[encoding], status, headers=sent, media_type=file.kind)


def accepted_encodings(wishes: str) -> set[str]:
    """Return the encodings that a browser takes; with q=0 it says that it does not."""
    named = (wish.replace(" ", "").lower().partition(";") for wish in wishes.split(","))
    return {name for name, _, weight in named if not re.fullmatch(r"q=0(\.0*)?", weight)}
