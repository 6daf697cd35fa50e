package org.nirayana.astronomy.ephemeris;

/** A file offered as an ephemeris is damaged, incomplete or of another kind. */
public final class EphemerisFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String source;
    private final String problem;

    /**
     * @param source the file or resource, as its user knows it
     * @param problem what is wrong with it, in a half sentence
     */
    public EphemerisFormatException(String source, String problem) {
        super(source + " cannot be used as an ephemeris: " + problem);
        this.source = source;
        this.problem = problem;
    }

    public String source() {
        return source;
    }

    public String problem() {
        return problem;
    }
}
