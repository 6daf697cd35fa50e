package org.nirayana.jyotisha.panchanga.calendar;

/**
 * The number of the year in three eras and its name in two cycles.
 *
 * @param kali years elapsed of the Kali age
 * @param shaka years elapsed of the Shaka era
 * @param vikram the Vikram year
 * @param south the year's name in the south
 * @param north the year of Jupiter that runs on the day, which is the year's name in the north
 */
public record Years(int kali, int shaka, int vikram, Samvatsara south, JovianYear north) {
    private static final int KALI_BEFORE_SHAKA = 3179;
    private static final int VIKRAM_BEFORE_SHAKA = 135;

    /**
     * The years that belong to a lunar month of a year of the Kali age that begins with Chaitra.
     *
     * @param kaliOfName that of the year whose name is asked for: the same, or that of the solar year
     */
    public static Years of(int kali, Masa month, VikramReckoning vikram, int kaliOfName, JovianYear north) {
        int shaka = kali - KALI_BEFORE_SHAKA;
        int chaitradi = shaka + VIKRAM_BEFORE_SHAKA;
        boolean beforeKartika = month.number() < Masa.KARTIKA.number();
        int number = vikram == VikramReckoning.KARTIKADI && beforeKartika ? chaitradi - 1 : chaitradi;
        return new Years(kali, shaka, number, Samvatsara.south(kaliOfName - KALI_BEFORE_SHAKA), north);
    }
}
