package org.nirayana.jyotisha.panchanga;

import java.util.Objects;

/**
 * What a panchanga must choose where schools differ.
 *
 * @param solarCalendar how a solar month begins
 * @param seasons by what ritu and ayana are told
 * @param vikram when the Vikram year begins
 * @param bija whether Jupiter's years are corrected
 * @param mulaVarjya which varjyas Mula has
 * @param brahmaMuhurta how long the muhurtas before sunrise are
 * @param hora how long the planetary hours are
 */
public record AlmanacChoices(
        SolarCalendar solarCalendar,
        SeasonReckoning seasons,
        VikramReckoning vikram,
        JovianBija bija,
        MulaVarjyaReckoning mulaVarjya,
        BrahmaMuhurtaReckoning brahmaMuhurta,
        HoraReckoning hora) {
    public static final AlmanacChoices DEFAULT = new AlmanacChoices(
            SolarCalendar.TAMIL,
            SeasonReckoning.SIDEREAL,
            VikramReckoning.CHAITRADI,
            JovianBija.NONE,
            MulaVarjyaReckoning.LAST,
            BrahmaMuhurtaReckoning.PROPORTIONAL,
            HoraReckoning.PROPORTIONAL);

    public AlmanacChoices {
        Objects.requireNonNull(solarCalendar);
        Objects.requireNonNull(seasons);
        Objects.requireNonNull(vikram);
        Objects.requireNonNull(bija);
        Objects.requireNonNull(mulaVarjya);
        Objects.requireNonNull(brahmaMuhurta);
        Objects.requireNonNull(hora);
    }
}
