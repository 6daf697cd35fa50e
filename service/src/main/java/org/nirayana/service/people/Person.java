package org.nirayana.service.people;

import java.time.Instant;
import org.nirayana.service.http.message.IfMatch;

/**
 * Somebody who is kept.
 *
 * @param id of the row
 * @param personId the name in addresses, which cannot be guessed
 * @param version goes up by one with every change
 */
record Person(long id, String personId, PersonDetails details, Instant createdAt, Instant updatedAt, long version) {

    String tag() {
        return IfMatch.tag(personId, version);
    }
}
