"""A set of OUTSPEED tiles as sheets to print and cut out: SVG pages, true to size.

The back of a sheet is mirrored, so that the two faces of a tile meet when both sides of the paper
are printed. A second sheet has the bonus tokens, the Force Field markers and a fuel track.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from textwrap import wrap
from typing import Final, TypeAlias

from msgspec import Struct

from paddock.games.outspeed.cli import sheet_shapes as s
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    TILE_OF_THE_LONELY,
    TOKENS,
    Amount,
    Deck,
    Players,
    Route,
    Side,
    Tile,
)
from paddock.words import Words

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
TILE: Final = 60.0
"""The edge of a tile as it is drawn; other sizes are scaled."""
GAP: Final = 3.0
MARK: Final = 2.5
MARGIN: Final = 9.0
TOKEN: Final = 24.0
CELL: Final = 11.5
FUEL_ROWS: Final = ((0, 16), (16, 31))
MARKERS: Final = 7
UNIT: Final = 4.8
SIGN: Final = 3.7
ROOM: Final = 15.8
"""How wide the sign of a unit and a minus are, and how wide a line may be."""
TEXT_SIZES: Final = (2.5, 2.3, 2.1, 1.9, 1.7)
LETTER: Final = 0.57
BOLD_LETTER: Final = 0.7
"""How wide a letter is, in sizes of the type."""
ARROWS: Final = {Side.LEFT: "◂", Side.MIDDLE: "▴", Side.RIGHT: "▸"}
NAMES: Final = {Players.UP_TO_4: "3–4", Players.UP_TO_6: "5–6"}  # noqa: RUF001 - en dashes


Draw: TypeAlias = Callable[[float, float], str]
"""Draws a shape around a point."""


class Page(Struct, frozen=True):
    """A page, with the name of its file."""

    name: str
    svg: str


def sheets(deck: Deck, label: str, words: Words, paper: str, size: float) -> Iterator[Page]:
    """All pages: tiles, front and back, then tokens and fuel."""
    width, height = PAPERS[paper]
    columns = int((width - 2 * MARGIN + GAP) // (size + GAP))
    rows = int((height - 2 * MARGIN - 10 + GAP) // (size + GAP))
    tiles, footer = deck.tiles, _footer(label, words, width, height)
    at_once = columns * rows
    for number, first in enumerate(range(0, len(tiles), at_once), 1):
        for players in Players:
            part = tiles[first : first + at_once]
            name = f"tiles-{number}-{'front' if players is Players.UP_TO_4 else 'back'}.svg"
            drawn = _tile_page(part, players, columns, size, (width, height))
            yield Page(name, _page(width, height, label, [*drawn, footer]))
    yield Page("tokens.svg", _page(width, height, label, [*_tokens(deck, words, width), footer]))


def picture(deck: Deck, label: str) -> str:
    """All faces in one picture: each tile with its two faces side by side."""
    across, step = 4, TILE + GAP
    faces = [(tile, players) for tile in deck.tiles for players in Players]
    drawn = [
        _placed(_face(tile, players), (at % across) * step, (at // across) * step, 1.0)
        for at, (tile, players) in enumerate(faces)
    ]
    width, height = across * step + GAP, -(-len(faces) // across) * step + GAP
    moved = f'<g transform="translate({GAP} {GAP})">{"".join(drawn)}</g>'
    return _svg(f"0 0 {width:g} {height:g}", "", label, moved)


# Pages


def _svg(box: str, size: str, label: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{size} font-family="{s.FONT}" '
        f'role="img" aria-label="{escape(label)}">'
        f'<rect width="100%" height="100%" fill="{s.PAPER}"/>{body}</svg>\n'
    )


def _page(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    size = f' width="{width:g}mm" height="{height:g}mm"'
    return _svg(f"0 0 {width:g} {height:g}", size, label, "".join(parts))


def _footer(label: str, words: Words, width: float, height: float) -> str:
    """13.1 Whose tiles these are, and a line to check the size with."""
    y = height - MARGIN
    line = (
        f'<path d="M{MARGIN} {y - 3}v2h50v-2" fill="none" stroke="{s.INK}" stroke-width="0.25"/>'
        + s.text(MARGIN + 25, y + 2.5, words("print-true-size"), 2.6)
    )
    return line + s.text(width / 2 + 30, y, label, 3.0)


def _tile_page(
    tiles: Sequence[Tile],
    players: Players,
    columns: int,
    size: float,
    paper: tuple[float, float],
) -> Iterator[str]:
    """The back lies mirrored, so that a tile's faces meet."""
    left = (paper[0] - columns * (size + GAP) + GAP) / 2
    for at, tile in enumerate(tiles):
        column = at % columns
        if players is Players.UP_TO_6:
            column = columns - 1 - column
        x, y = left + column * (size + GAP), MARGIN + (at // columns) * (size + GAP)
        yield _placed(_face(tile, players), x, y, size / TILE)
        yield _cut_marks(x, y, size, size)


def _placed(drawn: str, x: float, y: float, scale: float) -> str:
    turned = "" if scale == 1 else f" scale({scale:.4f})"
    return f'<g transform="translate({x:.2f} {y:.2f}){turned}">{drawn}</g>'


def _cut_marks(x: float, y: float, width: float, height: float) -> str:
    """Short lines outside of every corner."""
    lines = []
    for at_x, out_x in ((x, -1), (x + width, 1)):
        for at_y, out_y in ((y, -1), (y + height, 1)):
            lines.append(f"M{at_x + out_x * 0.4:.2f} {at_y:.2f}h{out_x * (MARK - 1):.2f}")
            lines.append(f"M{at_x:.2f} {at_y + out_y * 0.4:.2f}v{out_y * (MARK - 1):.2f}")
    return f'<path d="{"".join(lines)}" stroke="{s.INK}" stroke-width="0.15"/>'


# A face


def _face(tile: Tile, players: Players) -> str:
    routes = tile.face(players).lit()
    finish = tile.number in FINISH_TILES
    frame = (
        f'<rect width="{TILE}" height="{TILE}" fill="{s.PAPER}" stroke="{s.GREY}" '
        f'stroke-width="0.2"/><rect x="1.5" y="1.5" width="{TILE - 3}" height="{TILE - 3}" rx="3" '
        f'fill="#f4f5f8" stroke="{s.INK}" stroke-width="0.5"/>'
    )
    head = f'<circle cx="7" cy="7" r="4" fill="{s.INK}"/>' + s.text(
        7, 8.7, str(tile.number), 4.6, bold=True, ink=s.PAPER
    )
    head += s.text(TILE - 9, 8.4, NAMES[players], 4, bold=True, ink=s.GREY)
    head += _chequers() if finish else ""
    if tile.number == TILE_OF_THE_LONELY and players is Players.UP_TO_4:
        head += s.text(30, 8.4, "7.9", 3.4, bold=True)
    columns = [_column(side, routes.get(side)) for side in Side]
    return frame + head + "".join(columns)


def _chequers() -> str:
    """The finish line."""
    squares = [
        f'<rect x="{18 + 2 * at}" y="{4 + 2 * (at % 2)}" width="2" height="2" fill="{s.INK}"/>'
        for at in range(12)
    ]
    return "".join(squares)


def _column(side: Side, route: Route | None) -> str:
    x = 11.5 + 18.5 * [*Side].index(side)
    drawn = s.light(x, 15.5, lit=route is not None)
    if route is None:
        return drawn
    panel = (
        f'<rect x="{x - 8.6:.2f}" y="19.5" width="17.2" height="38" rx="2" fill="{s.PAPER}" '
        f'stroke="{s.GREY}" stroke-width="0.3"/>'
        f'<path d="M{x - 8.6:.2f} 28h17.2M{x - 8.6:.2f} 37.5h17.2" stroke="{s.GREY}" '
        'stroke-width="0.2"/>'
    )
    drawn += panel
    if route.room is not None:
        drawn += s.ship(x - 2.6, 23.8) + s.text(x + 2, 25.5, f"≤{route.room}", 4.6, bold=True)
    if route.cost != Amount():
        drawn += _line(x, 32.8, route.cost, s.YELLOW, s.drop, paid=True)
    rewards: list[tuple[Amount, str, Draw]] = []
    if route.zones != Amount():
        rewards.append((route.zones, s.BLUE, s.zones))
    if route.fuel != Amount():
        rewards.append((route.fuel, s.YELLOW, s.drop))
    places = len(rewards) + route.token
    top = 47.5 - 3 * (places - 1)
    for at, (amount, colour, unit) in enumerate(rewards):
        drawn += _line(x, top + 6 * at, amount, colour, unit)
    if route.token:
        drawn += s.token(x, top + 6 * len(rewards))
    return drawn


def _line(  # noqa: PLR0913 - where, what, and how it looks
    x: float, y: float, amount: Amount, colour: str, unit: Draw, *, paid: bool = False
) -> str:
    """Numbers and symbols of an amount, then its unit. A cost begins with a minus."""
    sign = [(SIGN, s.minus)] if paid else []
    shapes = [*sign, *_terms(amount, colour), (UNIT, unit)]
    total = sum([width for width, _ in shapes])
    scale = min(1.0, ROOM / total)
    at, drawn = x - scale * total / 2, []
    for width, draw in shapes:
        middle = at + scale * width / 2
        where = f"translate({middle:.2f} {y:.2f}) scale({scale:.3f})"
        drawn.append(f'<g transform="{where}">{draw(0.0, 0.0)}</g>')
        at += scale * width
    return "".join(drawn)


def _terms(amount: Amount, colour: str) -> Iterator[tuple[float, Draw]]:
    """How wide each term is, and how it is drawn; a plus stands between two."""
    terms: list[tuple[float, Draw]] = []
    if amount.number or amount == Amount():
        terms.append((3.8, partial(s.number, value=amount.number)))
    terms += [(5.0, partial(s.die, colour=colour))] * amount.dice
    terms += [(6.2, partial(s.count, arrow=ARROWS[side])) for side in amount.counts]
    terms += [(6.2, s.dial)] if amount.dial else []
    for at, term in enumerate(terms):
        if at:
            yield 2.4, s.plus
        yield term


# Tokens, markers and fuel


def _tokens(deck: Deck, words: Words, width: float) -> Iterator[str]:
    columns = int((width - 2 * MARGIN) // (TOKEN + GAP))
    left = (width - columns * (TOKEN + GAP) + GAP) / 2
    kinds = [token for token, count in zip(TOKENS, deck.tokens, strict=True) for _ in range(count)]
    for at, kind in enumerate(kinds):
        x = left + (at % columns) * (TOKEN + GAP)
        y = MARGIN + (at // columns) * (TOKEN + GAP)
        name = words(f"token-{kind.replace('_', '-')}")
        effect = words(f"web-os-token-{kind.replace('_', '-')}")
        yield _placed(_token(name, effect), x, y, 1.0)
        yield _cut_marks(x, y, TOKEN, TOKEN)
    y = MARGIN + -(-len(kinds) // columns) * (TOKEN + GAP)
    yield from _markers(left, y + 9)
    yield from _fuel(words, width, y + 24)


def _token(name: str, effect: str) -> str:
    size, lines = _fitted(effect)
    heading = min(2.9, (TOKEN - 2) / (BOLD_LETTER * len(name)))
    return (
        f'<rect width="{TOKEN}" height="{TOKEN}" fill="#f4f5f8" stroke="{s.INK}" '
        f'stroke-width="0.3"/>{s.text(TOKEN / 2, 5, name, round(heading, 2), bold=True)}'
        f"{s.paragraph(TOKEN / 2, 9, lines, size)}"
    )


def _fitted(effect: str) -> tuple[float, list[str]]:
    """The largest type in which the words fit on a token, and their lines."""
    size, lines = 0.0, [""]
    for size in TEXT_SIZES:
        lines = wrap(effect, int((TOKEN - 3) / (LETTER * size)), break_long_words=False)
        if s.LEADING * size * len(lines) <= TOKEN - 9:
            break
    return size, lines


def _markers(left: float, y: float) -> Iterator[str]:
    """1.8 The Force Field markers."""
    for at in range(MARKERS):
        x = left + 9 + at * 24
        yield (
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="8.5" fill="#e6f0ff" stroke="{s.INK}" '
            f'stroke-width="0.4" stroke-dasharray="1.4 0.9"/>'
            f'<path d="M{x - 5:.2f} {y + 3:.2f}a5 5.5 0 0 1 10 0" fill="none" stroke="{s.BLUE}" '
            'stroke-width="1.1"/>'
        )


def _fuel(words: Words, width: float, y: float) -> Iterator[str]:
    """1.3 A track for the fuel of all pilots; who has more than it shows starts again."""
    yield s.text(width / 2, y, words("print-fuel-track"), 3.2, bold=True)
    for row, (first, last) in enumerate(FUEL_ROWS):
        left = (width - CELL * (FUEL_ROWS[0][1] - FUEL_ROWS[0][0])) / 2
        for at, fuel in enumerate(range(first, last)):
            x, top = left + at * CELL, y + 3 + row * (CELL + 2)
            fill = "#ffe1dc" if fuel == 0 else "#fff6d6"
            yield (
                f'<rect x="{x:.2f}" y="{top:.2f}" width="{CELL}" height="{CELL}" fill="{fill}" '
                f'stroke="{s.INK}" stroke-width="0.25"/>'
                f"{s.text(x + CELL / 2, top + 7.2, str(fuel), 4.4, bold=True)}"
            )
