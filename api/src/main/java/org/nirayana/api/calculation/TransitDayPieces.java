package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.TransitDaysView;
import org.nirayana.api.view.TransitsView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.gochara.DayBala;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.place.zone.Zone;

/** Days over a birth chart in pieces, in the form of {@link TransitDaysView}. */
final class TransitDayPieces extends Pieces<Panchanga> {
    /** As many as of a range of panchangas, of which each is made. */
    private static final int DAYS_IN_PIECE = 5;

    private final Chart natal;
    private final Zone zone;
    private final ConventionsView conventions;

    TransitDayPieces(Iterator<Panchanga> days, Chart natal, Zone zone, ConventionsView conventions) {
        super(days, DAYS_IN_PIECE);
        this.natal = natal;
        this.zone = zone;
        this.conventions = conventions;
    }

    @Override
    String head() {
        return "{\"natal\":" + json(TransitsView.Natal.of(natal)) + ",\"conventions\":" + json(conventions)
                + ",\"days\":[";
    }

    private String json(Object view) {
        return new String(JsonWriter.toJson(view, zone.rules()), StandardCharsets.UTF_8);
    }

    @Override
    byte[] item(Panchanga panchanga) {
        return JsonWriter.toJson(TransitDaysView.Day.of(DayBala.of(natal, panchanga)), zone.rules());
    }

    @Override
    String separator() {
        return ",";
    }

    @Override
    String foot() {
        return "]}";
    }
}
