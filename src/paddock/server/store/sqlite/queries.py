"""What the store reads, as SQL."""

from typing import Final

from paddock.server.store.sqlite.batch import IS_IDLE, LAST_LINE

DUE: Final = """
    SELECT code FROM tables WHERE due_at <= ? AND rules IN (SELECT value FROM json_each(?))
    ORDER BY due_at
"""
OPEN: Final = """
    SELECT code FROM tables WHERE status = 'lobby' AND private = 0 AND free > 0
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY created DESC, rowid DESC LIMIT ?
"""
LOBBIES: Final = """
    SELECT code FROM tables WHERE status = 'lobby' AND rules IN (SELECT value FROM json_each(?))
    ORDER BY created, rowid
"""
TIMED: Final = """
    SELECT code FROM tables WHERE due_at IS NOT NULL
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY due_at
"""
IDLE: Final = f"SELECT tables.code FROM {LAST_LINE} WHERE {IS_IDLE} LIMIT ?"  # noqa: S608 - ours
HEADS: Final = "SELECT code, head FROM tables WHERE code IN (SELECT value FROM json_each(?))"
LINES: Final = """
    SELECT body, checksum FROM lines WHERE code = ? AND number > ? ORDER BY number LIMIT ?
"""
