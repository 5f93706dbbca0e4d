-- `attempt` is what one writing calls itself, so that it knows its own line again after a broken
-- connection. `chain` is the head of the hash chain: equal chains, equal logs.
CREATE SCHEMA IF NOT EXISTS paddock;
CREATE TABLE paddock.about (version integer NOT NULL, alive double precision);
CREATE TABLE paddock.tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL UNIQUE,
    secret bytea NOT NULL,
    rules text NOT NULL,
    head bigint NOT NULL,
    chain text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    due_at double precision,
    claimed_by bytea,
    claimed_until timestamptz
) WITH (fillfactor = 70);
CREATE TABLE paddock.lines (
    code text NOT NULL,
    number bigint NOT NULL,
    body bytea NOT NULL,
    seat integer,
    key text,
    digest text,
    attempt bytea,
    PRIMARY KEY (code, number)
);
CREATE UNIQUE INDEX lines_key ON paddock.lines (code, key, seat) NULLS NOT DISTINCT
    WHERE key IS NOT NULL;
CREATE INDEX tables_due ON paddock.tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_listed ON paddock.tables (id) WHERE listed;
CREATE INDEX tables_live ON paddock.tables (id) WHERE status IN ('seeding', 'playing');
INSERT INTO paddock.about VALUES (0);
