"""Every way to tamper with the file of a finished game, and the line at which it must be found.

A forger who knows the published secret can make leaves and head again (`seal`); then only the
rules, the seed and what people kept stand against it.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from paddock.core import Chance
from paddock.proof import fair, luck
from tests.server.forging import (
    Tree,
    a_draw,
    another_outcome,
    body,
    lines_of,
    put,
    reveals,
    seal,
)

Tamper: TypeAlias = Callable[[Tree], int]
"""Changes a file and gives the line at which it should be found."""
OTHER_HASH: Final = "5e" * 32
OTHER_GIVEN: Final = "5e" * 16


class Case(Struct, frozen=True):
    """`check` names the first misfit. `browser` does so for one who has no rules: None, if none."""

    name: str
    tamper: Tamper
    check: str
    browser: str | None


# Tampering


def draw_in_the_log(tree: Tree) -> int:
    line, entry, place, number = a_draw(tree)
    entry["inputs"][place]["drawn"][0] = another_outcome(tree, number)
    put(tree, line, entry)
    return line


def draw_everywhere(tree: Tree) -> int:
    line, _, _, number = a_draw(tree)
    other = another_outcome(tree, number)
    draw_in_the_log(tree)
    tree["inputs"][number]["drawn"][0] = other
    seal(tree)
    return line


def draw_in_the_record(tree: Tree) -> int:
    line, _, _, number = a_draw(tree)
    tree["inputs"][number]["drawn"][0] = another_outcome(tree, number)
    return line


def odds(tree: Tree) -> int:
    line, _, _, number = a_draw(tree)
    tree["proof"]["odds"][number]["odds"].reverse()
    return line


def odds_that_change_no_draw(tree: Tree) -> int:
    line, _, _, number = a_draw(tree)
    tree["proof"]["odds"][number]["odds"].append([tree["inputs"][number]["drawn"][0], 0])
    return line


def a_revealed_choice(tree: Tree) -> tuple[int, Any]:
    """A decision in which two who were asked did not choose the same: they can be exchanged."""
    found = [
        (line, entry)
        for line, entry, _ in reveals(tree)
        if entry["inputs"][0]["type"] == "Chosen"
        if len({str(choice) for choice in entry["inputs"][0]["choices"].values()}) > 1
    ]
    return found[len(found) // 2]


def choice_in_the_reveal(tree: Tree) -> int:
    line, entry = a_revealed_choice(tree)
    choices = entry["inputs"][0]["choices"]
    one, other = next((a, b) for a in choices for b in choices if choices[a] != choices[b])
    choices[one], choices[other] = choices[other], choices[one]
    put(tree, line, entry)
    return line


def choice_in_the_reveal_sealed(tree: Tree) -> int:
    line = choice_in_the_reveal(tree)
    seal(tree)
    return line


def a_choice(tree: Tree) -> int:
    chosen = lines_of(tree, "Chose")
    return chosen[len(chosen) // 2]


def choice_in_its_line(tree: Tree) -> int:
    line = a_choice(tree)
    put(tree, line, body(tree, line) | {"action": {"type": "Program", "route": "nowhere"}})
    return line


def choice_of_another_decision(tree: Tree) -> int:
    line = a_choice(tree)
    entry = body(tree, line)
    put(tree, line, entry | {"decision": entry["decision"] - 1})
    seal(tree)
    return line


def an_event(tree: Tree) -> tuple[int, Any, int, int]:
    found = [
        (line, entry, place, count + place)
        for line, entry, count in reveals(tree)
        for place, received in enumerate(entry["events"])
        if received
    ]
    return found[len(found) // 2]


def event_in_the_log(tree: Tree) -> int:
    line, entry, place, _ = an_event(tree)
    entry["events"][place].append(entry["events"][place][-1])
    put(tree, line, entry)
    return line


def event_everywhere(tree: Tree) -> int:
    _, entry, place, number = an_event(tree)
    tree["events"][number].append(entry["events"][place][-1])
    line = event_in_the_log(tree)
    seal(tree)
    return line


def event_in_the_record(tree: Tree) -> int:
    line, _, _, number = an_event(tree)
    tree["events"][number].pop()
    return line


def end_of_the_record(tree: Tree) -> int:
    tree["inputs"].pop()
    tree["events"].pop()
    return lines_of(tree, "Revealed")[-1]


def score(tree: Tree) -> int:
    tree["proof"]["result"]["scores"][1] += 1
    return lines_of(tree, "Ended")[0]


def winner(tree: Tree) -> int:
    tree["proof"]["result"]["winners"] = []
    return lines_of(tree, "Ended")[0]


def result_in_the_log(tree: Tree) -> int:
    (line,) = lines_of(tree, "Ended")
    entry = body(tree, line)
    put(tree, line, entry | {"places": entry["places"][::-1], "scores": entry["scores"][::-1]})
    seal(tree)
    return line


def result_everywhere(tree: Tree) -> int:
    """Only the rules stand against it."""
    line = result_in_the_log(tree)
    told = body(tree, line)
    tree["proof"]["result"] |= {name: told[name] for name in ("places", "scores")}
    return line


def result_dropped(tree: Tree) -> int:
    (line,) = lines_of(tree, "Ended")
    del tree["proof"]["lines"][line - 1]
    seal(tree)
    return line


def result_told_twice(tree: Tree) -> int:
    lines, (line,) = tree["proof"]["lines"], lines_of(tree, "Ended")
    lines.insert(line, dict(lines[line - 1]))
    seal(tree)
    return line + 1


def result_after_the_secret(tree: Tree) -> int:
    lines, (line,) = tree["proof"]["lines"], lines_of(tree, "Ended")
    lines[line - 1], lines[line] = lines[line], lines[line - 1]
    seal(tree)
    return line


def rules_version(tree: Tree) -> int:
    put(tree, 1, body(tree, 1) | {"rules_version": 2})
    seal(tree)
    return 1


def variant(tree: Tree) -> int:
    entry = body(tree, 1)
    options = entry["options"]
    other = "first_race" if options["game"] == "outspeed" else "tactical"
    options["variant"] = None if options["variant"] else other
    put(tree, 1, entry)
    seal(tree)
    return 1


def leaf(tree: Tree) -> int:
    line = len(tree["proof"]["lines"]) // 2
    tree["proof"]["lines"][line - 1]["leaf"] = OTHER_HASH
    return line


def head(tree: Tree) -> int:
    tree["proof"]["head"] = OTHER_HASH
    return len(tree["proof"]["lines"])


def contribution_beside_the_log(tree: Tree) -> int:
    tree["proof"]["contributions"][0] = OTHER_GIVEN
    return lines_of(tree, "Contributed")[0]


def contribution_in_the_log(tree: Tree) -> int:
    line = lines_of(tree, "Contributed")[0]
    put(tree, line, body(tree, line) | {"contribution": OTHER_GIVEN})
    return line


def contribution_sealed(tree: Tree) -> int:
    tree["proof"]["contributions"][0] = OTHER_GIVEN
    line = contribution_in_the_log(tree)
    seal(tree)
    return line


def contribution_and_pledge(tree: Tree) -> int:
    """Another seed, and no trace of it but in the draws."""
    contribution_sealed(tree)
    other = fair.pledge(bytes.fromhex(OTHER_GIVEN))
    line = lines_of(tree, "Sat")[0]
    put(tree, line, body(tree, line) | {"pledge": other})
    tree["proof"]["pledges"][0] = other
    seal(tree)
    return lines_of(tree, "Revealed")[0]


def pledge_beside_the_log(tree: Tree) -> int:
    tree["proof"]["pledges"][0] = OTHER_HASH
    return lines_of(tree, "Sat")[0]


def pledge_of_a_bot(tree: Tree) -> int:
    tree["proof"]["pledges"][-1] = OTHER_HASH
    return lines_of(tree, "BotSat")[0]


def a_seat_too_many(tree: Tree) -> int:
    tree["proof"]["contributions"].append(None)
    return min(lines_of(tree, "Contributed"))


def contribution_dropped(tree: Tree) -> int:
    """As if its owner had not revealed it in time."""
    del tree["proof"]["lines"][lines_of(tree, "Contributed")[0] - 1]
    tree["proof"]["contributions"][0] = None
    seal(tree)
    return lines_of(tree, "Revealed")[0]


def contribution_before_the_call(tree: Tree) -> int:
    """A seat that pledged after it had been revealed could have chosen the seed."""
    lines, (called,) = tree["proof"]["lines"], lines_of(tree, "Called")
    lines.insert(called - 1, lines.pop(lines_of(tree, "Contributed")[0] - 1))
    seal(tree)
    return called


def never_called(tree: Tree) -> int:
    """Nobody's list of pledges was ever closed."""
    (called,) = lines_of(tree, "Called")
    del tree["proof"]["lines"][called - 1]
    seal(tree)
    return called


