package org.nirayana.spark;

import java.time.Instant;
import org.apache.spark.unsafe.types.UTF8String;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowSource;

/** A birth as the arguments of a function have it, so that it is judged like a row of a file. */
record BirthValues(Instant instant, String localTime, String place, double latitude, double longitude, String zone)
        implements RowSource {
    BirthValues(long micros, double latitude, double longitude, UTF8String zone) {
        this(ChartFunction.instant(micros), null, null, latitude, longitude, zone.toString());
    }

    @Override
    public String text(RowField field) {
        return switch (field) {
            case LOCAL_TIME -> localTime;
            case PLACE -> place;
            case TIME_ZONE -> zone;
            case LATITUDE -> place == null ? Double.toString(latitude) : null;
            case LONGITUDE -> place == null ? Double.toString(longitude) : null;
            default -> null;
        };
    }

    @Override
    public Instant instant(RowField field) {
        return field == RowField.DATE_AND_TIME ? instant : null;
    }

    @Override
    public double number(RowField field) {
        return switch (field) {
            case LATITUDE -> latitude;
            case LONGITUDE -> longitude;
            default -> Double.NaN;
        };
    }
}
