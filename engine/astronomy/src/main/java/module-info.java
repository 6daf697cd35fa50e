/** Ephemeris, time scales, apparent places, rise and set: the sky as any kind of astrology or calendar needs it. */
module org.nirayana.astronomy {
    exports org.nirayana.astronomy.earth;
    exports org.nirayana.astronomy.eclipse;
    exports org.nirayana.astronomy.ephemeris;
    exports org.nirayana.astronomy.event;
    exports org.nirayana.astronomy.math;
    exports org.nirayana.astronomy.position;
    exports org.nirayana.astronomy.time;
    exports org.nirayana.astronomy.units;
}