def taken_twice(tree: Tree) -> int:
    """Two who cannot both have sat there."""
    lines, line = tree["proof"]["lines"], lines_of(tree, "Sat")[0]
    lines.insert(line, dict(lines[line - 1]))
    seal(tree)
    return line + 1


def secret(tree: Tree) -> int:
    tree["proof"]["secret"] = OTHER_HASH
    return 1


def secret_and_commitment(tree: Tree) -> int:
    """Another seed, and no trace of it but in the draws."""
    proof = tree["proof"]
    proof["secret"] = OTHER_HASH
    proof["commitment"] = fair.commitment(bytes.fromhex(OTHER_HASH), proof["table"])
    put(tree, 1, body(tree, 1) | {"commitment": proof["commitment"]})
    (last,) = lines_of(tree, "Disclosed")
    put(tree, last, body(tree, last) | {"secret": OTHER_HASH})
    seal(tree)
    return lines_of(tree, "Revealed")[0]


def commitment_in_the_log(tree: Tree) -> int:
    put(tree, 1, body(tree, 1) | {"commitment": OTHER_HASH})
    seal(tree)
    return 1


def secret_in_the_log(tree: Tree) -> int:
    (line,) = lines_of(tree, "Disclosed")
    put(tree, line, body(tree, line) | {"secret": OTHER_HASH})
    seal(tree)
    return line


