-- Worked out from the logs, so that a table can be read from its last match on and any match without those before it.
-- One for each match after a table's first. Whatever is missing here is worked out again.
CREATE TABLE checkpoints (
    table_id TEXT    NOT NULL,
    match    INTEGER NOT NULL,
    version  INTEGER NOT NULL, -- the last line of the log before the match
    ended    TEXT    NOT NULL, -- how the match before it ended
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, match)
) STRICT, WITHOUT ROWID;
