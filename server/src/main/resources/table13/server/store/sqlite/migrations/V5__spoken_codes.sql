-- Codes that can be said aloud, and what each stands for. The code itself is nowhere, but it is short: whoever reads its
-- hash can find it by trying all.
CREATE TABLE codes (
    kind       TEXT    NOT NULL,
    id         TEXT    NOT NULL,
    hash       BLOB    NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_expires ON codes (expires_at);
