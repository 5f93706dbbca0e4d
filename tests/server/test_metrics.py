"""What is counted, as Prometheus reads it."""

from typing import Any

from paddock.server.play.metrics import BUCKETS, Times
from tests.server.stores import run
from tests.server.world import World

pytest_plugins = ["tests.postgres", "tests.server.stores"]


def received(times: Times) -> list[str]:
    return list(times.lines("t", "About."))


def test_a_bucket_counts_all_that_took_no_longer() -> None:
    times = Times()
    for seconds in (0.001, 0.01, 0.0101, 0.3, 7.0):
        times.add(seconds)
    found = [int(line.rpartition(" ")[2]) for line in received(times) if "_bucket" in line]
    assert found == [1, 2, 3, 3, 3, 3, 4, 5]
    assert len(found) == len(BUCKETS) + 1
    assert received(times)[:3] == [
        "# HELP t About.",
        "# TYPE t histogram",
        't_bucket{le="0.005"} 1',
    ]
    assert received(times)[-3:] == ['t_bucket{le="+Inf"} 5', "t_sum 7.321", "t_count 5"]


def test_accepted_choices_are_timed_from_their_coming_to_their_ack() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        submit = world.store.submit

        def slowly(*parts: Any) -> None:
            world.clock.time += 0.07
            submit(*parts)

        world.store.submit = slowly
        await seats[0].choose()
        await seats[0].send(type="Choose", key="w", decision=77, action={})
        await seats[0].send(type="Say", key="s", text="hello")
        await world.quiet()
        text = (await world.http.get("/metrics")).text
        assert 'paddock_choice_seconds_bucket{le="0.05"} 0' in text
        assert 'paddock_choice_seconds_bucket{le="0.1"} 1' in text
        assert "paddock_choice_seconds_sum 0.070" in text
        assert "paddock_choice_seconds_count 1" in text

    run(test)
