package org.nirayana.jyotisha.panchanga.calendar;

import java.util.List;

/** The sixty names of years, from Prabhava to Akshaya. */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Samvatsara {
    PRABHAVA("Prabhava"),
    VIBHAVA("Vibhava"),
    SHUKLA("Shukla"),
    PRAMODA("Pramoda"),
    PRAJAPATI("Prajapati"),
    ANGIRASA("Angirasa"),
    SHRIMUKHA("Shrimukha"),
    BHAVA("Bhava"),
    YUVA("Yuva"),
    DHATRI("Dhatri"),
    ISHVARA("Ishvara"),
    BAHUDHANYA("Bahudhanya"),
    PRAMATHI("Pramathi"),
    VIKRAMA("Vikrama"),
    VRISHA("Vrisha"),
    CHITRABHANU("Chitrabhanu"),
    SUBHANU("Subhanu"),
    TARANA("Tarana"),
    PARTHIVA("Parthiva"),
    VYAYA("Vyaya"),
    SARVAJIT("Sarvajit"),
    SARVADHARI("Sarvadhari"),
    VIRODHI("Virodhi"),
    VIKRITI("Vikriti"),
    KHARA("Khara"),
    NANDANA("Nandana"),
    VIJAYA("Vijaya"),
    JAYA("Jaya"),
    MANMATHA("Manmatha"),
    DURMUKHA("Durmukha"),
    HEMALAMBA("Hemalamba"),
    VILAMBA("Vilamba"),
    VIKARI("Vikari"),
    SHARVARI("Sharvari"),
    PLAVA("Plava"),
    SHUBHAKRIT("Shubhakrit"),
    SHOBHAKRIT("Shobhakrit"),
    KRODHI("Krodhi"),
    VISHVAVASU("Vishvavasu"),
    PARABHAVA("Parabhava"),
    PLAVANGA("Plavanga"),
    KILAKA("Kilaka"),
    SAUMYA("Saumya"),
    SADHARANA("Sadharana"),
    VIRODHIKRIT("Virodhikrit"),
    PARIDHAVI("Paridhavi"),
    PRAMADI("Pramadi"),
    ANANDA("Ananda"),
    RAKSHASA("Rakshasa"),
    NALA("Nala"),
    PINGALA("Pingala"),
    KALAYUKTA("Kalayukta"),
    SIDDHARTHI("Siddharthi"),
    RAUDRA("Raudra"),
    DURMATI("Durmati"),
    DUNDUBHI("Dundubhi"),
    RUDHIRODGARI("Rudhirodgari"),
    RAKTAKSHI("Raktakshi"),
    KRODHANA("Krodhana"),
    AKSHAYA("Akshaya");

    public static final int COUNT = 60;

    /** In order; unlike {@code values()} it allocates nothing. */
    public static final List<Samvatsara> ALL = List.of(values());

    /** Shaka -11, reckoned back, is a first year of sixty; so Shaka 1909 (1987) and 1945 + 24 are Prabhava. */
    private static final int SHAKA_BEFORE_PRABHAVA = 11;

    private final String id;

    Samvatsara(String id) {
        this.id = id;
    }

    /** The name in the south, where every year takes the next one: Shaka 1945 is Shobhakrit. */
    public static Samvatsara south(int shakaElapsed) {
        return ALL.get(Math.floorMod(shakaElapsed + SHAKA_BEFORE_PRABHAVA, COUNT));
    }

    /** The name that follows another after {@code steps}. */
    public Samvatsara plus(long steps) {
        return ALL.get((int) Math.floorMod(ordinal() + steps, (long) COUNT));
    }

    public String id() {
        return id;
    }

    /** 1 for Prabhava. */
    public int number() {
        return ordinal() + 1;
    }
}
