"""A race drawn with signs: a window of the track, fuel as gauges, the tile with its lights."""

from typing import Any, Final

from rich.text import Text

from paddock.games.outspeed.state import FUEL_AT_START, ROUNDS, Program, SetDial
from paddock.games.outspeed.terminal.wording import label, tile_name
from paddock.games.outspeed.tiles import Amount, Route, Side
from paddock.games.outspeed.view import View
from paddock.protocol import Status
from paddock.terminal.marks import GOOD, QUIET, WARNING
from paddock.terminal.picture import Brush, Grid, Shown, in_a_row
from paddock.terminal.session import Scene

WIDEST_ZONE: Final = 12
NARROWEST_ZONE: Final = 3
LITTLE_FUEL: Final = 3
BOARD: Final = 7
ROWS: Final = ("room", "cost", "zones", "fuel", "token")


def title(shown: Shown, brush: Brush) -> str:
    """The round, and how many tiles are to come; in a first race tile 13 comes last (2.3)."""
    view: View = shown.view
    said = brush.tell("web-os-round", round=view.round, rounds=ROUNDS)
    to_come = shown.prospects.tiles_left
    in_order = view.config.first_race and to_come
    left = brush.tell(
        "web-os-tiles-left-in-order" if in_order else "web-os-tiles-left", count=to_come
    )
    return f"OUTSPEED {brush.marks.dot} {said} {brush.marks.dot} {left}"


# The result


def result(scene: Scene, brush: Brush) -> list[Text]:
    """Everybody by place."""
    places = () if scene.result is None else scene.result.places
    lines: list[Text] = []
    for place, number in sorted((place, number) for number, place in enumerate(places)):
        line = Text()
        line.append(f"{place}. ", "bold")
        line.append_text(brush.called(number, 24))
        lines.append(line)
    return lines


# The track