def table(tree: Tree) -> int:
    tree["proof"]["table"] = "KESTREL43ABC"
    return 1


def order(tree: Tree) -> int:
    lines, place = tree["proof"]["lines"], len(tree["proof"]["lines"]) // 2
    lines[place - 1], lines[place] = lines[place], lines[place - 1]
    return place


def order_sealed(tree: Tree) -> int:
    """The start was called before the last one was there."""
    lines, (called,) = tree["proof"]["lines"], lines_of(tree, "Called")
    lines[called - 2], lines[called - 1] = lines[called - 1], lines[called - 2]
    seal(tree)
    return called - 1


def dropped(tree: Tree) -> int:
    line = a_choice(tree)
    del tree["proof"]["lines"][line - 1]
    return line


def dropped_sealed(tree: Tree) -> int:
    """A choice that was never made, and revealed all the same."""
    line = dropped(tree)
    seal(tree)
    return next(reveal for reveal in lines_of(tree, "Revealed") if reveal >= line)


def dropped_at_the_end(tree: Tree) -> int:
    """The game just stops, so that there is no result to lose."""
    (line,) = lines_of(tree, "Disclosed")
    del tree["proof"]["lines"][line - 1 :]
    seal(tree)
    return line - 1


def inserted(tree: Tree) -> int:
    line = lines_of(tree, "Revealed")[2]
    tree["proof"]["lines"].insert(line - 1, dict(tree["proof"]["lines"][line - 2]))
    return line


def inserted_sealed(tree: Tree) -> int:
    """Somebody chooses once more when all are in: as if they had known."""
    line = inserted(tree)
    seal(tree)
    return line


def entry_with_a_token(tree: Tree) -> int:
    line = lines_of(tree, "Sat")[0]
    put(tree, line, body(tree, line) | {"token_hash": OTHER_HASH})
    seal(tree)
    return line


