-- A version goes up by one with every change, so that of two people who change a record at once the second can be told.
ALTER TABLE users ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tiers ADD COLUMN version BIGINT NOT NULL DEFAULT 1;

-- The name without regard to case, to sort by. Databases lower only ASCII reliably; the service writes it anew at each change.
ALTER TABLE users ADD COLUMN name_key TEXT{binary} NOT NULL DEFAULT '';
UPDATE users SET name_key = LOWER(name);

-- What lists are sorted and filtered by; superusers, inactive and deleted users are few among many.
CREATE INDEX users_name ON users (name_key, id);
CREATE INDEX users_superusers ON users (id) WHERE is_superuser = TRUE;
CREATE INDEX users_inactive ON users (id) WHERE is_active = FALSE;
CREATE INDEX users_deleted ON users (deleted_at, id) WHERE is_deleted = TRUE;

-- What somebody likes to see on every device, as a small JSON object.
CREATE TABLE preferences (
    user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);
