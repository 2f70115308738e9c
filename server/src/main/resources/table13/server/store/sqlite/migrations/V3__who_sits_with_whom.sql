-- Bots sit, too, and everybody has a name. Rows of earlier versions know only persons, and not what they are called;
-- they are replaced as soon as something happens at their table.
CREATE TABLE sitting (
    table_id TEXT    NOT NULL,
    place    INTEGER NOT NULL, -- in the listing's order
    guest    TEXT,             -- null for a bot
    name     TEXT    NOT NULL,
    level    TEXT,             -- of a bot, null for a person
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

INSERT INTO sitting SELECT table_id, place, guest, '', NULL FROM seated;
DROP TABLE seated;
ALTER TABLE sitting RENAME TO seated;
CREATE INDEX seated_guest ON seated (guest) WHERE guest IS NOT NULL;

ALTER TABLE listings ADD COLUMN round INTEGER NOT NULL DEFAULT 0; -- of the match that goes on, 0 if none does
