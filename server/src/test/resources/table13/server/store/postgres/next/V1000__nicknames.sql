ALTER TABLE guests ADD COLUMN nickname text NOT NULL DEFAULT 'none';
