package org.nirayana.jyotisha.placement;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** From where the planets are seen. The ascendant always belongs to the place, the nodes never do. */
public enum PositionReference implements Choice {
    /** From the centre of the Earth, as almanacs have it. */
    GEOCENTRIC("from the centre of the Earth, as almanacs have it", "geocentric"),
    /** From the place itself, which moves the Moon by up to a degree. */
    TOPOCENTRIC("from the place itself, which moves the Moon by up to a degree", "topocentric");

    /** Which of them is chosen. */
    public static final Convention<PositionReference> CONVENTION = Convention.of(
                    "position_reference", "From where the planets are seen.", values())
            .moving(Part.OF_PLACES);

    private final String note;

    private final String id;

    PositionReference(String note, String id) {
        this.note = note;
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Convention<PositionReference> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
