"""Why First? for thousands of games at once, in JAX. The rules package is the law; this is a copy.

Everything is written for one game; `jax.vmap` makes it many. A step is all choices of one
decision and all that chance gives until the next one.
"""

from paddock.games.why_first.vector.engine import Engine

__all__ = ["Engine"]
