"""A Ray cluster of two cores for tests, and its workers to be killed."""

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psutil

ATTEMPTS: Final = 6
"""Ray gives up after half a minute, which a machine that others use may well need."""


class Head:
    """The first machine of a cluster, and the only one."""

    def __init__(self, address: str, from_elsewhere: str, process: psutil.Process) -> None:
        self.address = address
        self.from_elsewhere = from_elsewhere
        self.process = process

    def busy_workers(self) -> list[psutil.Process]:
        """Those at work on a share just now."""
        return [one for one in _family(self.process) if "ray::play_share" in _title(one)]


@contextmanager
def head() -> Iterator[Head]:
    """Started, and ended with all its processes; its token is in the environment for as long."""
    kept = {name: os.environ.get(name) for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN")}
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    folder = Path(tempfile.mkdtemp(prefix="paddock-ray-test-", dir="/tmp"))
    client = _free_port()
    process, address = _start(folder, client)
    try:
        yield Head(address, f"ray://127.0.0.1:{client}", process)
    finally:
        _end(process)
        shutil.rmtree(folder, ignore_errors=True)
        for name, value in kept.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def _start(folder: Path, client: int) -> tuple[psutil.Popen, str]:
    for attempt in range(ATTEMPTS):
        own = folder / str(attempt)
        own.mkdir()
        process = psutil.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", *_options(own, client)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if address := _address(own, process):
            return process, address
        _end(process)
    raise TimeoutError("Ray does not start")


def _options(folder: Path, client: int) -> list[str]:
    """A port that is free, nothing that watches it, as little memory as it takes."""
    return [
        *("start", "--head", "--block", "--port=0", "--num-cpus=2", "--include-dashboard=false"),
        *("--disable-usage-stats", f"--temp-dir={folder}", f"--object-store-memory={80 * 2**20}"),
        *("--no-monitor", "--include-log-monitor=false", f"--ray-client-server-port={client}"),
    ]


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("", 0))
        port: int = bound.getsockname()[1]
        return port


def _address(folder: Path, process: psutil.Popen) -> str | None:
    """Written into its folder when it is ready for work."""
    known = folder / "ray_current_cluster"
    while process.poll() is None:
        if known.exists() and (address := known.read_text()):
            return address
        time.sleep(0.1)
    return None


def _end(process: psutil.Process) -> None:
    family = [process, *_family(process)]
    for one in family:
        with suppress(psutil.NoSuchProcess):
            one.kill()
    psutil.wait_procs(family, 20)


def _family(process: psutil.Process) -> list[psutil.Process]:
    try:
        return process.children(recursive=True)
    except psutil.NoSuchProcess:
        return []


def _title(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""
