package org.nirayana.service.auth;

/**
 * As how many of the requests about accounts that a user has in a minute those count that take more than others; all else counts as
 * one. Measured with the prices of calculations, and by the same unit (docs/adr/0220).
 */
public final class AccountPrices {
    /** A password is hashed so that guessing is dear: once for the present one, once for the new. */
    public static final int PASSWORD = 45;

    /** Places are looked for that a name of a file may mean: villages and slips, too. */
    public static final int PLACE_FOUND = 1;

    private static final int BYTES_READ = 60_000;
    private static final int PEOPLE_LOOKED_AT = 100;
    private static final int PEOPLE_WRITTEN = 50;

    /** Words are kept one by one, so that they can be looked for. */
    private static final int BYTES_WRITTEN = 2_500;

    private static final int PEOPLE_LISTED = 50;

    /** People looked through for a word. */
    private static final int PEOPLE_SEARCHED = 800;

    /** A person's own words, kept one by one. */
    private static final int BYTES_KEPT = 5_000;

    private static final int USERS_LISTED = 10_000;
    private static final int USERS_SEARCHED = 2_500;
    private static final int PEOPLE_EXPORTED = 50;

    private AccountPrices() {}

    /** A file is read, before it is known how many people are in it. */
    public static int file(int bytes) {
        return 1 + bytes / BYTES_READ;
    }

    /** People of a file are looked up and kept, or only looked up. */
    public static int imported(int people, int bytes, boolean preview) {
        return 1 + (preview ? people / PEOPLE_LOOKED_AT : people / PEOPLE_WRITTEN + bytes / BYTES_WRITTEN);
    }

    /** A part of a list. */
    public static int listed(int most) {
        return 1 + most / PEOPLE_LISTED;
    }

    /**
     * A list of somebody who keeps so many: its words, its tag and its order are looked for in all.
     *
     * @param words how many words, tags and the like are looked for
     */
    public static int searched(long people, int words) {
        return upTo(people * words / PEOPLE_SEARCHED);
    }

    /** Somebody is kept with so much about them. */
    public static int kept(int bytes) {
        return 1 + bytes / BYTES_KEPT;
    }

    /**
     * A list of users.
     *
     * @param users how many there are, about
     */
    public static int users(long users, boolean searched) {
        return upTo(users / USERS_LISTED + (searched ? users / USERS_SEARCHED : 0));
    }

    /** All of them as a file, or as a part of all that is held. */
    public static int exported(long people) {
        return upTo(people / PEOPLE_EXPORTED);
    }

    private static int upTo(long more) {
        return 1 + (int) Math.min(more, AccountAuthorizer.ACCOUNT_REQUESTS_PER_MINUTE);
    }
}
