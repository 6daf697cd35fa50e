-- Guests who signed out before their tokens expired. Nothing is kept of the others: the signature says that a token is ours.
CREATE TABLE ended_guests (
    -- of the token
    number BIGINT PRIMARY KEY,
    -- when the token would have
    expires_at BIGINT NOT NULL
);
CREATE INDEX ended_guests_expiry ON ended_guests (expires_at);
