"""Games side by side: a function of one game as a function of many, with the batch as last axis.

`jax.vmap` puts the batch first, so that the numbers of one game lie side by side. Here it is the
same number of all games that lies side by side: a processor then works on many games with one
instruction. And where the function says `jax.lax.cond`, a batch in which no game takes the branch
is spared its work; `jax.vmap` works out both branches always.

What the function does is read off its jaxpr, operation by operation. Most of them work on leading
axes and need not know of a last one; the few others have a rule each, and what has none is left
to `jax.vmap`. Jaxprs are read as JAX 0.10.2 and 0.11.2 make them. With another version let
`tests/differential/test_lanes.py` say whether it still holds, then raise `batches.UNREAD_JAX`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.extend.core import Literal

PytreeT = TypeVar("PytreeT")


class Value(NamedTuple):
    """What an operation takes or gives: for each game its own, in the last axis, or one for all."""

    array: Any
    by_game: bool


def lanes(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function for many games: the last axis of every argument and result is the game."""

    def many(*arguments: Any) -> Any:
        leaves, tree = jax.tree.flatten(arguments)
        games = leaves[0].shape[-1]
        of_one = [
            jax.ShapeDtypeStruct(leaf.shape[:-1], leaf.dtype)  # type: ignore[no-untyped-call]
            for leaf in leaves
        ]
        closed, result = jax.make_jaxpr(function, return_shape=True)(
            *jax.tree.unflatten(tree, of_one)
        )
        found = _Games(games).run(closed, [Value(leaf, by_game=True) for leaf in leaves])
        return jax.tree.unflatten(jax.tree.structure(result), found)

    return many


class _Games:
    """So many games, and what each operation does to all of them."""

    def __init__(self, games: int) -> None:
        self.games = games

    def run(self, closed: Any, arguments: Sequence[Value]) -> list[Array]:
        """A whole jaxpr; every result is by game."""
        return [self.spread(value) for value in self.values(closed, arguments)]

    def values(self, closed: Any, arguments: Sequence[Value]) -> list[Value]:
        """A whole jaxpr, operation by operation."""
        jaxpr, constants = _opened(closed)
        known: dict[Any, Value] = dict(zip(jaxpr.invars, arguments, strict=True))
        for variable, constant in zip(jaxpr.constvars, constants, strict=True):
            known[variable] = Value(constant, by_game=False)

        def read(variable: Any) -> Value:
            if isinstance(variable, Literal):
                return Value(variable.val, by_game=False)
            return known[variable]

        for equation in jaxpr.eqns:
            taken = [read(variable) for variable in equation.invars]
            given = self.operation(equation, taken)
            known.update(zip(equation.outvars, given, strict=True))
        return [read(variable) for variable in jaxpr.outvars]

    def operation(self, equation: Any, taken: list[Value]) -> Iterable[Value]:
        """One operation, by its rule."""
        name, parameters = equation.primitive.name, equation.params
        if name in _INLINED:
            return self.values(parameters["jaxpr"], taken)
        if name == "scan":
            return self.scan(parameters, taken)
        if not any(value.by_game for value in taken):
            return _bound(equation, [jnp.asarray(value.array) for value in taken], by_game=False)
        if name == "cond":
            return self.cond(parameters["branches"], taken)
        return self.by_its_axes(equation, taken)

    def by_its_axes(self, equation: Any, taken: list[Value]) -> Iterable[Value]:
        """An operation that knows of the last axis, or need not."""
        name = equation.primitive.name
        if name in _ELEMENT_BY_ELEMENT:
            shape = equation.outvars[0].aval.shape
            return _bound(equation, [self.spread(value, shape) for value in taken])
        if name == "gather" and not taken[0].by_game:
            return [Value(_look_up(equation.params, taken), by_game=True)]
        if name in _RULES:
            return [Value(_RULES[name](self, equation.params, taken), by_game=True)]
        return self.by_vmap(equation, taken)

    def spread(self, value: Value, shape: Sequence[int] | None = None) -> Array:
        """The value for each game; where a single number meets arrays, one for each element."""
        array = jnp.asarray(value.array)
        if not value.by_game:
            array = lax.broadcast_in_dim(array, (*array.shape, self.games), range(array.ndim))
        if shape is not None and array.ndim == 1 and shape:
            array = lax.broadcast_in_dim(array, (*shape, self.games), (len(shape),))
        return array

    def scan(self, parameters: Mapping[str, Any], taken: list[Value]) -> list[Value]:
        """A loop: what is carried is by game from the start."""
        first_carried, first_given = _parts_of_scan(parameters)
        constants, steps = taken[:first_carried], taken[first_given:]
        start = [self.spread(value) for value in taken[first_carried:first_given]]

        def once(carried: list[Array], step: list[Array]) -> tuple[list[Array], list[Array]]:
            now = [Value(array, by_game=True) for array in carried]
            at = [Value(array, whole.by_game) for array, whole in zip(step, steps, strict=True)]
            after = self.run(parameters["jaxpr"], [*constants, *now, *at])
            return after[: len(carried)], after[len(carried) :]

        end, collected = lax.scan(
            once,
            start,
            [value.array for value in steps],
            length=parameters["length"],
            reverse=parameters["reverse"],
            unroll=parameters["unroll"],
        )
        return [Value(array, by_game=True) for array in (*end, *collected)]

    def cond(self, branches: Sequence[Any], taken: list[Value]) -> list[Value]:
        """The second of two branches, for the games that take it, if there are any.

        What both branches hand on as it was is left out.
        """
        no, yes = branches
        condition = self.spread(taken[0]) > 0
        handed_on = _same_in_both(_opened(no)[0], _opened(yes)[0])
        changing = [place for place, same in enumerate(handed_on) if same is None]
        kinds = [value.by_game for value in taken[1:]]

        def branch(closed: Any, arrays: list[Array]) -> list[Array]:
            after = self.values(closed, [*map(Value, arrays, kinds)])
            return [self.spread(after[place]) for place in changing]

        def some(arrays: list[Array]) -> list[Array]:
            both = zip(branch(yes, arrays), branch(no, arrays), strict=True)
            return [jnp.where(condition, one, other) for one, other in both]

        def none(arrays: list[Array]) -> list[Array]:
            return branch(no, arrays)

        arrays = [jnp.asarray(value.array) for value in taken[1:]]
        changed = iter(lax.cond(jnp.any(condition), some, none, arrays))
        return [
            Value(next(changed), by_game=True) if same is None else taken[1 + same]
            for same in handed_on
        ]

    def by_vmap(self, equation: Any, taken: list[Value]) -> Iterable[Value]:
        """An operation without a rule of its own."""

        def bind(*arrays: Array) -> Any:
            return equation.primitive.bind(*arrays, **equation.params)

        axes = [-1 if value.by_game else None for value in taken]
        arrays = [jnp.asarray(value.array) for value in taken]
        found = jax.vmap(bind, in_axes=axes, out_axes=-1)(*arrays)
        return _given(equation, found, by_game=True)


