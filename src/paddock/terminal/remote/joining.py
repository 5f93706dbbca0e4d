"""How somebody comes to a table: back to their seat, to a free one, or to watch."""

from paddock.client.kept_seats import KeptSeat, KeptSeats
from paddock.client.link import Link
from paddock.client.seating import RefusedError, fetch_table, take_seat
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.terminal.remote.session import RemoteSession


async def sit_or_watch(
    link: Link,
    name: str,
    seat: int | None,
    *,
    watch: bool = False,
    keeping: KeptSeats | None = None,
) -> RemoteSession:
    """A session at this table; raises RefusedError where there is none."""
    kept_seats = KeptSeats() if keeping is None else keeping
    kept = None if watch else await _seat(link, kept_seats, name, seat)
    if kept is None:
        await fetch_table(link)
    return RemoteSession(link, kept_seats, kept)


async def _seat(link: Link, keeping: KeptSeats, name: str, wanted: int | None) -> KeptSeat | None:
    """The seat that was kept, or a free one; None where there is none to be had."""
    kept = keeping.get(link)
    if kept is not None and kept.cookie and (wanted is None or wanted == kept.seat):
        return kept
    if kept is None:
        shown = await fetch_table(link)
        if shown.table.status is not Status.LOBBY or None not in shown.table.names:
            return None
    try:
        return await take_seat(link, keeping, name, wanted)
    except RefusedError as refused:
        if refused.why == Reason.NO_SUCH_TABLE:
            return None
        raise
