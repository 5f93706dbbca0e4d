"""`paddock serve`, `paddock backup` and `paddock restore`."""

import os
import re
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from paddock.cli.errors import Refusal, refuse
from paddock.server.play.cleanup import Retention
from paddock.server.process import run as running
from paddock.server.process.workers import supervise
from paddock.server.store.base import StoreError
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.web.client_files import PACKAGED
from paddock.server.web.settings import Settings, limits_from
from paddock.words import Words


def serve(parsed: Namespace, words: Words) -> int:
    """Run a server until a signal stops it."""

    def listening(url: str) -> None:
        address = url.replace("//127.0.0.1:", "//localhost:")
        print(words("serving", url=address), flush=True)
        if not (PACKAGED / "index.html").is_file():
            print(words("serving-no-client", command="make web"), flush=True)

    settings = _settings(parsed)
    try:
        if settings.workers > 1:
            supervise(settings, listening)
        else:
            running.serve(settings, listening)
    except running.CannotServeError as error:
        raise Refusal(error.why) from error
    return 0


def _settings(parsed: Namespace) -> Settings:
    origins = tuple(
        origin.strip() for given in parsed.allowed_origin for origin in given.split(",") if origin
    )
    _check_urls("--public-url", [parsed.public_url or "http://localhost"])
    _check_urls("--allowed-origin", origins)
    return Settings(
        host=parsed.host,
        port=parsed.port,
        database=parsed.database,
        data_dir=parsed.data_dir,
        public_url=parsed.public_url,
        allowed_origins=origins,
        log_format=parsed.log_format,
        workers=parsed.workers,
        limits=limits_from(os.environ),
        keeping=Retention(parsed.lobby_days, parsed.keep_days),
        client=str(PACKAGED),
    )


def _check_urls(what: str, urls: Iterable[str]) -> None:
    for url in urls:
        if not re.fullmatch(r"https?://[^/?#@\s]+/?", url):
            raise refuse("serve-value", value=url, what=what)


def backup(parsed: Namespace, words: Words) -> int:
    """Copy the database to a new file."""
    database = _file(parsed)
    try:
        sqlite_file.backup(database, Path(parsed.file))
    except StoreError as error:
        raise _copy_refused(error.why, database, parsed.file) from error
    print(words("backed-up", path=parsed.file))
    return 0


def restore(parsed: Namespace, words: Words) -> int:
    """Put a backup in the place of the database."""
    database, copy = _file(parsed), Path(parsed.file)
    if not copy.is_file():
        raise refuse("file-not-found", path=parsed.file)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        aside = sqlite_file.restore(copy, database)
    except OSError as error:
        raise refuse("serve-folder-unwritable", path=str(database.parent)) from error
    except StoreError as error:
        used = database if error.why == "database-in-use" else copy
        raise _copy_refused(error.why, used, parsed.file) from error
    print(words("restored") if aside is None else words("restored-aside", path=str(aside)))
    return 0


def _file(parsed: Namespace) -> Path:
    settings = Settings(database=parsed.database, data_dir=parsed.data_dir)
    if settings.on_postgres():
        raise refuse("backup-only-sqlite")
    return settings.file()


def _copy_refused(why: str, database: Path, file: str) -> Refusal:
    match why:
        case "file-exists":
            return refuse("backup-file-exists", path=file)
        case "database-unreachable" if not database.exists():
            return refuse("backup-no-database", path=str(database))
        case "restore-unfinished":
            return refuse("backup-restore-unfinished", path=str(database))
        case "database-in-use" | "database-damaged" | "database-newer" | "database-foreign":
            known = why.removeprefix("database-")
            return refuse(f"serve-database-{known}", path=str(database))
        case _:
            return refuse("backup-failed", why=why)
