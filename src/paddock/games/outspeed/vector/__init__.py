"""OUTSPEED for thousands of races at once, in JAX. The rules package is the law; this is a copy.

Everything is written for one race; `jax.vmap` makes it many. A step is all choices of one
decision and all that chance gives until the next one.
"""

from paddock.games.outspeed.vector.engine import Engine

__all__ = ["Engine"]
