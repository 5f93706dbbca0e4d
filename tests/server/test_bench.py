"""`make bench-server` measures what it says, on a small scale."""

import subprocess
import sys


def test_a_quick_run_has_all_rows() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", "--quick"],
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")]
    received = {row[0].removeprefix("| "): row[1] for row in rows[1:]}
    assert int(received["choices a second, 4 tables of four"]) > 0
    for beginning in ("ack p50", "ceiling", "memory at 40", "20 clients back", "boot with 10"):
        assert any(what.startswith(beginning) for what in received), beginning
