"""The ceiling: the same sockets and the same fan-out, with no game and no disk.

`python -m bench.ceiling PORT`: rooms of all who connect to the same path. What one of them says
is acked at once, and everyone in the room gets it twice, in messages as long as real ones.
"""

import asyncio
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.server.web.limits import FRAME_BYTES

NEWS = '{"type":"News","number":1,"at":0.0,"leaf":"' + "0" * 64 + '","entry":{}}'
LOOK = '{"type":"Look","view":"' + "x" * 2500 + '"}'

_rooms: dict[str, set[WebSocket]] = defaultdict(set)


async def talk(socket: WebSocket) -> None:
    """Hello, then an ack for every message and two messages for everyone in the room."""
    await socket.accept()
    room = _rooms[socket.path_params["code"]]
    room.add(socket)
    try:
        await socket.receive_text()
        await socket.send_text(LOOK)
        while True:
            text = await socket.receive_text()
            await socket.send_text('{"type":"Ack","key":"' + text[:8] + '","number":1}')
            for other in tuple(room):
                await other.send_text(NEWS)
                await other.send_text(LOOK)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        room.discard(socket)


async def serve(port: int) -> None:
    """Until it is ended."""
    app = Starlette(routes=[WebSocketRoute("/api/tables/{code}/socket", talk)])
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
