package org.nirayana.jyotisha.panchanga.limb;

import java.util.List;

/** The thirty lunar days of a month: each while the Moon gains 12° on the Sun (Surya Siddhanta 2.66). */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Tithi {
    SHUKLA_PRATIPADA("Pratipada"),
    SHUKLA_DVITIYA("Dvitiya"),
    SHUKLA_TRITIYA("Tritiya"),
    SHUKLA_CHATURTHI("Chaturthi"),
    SHUKLA_PANCHAMI("Panchami"),
    SHUKLA_SHASHTHI("Shashthi"),
    SHUKLA_SAPTAMI("Saptami"),
    SHUKLA_ASHTAMI("Ashtami"),
    SHUKLA_NAVAMI("Navami"),
    SHUKLA_DASHAMI("Dashami"),
    SHUKLA_EKADASHI("Ekadashi"),
    SHUKLA_DVADASHI("Dvadashi"),
    SHUKLA_TRAYODASHI("Trayodashi"),
    SHUKLA_CHATURDASHI("Chaturdashi"),
    PURNIMA("Purnima"),
    KRISHNA_PRATIPADA("Pratipada"),
    KRISHNA_DVITIYA("Dvitiya"),
    KRISHNA_TRITIYA("Tritiya"),
    KRISHNA_CHATURTHI("Chaturthi"),
    KRISHNA_PANCHAMI("Panchami"),
    KRISHNA_SHASHTHI("Shashthi"),
    KRISHNA_SAPTAMI("Saptami"),
    KRISHNA_ASHTAMI("Ashtami"),
    KRISHNA_NAVAMI("Navami"),
    KRISHNA_DASHAMI("Dashami"),
    KRISHNA_EKADASHI("Ekadashi"),
    KRISHNA_DVADASHI("Dvadashi"),
    KRISHNA_TRAYODASHI("Trayodashi"),
    KRISHNA_CHATURDASHI("Chaturdashi"),
    AMAVASYA("Amavasya");

    public static final int COUNT = 30;

    /** From the new moon on; unlike {@code values()} it allocates nothing. */
    public static final List<Tithi> ALL = List.of(values());

    private final String id;

    Tithi(String id) {
        this.id = id;
    }

    /** 1 for the first after the new moon to 30 for the one that ends with the next. */
    public static Tithi ofNumber(int number) {
        return ALL.get(number - 1);
    }

    /** Without its paksha: {@code Pratipada}. */
    public String id() {
        return id;
    }

    public int number() {
        return ordinal() + 1;
    }

    public Paksha paksha() {
        return number() <= COUNT / 2 ? Paksha.SHUKLA : Paksha.KRISHNA;
    }

    /** The name with its paksha where that is needed: {@code Krishna Ashtami}, {@code Purnima}. */
    @Override
    public String toString() {
        return this == PURNIMA || this == AMAVASYA ? id : paksha() + " " + id;
    }
}
