package org.nirayana.astronomy.ephemeris;

import org.nirayana.astronomy.time.TDB;

/** The asked instant lies outside what the ephemeris covers. */
public final class OutsideSpanException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Span span;

    public OutsideSpanException(TDB asked, Span span) {
        super("JD " + asked.julianDate() + " TDB is outside the ephemeris, which spans JD "
                + span.start().julianDate() + " to " + span.end().julianDate());
        this.span = span;
    }

    public Span span() {
        return span;
    }
}
