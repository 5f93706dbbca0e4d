"""Which tests of tests a change needs."""

import os
import subprocess
from pathlib import Path

import pytest

from tests import sizes


def test_a_file_and_a_folder_count_by_their_whole_names() -> None:
    files = ["src/paddock/proof/fair.py", "web/src/main.ts"]
    assert sizes.touches(files, ["src/paddock/proof"])
    assert sizes.touches(files, ["docs", "web/src/main.ts"])
    assert not sizes.touches(files, ["src/paddock/pro", "web/src/main", "tests"])


def test_everything_has_changed_unless_ci_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "ONLY_CHANGED", False)
    assert sizes.changed("no/such/file")


def test_everything_has_changed_where_git_cannot_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "ONLY_CHANGED", True)
    monkeypatch.setattr(sizes, "_base", lambda: None)
    assert sizes.changed("no/such/file")


def test_a_branch_is_compared_with_main_and_main_with_the_day_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    origin, clone = tmp_path / "origin", tmp_path / "clone"
    git(tmp_path, "init", "-q", "-b", "main", "origin")
    commit(origin, "old", "2026-01-01T00:00:00Z")
    commit(origin, "new")
    git(tmp_path, "clone", "-q", str(origin), "clone")
    monkeypatch.setattr(sizes, "ROOT", clone)
    monkeypatch.setattr(sizes, "ONLY_CHANGED", True)

    assert asked("new")
    assert not asked("old")

    git(clone, "checkout", "-q", "-b", "branch")
    commit(clone, "mine")
    (clone / "unsaved").write_text("")
    assert asked("mine")
    assert asked("unsaved")
    assert not asked("new")


def asked(path: str) -> bool:
    sizes.files_since.cache_clear()
    sizes._base.cache_clear()
    answer = sizes.changed(path)
    sizes.files_since.cache_clear()
    sizes._base.cache_clear()
    return answer


def commit(where: Path, name: str, date: str | None = None) -> None:
    (where / name).write_text(name)
    git(where, "add", name)
    dates = {} if date is None else {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
    git(where, "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", name, **dates)


def git(where: Path, *words: str, **environment: str) -> None:
    subprocess.run(  # noqa: S603 - git itself, with our words
        ["git", *words],  # noqa: S607 - wherever it is installed
        cwd=where,
        check=True,
        env=os.environ | environment,
    )
