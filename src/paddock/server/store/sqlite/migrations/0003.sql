-- Tables that have ended, in the order of their commits. A result is kept here when its log goes.
CREATE TABLE ended (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL,
    at REAL NOT NULL,
    result TEXT
) STRICT;
CREATE INDEX ended_code ON ended (code);
INSERT INTO ended (code, at)
SELECT code, (
    SELECT body ->> '$.at' FROM lines
    WHERE lines.code = tables.code AND body ->> '$.entry.type' = 'Disclosed'
    ORDER BY number DESC LIMIT 1
) AS at
FROM tables WHERE status = 'over' ORDER BY at, tables.rowid;
