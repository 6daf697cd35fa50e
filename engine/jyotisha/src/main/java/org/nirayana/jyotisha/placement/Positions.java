package org.nirayana.jyotisha.placement;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** Which place of a planet is meant: where it is seen, or where it is. */
public enum Positions {
    /** As the sky shows it: with light time, aberration and deflection. Almanacs and most programs. */
    APPARENT("as they are seen: almanacs and most programs", true, true, true),
    /** Where the planet is at the instant, without any of the three: geometric. Jagannatha Hora and what follows it. */
    TRUE(
            "where the bodies are, without light time, aberration and deflection (Jagannatha Hora; tithis end some 36 s later)",
            false,
            false,
            false),
    /** With light time alone, as places are given beside stars of a catalogue. */
    ASTROMETRIC("with light time alone", true, false, false);

    /** Light time, aberration and deflection together; nutation is {@link #NUTATION}. */
    public static final Convention<Corrections> CONVENTION = Convention.of(
                    "positions",
                    "Which places of the planets.",
                    Arrays.stream(values())
                            .map(one -> new Convention.Value<>(one.id(), one.note, one.in(Corrections.ALL)))
                            .toList(),
                    corrections -> of(corrections).map(Positions::id).orElse("apparent with corrections switched off"))
            .moving(Part.OF_ONE_BIRTH);

    /** Whether places have nutation. */
    public static final Convention<Boolean> NUTATION = Convention.ofFlag(
                    "apply_nutation",
                    "Whether the places of a date have the nutation of that date.",
                    "they have it, as the sky shows it",
                    "they are those of the mean equinox")
            .moving(Part.OF_ONE_BIRTH);

    private final String note;

    private final boolean lightTime;
    private final boolean aberration;
    private final boolean deflection;

    Positions(String note, boolean lightTime, boolean aberration, boolean deflection) {
        this.note = note;
        this.lightTime = lightTime;
        this.aberration = aberration;
        this.deflection = deflection;
    }

    /** The value of the parameter {@code positions}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The corrections that give such places; what was chosen for nutation stays. */
    public Corrections in(Corrections corrections) {
        return new Corrections(corrections.nutation(), aberration, deflection, lightTime);
    }

    /** Which of them some corrections give; none, where aberration or deflection is switched off alone. */
    public static Optional<Positions> of(Corrections corrections) {
        for (Positions one : values()) {
            if (one.in(corrections).equals(corrections)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }
}
