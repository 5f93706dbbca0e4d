"""What the guides show is what happens: samples of output, and the bot that readers start from."""

import re
from pathlib import Path
from typing import Final

from tests.cli.running import Shell
from tests.cli.test_play import paddock

GUIDES: Final = Path(__file__).parents[2] / "docs" / "guides"


def test_the_sample_of_plain_play_is_what_is_printed(tmp_path: Path) -> None:
    guide = (GUIDES / "play-in-the-terminal.md").read_text("utf-8")
    found = re.search(r"\$ paddock (play [^\n]* --plain [^\n]*)\n(.*?)```", guide, re.DOTALL)
    assert found is not None
    command, sample = found.groups()
    assert paddock(tmp_path, *command.split()).out.lstrip().startswith(sample)


def test_the_bot_of_the_guide_keeps_up_with_regulars(tmp_path: Path, shell: Shell) -> None:
    guide = (GUIDES / "write-a-bot.md").read_text("utf-8")
    mine = tmp_path / "my_bot.py"
    mine.write_text(re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0])
    bots = f"{mine}:MyBot,regular,regular,regular"
    ran = shell("arena", "outspeed", "--bots", bots, "--deals", "30", "--seed", "1")
    found = re.search(r"^ Regular +\d+ +(\d+\.\d)%", ran.out, re.MULTILINE)
    assert found is not None, ran.out
    assert float(found[1]) < 27, ran.out
