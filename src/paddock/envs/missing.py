"""What to say where a research library is not installed."""

from paddock.distribution import install_command


def missing_library(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with the extra that brings the library."""
    why = f"paddock.envs needs {error.name}: {install_command('envs')}"
    return ModuleNotFoundError(why, name=error.name)
