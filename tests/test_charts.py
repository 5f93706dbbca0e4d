"""Charts: round ticks, one frame for all kinds, and the numbers in words."""

import pytest

from paddock.charts import WIDTH, Frame, figure, ticks


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (-4.88, 9.63, [-5, 0, 5, 10]),
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0, 0.034, [0, 0.01, 0.02, 0.03, 0.04]),
        (0, 0, [0, 0.25, 0.5, 0.75, 1]),
        (0, 870, [0, 250, 500, 750, 1000]),
        (-3e-5, 0, [-3e-5, -2e-5, -1e-5, 0]),
    ],
)
def test_ticks_are_round_and_hold_everything(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == found


def test_a_frame_places_its_corners() -> None:
    frame = Frame(200, -1, 3, 10, left=40, top=10, right=20, bottom=30)
    assert (frame.across(0), frame.across(10)) == (40, WIDTH - 20)
    assert (frame.down(3), frame.down(-1)) == (10, 170)
    assert 'points="40.0,10.0 620.0,170.0"' in frame.line([(0, 3), (10, -1)], "red")


def test_a_chart_without_room_divides_by_nothing() -> None:
    frame = Frame(200, 0, 0, 0, left=40)
    assert frame.across(0) == 40
    assert frame.dot(0, 0).startswith("<circle")


def test_a_figure_says_its_numbers_and_takes_any_text() -> None:
    drawn = figure("A & B", ["<one>: 1", "two: 2"], 100, ["<path/>"])
    assert "<figcaption>A &amp; B</figcaption>" in drawn
    assert 'aria-label="A &amp; B. &lt;one&gt;: 1; two: 2"' in drawn
    assert drawn.count("<path/>") == 1
