package org.nirayana.jyotisha.match;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * What a star is for a match.
 *
 * <p>Yoni, gana and nadi are those of Muhurta Chintamani 6, about which all sources agree; rajju those of all southern
 * sources; the sex of Kerala is that of Prasna Marga 21.30 (where the printed translation has Uttara Bhadrapada for the
 * Uttara Ashadha of the verse), its varna that of 21.27, pakshi and bhuta those that follow.
 */
@SuppressWarnings("EnumOrdinal") // birds and elements are in the order of the stars
public record StarTraits(
        Yoni yoni,
        Sex sex,
        Gana gana,
        Nadi nadi,
        Rajju rajju,
        RajjuArm arm,
        Sex keralaSex,
        Varna keralaVarna,
        Pakshi pakshi,
        Bhuta bhuta) {
    private static final String TABLE = """
            horse    m deva     adi    pada   aroha   m brahmin
            elephant m manushya madhya kati   aroha   m kshatriya
            sheep    f rakshasa antya  udara  aroha   f vaishya
            serpent  m manushya antya  kantha aroha   f shudra
            serpent  f deva     madhya siro   none    f anuloma
            dog      f manushya adi    kantha avaroha f pratiloma
            cat      f deva     adi    udara  avaroha f brahmin
            sheep    m deva     madhya kati   avaroha m kshatriya
            cat      m rakshasa antya  pada   avaroha m vaishya
            rat      m rakshasa antya  pada   aroha   m shudra
            rat      f manushya madhya kati   aroha   f anuloma
            cow      m manushya adi    udara  aroha   m pratiloma
            buffalo  f deva     adi    kantha aroha   f brahmin
            tiger    f rakshasa madhya siro   none    f kshatriya
            buffalo  m deva     antya  kantha avaroha m vaishya
            tiger    m rakshasa antya  udara  avaroha m shudra
            deer     f deva     madhya kati   avaroha f anuloma
            deer     m rakshasa adi    pada   avaroha m pratiloma
            dog      m rakshasa adi    pada   aroha   m brahmin
            monkey   m manushya madhya kati   aroha   m kshatriya
            mongoose m manushya antya  udara  aroha   m vaishya
            monkey   f deva     antya  kantha aroha   m shudra
            lion     f rakshasa madhya siro   none    f anuloma
            horse    f rakshasa adi    kantha avaroha f pratiloma
            lion     m manushya adi    udara  avaroha m brahmin
            cow      f manushya madhya kati   avaroha f kshatriya
            elephant f deva     antya  pada   avaroha f vaishya
            """;

    /** The last star of each bird and of each element, in the order of the constants. */
    private static final int[] LAST_OF_PAKSHI = {5, 11, 17, 22, 27};

    private static final int[] LAST_OF_BHUTA = {5, 11, 16, 22, 27};

    private static final List<StarTraits> ALL = read();

    /** Of a star. */
    public static StarTraits of(Nakshatra nakshatra) {
        return ALL.get(nakshatra.number() - 1);
    }

    private static List<StarTraits> read() {
        String[] lines = TABLE.split("\n", -1);
        return Nakshatra.ALL.stream()
                .map(star -> read(star.number(), lines[star.number() - 1].split(" +", -1)))
                .toList();
    }

    private static StarTraits read(int number, String[] cells) {
        return new StarTraits(
                constant(Yoni.class, cells[0]),
                sex(cells[1]),
                constant(Gana.class, cells[2]),
                constant(Nadi.class, cells[3]),
                constant(Rajju.class, cells[4]),
                constant(RajjuArm.class, cells[5]),
                sex(cells[6]),
                constant(Varna.class, cells[7]),
                Pakshi.values()[section(LAST_OF_PAKSHI, number)],
                Bhuta.values()[section(LAST_OF_BHUTA, number)]);
    }

    private static int section(int[] lasts, int number) {
        return (int) Arrays.stream(lasts).filter(last -> last < number).count();
    }

    private static Sex sex(String letter) {
        return letter.equals("m") ? Sex.MALE : Sex.FEMALE;
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String name) {
        return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    }
}
