package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.api.operation.Group;
import org.nirayana.api.operation.Parameter;

/** The groups of parameters that most questions are made of. */
final class Inputs {
    /** Where. */
    static final Group PLACE = group("PlaceInput", List.of(ChartQuery.LATITUDE, ChartQuery.LONGITUDE));

    /** When, and how the time was told. */
    static final Group BIRTH =
            group("BirthInput", List.of(ChartQuery.DATE_AND_TIME, CivilTime.TIME_SCALE, CivilTime.CALENDAR));

    /** By which ayanamsa and which kind of places; a profile chooses all that is left out. */
    static final Group CONVENTIONS = group(
            "ConventionInput",
            List.of(ConventionParameters.PROFILE, ChartQuery.AYANAMSA),
            ConventionParameters.OF_PLACES);

    /** Which nodes, and from where planets are seen. */
    static final Group POINTS = group("PointInput", List.of(ChartQuery.NODE_TYPE, ChartQuery.POSITION_REFERENCE));

    /** From what dashas are counted, and by which years. */
    static final Group DASHAS =
            group("DashaInput", List.of(DashaCalculations.YEAR_LENGTH), ConventionParameters.OF_DASHAS);

    /** That on which makers of almanacs differ. */
    static final Group ALMANAC = group("AlmanacInput", PanchangaQuery.OF_ALMANACS, PanchangaQuery.OF_DAYS);

    /** An operation has those whose parameters it takes, every one. */
    static final List<Group> ALL = List.of(PLACE, BIRTH, CONVENTIONS, POINTS, DASHAS, ALMANAC);

    private Inputs() {}

    private static Group group(String name, List<? extends Parameter<?>> parameters) {
        return new Group(name, List.copyOf(parameters));
    }

    private static Group group(String name, List<? extends Parameter<?>> some, List<? extends Parameter<?>> more) {
        List<Parameter<?>> all = new ArrayList<>(some);
        all.addAll(more);
        return new Group(name, all);
    }
}
