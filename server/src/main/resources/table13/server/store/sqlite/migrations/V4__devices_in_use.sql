-- When each device was last used, to within a day. Nothing is known of those of earlier versions: they count from now on.
ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

CREATE INDEX tokens_guest ON tokens (guest, used);
CREATE INDEX tokens_used ON tokens (used);
CREATE INDEX links_guest ON links (guest, expires_at);