def entry_in_other_words(tree: Tree) -> int:
    line = lines_of(tree, "Readied")[0]
    put(tree, line, body(tree, line) | {"and": "more"})
    seal(tree)
    return line


def entry_that_is_none(tree: Tree) -> int:
    line = a_choice(tree)
    tree["proof"]["lines"][line - 1]["body"] = "["
    seal(tree)
    return line


def seat_that_is_none(tree: Tree) -> int:
    line = lines_of(tree, "Sat")[0]
    put(tree, line, body(tree, line) | {"seat": -1})
    seal(tree)
    return line


# Tampering with a rematch, whose pledges come with `Readied`


def pledged(tree: Tree) -> list[int]:
    return [line for line in lines_of(tree, "Readied") if "pledge" in body(tree, line)]


def kept_pledge_beside_the_log(tree: Tree) -> int:
    tree["proof"]["pledges"][1] = OTHER_HASH
    return pledged(tree)[1]


def kept_pledge_and_contribution(tree: Tree) -> int:
    """Another seed, and no trace of it but in the draws."""
    contribution_sealed(tree)
    other, line = fair.pledge(bytes.fromhex(OTHER_GIVEN)), pledged(tree)[0]
    put(tree, line, body(tree, line) | {"pledge": other})
    tree["proof"]["pledges"][0] = other
    seal(tree)
    return lines_of(tree, "Revealed")[0]


def pledged_twice(tree: Tree) -> int:
    """Somebody thought better of it when others had pledged."""
    line = lines_of(tree, "Readied")[-1]
    put(tree, line, body(tree, line) | {"pledge": tree["proof"]["pledges"][0]})
    seal(tree)
    return line


def ready_without_a_pledge(tree: Tree) -> int:
    line = pledged(tree)[1]
    entry = body(tree, line)
    del entry["pledge"]
    put(tree, line, entry)
    seal(tree)
    return line


def pledged_after_the_start(tree: Tree) -> int:
    """The contributions of others may be known by then."""
    lines, (called,) = tree["proof"]["lines"], lines_of(tree, "Called")
    lines.insert(called - 1, lines.pop(pledged(tree)[1] - 1))
    seal(tree)
    return called - 1


def pledge_of_no_rematch(tree: Tree) -> int:
    """Nobody sits down without a pledge at a table that follows no other."""
    entry = body(tree, 1)
    del entry["follows"]
    put(tree, 1, entry)
    seal(tree)
    return lines_of(tree, "Sat")[0]


def called_off_after_one_try(tree: Tree) -> int:
    """The players had no second chance."""
    del tree["proof"]["lines"][lines_of(tree, "Called")[1] - 1]
    seal(tree)
    return lines_of(tree, "CalledOff")[0]


def called_three_times(tree: Tree) -> int:
    """One try more, until the seed suits the server."""
    again = lines_of(tree, "Called")[1]
    tree["proof"]["lines"].insert(again, dict(tree["proof"]["lines"][again - 1]))
    seal(tree)
    return again + 1


def pledge_kept_after_it_was_called_off(tree: Tree) -> int:
    """What was sent in vain may be known: nobody is ready with the pledge of before."""
    line = next(n for n in lines_of(tree, "Readied") if n > lines_of(tree, "CalledOff")[0])
    entry = body(tree, line)
    del entry["pledge"]
    put(tree, line, entry)
    seal(tree)
    return line


# Tampering with a table on a shared luck


def luck_swapped(tree: Tree) -> int:
    """Another luck, which has no commitment."""
    tree["proof"]["luck"]["secret"] = OTHER_HASH
    return 1


def luck_and_its_commitment(tree: Tree) -> int:
    """Another luck, and no trace of it but in the draws."""
    entry = body(tree, 1)
    committed = luck.commitment(bytes.fromhex(OTHER_HASH))
    entry["options"]["luck"] = committed
    put(tree, 1, entry)
    tree["proof"]["luck"] = {"commitment": committed, "secret": OTHER_HASH}
    (line,) = lines_of(tree, "Disclosed")
    put(tree, line, body(tree, line) | {"luck": OTHER_HASH})
    seal(tree)
    return lines_of(tree, "Revealed")[0]


