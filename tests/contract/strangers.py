"""Actions and outcomes of both games: wherever they are not offered, they are refused."""

from typing import Any

from paddock.games.outspeed import state as outspeed
from paddock.games.outspeed.tiles import Side, Token
from paddock.games.why_first import state as why_first
from paddock.games.why_first.cards import Card
from paddock.games.why_first.deck_file import house_deck as house_cards

ACTIONS: tuple[Any, ...] = (
    None,
    "left",
    outspeed.Declare(None),
    *(outspeed.Declare(token) for token in Token),
    *(outspeed.Program(side) for side in Side),
    *(outspeed.SetDial(value) for value in range(-1, 11)),
    *(outspeed.Keep(token) for token in Token),
    *(
        why_first.Lay(card, why_first.Figure(before))
        for card in house_cards().cards
        for before in (-1, 0, 2, 6)
    ),
    *(why_first.Move(why_first.Figure(figure)) for figure in range(-1, 8)),
)
OUTCOMES: tuple[Any, ...] = (
    None,
    *range(-1, 18),
    *Token,
    *house_cards().cards,
    Card(9, 33),
)
