-- Names of things are compared byte by byte ("C"): it is quick, and all nodes lock rows in the same order.

-- The truth: what happened at every table. One row for each version, and rows are only ever added. Whoever adds the row
-- of a version has won it, so there is nothing here that a shard could not do: no reference, no sequence, no trigger.
CREATE TABLE entries (
    table_id  text COLLATE "C" NOT NULL,
    version   bigint           NOT NULL,
    at        bigint           NOT NULL, -- milliseconds since 1970, as everywhere
    append_id bigint           NOT NULL, -- tells one's own from another's when the outcome of an append is not known
    body      bytea            NOT NULL, -- not text, which cannot hold every character
    PRIMARY KEY (table_id, version)
);

-- Worked out from the logs; written together with them. What changes with every move stands in no index, so that most
-- changes stay on their page (HOT): that is why two columns have a twin that is indexed and follows late.
CREATE TABLE listings (
    table_id        text COLLATE "C" PRIMARY KEY,
    version         bigint           NOT NULL, -- the last of its log
    game            text             NOT NULL,
    phase           text             NOT NULL,
    is_open         boolean          NOT NULL, -- not closed
    is_public       boolean          NOT NULL,
    allows_watchers boolean          NOT NULL,
    host            text COLLATE "C" NOT NULL,
    host_name       text             NOT NULL,
    seats           integer          NOT NULL,
    free_seats      integer          NOT NULL,
    matches         integer          NOT NULL,
    round           integer          NOT NULL, -- of the match that goes on, 0 if none does
    opened_at       bigint           NOT NULL,
    changed_at      bigint           NOT NULL,
    listed_at       bigint           NOT NULL, -- changed_at, at most 10 seconds late
    people          text[] COLLATE "C" NOT NULL, -- the host and all guests who sit there
    has_company     boolean          NOT NULL, -- another person than the host sits there
    occupants       text[]           NOT NULL, -- guest, name and level of each, in the order of the seats
    to_move         text,
    wake_at         bigint,
    due_at          bigint,                    -- wake_at, at most a minute early
    here_until      bigint           NOT NULL DEFAULT 0 -- not from the log: somebody is there until then
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX listings_public ON listings (listed_at DESC, table_id) WHERE is_public AND is_open;
CREATE INDEX listings_attended ON listings (here_until) WHERE is_public AND is_open;
CREATE INDEX listings_host ON listings (host) WHERE is_open;
CREATE INDEX listings_people ON listings USING gin (people) WITH (fastupdate = off) WHERE is_open;
CREATE INDEX listings_due ON listings (due_at, table_id) WHERE due_at IS NOT NULL;

-- Worked out from the logs, so that a table can be read from its last match on and any match without those before it.
-- One for each match after a table's first. Whatever is missing here is worked out again.
CREATE TABLE checkpoints (
    table_id text COLLATE "C" NOT NULL,
    match    integer          NOT NULL,
    version  bigint           NOT NULL, -- the last row of the log before the match
    ended    bytea            NOT NULL, -- how the match before it ended
    body     bytea            NOT NULL,
    PRIMARY KEY (table_id, match)
);

CREATE TABLE guests (
    id    text COLLATE "C" PRIMARY KEY,
    name  text             NOT NULL,
    since bigint           NOT NULL
);

-- One for each device of a guest. The token itself is nowhere.
CREATE TABLE tokens (
    hash  bytea            PRIMARY KEY,
    guest text COLLATE "C" NOT NULL REFERENCES guests,
    since bigint           NOT NULL
);

CREATE INDEX tokens_guest ON tokens (guest);

CREATE TABLE links (
    hash       bytea            PRIMARY KEY,
    guest      text COLLATE "C" NOT NULL REFERENCES guests,
    expires_at bigint           NOT NULL
);

CREATE INDEX links_guest ON links (guest);
CREATE INDEX links_expires ON links (expires_at);

-- A row for each process that tries whether it can write.
CREATE TABLE trials (
    process text COLLATE "C" PRIMARY KEY,
    at      bigint           NOT NULL,
    room    bytea            NOT NULL
);

-- What nodes know of each other. It counts only while they live, so a crash of the database may empty these; each node
-- puts its rows back when it has reconnected. Times are those of the database.
CREATE UNLOGGED TABLE nodes (
    id          text COLLATE "C" PRIMARY KEY,
    version     text             NOT NULL, -- of the program
    since       bigint           NOT NULL,
    until       bigint           NOT NULL, -- it counts as alive until then
    reads       integer          NOT NULL, -- the newest format of entries that it can read
    draining    boolean          NOT NULL DEFAULT false,
    tables      integer          NOT NULL DEFAULT 0,
    looks_after integer          NOT NULL DEFAULT 0,
    clients     integer          NOT NULL DEFAULT 0,
    clock_off   bigint           NOT NULL DEFAULT 0, -- milliseconds
    ready       boolean          NOT NULL DEFAULT true,
    why         text             NOT NULL DEFAULT ''
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE presence (
    table_id text COLLATE "C" NOT NULL,
    guest    text COLLATE "C" NOT NULL,
    node     text COLLATE "C" NOT NULL,
    is_here  boolean          NOT NULL,
    since    bigint           NOT NULL,
    PRIMARY KEY (table_id, guest, node)
) WITH (fillfactor = 70);

CREATE INDEX presence_node ON presence (node);

CREATE UNLOGGED TABLE leases (
    table_id text COLLATE "C" PRIMARY KEY,
    node     text COLLATE "C" NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX leases_node ON leases (node);

CREATE UNLOGGED TABLE tallies (
    what  text COLLATE "C" NOT NULL,
    hour  bigint           NOT NULL, -- since 1970
    count integer          NOT NULL,
    PRIMARY KEY (what, hour)
) WITH (fillfactor = 70);
