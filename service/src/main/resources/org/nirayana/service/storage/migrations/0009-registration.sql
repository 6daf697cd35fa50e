-- Addresses that asked for an account in the last day, whether or not they can have one: a letter to each was written, or not.
CREATE TABLE registrations (
    id {identity},
    -- SHA-256 of the token in the letter
    token_hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    -- the e-mail address without regard to case
    email_key TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX registrations_email ON registrations (email_key, created_at);
CREATE INDEX registrations_expiry ON registrations (expires_at);

-- Who registered and waits for a superuser is inactive, and told apart from those who were deactivated.
ALTER TABLE users ADD COLUMN awaits_approval BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX users_awaiting ON users (id) WHERE awaits_approval = TRUE;
