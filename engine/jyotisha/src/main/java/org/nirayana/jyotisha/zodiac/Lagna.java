package org.nirayana.jyotisha.zodiac;

/** The ascendant: the point of the ecliptic that rises. */
public enum Lagna implements ChartPoint {
    LAGNA;

    @Override
    public String id() {
        return "ascendant";
    }

    @Override
    public String code() {
        return "AS";
    }

    @Override
    public String toString() {
        return "Ascendant";
    }
}
