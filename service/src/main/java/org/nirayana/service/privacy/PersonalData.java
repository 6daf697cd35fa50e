package org.nirayana.service.privacy;

import java.util.Iterator;
import java.util.Optional;
import org.nirayana.api.schema.Schema;

/**
 * One kind of thing that is held about users: a section of the export of everything.
 *
 * <p>Whoever keeps something about users implements this and joins the list in {@code Accounts}; its rows reference the user
 * {@code ON DELETE CASCADE}. Secrets (hashes of passwords and keys, tokens) are not part of it: they tell nobody anything, and a
 * copy of an export must not open an account.
 */
public interface PersonalData {

    /** The name of the section, in snake_case, such as {@code people}. */
    String section();

    /** What the section looks like; of a list, what the whole list looks like, see {@link Schema#listOf}. */
    Schema schema();

    /** Everything of this kind that is held about a user; asked on a worker, so it may wait for the database. */
    Held heldAbout(long userId);

    /** As how many requests about accounts it counts to read that, beyond the one of asking. */
    default int priceOf(long userId) {
        return 0;
    }

    /** What is held: one value, or a list that is read while it is sent. */
    final class Held {
        private final Object value;
        private final Optional<Iterator<?>> items;

        private Held(Object value, Optional<Iterator<?>> items) {
            this.value = value;
            this.items = items;
        }

        /** A record, or a map or list of them, or null. */
        public static Held one(Object value) {
            return new Held(value, Optional.empty());
        }

        /** Records that may be many; the iterator reads them by pages, so that no answer is held in memory whole. */
        public static Held many(Iterator<?> items) {
            return new Held(null, Optional.of(items));
        }

        Object value() {
            return value;
        }

        Optional<Iterator<?>> items() {
            return items;
        }
    }
}
