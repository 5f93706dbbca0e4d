"""Every snippet of the guide runs as it stands."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "research-use.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, str(GUIDE), "exec"), {})  # noqa: S102 - our own guide
    assert capsys.readouterr().out.strip()


def test_the_guide_has_snippets() -> None:
    assert len(SNIPPETS) >= 6
