-- Tables with their logs.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    secret BLOB NOT NULL,
    rules TEXT NOT NULL,
    private INTEGER NOT NULL,
    created REAL NOT NULL,
    head INTEGER NOT NULL,
    status TEXT NOT NULL,
    free INTEGER NOT NULL,
    due_at REAL
) STRICT;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_status ON tables (status, private, created);
CREATE TABLE lines (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) STRICT;
CREATE TABLE keys (
    code TEXT NOT NULL,
    who TEXT NOT NULL,
    key TEXT NOT NULL,
    digest TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (code, who, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE meta (name TEXT PRIMARY KEY, value REAL NOT NULL) STRICT;
