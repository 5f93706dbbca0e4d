"""The codes with which a socket is closed, and what our transport offers beside ASGI."""

from typing import Final

from paddock.protocol.reasons import OwnReason

BINARY: Final = 1003
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
WRONG_TOKEN: Final = 4401
NO_TABLE: Final = 4404
OPEN_ELSEWHERE: Final = 4409
"""The seat has newer sockets, as many as it may have: coming back would close one of those."""
REASONS: Final = {OPEN_ELSEWHERE: OwnReason.OPEN_ELSEWHERE}
GONE: Final = 0
"""The client has closed: there is nobody to send a code to."""

GO_ON: Final = -1
"""The client goes on at another table: nothing is closed."""

DROP: Final = "paddock.drop"
"""The extension by which the transport lets go of a client that takes no bytes."""
SAY: Final = "paddock.say"
"""The extension by which the transport takes several messages at once."""
FLUSH: Final = "paddock.flush"
"""The extension by which the transport sends at once what it was given in this turn."""
HEAR: Final = "paddock.hear"
"""The extension by which the transport hands a message over at once, if it is taken."""
