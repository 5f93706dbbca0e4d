"""`paddock play` and `paddock join`: a table in the terminal."""

# Textual and the socket are imported when they are wanted: other commands start faster without.
# ruff: noqa: PLC0415

import asyncio
import contextlib
import os
import secrets
import sys
import time
from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

from paddock.bots.own import is_own
from paddock.catalog import GAMES, SIMULATIONS
from paddock.cli.errors import Refusal, read_file, refuse
from paddock.cli.quoting import QuotingWords
from paddock.cli.simulations import agreed_config, check_bots
from paddock.cli.values import DEFAULT_BOTS
from paddock.core.message import Message
from paddock.record_file import RecordError
from paddock.words import Words, chosen_language, one_line

if TYPE_CHECKING:
    from paddock.terminal.local import LocalSession
    from paddock.terminal.session import Session


_UNASKED: Final = {"players": 4, "bots": DEFAULT_BOTS, "simulations": SIMULATIONS.simulations}
_OF_A_NEW_GAME: Final = (*_UNASKED, "deck", "variant", "seed", "name")


def play(parsed: Namespace, words: Words) -> int:
    """Return a game against bots, without a server."""
    if parsed.resume is None and parsed.game is None:
        raise refuse("play-which-game", games=", ".join(GAMES))
    given = [name for name in _OF_A_NEW_GAME if getattr(parsed, name) is not None]
    if parsed.resume is not None and given:
        raise refuse("resume-without", options=", ".join(f"--{name}" for name in given))
    for name, value in _UNASKED.items():
        setattr(parsed, name, getattr(parsed, name) if name in given else value)
    if parsed.resume is not None:
        session = _resumed(parsed)
        language = session.setting.language
        if parsed.lang is None and language is not None:
            words = QuotingWords(language)
        return _shown(session, parsed, words)
    return _shown(_local(parsed, words), parsed, words)


def join(parsed: Namespace, words: Words) -> int:
    """Return a seat at a table on a server, or a place to watch it."""
    from paddock.client.link import parse_link
    from paddock.client.seating import RefusedError, invited
    from paddock.terminal.remote.joining import sit_or_watch
    from paddock.terminal.status import why_not

    link = parse_link(parsed.link)
    if link is None and parsed.server is None:
        raise refuse("play-no-link", link=parsed.link)
    if link is None and not parsed.server.startswith(("http://", "https://")):
        raise refuse("play-no-server", server=parsed.server)
    name, seat = _name(parsed, words), None if parsed.seat is None else parsed.seat - 1
    try:
        if link is None:
            link = asyncio.run(invited(parsed.server, parsed.link))
        session = asyncio.run(sit_or_watch(link, name, seat, watch=parsed.watch))
    except RefusedError as refused:
        raise Refusal(why_not(refused.why)) from refused
    if parsed.name is not None:
        session.wish_for_name(name)
    return _shown(session, parsed, words)


def _resumed(parsed: Namespace) -> "LocalSession":
    """Return the game in a file, if it is the one that was asked for."""
    from pathlib import Path

    from paddock.terminal.local import LocalSession
    from paddock.terminal.saving import load

    try:
        setting, inputs = load(read_file(parsed.resume))
    except RecordError as error:
        raise Refusal(error.why) from error
    if parsed.game not in (None, setting.game):
        raise refuse("resume-other-game", path=parsed.resume, game=GAMES[setting.game].title)
    return LocalSession(setting, inputs, Path(parsed.resume), _new_seed)


def _local(parsed: Namespace, words: Words) -> "Session":
    from paddock.client.private_files import state_folder
    from paddock.terminal.local import LocalSession
    from paddock.terminal.saving import Setting

    entry = GAMES[parsed.game]
    config = agreed_config(parsed, entry)
    check_bots(parsed, config.players - 1)
    bots = tuple(parsed.bots[seat % len(parsed.bots)] for seat in range(config.players - 1))
    seed = _new_seed() if parsed.seed is None else parsed.seed
    counted = parsed.seed is not None or parsed.simulations != SIMULATIONS.simulations
    simulations = parsed.simulations if counted else None
    setting = Setting(
        entry.name, config, _name(parsed, words), bots, seed, simulations, words.language
    )
    if any(map(is_own, bots)):
        return LocalSession(setting, (), None, _new_seed)  # a file that names code is not opened
    name = f"{entry.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"
    return LocalSession(setting, (), state_folder() / "games" / name, _new_seed)


def _new_seed() -> int:
    return secrets.randbelow(2**32)


def _name(parsed: Namespace, words: Words) -> str:
    """Return the name that was given, or that of the user."""
    name = parsed.name or os.environ.get("USER") or words("play-nameless")
    return one_line(name).strip()[:24] or words("play-nameless")


def _shown(session: "Session", parsed: Namespace, words: Words) -> int:
    """Show the table until it is left; then say how to come back."""
    code = 0
    try:
        if parsed.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            asyncio.run(_in_lines(session, words))
        else:
            _on_the_screen(session, words)
    except KeyboardInterrupt:
        code = 130
        print()
    if (way_back := session.way_back()) is not None:
        print(words.say(_in_the_same_language(way_back, words)))
    return code


def _in_the_same_language(way_back: Message, words: Words) -> Message:
    """Return the command to come back, with --lang where the environment would choose another."""
    command = way_back.parts.get("command")
    if command is None or words.language == chosen_language(None, os.environ):
        return way_back
    return Message(way_back.name, {**way_back.parts, "command": with_language(command, words)})


def with_language(command: object, words: Words) -> str:
    """Return a command that speaks the language of these words."""
    return f"{command} --lang {words.language}"


async def _in_lines(session: "Session", words: Words) -> None:
    from paddock.terminal.marks import marks_here
    from paddock.terminal.plain import Lines, PlainTable

    def write(line: str) -> None:
        print(line, flush=True)

    try:
        await PlainTable(session, words, marks_here(), Lines(sys.stdin), write).run()
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            await session.close()


def _on_the_screen(session: "Session", words: Words) -> None:
    from paddock.terminal.marks import marks_here
    from paddock.terminal.screen import TableApp

    async def shown() -> Any:
        try:
            return await TableApp(session, words, marks_here()).run_async()
        finally:
            await session.close()

    asyncio.run(shown())
