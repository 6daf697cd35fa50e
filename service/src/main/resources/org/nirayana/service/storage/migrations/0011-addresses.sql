-- New e-mail addresses that users asked for in the last day; the address of the account changes when its letter is answered.
CREATE TABLE address_changes (
    id TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- SHA-256 of the token in the letter; null when it is used or void
    token_hash TEXT UNIQUE,
    email TEXT NOT NULL,
    -- the e-mail address without regard to case
    email_key TEXT NOT NULL,
    -- of the letters
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX address_changes_user ON address_changes (user_id, created_at);
CREATE INDEX address_changes_email ON address_changes (email_key, created_at);
CREATE INDEX address_changes_expiry ON address_changes (expires_at);
