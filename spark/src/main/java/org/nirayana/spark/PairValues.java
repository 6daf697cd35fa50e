package org.nirayana.spark;

import java.time.Instant;
import java.util.Map;
import org.nirayana.api.operation.Decimal;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowSource;

/** Two people as the arguments of a function have them, so that they are judged like a row of a file. */
record PairValues(Map<RowField, Object> values) implements RowSource {
    static PairValues ofStars(String bride, int bridePada, String groom, int groomPada) {
        return new PairValues(Map.of(
                RowField.BRIDE_NAKSHATRA, bride,
                RowField.BRIDE_PADA, bridePada,
                RowField.GROOM_NAKSHATRA, groom,
                RowField.GROOM_PADA, groomPada));
    }

    static PairValues ofBirths(
            Instant bride,
            double brideLatitude,
            double brideLongitude,
            Instant groom,
            double groomLatitude,
            double groomLongitude) {
        return new PairValues(Map.of(
                RowField.BRIDE_DATE_AND_TIME, bride,
                RowField.BRIDE_LATITUDE, brideLatitude,
                RowField.BRIDE_LONGITUDE, brideLongitude,
                RowField.GROOM_DATE_AND_TIME, groom,
                RowField.GROOM_LATITUDE, groomLatitude,
                RowField.GROOM_LONGITUDE, groomLongitude));
    }

    @Override
    public String text(RowField field) {
        Object value = values.get(field);
        return value == null ? null : value.toString();
    }

    @Override
    public double number(RowField field) {
        Object value = values.get(field);
        return value instanceof Number number
                ? number.doubleValue()
                : value instanceof String text ? Decimal.parse(text.strip()) : Double.NaN;
    }

    @Override
    public Instant instant(RowField field) {
        return values.get(field) instanceof Instant instant ? instant : null;
    }
}
