-- What a user is found by: the username, the e-mail address and the name, in lower case, from the beginning of each word on. A
-- search is then a range of an index. The service fills it for users from before, once; the counter tells whether it has.
CREATE TABLE user_words (
    word TEXT{binary} NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (word, user_id)
);
CREATE INDEX user_words_user ON user_words (user_id);
INSERT INTO counters (name, value) VALUES ('searchable', 0);
