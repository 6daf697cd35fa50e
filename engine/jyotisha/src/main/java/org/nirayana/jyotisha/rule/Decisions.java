package org.nirayana.jyotisha.rule;

/** What tables and other rules have decided of some facts. */
public interface Decisions {
    /** Nothing is decided. */
    Decisions NONE = new Decisions() {
        @Override
        public Truth of(Decision decision) {
            return Truth.UNKNOWN;
        }

        @Override
        public String figure(Decision decision) {
            return Truth.UNKNOWN.id();
        }
    };

    /** How it was decided. */
    Truth of(Decision decision);

    /** The figure or the word by which it was decided, as answers have it: {@code madhyama}. */
    String figure(Decision decision);
}
