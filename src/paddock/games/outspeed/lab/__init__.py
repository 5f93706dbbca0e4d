"""Research on OUTSPEED tiles: how good a set is, and the search for a better one."""
