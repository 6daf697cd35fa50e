import static org.nirayana.jyotisha.dasha.NakshatraDasha.VIMSHOTTARI;

import java.time.Instant;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;

class Example {
    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard(); // one is enough, for any number of threads
        Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai")); // or .at(lat, lon), .zone("Asia/Kolkata")
        System.out.println(chart.moon());
        System.out.println(chart.varga(9).ascendant().rasi());
        System.out.println(chart.dasha(VIMSHOTTARI).at(Instant.parse("2026-01-01T00:00:00Z")));
    }
}
