"""Paddock: two racing games of secret, simultaneous choice. Importing it imports nothing else."""


def __getattr__(name: str) -> str:
    """`__version__`, worked out when it is asked for."""
    if name == "__version__":
        from paddock.distribution import version  # noqa: PLC0415 - most importers do not ask

        return version()
    raise AttributeError(f"module 'paddock' has no attribute {name!r}")
