-- A session that has ended is no row any more, and a token whose session has no row is refused. So nothing has to be kept of
-- what ended, however much did, and a clock that goes back brings nothing back to life. The rows that live are copied, which is
-- quicker than to remove millions of others.
CREATE TABLE live_sessions (
    id TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- the one refresh token that may be used
    refresh_id TEXT,
    -- the refresh token before it, and when it was replaced: whoever did not get the answer may ask again
    previous_id TEXT,
    rotated_at BIGINT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
INSERT INTO live_sessions (id, user_id, refresh_id, created_at, expires_at)
    SELECT id, user_id, refresh_id, created_at, expires_at FROM sessions WHERE ended_at IS NULL;
DROP TABLE sessions;
ALTER TABLE live_sessions RENAME TO sessions;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
DROP TABLE blacklist;
