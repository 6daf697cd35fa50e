/**
 * Which clock a place keeps, found without asking anybody.
 *
 * <p>Two tables are part of the program. The map says in which zone of the tz database a point lies; it is a quad-tree
 * made from the boundaries of the OpenStreetMap contributors, fine enough for towns on a border. The rules say what each
 * zone's clocks showed and will show; they come from the tz database itself and not from the Java runtime, whose release
 * and whose history before 1970 depend on who built it. {@link org.nirayana.place.zone.TimeZones} is the face of
 * both and {@link org.nirayana.place.zone.Zone} its answer: rules, name, and whether the caller named the zone or
 * the place implied it. A clock may also be the local mean time of a place or an offset from UTC; and
 * {@link org.nirayana.place.zone.OldClocks} says where nobody but the person can know which clock it was. Nothing here knows HTTP or astronomy. How the tables are made: ADR 0050 and 0051; the makers
 * themselves are with the tests, for no user needs them.
 */
package org.nirayana.place.zone;
