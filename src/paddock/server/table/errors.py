"""Why a command is not carried out."""


class Refused(Exception):  # noqa: N818 - nothing is wrong with the server
    """A command that cannot be done now; `why` is the name of a message."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class StoodStillError(Refused):
    """The server stood still and has yet to give that time back: nothing is written before."""

    def __init__(self) -> None:
        super().__init__("busy")


class RulesFailedError(Exception):
    """The rules of a game raised what they never should: the choice is not accepted."""
