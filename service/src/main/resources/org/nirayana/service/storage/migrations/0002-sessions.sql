-- A session that has ended is no row any more, and a token whose session has no row is refused. So nothing has to be kept of
-- what ended, however much did, and a clock that goes back brings nothing back to life.
DELETE FROM sessions WHERE ended_at IS NOT NULL;
ALTER TABLE sessions DROP COLUMN ended_at;
DROP TABLE blacklist;

-- The refresh token before the one that may be used, and when it was replaced: whoever did not get the answer may ask again.
ALTER TABLE sessions ADD COLUMN previous_id TEXT;
ALTER TABLE sessions ADD COLUMN rotated_at BIGINT;
