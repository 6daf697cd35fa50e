package org.nirayana.samples;

import java.util.Locale;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.GrahaBala;
import org.nirayana.jyotisha.strength.Lajjitadi;
import org.nirayana.jyotisha.strength.Sayanadi;
import org.nirayana.jyotisha.strength.Shadbala;

/** Shadbala, ashtakavarga by another table than the usual one, the chart by its bhavas, and what the grahas are doing. */
public final class StrengthsOfAChart {
    private StrengthsOfAChart() {}

    public static void main(String[] args) {
        Birth birth = Nirayana.standard().birth(Birth.at("1990-05-17T10:30").in("Chennai"));
        Conventions conventions =
                Conventions.standard().with(AshtakavargaTable.VARAHAMIHIRA).with(HouseSystem.SRIPATI);
        Chart chart = Nirayana.standard().with(conventions).chart(birth);
        for (GrahaBala bala : Shadbala.of(chart).grahas()) {
            System.out.printf(
                    Locale.ROOT,
                    "%-8s %.2f rupas, %.2f times what is required, rank %d%n",
                    bala.graha(),
                    bala.rupas(),
                    bala.ratio(),
                    bala.rank());
        }
        System.out.println();
        System.out.println(
                "Sarvashtakavarga from Aries: " + Ashtakavarga.of(chart).sarva());
        System.out.println();
        if (BhavaChalit.of(chart) instanceof BhavaChalit.Bhavas bhavas) {
            bhavas.all().forEach(System.out::println);
        }
        System.out.println();
        for (Sayanadi doing : Sayanadi.of(chart).orElseThrow()) {
            Lajjitadi company = Lajjitadi.of(chart).get(doing.graha().number() - 1);
            System.out.println(doing.graha() + ": " + doing.avastha().id() + ", "
                    + company.found().stream()
                            .map(found -> found.avastha().id())
                            .toList());
        }
    }
}
