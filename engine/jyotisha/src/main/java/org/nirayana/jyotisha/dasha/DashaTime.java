package org.nirayana.jyotisha.dasha;

import java.time.Instant;

/**
 * Where the borders of a dasha lie in time. A border is a number of steps from the beginning of the mahadasha that ran at birth, and
 * lies at the same instant whichever period asks for it.
 */
interface DashaTime {
    /** The instant of a border; never before that of a lesser step. */
    Instant instant(long step);

    /** How many whole cycles have passed by an instant that is not before the first border; it may be one too few. */
    long cycles(Instant instant);
}
