/**
 * People: the births that a user keeps, for this user alone.
 *
 * <p>{@link org.nirayana.service.people.PersonDetails} is what is kept of somebody, and {@code PersonRules} the only gate to it, for
 * what comes from a form, a program or a file. {@link org.nirayana.service.people.People} keeps them in the database: every
 * statement names the owner, so that nobody else, not a superuser either, reads or changes them; lists of thousands are ranges of an
 * index. {@link org.nirayana.service.people.PeopleRoutes} is the HTTP face, {@code PeopleImport} reads files of our own and of other
 * programs, each by a reader that turns it into the same words as a body in JSON.
 *
 * <p>Births are personal: nothing here writes to a log. What may not live here: calculations (api) and who somebody is (auth).
 */
package org.nirayana.service.people;