def luck_beside_the_log(tree: Tree) -> int:
    """The file names a luck that the table was not opened on."""
    tree["proof"]["luck"] = {"commitment": luck.commitment(b"5" * 32), "secret": None}
    return 1


def luck_opened_early(tree: Tree) -> int:
    """Somebody plays on knowing all that is to come."""
    lines, last = tree["proof"]["lines"], lines_of(tree, "Disclosed")[0]
    early = lines_of(tree, "Revealed")[1]
    lines.insert(early - 1, lines.pop(last - 1))
    seal(tree)
    return early


def draw_by_its_number(tree: Tree) -> int:
    """A draw that follows from the luck, but not by its place."""
    seed = luck.seed(bytes.fromhex(tree["proof"]["luck"]["secret"]))
    for line, entry, count in reveals(tree):
        for place, given in enumerate(entry["inputs"]):
            number, offer = count + place, tree["proof"]["odds"][count + place]
            if offer is None:
                continue
            odds = [(str(at), weight) for at, (_, weight) in enumerate(offer["odds"])]
            drawn = fair.draw(seed, str(number), Chance(dict(odds), offer["draws"]))
            outcomes = [offer["odds"][int(at)][0] for at in drawn]
            if outcomes != given["drawn"]:
                given["drawn"] = tree["inputs"][number]["drawn"] = outcomes
                put(tree, line, entry)
                seal(tree)
                return line
    raise AssertionError("every draw is the same by its number")


def place_of_another_draw(tree: Tree) -> int:
    """Two draws of one place: one of them was chosen."""
    offers = tree["proof"]["odds"]
    first, second = [at for at, offer in enumerate(offers) if offer is not None][:2]
    offers[second]["place"] = offers[first]["place"]
    return next(
        line for line, entry, count in reveals(tree) if count + len(entry["inputs"]) > second
    )


def contribution_to_a_luck(tree: Tree) -> int:
    """Whoever gives the last part of a seed could choose for all."""
    (called,) = lines_of(tree, "Called")
    given = {"type": "Contributed", "seat": 0, "contribution": "00" * 16}
    line = {"number": 0, "at": 0.0, "leaf": "", "body": msgspec.json.encode(given).decode()}
    tree["proof"]["lines"].insert(called, line)
    tree["proof"]["contributions"][0] = given["contribution"]
    seal(tree)
    return called + 1


LUCK_CASES: Final = [
    Case("the luck", luck_swapped, "commitment", "commitment"),
    Case("the luck and its commitment, sealed", luck_and_its_commitment, "draws", "draws"),
    Case("a luck opened early, sealed", luck_opened_early, "lines", "lines"),
    Case("a draw by its number, sealed", draw_by_its_number, "draws", "draws"),
    Case("a place of another draw", place_of_another_draw, "draws", "draws"),
    Case("a contribution to a luck, sealed", contribution_to_a_luck, "lines", "lines"),
    Case("the result dropped, sealed", result_dropped, "lines", "lines"),
    Case("the result told twice, sealed", result_told_twice, "lines", "lines"),
]

CLOSED_CASES: Final = [
    Case("a luck beside the log", luck_beside_the_log, "commitment", "commitment"),
    Case("a place of another draw", place_of_another_draw, "draws", "draws"),
    Case("an event, sealed", event_everywhere, "events", None),
    Case("a result in the log, sealed", result_in_the_log, "scores", "scores"),
]

FALSE_START_CASES: Final = [
    Case("called off after one try", called_off_after_one_try, "lines", "lines"),
    Case("called three times", called_three_times, "lines", "lines"),
    Case("an old pledge", pledge_kept_after_it_was_called_off, "lines", "lines"),
]

