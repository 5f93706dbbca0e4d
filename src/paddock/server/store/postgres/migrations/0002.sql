-- Tables that have ended. A row gets its sequence once it is visible: transactions that began before
-- others may commit after them. A result is kept here when its log goes.
CREATE TABLE paddock.ended (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sequence bigint UNIQUE,
    code text NOT NULL,
    at double precision NOT NULL,
    result bytea
);
CREATE INDEX ended_code ON paddock.ended (code);
CREATE INDEX ended_unnumbered ON paddock.ended (id) WHERE sequence IS NULL;
INSERT INTO paddock.ended (code, at)
SELECT code, at FROM (
    SELECT tables.id, tables.code, (
        SELECT (convert_from(body, 'UTF8')::json ->> 'at')::double precision FROM paddock.lines
        WHERE lines.code = tables.code
            AND convert_from(body, 'UTF8')::json -> 'entry' ->> 'type' = 'Disclosed'
        ORDER BY number DESC LIMIT 1
    ) AS at
    FROM paddock.tables WHERE status = 'over'
) AS over ORDER BY at, id;
