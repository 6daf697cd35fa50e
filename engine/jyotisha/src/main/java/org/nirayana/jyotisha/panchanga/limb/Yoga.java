package org.nirayana.jyotisha.panchanga.limb;

import java.util.List;

/** The twenty-seven yogas: each while the sidereal longitudes of Sun and Moon together gain 13°20′ (Surya Siddhanta 2.65). */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Yoga {
    VISHKAMBHA("Vishkambha"),
    PRITI("Priti"),
    AYUSHMAN("Ayushman"),
    SAUBHAGYA("Saubhagya"),
    SHOBHANA("Shobhana"),
    ATIGANDA("Atiganda"),
    SUKARMA("Sukarma"),
    DHRITI("Dhriti"),
    SHULA("Shula"),
    GANDA("Ganda"),
    VRIDDHI("Vriddhi"),
    DHRUVA("Dhruva"),
    VYAGHATA("Vyaghata"),
    HARSHANA("Harshana"),
    VAJRA("Vajra"),
    SIDDHI("Siddhi"),
    VYATIPATA("Vyatipata"),
    VARIYAN("Variyan"),
    PARIGHA("Parigha"),
    SHIVA("Shiva"),
    SIDDHA("Siddha"),
    SADHYA("Sadhya"),
    SHUBHA("Shubha"),
    SHUKLA("Shukla"),
    BRAHMA("Brahma"),
    INDRA("Indra"),
    VAIDHRITI("Vaidhriti");

    public static final int COUNT = 27;

    /** In order; unlike {@code values()} it allocates nothing. */
    public static final List<Yoga> ALL = List.of(values());

    private final String id;

    Yoga(String id) {
        this.id = id;
    }

    /** 1 for Vishkambha to 27 for Vaidhriti. */
    public static Yoga ofNumber(int number) {
        return ALL.get(number - 1);
    }

    public String id() {
        return id;
    }

    public int number() {
        return ordinal() + 1;
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