REMATCH_CASES: Final = [
    Case("a pledge beside the log", kept_pledge_beside_the_log, "pledges", "pledges"),
    Case("a pledge and its contribution", kept_pledge_and_contribution, "draws", "draws"),
    Case("a pledge given twice", pledged_twice, "lines", "lines"),
    Case("ready without a pledge", ready_without_a_pledge, "lines", "lines"),
    Case("a pledge after the start", pledged_after_the_start, "lines", "lines"),
    Case("a pledge of no rematch", pledge_of_no_rematch, "lines", "lines"),
]

CASES: Final = [
    Case("a draw in the log", draw_in_the_log, "lines", "lines"),
    Case("a draw, sealed", draw_everywhere, "draws", "draws"),
    Case("a draw in the record", draw_in_the_record, "record", "record"),
    Case("the odds of a draw", odds, "draws", "draws"),
    Case("odds that change no draw", odds_that_change_no_draw, "draws", None),
    Case("a revealed choice", choice_in_the_reveal, "lines", "lines"),
    Case("a revealed choice, sealed", choice_in_the_reveal_sealed, "choices", "choices"),
    Case("a choice in its line", choice_in_its_line, "lines", "lines"),
    Case("a choice of another decision", choice_of_another_decision, "choices", "choices"),
    Case("an event in the log", event_in_the_log, "lines", "lines"),
    Case("an event, sealed", event_everywhere, "events", None),
    Case("an event in the record", event_in_the_record, "record", "record"),
    Case("the end of the record", end_of_the_record, "record", "record"),
    Case("a score", score, "scores", "scores"),
    Case("a winner", winner, "scores", "scores"),
    Case("the result in the log, sealed", result_in_the_log, "scores", "scores"),
    Case("the result everywhere, sealed", result_everywhere, "scores", None),
    Case("the result dropped, sealed", result_dropped, "lines", "lines"),
    Case("the result told twice, sealed", result_told_twice, "lines", "lines"),
    Case("the result after the secret, sealed", result_after_the_secret, "lines", "lines"),
    Case("the version of the rules", rules_version, "record", "record"),
    Case("the variant", variant, "record", None),
    Case("a leaf", leaf, "lines", "lines"),
    Case("the head", head, "chain", "chain"),
    Case("a contribution beside the log", contribution_beside_the_log, "pledges", "pledges"),
    Case("a contribution in the log", contribution_in_the_log, "pledges", "pledges"),
    Case("a contribution, sealed", contribution_sealed, "pledges", "pledges"),
    Case("a contribution and its pledge, sealed", contribution_and_pledge, "draws", "draws"),
    Case("a pledge beside the log", pledge_beside_the_log, "pledges", "pledges"),
    Case("a pledge of a bot", pledge_of_a_bot, "pledges", "pledges"),
    Case("a seat too many", a_seat_too_many, "pledges", "pledges"),
    Case("a contribution dropped, sealed", contribution_dropped, "draws", "draws"),
    Case("a contribution before the call, sealed", contribution_before_the_call, "lines", "lines"),
    Case("a start that was never called, sealed", never_called, "lines", "lines"),
    Case("a seat taken twice, sealed", taken_twice, "lines", "lines"),
    Case("the secret", secret, "commitment", "commitment"),
    Case("the secret and the commitment, sealed", secret_and_commitment, "draws", "draws"),
    Case("the commitment in the log", commitment_in_the_log, "commitment", "commitment"),
    Case("the secret in the log", secret_in_the_log, "commitment", "commitment"),
    Case("the table", table, "commitment", "commitment"),
    Case("the order", order, "lines", "lines"),
    Case("the order, sealed", order_sealed, "lines", "lines"),
    Case("a line dropped", dropped, "lines", "lines"),
    Case("a line dropped, sealed", dropped_sealed, "choices", "choices"),
    Case("the end dropped", dropped_at_the_end, "scores", "scores"),
    Case("a line inserted", inserted, "lines", "lines"),
    Case("a line inserted, sealed", inserted_sealed, "lines", None),
    Case("an entry with a token", entry_with_a_token, "lines", None),
    Case("an entry in other words", entry_in_other_words, "lines", None),
    Case("an entry that is none", entry_that_is_none, "lines", "lines"),
    Case("a seat that is none", seat_that_is_none, "lines", "lines"),
]
