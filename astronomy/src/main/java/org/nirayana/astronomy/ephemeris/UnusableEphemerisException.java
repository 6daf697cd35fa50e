package org.nirayana.astronomy.ephemeris;

/** An ephemeris file that is damaged, cut short, or of another kind or version than this program reads. */
public final class UnusableEphemerisException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String source;
    private final String problem;

    /**
     * Refuses a source and says why.
     *
     * @param source the file or resource, as its user knows it
     * @param problem what is wrong with it, as the rest of a sentence about it
     */
    public UnusableEphemerisException(String source, String problem) {
        super("ephemeris " + source + " " + problem);
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
