package org.nirayana.jyotisha.event;

import java.util.List;
import java.util.Locale;

/** The kinds of events that this library finds. */
public enum SkyEventKind implements EventKind {
    /** A graha enters a rasi. */
    RASI_INGRESS,
    /** A graha enters a nakshatra. */
    NAKSHATRA_INGRESS,
    /** A graha enters a pada. */
    PADA_INGRESS,
    /** A planet stands still and turns (vakri, margi). */
    STATION,
    /** A graha comes into the orb of the Sun or leaves it (moudhya). */
    COMBUSTION,
    /** A planet disappears in the light of the Sun or comes out of it, at the place (asta, udaya). */
    HELIACAL,
    /** Two grahas have the same longitude. */
    CONJUNCTION,
    /** A graha looks fully at another, to the degree. */
    ASPECT,
    /** Two planets come within a degree or part (graha yuddha). */
    WAR,
    /** A planet and the Moon come within a degree or part (samagama). */
    SAMAGAMA,
    /** New and full moon. */
    LUNATION,
    /** The Sun enters a rasi, with the time of merit at the place. */
    SANKRANTI,
    /** An eclipse of the Sun or the Moon, at its greatest. */
    ECLIPSE;

    /** All in order; unlike {@code values()} it allocates nothing. */
    public static final List<SkyEventKind> ALL = List.of(values());

    /** The name in requests and answers: {@code rasi_ingress}. */
    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
