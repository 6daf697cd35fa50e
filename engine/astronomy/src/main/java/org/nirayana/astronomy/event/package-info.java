/**
 * When things happen in the sky: every event is a root of a function of time.
 *
 * <p>One kernel, {@link org.nirayana.astronomy.event.RootSearch}, finds roots in order, single, in pairs and touching;
 * everything else here is a function handed to it. {@link org.nirayana.astronomy.event.Crossings} are roots of a wrapped
 * angle: an ingress is the Sun's longitude against a border of a sign, the end of a tithi the Moon's longitude less the
 * Sun's against a multiple of 12°. {@link org.nirayana.astronomy.event.AngleSweep} finds all passages over all borders of a
 * circle in one walk, cut where the direction turns.
 *
 * <p>{@link org.nirayana.astronomy.event.Horizon} finds rise, set and transit over a place, by one of the {@link
 * org.nirayana.astronomy.event.RiseDefinition}s; {@link org.nirayana.astronomy.event.Stations} where planets turn.
 *
 * <p>What does not happen is an answer too: polar day and night are cases of a {@link
 * org.nirayana.astronomy.event.Passage}, a search that finds nothing is an empty {@link java.util.Optional}.
 *
 * <p>Nothing here knows of zodiacs or of calendars.
 */
package org.nirayana.astronomy.event;