def _opened(closed: Any) -> tuple[Any, Sequence[Any]]:
    """A jaxpr and its constants; JAX 0.11 gives some without."""
    return getattr(closed, "jaxpr", closed), getattr(closed, "consts", ())


def _parts_of_scan(parameters: Mapping[str, Any]) -> tuple[int, int]:
    """Where the carried values begin, and where what is scanned; JAX 0.11 tells it otherwise."""
    if "ft_in" in parameters:
        constants, carried, _ = parameters["ft_in"].unpack()
        return len(constants), len(constants) + len(carried)
    return parameters["num_consts"], parameters["num_consts"] + parameters["num_carry"]


def _same_in_both(one: Any, other: Any) -> list[int | None]:
    """Result by result: which argument both branches give as it is, if they do."""
    same: list[int | None] = []
    for result in zip(one.outvars, other.outvars, strict=True):
        arguments = enumerate(zip(one.invars, other.invars, strict=True))
        found = [place for place, argument in arguments if argument == result]
        same.append(found[0] if found else None)
    return same


def _bound(equation: Any, arrays: list[Array], *, by_game: bool = True) -> list[Value]:
    """The operation as it stands."""
    return _given(equation, equation.primitive.bind(*arrays, **equation.params), by_game=by_game)


def _given(equation: Any, found: Any, *, by_game: bool) -> list[Value]:
    arrays = found if equation.primitive.multiple_results else [found]
    return [Value(array, by_game) for array in arrays]


# Operations on leading axes, that leave the last one as it is

_INLINED: Final = frozenset({"jit", "pjit", "closed_call"})
_ELEMENT_BY_ELEMENT: Final = frozenset(
    {
        "add",
        "and",
        "clamp",
        "clz",
        "convert_element_type",
        "div",
        "eq",
        "ge",
        "gt",
        "le",
        "lt",
        "max",
        "min",
        "mul",
        "ne",
        "neg",
        "not",
        "or",
        "population_count",
        "rem",
        "select_n",
        "shift_left",
        "shift_right_arithmetic",
        "shift_right_logical",
        "sign",
        "sub",
        "xor",
    }
)

_Rule: TypeAlias = Callable[[_Games, Mapping[str, Any], list[Value]], Array]


def _reduce(operation: Callable[[Array, Sequence[int]], Array]) -> _Rule:
    def reduced(_: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
        return operation(taken[0].array, parameters["axes"])

    return reduced


def _broadcast(games: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    shape, dimensions = parameters["shape"], parameters["broadcast_dimensions"]
    return lax.broadcast_in_dim(taken[0].array, (*shape, games.games), (*dimensions, len(shape)))


def _reshape(games: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    return lax.reshape(taken[0].array, (*parameters["new_sizes"], games.games))


def _squeeze(games: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    return lax.squeeze(taken[0].array, parameters["dimensions"])


def _slice(games: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    begin, end = (*parameters["start_indices"], 0), (*parameters["limit_indices"], games.games)
    strides = parameters["strides"]
    return lax.slice(taken[0].array, begin, end, None if strides is None else (*strides, 1))


def _concatenate(games: _Games, parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    return lax.concatenate([games.spread(value) for value in taken], parameters["dimension"])


def _look_up(parameters: Mapping[str, Any], taken: list[Value]) -> Array:
    """A table that is the same for all games, at places that are not."""
    table, places = (value.array for value in taken)
    return lax.gather(
        table,
        jnp.moveaxis(places, -1, -2),
        parameters["dimension_numbers"],
        parameters["slice_sizes"],
        mode=parameters["mode"],
        fill_value=parameters["fill_value"],
    )


_RULES: Final[Mapping[str, _Rule]] = {
    "broadcast_in_dim": _broadcast,
    "concatenate": _concatenate,
    "reduce_and": _reduce(lax.reduce_and),
    "reduce_max": _reduce(lax.reduce_max),
    "reduce_min": _reduce(lax.reduce_min),
    "reduce_or": _reduce(lax.reduce_or),
    "reduce_sum": _reduce(lax.reduce_sum),
    "reshape": _reshape,
    "slice": _slice,
    "squeeze": _squeeze,
}
