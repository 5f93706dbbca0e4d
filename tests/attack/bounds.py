"""What a type lets through, from the type alone: fields without a bound, and the largest values."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec.inspect as read
from msgspec import Struct

Path: TypeAlias = tuple[str, ...]
"""The fields that lead to a value. `EACH` stands for every item of a list."""
EACH: Final = "[]"
_SIGN: Final = "a"
"""It fits every pattern of the protocol."""


class Bound(Struct, frozen=True):
    """A field with a bound: the largest value that passes, and what lies beyond."""

    path: Path
    largest: Any
    beyond: Any


def unbounded(kind: object) -> list[str]:
    """The fields of a type that let through more than any number."""
    return [".".join(path) for path in _unbounded(read.type_info(kind), ())]


def bounds(kind: object) -> list[Bound]:
    """Every bounded field of a type."""
    return [*_bounds(read.type_info(kind), ())]


def smallest(kind: object) -> Any:
    """A value of the type, as plain data."""
    return _smallest(read.type_info(kind))


def put(tree: Any, path: Path, value: Any) -> Any:
    """The same plain data with this value at the path: in every item, where there are several."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if first == EACH:
        return [put(item, rest, value) for item in tree]
    if isinstance(tree, list):  # a struct that is written as an array
        return [put(item, rest, value) if str(n) == first else item for n, item in enumerate(tree)]
    return {**tree, first: put(tree.get(first) or {}, rest, value)}


def _fields(kind: read.StructType) -> Iterator[tuple[str, read.Field]]:
    for number, field in enumerate(kind.fields):
        yield str(number) if kind.array_like else field.encode_name, field


def _inside(kind: read.Type, path: Path) -> Iterator[tuple[read.Type, Path]]:
    """The types that a type is made of."""
    match kind:
        case read.VarTupleType() | read.ListType():
            yield kind.item_type, (*path, EACH)
        case read.DictType():
            yield kind.value_type, (*path, EACH)
        case read.UnionType():
            yield from [(member, path) for member in kind.types]
        case read.StructType():
            yield from [(field.type, (*path, name)) for name, field in _fields(kind)]
        case _:
            pass


def _unbounded(kind: read.Type, path: Path) -> Iterator[Path]:
    match kind:
        case read.IntType():
            if kind.le is kind.lt or kind.ge is kind.gt:  # both None
                yield path
        case (
            read.StrType()
            | read.BytesType()
            | read.VarTupleType()
            | read.ListType()
            | read.DictType()
        ):
            if kind.max_length is None:
                yield path
        case read.UnionType() | read.StructType() | read.EnumType():
            pass
        case read.BoolType() | read.FloatType() | read.NoneType():
            pass
        case _:
            yield path
    for part, way in _inside(kind, path):
        yield from _unbounded(part, way)


def _bounds(kind: read.Type, path: Path) -> Iterator[Bound]:
    match kind:
        case read.IntType():
            largest = kind.le if kind.le is not None else int(kind.lt or 0) - 1
            yield Bound(path, largest, int(largest) + 1)
        case read.StrType() if kind.max_length is not None:
            yield Bound(path, _SIGN * kind.max_length, _SIGN * (kind.max_length + 1))
        case read.VarTupleType() if kind.max_length is not None:
            item = _smallest(kind.item_type)
            yield Bound(path, [item] * kind.max_length, [item] * (kind.max_length + 1))
        case _:
            pass
    for part, way in _inside(kind, path):
        yield from _bounds(part, way)


def _smallest(kind: read.Type) -> Any:
    match kind:
        case read.UnionType():
            found = _smallest(kind.types[0])
        case read.StructType():
            found = _smallest_struct(kind)
        case read.VarTupleType():
            found = [_smallest(kind.item_type)] * (kind.min_length or 0)
        case read.StrType():
            found = _SIGN * (kind.min_length or 0)
        case read.EnumType():
            found = next(iter(kind.cls)).value
        case read.IntType():
            found = kind.ge or 0
        case _:
            found = _PLAIN[type(kind)]
    return found


_PLAIN: Final[Mapping[type[read.Type], Any]] = {
    read.BoolType: False,
    read.FloatType: 0.0,
    read.NoneType: None,
}


def _smallest_struct(kind: read.StructType) -> Any:
    if kind.array_like:
        return [_smallest(field.type) for field in kind.fields]
    tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
    return tag | {f.encode_name: _smallest(f.type) for f in kind.fields if f.required}
