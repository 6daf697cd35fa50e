-- Accounts, as both databases read them. Instants are microseconds since 1970-01-01T00:00:00Z.
-- {identity} is the dialect's column of generated numbers; a number is never used twice, so that a token that names a
-- removed user can never mean a later one.

CREATE TABLE tiers (
    id {identity},
    name TEXT NOT NULL,
    -- the name without regard to case
    name_key TEXT NOT NULL UNIQUE,
    -- NULL: unlimited
    requests_per_minute INTEGER,
    -- astro endpoint names separated by spaces, or *
    endpoints TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE users (
    id {identity},
    username TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    -- the e-mail address without regard to case
    email_key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- Argon2id in the PHC string format
    password TEXT NOT NULL,
    is_superuser BOOLEAN NOT NULL,
    is_active BOOLEAN NOT NULL,
    is_deleted BOOLEAN NOT NULL,
    deleted_at BIGINT,
    tier_id BIGINT REFERENCES tiers (id),
    created_at BIGINT NOT NULL
);
CREATE INDEX users_tier ON users (tier_id);

-- A session begins with a sign-in; its tokens carry its id. refresh_id is the one refresh token that may still be used.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    refresh_id TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ended_at BIGINT
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Sessions and tokens that ended before their time; kept until every token they could stop has expired.
CREATE TABLE blacklist (
    id TEXT PRIMARY KEY,
    -- session, access or refresh
    kind TEXT NOT NULL,
    seq BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX blacklist_seq ON blacklist (seq);
CREATE INDEX blacklist_expiry ON blacklist (expires_at);

-- Users and tiers that changed, for the memory of other instances.
CREATE TABLE changes (
    seq BIGINT NOT NULL,
    -- user or tier
    kind TEXT NOT NULL,
    subject BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (seq, kind, subject)
);
CREATE INDEX changes_age ON changes (created_at);

-- One row each. Raising a value locks its row to the end of the transaction, so values follow the order of commits.
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('changes', 0);
INSERT INTO counters (name, value) VALUES ('attempts', 0);

-- Password-recovery tokens not yet used.
CREATE TABLE password_resets (
    id TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

-- Failed sign-ins and recovery requests of the last minutes.
CREATE TABLE attempts (
    id {identity},
    -- sign-in or recovery
    kind TEXT NOT NULL,
    account TEXT NOT NULL,
    address TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX attempts_account ON attempts (kind, account, created_at);
CREATE INDEX attempts_address ON attempts (kind, address, created_at);
CREATE INDEX attempts_age ON attempts (created_at);

-- The tiers every installation begins with. They are made once: a tier the operator removes stays removed.
INSERT INTO tiers (name, name_key, requests_per_minute, endpoints, created_at) VALUES ('free', 'free', 600, '*', {now});
INSERT INTO tiers (name, name_key, requests_per_minute, endpoints, created_at) VALUES ('pro', 'pro', 6000, '*', {now});
