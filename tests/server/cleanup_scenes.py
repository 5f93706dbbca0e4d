"""Worlds in which somebody cleans up."""

from typing import Any

from paddock.server.play.cleanup import Cleanup, Retention
from paddock.server.store.base import Store
from tests.server.scenes import create, play, play_to_the_end
from tests.server.world import World

LEFT = {f"LOBBY{n}" for n in range(6)} | {"OVER3", "OVER4", "OVER5"}
"""What is in memory after `some_finished`, if there is room for three that have ended."""


def cleaning(world: World, **keeping: Any) -> Cleanup:
    return Cleanup(
        world.store,
        world.clock,
        world.service.metrics,
        world.service.feeds.watched,
        Retention(**keeping),
    )


async def there(world: World, code: str) -> bool:
    answer = await world.http.get(f"/api/tables/{code}")
    assert answer.status_code in (200, 404)
    return answer.status_code == 200


async def finished(world: World) -> str:
    """A game with bots that is over."""
    code = await world.open_table(players=2)
    await world.sit(code, "Ada", 0)
    ada = await world.watch(code, 0)
    await ada.ask(type="SeatBot", key="bot", seat=1, level="random")
    await ada.ask(type="Ready", key="ready")
    await ada.ask(type="Start", key="start")
    await ada.ask(type="Contribute", key="seed", contribution=bytes(range(16)).hex())
    await ada.ask(type="FreeSeat", key="leave", seat=0)
    await ada.until_look(lambda look: look["status"] == "over")
    await ada.leave()
    return code


async def some_finished(store: Store) -> None:
    """Six tables at which nobody sits, and six games that are over."""
    for n in range(6):
        await create(store, f"LOBBY{n}")
        await create(store, f"OVER{n}")
        await play(store, f"OVER{n}")
        await play_to_the_end(store, f"OVER{n}", seed=n)
