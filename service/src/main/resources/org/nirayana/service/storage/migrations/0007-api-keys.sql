-- Keys for programs. What is kept of a key is its SHA-256; it has 256 random bits, so nobody finds it from there.
CREATE TABLE api_keys (
    id {identity},
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- the beginning of the key, to tell it from others
    hint TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- NULL: never
    expires_at BIGINT,
    -- names separated by spaces; NULL: all that are open to keys
    endpoints TEXT,
    -- addresses and networks separated by spaces; NULL: from anywhere
    addresses TEXT,
    last_used_at BIGINT,
    last_used_from TEXT,
    -- a revoked key is kept for a while, so that its owner can see it
    revoked_at BIGINT
);
CREATE INDEX api_keys_user ON api_keys (user_id);
CREATE INDEX api_keys_expiry ON api_keys (expires_at);
CREATE INDEX api_keys_revocation ON api_keys (revoked_at);

-- What was asked: a row for each day (days since 1970-01-01, UTC), user, key and endpoint.
CREATE TABLE usage_counts (
    day INTEGER NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- 0: somebody who had signed in
    key_id BIGINT NOT NULL,
    endpoint TEXT NOT NULL,
    requests BIGINT NOT NULL,
    -- those of them that were refused: not allowed, too many, or too much work
    refused BIGINT NOT NULL,
    PRIMARY KEY (user_id, day, key_id, endpoint)
);
CREATE INDEX usage_counts_day ON usage_counts (day);

-- The last batch of counts that each instance wrote. One whose outcome was lost is sent again under its number, and counts once.
CREATE TABLE usage_batches (
    instance TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    written_at BIGINT NOT NULL
);
CREATE INDEX usage_batches_age ON usage_batches (written_at);

-- Where somebody is signed in. Sessions from before have none of it until they are seen again.
ALTER TABLE sessions ADD COLUMN device TEXT;
ALTER TABLE sessions ADD COLUMN address TEXT;
ALTER TABLE sessions ADD COLUMN last_seen_at BIGINT;
