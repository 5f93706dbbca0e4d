"""What everyone but one seat receives: over sockets and HTTP, in refusals and after coming back."""

from typing import Any

from paddock.proof import entry as e
from tests.server.world import Socket, World


class Heard:
    """All that others than the first seat receive in one run, up to the reveal."""

    def __init__(self, game: str, players: int, choices: tuple[int, ...]) -> None:
        self.game, self.players, self.choices = game, players, choices
        self.bytes: dict[str, str] = {}

    async def __call__(self, world: World) -> None:
        code, seats = await world.started(self.players, self.game, clock=60)
        seats.append(await world.watch(code))
        hider = await self._before_a_choice(seats)
        watched = dict(enumerate(seats))
        del watched[hider]
        for option in self.choices:
            await self.around(world, code, watched, hider)
            assert (await seats[hider].choose(option, f"hidden-{option}"))["type"] == "Ack"
        await self.around(world, code, watched, hider)
        await self.come_again(world, code, watched)
        for name, socket in watched.items():
            self.bytes[f"socket {name}"] = "\n".join(socket.texts)
        assert (
            len([1 for line in await world.store.lines(code, 0) if isinstance(line.entry, e.Chose)])
            >= 2
        )

    async def _before_a_choice(self, seats: list[Socket]) -> int:
        """Play on until a seat that has something to hide is not the last to choose."""
        while True:
            look = await self.all_at_the_same(seats)
            asked = [seat for seat in look["waiting_for"] if len(seats[seat].look["options"]) > 1]
            if len(look["waiting_for"]) > 1 and asked:
                return int(asked[0])
            for seat in look["waiting_for"]:
                await seats[seat].choose()

    async def all_at_the_same(self, seats: list[Socket]) -> Any:
        now = max(seat.look["decision"] for seat in seats)
        for seat in seats:
            await seat.until_decision(now)
        return seats[0].look

    async def around(self, world: World, code: str, watched: dict[int, Socket], hider: int) -> None:
        """What others do meanwhile, what they are refused, and what they read over HTTP."""
        number = len(self.bytes)
        for socket in watched.values():
            look = socket.look
            await socket.send(type="Ping", sent=number)
            wrong = {"type": "Choose", "key": f"w{number}", "decision": 77, "action": {}}
            await socket.send(**wrong)
            again = {**wrong, "decision": look["decision"], "action": {"type": "Wrong"}}
            await socket.send(**{**again, "key": f"v{number}"})
            await socket.send(type="FreeSeat", key=f"f{number}", seat=hider)
            await socket.send_text("{")
            await world.quiet()
        for path in (f"/api/tables/{code}", f"/api/tables/{code}/record", "/", "/metrics"):
            answer = await world.http.get(path)
            self.bytes[f"{number} {path}"] = f"{answer.status_code} {answer.headers} {answer.text}"
        late = await world.sit(code, "late")
        self.bytes[f"{number} late"] = late.text

    async def come_again(self, world: World, code: str, watched: dict[int, Socket]) -> None:
        for number in tuple(watched):
            seat = None if number == self.players else number
            for cursor in (0, 7):
                back = await world.watch(code, seat, cursor)
                self.bytes[f"again {number} {cursor}"] = "\n".join(back.texts)
