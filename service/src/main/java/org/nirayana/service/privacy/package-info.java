/**
 * What is held about one user, handed out whole to that user and to nobody else.
 *
 * <p>Every store of personal data is a {@link org.nirayana.service.privacy.PersonalData}: a name, what it looks like, and how it is
 * read. {@link org.nirayana.service.privacy.PersonalDataRoutes} writes them one after the other into one answer. What may not live
 * here: the stores themselves; they know this package, and it knows none of them. That a store also vanishes with its user is
 * done by the database (`ON DELETE CASCADE`), in the transaction that removes the user.
 */
package org.nirayana.service.privacy;
