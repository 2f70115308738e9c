-- When each device was last used, to within a day. Nothing is known of those of earlier versions: they count from now on.
-- Nodes of the version before still add rows without it; these count from when they were added.
ALTER TABLE tokens ADD COLUMN used bigint NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
ALTER TABLE tokens ALTER COLUMN used SET DEFAULT 0;

CREATE INDEX tokens_used ON tokens (greatest(used, since));
