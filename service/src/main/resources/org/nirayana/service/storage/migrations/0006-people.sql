-- How many people a user of a tier may keep. NULL: any number.
ALTER TABLE tiers ADD COLUMN max_people INTEGER;
UPDATE tiers SET max_people = 1000 WHERE name_key = 'free';
UPDATE tiers SET max_people = 100000 WHERE name_key = 'pro';

-- People that a user keeps. Only this user reads them; they go when the user does.
CREATE TABLE people (
    id {identity},
    -- cannot be guessed
    person_id TEXT NOT NULL UNIQUE,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- the name without regard to case, to sort by
    name_key TEXT{binary} NOT NULL,
    -- the birth as it was told: what a clock of the zone showed, or the date alone
    birth_local TEXT NOT NULL,
    certainty TEXT NOT NULL,
    place TEXT NOT NULL,
    lat DOUBLE PRECISION NOT NULL,
    lon DOUBLE PRECISION NOT NULL,
    tz TEXT NOT NULL,
    -- NULL: the clock of the zone
    time_scale TEXT,
    -- NULL: Gregorian
    calendar TEXT,
    -- nanoseconds would not fit: as ISO 8601; NULL: only the day is known
    birth_instant TEXT,
    -- seconds since 1970-01-01, to sort by
    birth_order BIGINT NOT NULL,
    sex TEXT,
    notes TEXT NOT NULL,
    -- as JSON
    tags TEXT NOT NULL,
    conventions TEXT NOT NULL,
    favourite BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL DEFAULT 1
);
-- What lists are sorted by; ids go up with the time of the making.
CREATE INDEX people_made ON people (user_id, id);
-- By name, and of one name by birth; who is kept already is found by it, too.
CREATE INDEX people_name ON people (user_id, name_key, birth_order, id);
CREATE INDEX people_birth ON people (user_id, birth_order, id);
CREATE INDEX people_updated ON people (user_id, updated_at, id);
CREATE INDEX people_favourite ON people (user_id, name_key, birth_order, id) WHERE favourite = TRUE;

-- The words that people are found by, in lower case; a search is a range of this index for each of its words.
CREATE TABLE people_words (
    user_id BIGINT NOT NULL,
    word TEXT{binary} NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, word, person)
);
CREATE INDEX people_words_person ON people_words (person);

CREATE TABLE people_tags (
    user_id BIGINT NOT NULL,
    -- without regard to case
    tag_key TEXT{binary} NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY (user_id, tag_key, person)
);
CREATE INDEX people_tags_person ON people_tags (person);

-- How many people each user keeps. Raising a number locks its row to the end of the transaction, so that no two requests at once
-- go past what the tier allows.
CREATE TABLE people_counts (
    user_id BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    people BIGINT NOT NULL
);
