package org.nirayana.samples;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;

/** What parts the sidereal zodiac from the tropical one, by some schools and through two centuries. */
public final class AyanamsaTable {
    private AyanamsaTable() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Ayanamsas all = Ayanamsas.in(engine.sky());
        for (int year = 1900; year <= 2100; year += 50) {
            Moment moment = engine.sky().at(Instant.parse(year + "-01-01T00:00:00Z"));
            StringBuilder line = new StringBuilder(Integer.toString(year));
            for (String name : List.of("lahiri", "raman", "krishnamurti", "true_citra")) {
                NamedAyanamsa ayanamsa = all.find(name).orElseThrow();
                double degrees = ayanamsa.ayanamsa().at(moment).degrees();
                line.append(String.format(Locale.ROOT, "  %s %.5f°", ayanamsa.name(), degrees));
            }
            System.out.println(line);
        }
    }
}
