-- Links by which somebody shows others a page or a calendar. What a link opens is kept here, not in its address.
CREATE TABLE shares (
    id {identity},
    -- by which its maker names it
    share_id TEXT NOT NULL UNIQUE,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- chart, panchanga, dashas, match or feed
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    -- the page's own address with its parameters, or of a feed that of the calendar
    address TEXT NOT NULL,
    -- SHA-256 of the secret part of the link, by which it is found
    token_hash TEXT NOT NULL UNIQUE,
    -- the secret part, encrypted by the signing key of the service, to show it to its maker again
    token_sealed TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- NULL: until it is withdrawn
    expires_at BIGINT,
    withdrawn_at BIGINT,
    views BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX shares_user ON shares (user_id, id);
CREATE INDEX shares_expiry ON shares (expires_at);
CREATE INDEX shares_withdrawn ON shares (withdrawn_at);
