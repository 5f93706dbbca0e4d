"""Decks that a stranger may open a table with, as full as they may be."""

from typing import Final

SIDES: Final = ("left", "middle", "right")


def fullest_deck(zones: int) -> str:
    """All route amounts are dice, as many as there may be, and each blue die moves so far.

    One lit route a face, or the file would be too long: so everybody rolls all of them. Fuel costs
    nothing most of the time: so everybody goes on.
    """
    yellow, blue = [0] * 35 + [9], [zones] * 36
    tiles = [_tile(number) for number in range(1, 17)]
    name = "Ж" * 60
    dice = f"[dice]\nyellow = {yellow}\nblue = {blue}\n"
    return f'game = "outspeed"\nname = "{name}"\n{dice}{"".join(tiles)}'


def _tile(number: int) -> str:
    routes = [f"left = {{ {_amounts()}, token = true }}"]
    if number == 12:
        routes.append('middle = { cost = [1, "yellow"] }')
    if number == 13:
        routes.append('middle = { cost = ["dial"], zones = ["dial"] }')
    lines = "\n".join(routes)
    faces = "".join(f"[tile.{face}]\n{lines}\n" for face in ("face34", "face56"))
    return f"[[tile]]\nnumber = {number}\n{faces}"


def _amounts() -> str:
    yellow, blue = (", ".join([f'"{die}"'] * 12) for die in ("yellow", "blue"))
    return f"cost = [{yellow}], zones = [{blue}], fuel = [{yellow}]"
