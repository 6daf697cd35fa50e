-- Imports of people under way. An import is written in many short transactions; what it has written is nobody's while its row is
-- here, so that all of it is kept at once, or nothing.
CREATE TABLE people_imports (
    id {identity},
    -- one at a time
    user_id BIGINT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
    -- the process that does it
    instance TEXT NOT NULL,
    -- when it last wrote something
    touched_at BIGINT NOT NULL,
    -- for how many people it has taken room in people_counts
    people BIGINT NOT NULL,
    -- TRUE: it writes no more, and what it has written is being removed
    abandoned BOOLEAN NOT NULL
);
-- The import by which somebody came, also after its end; no number is used twice.
ALTER TABLE people ADD COLUMN import_id BIGINT;
CREATE INDEX people_import ON people (import_id) WHERE import_id IS NOT NULL;

-- TRUE: what is held about the user is being erased, in parts; nobody can use the account or bring it back.
ALTER TABLE users ADD COLUMN erasing BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX users_erasing ON users (id) WHERE erasing = TRUE;
