"""Compiled engines are kept in .cache: a second run compiles nothing."""

from pathlib import Path

import jax

CACHE = Path(__file__).parents[2] / ".cache" / "jax"


def keep_what_is_compiled() -> None:
    """However quickly it was compiled, and however small it is."""
    jax.config.update("jax_compilation_cache_dir", str(CACHE))  # type: ignore[no-untyped-call]
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)  # type: ignore[no-untyped-call]
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", 0)  # type: ignore[no-untyped-call]
