-- Codes that can be said aloud, and what each stands for. The code itself is nowhere, but it is short: whoever reads its
-- hash can find it by trying all.
CREATE TABLE codes (
    kind       text             NOT NULL,
    id         text COLLATE "C" NOT NULL,
    hash       bytea            NOT NULL UNIQUE,
    expires_at bigint           NOT NULL,
    PRIMARY KEY (kind, id)
);

CREATE INDEX codes_expires ON codes (expires_at);