def board(shown: Shown, brush: Brush, width: int) -> list[Text]:
    """Zone numbers, ships above one another, force fields, and what may leave with the rear."""
    zones = window(shown, width)
    wide = min(WIDEST_ZONE, width // len(zones))
    ships = {zone: _ships(shown.view, zone) for zone in zones}
    across = wide - 1
    high = max(2, *(-(-len(there) // across) for there in ships.values()))
    rows = [_joined(brush, zones, [_number(shown, zone, wide) for zone in zones])]
    for row in range(high):
        here = [ships[zone][row * across : (row + 1) * across] for zone in zones]
        rows.append(_joined(brush, zones, [_berths(brush, seats, wide) for seats in here]))
    rows.append(_joined(brush, zones, [_ground(shown, brush, zone, wide) for zone in zones]))
    return rows


def window(shown: Shown, width: int) -> list[int]:
    """The zones that fit, up to the front; a ship that falls off the rear is still seen."""
    view: View = shown.view
    first = min([view.rear, *(zone for zone in view.zones if zone is not None)])
    front = view.rear + BOARD * (2 + view.boards_added) - 1
    fits = width // NARROWEST_ZONE
    if front - first + 1 <= fits:
        return [*range(first, front + 1)]
    mine = None if view.seat is None else view.zones[view.seat]
    start = front - fits + 1 if mine is None else max(first, min(mine - 1, front - fits + 1))
    return [*range(start, start + fits)]


def _ships(view: View, zone: int) -> list[int]:
    return [seat for seat, at in enumerate(view.zones) if at == zone]


def _joined(brush: Brush, zones: list[int], cells: list[Text]) -> Text:
    """Cells side by side, with an edge where a board begins."""
    line = Text()
    for zone, cell in zip(zones, cells, strict=True):
        edge = brush.marks.edge if (zone - 1) % BOARD == 0 else " "
        line.append(edge, QUIET)
        line.append_text(cell)
    return line


def _number(shown: Shown, zone: int, wide: int) -> Text:
    style = WARNING if _leaves(shown, zone) else QUIET
    return Text(str(zone).center(wide - 1), style)


def _berths(brush: Brush, seats: list[int], wide: int) -> Text:
    cell = Text()
    for seat in seats:
        mark = brush.mark(seat)
        mark.stylize("reverse" if seat == brush.me else "")
        cell.append_text(mark)
    space = wide - 1 - cell.cell_len
    return Text(" " * (space // 2)) + cell + Text(" " * (space - space // 2))


def _ground(shown: Shown, brush: Brush, zone: int, wide: int) -> Text:
    marks = brush.marks
    fields = shown.view.markers.count(zone)
    if fields:
        return Text((marks.field * fields)[: wide - 1].center(wide - 1), "bold #5ce1e6")
    if _leaves(shown, zone):
        return Text(marks.leaving * (wide - 1), WARNING)
    return Text(" " * (wide - 1))


def _leaves(shown: Shown, zone: int) -> bool:
    """Whether the zone goes, or may go, with the rear boards in this round."""
    prospects = shown.prospects
    last = prospects.could_leave if prospects.will_leave is None else prospects.will_leave
    return shown.settled and last is not None and zone <= last


# The pilots


def left(shown: Shown, brush: Brush, width: int) -> tuple[str, list[Text]]:
    """Place, name, fuel, tokens, and whether they have chosen."""
    view, places = shown.view, shown.prospects.places
    order = sorted(range(len(view.zones)), key=lambda seat: (places[seat], seat))
    return brush.tell("web-os-pilots"), [_pilot(shown, brush, seat, width) for seat in order]


def _pilot(shown: Shown, brush: Brush, seat: int, width: int) -> Text:
    view: View = shown.view
    name_width = max(8, width - FUEL_AT_START - 12)
    line = Text()
    line.append(f"{shown.prospects.places[seat]} ", QUIET)
    line.append_text(brush.called(seat, name_width))
    if view.zones[seat] is None:
        line.append(f" {brush.tell('web-os-out')}", QUIET)
        return line
    line.append(" ")
    line.append_text(gauge(brush, view.fuel[seat]))
    tokens = view.token_counts[seat]
    line.append(f" {brush.tell('play-tokens', count=tokens)} " if tokens else "    ")
    line.append_text(_doing(shown, brush, seat))
    return line


def gauge(brush: Brush, fuel: int) -> Text:
    """Fuel as a bar and a number, with a warning where there is little."""
    full = min(fuel, FUEL_AT_START)
    style = WARNING if fuel <= LITTLE_FUEL else "#ffd23f"
    bar = Text()
    bar.append(brush.marks.full * full, style)
    bar.append(brush.marks.empty * (FUEL_AT_START - full), QUIET)
    bar.append(f" {fuel:>2}" + ("!" if fuel <= LITTLE_FUEL else " "), style)
    return bar


def _doing(shown: Shown, brush: Brush, seat: int) -> Text:
    """The route once it is revealed; before, whether they have locked in."""
    view, scene = shown.view, shown.scene
    resolution = view.resolution
    if resolution is not None and resolution.routes[seat] is not None:
        lost = not resolution.driving[seat]
        sign = "x" if lost else brush.marks.arrows[resolution.routes[seat]]
        dial = resolution.dials[seat]
        return Text(sign + ("" if dial is None else str(dial)), WARNING if lost else "bold")
    if not shown.settled or not scene.waiting_for:
        return Text()
    if seat in scene.waiting_for:
        return Text(brush.marks.thinking, QUIET)
    return Text(brush.marks.locked, GOOD) if scene.status is Status.PLAYING else Text()


# The tile


def right(shown: Shown, brush: Brush, width: int) -> tuple[str, list[Text]]:
    """The top tile as a cockpit with three lights."""
    view: View = shown.view
    if view.tile is None:
        return brush.tell("web-os-next-tile"), []
    deck = view.config.deck
    lit = deck.tiles[view.tile - 1].face(view.face).lit()
    name = brush.say(tile_name(view.tile))
    heading = max(len(brush.tell(f"play-row-{row}")) for row in ROWS) + 1
    column = (width - heading) // 3
    lines = [Text(" " * heading)]
    for side in Side:
        lines[0].append_text(_light(shown, brush, side, column, lit=side in lit))
    for row in ROWS:
        line = Text()
        line.append(brush.tell(f"play-row-{row}").ljust(heading), QUIET)
        for side in Side:
            cell = _cell(brush, lit[side], row) if side in lit else ""
            line.append(_cut(cell, column - 1).ljust(column))
        lines.append(line)
    return f"{name} {brush.marks.dot} {deck_name(brush, deck)}", lines


def _cut(text: str, width: int) -> str:
    """As much as there is room for, with a sign where something is left out."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "\u2026"


def deck_name(brush: Brush, deck: Any) -> str:
    """13.1 The house set is named as ours wherever it is shown."""
    return brush.tell("web-os-house-set") if deck.name == "house set" else str(deck.name)


def _light(shown: Shown, brush: Brush, side: Side, width: int, *, lit: bool) -> Text:
    chosen = shown.settled and shown.scene.my_choice == Program(side)
    text = Text()
    text.append(brush.marks.lit if lit else brush.marks.dark, GOOD if lit else QUIET)
    name = f"{brush.marks.arrows[side]}{brush.tell(f'route-{side}')}"
    text.append(name, ("bold reverse" if chosen else "bold") if lit else QUIET)
    text.truncate(width - 1, overflow="ellipsis")
    text.pad_right(width - text.cell_len)
    return text


def _cell(brush: Brush, route: Route, row: str) -> str:
    match row:
        case "room":
            return brush.tell("play-all") if route.room is None else str(route.room)
        case "cost":
            return _amount(brush, route.cost) or "0"
        case "zones":
            return _amount(brush, route.zones)
        case "fuel":
            return _amount(brush, route.fuel)
        case _:
            return "1" if route.token else ""


def _amount(brush: Brush, amount: Amount) -> str:
    """In the row of zones a die is blue, in the rows of fuel it is yellow (13.2)."""
    terms = [str(amount.number)] if amount.number else []
    if amount.dice:
        terms += [brush.tell("play-dice", count=amount.dice)]
    terms += [f"#{brush.marks.arrows[side]}" for side in amount.counts]
    terms += [brush.tell("tile-dial")] if amount.dial else []
    return "+".join(terms)


# What is chosen


def grid(scene: Scene, brush: Brush) -> Grid:
    """One row: routes, tokens or numbers."""
    labels = tuple(Text(label(option, scene, brush)) for option in scene.options)
    return in_a_row(labels, 0 if isinstance(scene.options[0], SetDial) else 1)
