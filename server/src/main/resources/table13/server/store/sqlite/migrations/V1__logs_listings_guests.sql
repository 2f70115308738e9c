-- The truth: what happened at every table. One line for each version.
CREATE TABLE logs (
    table_id TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- milliseconds since 1970, as everywhere
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Worked out from the logs; written together with them.
CREATE TABLE listings (
    table_id        TEXT    NOT NULL PRIMARY KEY,
    game            TEXT    NOT NULL,
    phase           TEXT    NOT NULL,
    is_public       INTEGER NOT NULL,
    allows_watchers INTEGER NOT NULL,
    host            TEXT    NOT NULL,
    host_name       TEXT    NOT NULL,
    seats           INTEGER NOT NULL,
    free_seats      INTEGER NOT NULL,
    matches         INTEGER NOT NULL,
    opened_at       INTEGER NOT NULL,
    changed_at      INTEGER NOT NULL,
    to_move         TEXT,
    wake_at         INTEGER,
    here_until      INTEGER NOT NULL DEFAULT 0 -- not from the log: somebody is there until then
) STRICT, WITHOUT ROWID;

-- These hold every column that is asked for, so that nothing is read that is not listed in the end.
CREATE INDEX listings_public ON listings (changed_at DESC, table_id, here_until, is_public, phase)
    WHERE is_public = 1 AND phase <> 'CLOSED';
CREATE INDEX listings_host ON listings (host, phase) WHERE phase <> 'CLOSED';
CREATE INDEX listings_wake ON listings (wake_at) WHERE wake_at IS NOT NULL;

-- Who sits where, as long as the table is not closed.
CREATE TABLE seated (
    table_id TEXT    NOT NULL,
    place    INTEGER NOT NULL, -- in the listing's order
    guest    TEXT    NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_guest ON seated (guest);

CREATE TABLE guests (
    id    TEXT    NOT NULL PRIMARY KEY,
    name  TEXT    NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One for each device of a guest. The token itself is nowhere.
CREATE TABLE tokens (
    hash  BLOB    NOT NULL PRIMARY KEY,
    guest TEXT    NOT NULL REFERENCES guests,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    hash       BLOB    NOT NULL PRIMARY KEY,
    guest      TEXT    NOT NULL REFERENCES guests,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_expires ON links (expires_at);

-- The number of the last transaction: tells whether one whose COMMIT failed is there or not.
CREATE TABLE commits (
    number INTEGER NOT NULL,
    room   BLOB    NOT NULL
) STRICT;

INSERT INTO commits VALUES (0, x'');
