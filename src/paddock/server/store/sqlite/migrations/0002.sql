-- A line has its key in it, and which keys a table has is known in memory.
DROP TABLE keys;
