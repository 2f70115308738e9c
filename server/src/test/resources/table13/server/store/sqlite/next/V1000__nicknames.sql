-- Only for tests: what a next version might bring.
ALTER TABLE guests ADD COLUMN nickname TEXT NOT NULL DEFAULT 'none';
