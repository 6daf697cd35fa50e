/** The sidereal zodiac: charts, houses, panchanga, dashas, vargas, aspects, strengths, matching, transits, eclipses. */
module org.nirayana.jyotisha {
    requires transitive org.nirayana.astronomy;

    exports org.nirayana.jyotisha;
    exports org.nirayana.jyotisha.aspect;
    exports org.nirayana.jyotisha.ayanamsa;
    exports org.nirayana.jyotisha.bhava;
    exports org.nirayana.jyotisha.comparison;
    exports org.nirayana.jyotisha.convention;
    exports org.nirayana.jyotisha.dasha;
    exports org.nirayana.jyotisha.eclipse;
    exports org.nirayana.jyotisha.event;
    exports org.nirayana.jyotisha.gochara;
    exports org.nirayana.jyotisha.house;
    exports org.nirayana.jyotisha.match;
    exports org.nirayana.jyotisha.panchanga;
    exports org.nirayana.jyotisha.panchanga.calendar;
    exports org.nirayana.jyotisha.panchanga.day;
    exports org.nirayana.jyotisha.panchanga.hours;
    exports org.nirayana.jyotisha.panchanga.limb;
    exports org.nirayana.jyotisha.placement;
    exports org.nirayana.jyotisha.point;
    exports org.nirayana.jyotisha.rule;
    exports org.nirayana.jyotisha.sensitivity;
    exports org.nirayana.jyotisha.strength;
    exports org.nirayana.jyotisha.transit;
    exports org.nirayana.jyotisha.varga;
    exports org.nirayana.jyotisha.zodiac;
}
