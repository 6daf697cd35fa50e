-- Recovery letters of the last day, so that nobody is sent many. Addresses are not confirmed: the one who asks may have set
-- a stranger's address as their own.
CREATE TABLE letters (
    id {identity},
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- the e-mail address without regard to case
    email_key TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX letters_user ON letters (user_id);
CREATE INDEX letters_email ON letters (email_key);
CREATE INDEX letters_age ON letters (created_at);
