"""What to say where a research library is not installed."""


def missing_library(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with the extra that brings the library."""
    why = f"paddock.envs needs {error.name}: pip install 'paddock[envs]'"
    return ModuleNotFoundError(why, name=error.name)
