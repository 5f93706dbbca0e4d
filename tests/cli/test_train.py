"""What `paddock train` refuses before it trains."""

from tests.cli.running import Shell


def test_the_last_choice_is_worked_out_in_outspeed_only(shell: Shell) -> None:
    ran = shell("train", "why_first", "--work-out-last")
    assert ran.refused_in_one_line()
    assert "OUTSPEED" in ran.err
