"""Why a command is not carried out."""

from paddock.protocol.reasons import Reason


class Refused(Exception):  # noqa: N818 - nothing is wrong with the server
    """A command that cannot be done now; `why` is what the client is told."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why


class RulesFailedError(Exception):
    """The rules of a game raised what they never should: the choice is not accepted."""
