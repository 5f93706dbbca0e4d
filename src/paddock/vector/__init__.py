"""What the vector engines share: chance in arrays, and whole games by the batch. Needs JAX."""

from importlib.util import find_spec


def is_installed() -> bool:
    """Whether JAX is there: it comes with the extra [vector]."""
    return find_spec("jax") is not None
