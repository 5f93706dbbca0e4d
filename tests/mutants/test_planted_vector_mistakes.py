"""Do the tests notice a mistake in a vector engine? Each is planted in a copy of it.

Most are against a rule, and the lockstep has to notice them. Some are unfair chance, a leaked
secret, a seat that is better off, or a game that depends on how it is run: each has a test.

A mistake names a piece of text that is in its file once; where the engine is rewritten, rewrite it.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import pytest

from tests.mutants.planting import ROOT
from tests.mutants.vector_mistakes import Planted, Wanted
from tests.sizes import FULL, changed

HOUSE, STRESS, FIELDS = "outspeed-4", "outspeed-6-stress", "outspeed-6-fields"
BASIC, LEON, TACTICAL = "why_first-3", "why_first-2-tactical", "why_first-3-tactical"
CHANCE, SECRETS, SEATS, WAYS = "chance", "secrets", "seats", "ways"


class Mistake(NamedTuple):
    """Against a rule: in this file of the engine, the old text becomes the new one."""

    why: str
    subject: str
    file: str
    old: str
    new: str
    by: str = "lockstep"


AGAINST_RULES: Final = [
    Mistake(
        "2.1 no fuel at the start",
        HOUSE,
        "state.py",
        "fuel=nobody + FUEL_AT_START",
        "fuel=nobody + FUEL_AT_START - 1",
    ),
    Mistake(
        "4.3 who has no token is not answered for",
        HOUSE,
        "bonus.py",
        "jnp.where(by_themselves, SAID_NO, state.answers)",
        "state.answers",
    ),
    Mistake(
        "4.4 tokens are applied from the rear",
        STRESS,
        "bonus.py",
        "zone = jnp.max(jnp.where(waiting, state.zones, OUT))",
        "zone = jnp.min(jnp.where(waiting, state.zones, NOWHERE)) % NOWHERE",
    ),
    Mistake("4.7 a larger tank", HOUSE, "bonus.py", "TANK_FUEL = 2", "TANK_FUEL = 3"),
    Mistake(
        "4.8 flames reach everyone ahead",
        HOUSE,
        "bonus.py",
        "return ahead & (state.zones == nearest)",
        "return ahead",
    ),
    Mistake(
        "4.9 the front-most zone moves back no farther",
        STRESS,
        "bonus.py",
        "MAGNET_BACK_IN_FRONT = 3",
        "MAGNET_BACK_IN_FRONT = 2",
    ),
    Mistake(
        "4.9 a magnet from anywhere",
        STRESS,
        "bonus.py",
        "jnp.where(rear_only, from_the_rear,",
        "jnp.where(rear_only, True,",
    ),
    Mistake(
        "4.10 a drained ship races on",
        STRESS,
        "bonus.py",
        "(drained > 0) & (fuel == 0)",
        "(drained > 0) & (fuel < 0)",
    ),
    Mistake(
        "4.11 a field while the finish tile is up",
        FIELDS,
        "bonus.py",
        "field = (state.tile <= TRACK_TILES) & (",
        "field = (state.tile <= 99) & (",
    ),
    Mistake(
        "1.8 more markers than there are",
        FIELDS,
        "bonus.py",
        "laid = jnp.minimum(played, MARKERS - total(state.markers))",
        "laid = played",
    ),
    Mistake(
        "5.1 a field stops only who comes from behind",
        FIELDS,
        "moving.py",
        "jnp.where(behind > 0, highest_bit(behind), far_end)",
        "far_end",
    ),
    Mistake(
        "5.2 one board is always enough",
        "outspeed-6-fields",
        "moving.py",
        "beyond // ZONES_OF_A_BOARD + 1",
        "beyond // ZONES_OF_A_BOARD + 2",
    ),
    Mistake(
        "5.3 markers stay when a board goes",
        FIELDS,
        "moving.py",
        "jnp.where(boards == 0, markers, fewer)",
        "markers",
    ),
    Mistake(
        "6.3 not with the last fuel",
        STRESS,
        "programming.py",
        "routes.least[None] <= state.fuel",
        "routes.least[None] < state.fuel",
    ),
    Mistake(
        "7.2 a full route is over-full",
        HOUSE,
        "resolution.py",
        "_crowd(state) > room",
        "_crowd(state) >= room",
    ),
    Mistake(
        "7.4 the empty race on",
        HOUSE,
        "resolution.py",
        "owed >= state.fuel)",
        "owed > state.fuel)",
    ),
    Mistake(
        "7.5 exactly 0 is not safe at the finish",
        STRESS,
        "resolution.py",
        "jnp.where(finish, owed > state.fuel,",
        "jnp.where(finish, owed >= state.fuel,",
    ),
    Mistake(
        "7.7 the rear-most ship is served first",
        HOUSE,
        "drawing.py",
        "ahead = state.zones[None] > state.zones[:, None]",
        "ahead = state.zones[None] < state.zones[:, None]",
    ),
    Mistake(
        "7.7 only an empty stack is refilled",
        STRESS,
        "drawing.py",
        "(in_pile + at_bottom < LOOKED_AT)",
        "(in_pile + at_bottom < 1)",
    ),
    Mistake(
        "7.7 the token that is kept is put back",
        HOUSE,
        "drawing.py",
        "returned = jnp.where(kept == first, second, first)",
        "returned = kept",
    ),
    Mistake(
        "7.8 one may dial more than one's fuel",
        STRESS,
        "resolution.py",
        "(jnp.arange(NO_DIAL) <= state.fuel[:, None])",
        "(jnp.arange(NO_DIAL) <= 9)",
    ),
    Mistake(
        "7.9 company gains too",
        HOUSE,
        "resolution.py",
        "state.driving & (~_on_the_lonely_face(state) | _alone(state))",
        "state.driving",
    ),
    Mistake(
        "8.1 the eliminated keep their tokens",
        STRESS,
        "elimination.py",
        "tokens=jnp.where(out, 0, state.tokens)",
        "tokens=state.tokens",
    ),
    Mistake(
        "9.2 markers stay under ships",
        FIELDS,
        "reveal.py",
        "jnp.where(occupied(state), 0, state.markers)",
        "state.markers",
    ),
    Mistake(
        "10.1 tokens before fuel",
        STRESS,
        "end.py",
        "state.left_at, fuel, total(state.tokens))",
        "state.left_at, total(state.tokens), fuel)",
    ),
    Mistake(
        "11.1 one knows what others put under the stack",
        HOUSE,
        "observing.py",
        "jnp.where(by == seat, players + kind, distance)",
        "jnp.where(seat >= 0, players + kind, distance)",
    ),
    Mistake(
        "1.5 one reads the other face of the tile",
        HOUSE,
        "deck.py",
        "1 + FACES * (tile - 1) + face, 0)",
        "1 + FACES * (tile - 1) + 1 - face, 0)",
    ),
    Mistake(
        "3.1 figures are not counted from the seat",
        BASIC,
        "rounds.py",
        "around = seat + number",
        "around = number + 0 * seat",
    ),
    Mistake(
        "7.2 figures are counted from the next seat",
        TACTICAL,
        "rounds.py",
        "_counted_from(layout, jnp.arange(layout.players), actions - layout.lays)",
        "_counted_from(layout, jnp.arange(layout.players) + 1, actions - layout.lays)",
    ),
    Mistake(
        "3.3 a figure goes over the edge",
        BASIC,
        "rounds.py",
        "jnp.clip(field, FIRST_FIELD, LAST_FIELD)",
        "jnp.clip(field, FIRST_FIELD, LAST_FIELD + 1)",
    ),
    Mistake(
        "4.1 the farthest scores",
        BASIC,
        "racing.py",
        "jnp.max(jnp.where(below, numbers, lowest))",
        "highest",
    ),
    Mistake(
        "5.1 the best wins",
        LEON,
        "racing.py",
        "(all_totals == second) | ~found",
        "(all_totals == jnp.max(all_totals)) | ~found",
    ),
    Mistake(
        "7.2 the lowest white number first",
        TACTICAL,
        "rounds.py",
        "(state.laid == jnp.min(state.laid)) &",
        "(state.laid == jnp.max(state.laid % NO_CARD)) &",
    ),
    Mistake(
        "7.5 Leon's card waits",
        LEON,
        "rounds.py",
        "choose(mover(state)[leon], ",
        "choose(mover(state)[leon] & False, ",
    ),
    Mistake(
        "8.1 one sees the hand of the next seat",
        TACTICAL,
        "observing.py",
        "at + seat * HAND + place",
        "at + (seat + 1) % layout.players * HAND + place",
    ),
]
OF_OTHER_KINDS: Final = [
    Mistake(
        "1.9 a loaded die",
        STRESS,
        "sampling.py",
        "pick(drawn, len(die))",
        "pick(drawn, len(die) + 1)",
        CHANCE,
    ),
    Mistake(
        "2.2 some tiles never come",
        STRESS,
        "sampling.py",
        "1 + pick_bit(ticket, state.tiles)",
        "1 + pick_bit(ticket // 2, state.tiles)",
        CHANCE,
    ),
    Mistake(
        "7.7 some tokens never come",
        FIELDS,
        "sampling.py",
        "        drawn[:, deck.most_dice() :],",
        "        drawn[:, deck.most_dice() :] // 2,",
        CHANCE,
    ),
    Mistake(
        "2.1 some hands are likelier",
        LEON,
        "sampling.py",
        "pick_bit(ticket, left)",
        "pick_bit(jnp.maximum(ticket, drawn[0]), left)",
        CHANCE,
    ),
    Mistake(
        "6.2 some cards are never Leon's",
        LEON,
        "sampling.py",
        "pick_bit(tickets(word), state.aside)",
        "pick_bit(tickets(word) // 2, state.aside)",
        CHANCE,
    ),
    Mistake(
        "11.1 everyone knows what lies under the stack",
        HOUSE,
        "observing.py",
        "jnp.where(by == seat, players + kind, distance)",
        "jnp.where(seat >= 0, players + kind, distance)",
        SECRETS,
    ),
    Mistake(
        "11.1 everyone knows who has a nitro",
        HOUSE,
        "observing.py",
        "            total(state.tokens),",
        "            state.tokens[:, 0],",
        SECRETS,
    ),
    Mistake(
        "8.1 the hand of the next seat is seen",
        TACTICAL,
        "observing.py",
        "at + seat * HAND + place",
        "at + (seat + 1) % layout.players * HAND + place",
        SECRETS,
    ),
    Mistake(
        "8.1 what may be laid tells what others hold",
        TACTICAL,
        "observing.py",
        "held = (state.hands < NO_CARD) &",
        "held = (state.hands < jnp.roll(state.hands, 1, axis=0)) &",
        SECRETS,
    ),
    Mistake(
        "the first seat gains more fuel",
        HOUSE,
        "resolution.py",
        "fuel=state.fuel + fuel,",
        "fuel=state.fuel + fuel + (jnp.arange(fuel.shape[0]) == 0),",
        SEATS,
    ),
    Mistake(
        "the last seat's track is shorter",
        TACTICAL,
        "rounds.py",
        "jnp.clip(field, FIRST_FIELD, LAST_FIELD)",
        "jnp.clip(field, FIRST_FIELD, LAST_FIELD - 12 * jnp.arange(field.shape[0]))",
        SEATS,
    ),
    Mistake(
        "what is not compiled asks no conditions",
        HOUSE,
        "state.py",
        "jax.lax.cond(condition, in_full, lambda same: same, state)",
        "in_full(state) if jax.config.jax_disable_jit else "
        "jax.lax.cond(condition, in_full, lambda same: same, state)",
        WAYS,
    ),
]
MISTAKES: Final = [*AGAINST_RULES, *OF_OTHER_KINDS]
GUARDED: Final = changed(
    "src/paddock/games", "src/paddock/vector", "tests/differential", "tests/mutants"
)
PLANTED: Final = MISTAKES if FULL else MISTAKES[::3] if GUARDED else MISTAKES[:1]
SUBJECTS: Final = [*dict.fromkeys(mistake.subject for mistake in PLANTED)]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_mistake_is_noticed(subject: str) -> None:
    mistakes = [mistake for mistake in PLANTED if mistake.subject == subject]
    said = by_each(subject, [Planted(m.file, m.old, m.new, m.by) for m in mistakes])
    assert [m.why for m, difference in zip(mistakes, said, strict=True) if not difference] == []


def test_a_copy_without_a_mistake_passes() -> None:
    same = "import jax.numpy as jnp"
    nothing = [Planted("rounds.py", same, same, by) for by in ("lockstep", SECRETS, SEATS, CHANCE)]
    assert by_each(TACTICAL, nothing) == [None] * len(nothing)


def by_each(subject: str, planted: Sequence[Planted]) -> list[str | None]:
    """What the tests say of each of these mistakes, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants.vector_mistakes"],
        cwd=ROOT,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        input=msgspec.json.encode(Wanted(subject, tuple(planted))),
        capture_output=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stderr.decode()
    found: list[str | None] = msgspec.json.decode(done.stdout)
    return found
