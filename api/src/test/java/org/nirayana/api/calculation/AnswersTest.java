package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Given;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.view.AspectsView;
import org.nirayana.api.view.PanchangaRangeView;
import org.nirayana.api.view.PanchangaView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.ReadingView;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** What operations answer with, as values: a view, a list, a listing and a drawing. */
class AnswersTest {
    private static final Engine ENGINE = new Engine(
            PackedEphemeris.load(),
            Conventions.standard(),
            "test",
            TimeZones.builtIn(),
            Gazetteer.builtIn(),
            Clock.fixed(Instant.parse("2026-11-16T00:30:00Z"), ZoneOffset.UTC));

    /** M. K. Gandhi, as in the tests of the engine. */
    private static final String GANDHI = "lat=21.6422&lon=69.6093&dateandtime=1869-10-02T02:33:36Z";

    private static Answer<?> ask(String operation, String query) {
        return Calculations.of(operation).compute(ENGINE, Given.query(query));
    }

    @Test
    void aViewSaysWhoLooksWhere() {
        Answer<?> answer = ask("getAspects", GANDHI);
        AspectsView view = (AspectsView) answer.value();
        assertThat(view.aspects()).hasSize(49);
        assertThat(view.aspects().get(4 * 7 + 3))
                .isEqualTo(new AspectsView.Aspect(
                        "jupiter",
                        7,
                        "Libra",
                        1,
                        1.0,
                        false,
                        List.of("mars", "mercury", "venus", "ascendant"),
                        Optional.empty()));
        assertThat(view.conventions().nodeAspects()).contains("none");
        assertThat(answer.isLasting()).isTrue();
        assertThat(answer.cost()).isEqualTo(1);
        AspectsView byFive =
                (AspectsView) ask("getAspects", GANDHI + "&node_aspects=5_7_9").value();
        assertThat(byFive.aspects()).hasSize(55);
        assertThat(byFive.conventions().nodeAspects()).contains("5_7_9");
    }

    @Test
    void whatIsNotAllowedIsRefusedWithWhatIs() {
        assertThatThrownBy(() -> ask("getAspects", GANDHI + "&node_aspects=all"))
                .isInstanceOfSatisfying(InvalidInput.class, refused -> {
                    assertThat(refused.errors()).hasSize(1);
                    assertThat(refused.errors().get(0).field()).isEqualTo("node_aspects");
                    assertThat(refused.errors().get(0).message()).isEqualTo("must be one of none, 5_7_9");
                });
    }

    @Test
    void aListHoldsTheNineInTheirOrder() {
        List<?> planets = (List<?>) ask("getPlanets", GANDHI).value();
        assertThat(planets)
                .extracting(one -> ((PlacementView) one).name())
                .containsExactly("sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "kethu");
        assertThat(ask("getPlanets", "").isLasting()).isFalse();
    }

    @Test
    void aListingFindsItsItemsWhileTheyAreTaken() {
        Listing<?, ?> found = (Listing<?, ?>)
                ask("getPanchangaRange", "start_date=2026-01-30&days=3").value();
        PanchangaRangeView head = (PanchangaRangeView) found.head();
        assertThat(head.days()).isEmpty();
        assertThat(head.conventions().timezone()).isEqualTo("Asia/Kolkata");
        List<String> dates = new ArrayList<>();
        views(found).forEachRemaining(view -> dates.add(((PanchangaView) view).date()));
        assertThat(dates).containsExactly("2026-01-30", "2026-01-31", "2026-02-01");
        assertThat(found.items()).isExhausted();
    }

    private static <T> Iterator<Record> views(Listing<?, T> listing) {
        List<Record> views = new ArrayList<>();
        listing.items().forEachRemaining(item -> views.add(listing.view().apply(item)));
        return views.iterator();
    }

    /** The form does not change what is found. */
    @ParameterizedTest
    @CsvSource({
        "getPanchangaRange, application/json",
        "getPanchangaRangeCsv, text/csv",
        "getPanchangaRangeCalendar, text/calendar"
    })
    void aListingIsTheSameInEveryForm(String operation, String mediaType) {
        Answer<?> answer = ask(operation, "start_date=2026-01-30&days=1");
        assertThat(answer.contentType()).startsWith(mediaType);
        Panchanga day = (Panchanga) ((Listing<?, ?>) answer.value()).items().next();
        assertThat(day.date()).hasToString("2026-01-30");
    }

    @Test
    void aListingIsWrittenAsTheRecordThatItIs() {
        String json = new String(
                ask("getEvents", "from=2026-01-01&to=2026-01-20&kinds=lunation").write(), StandardCharsets.UTF_8);
        assertThat(json)
                .startsWith("{\"conventions\":{")
                .contains(",\"events\":[{\"")
                .endsWith("}]}");
        String none = new String(
                ask("getEvents", "from=2026-01-01&to=2026-01-02&kinds=lunation").write(), StandardCharsets.UTF_8);
        assertThat(none).endsWith(",\"events\":[]}");
    }

    @Test
    void aHeadEndsWithItsList() {
        ReadingView noList = new ReadingView("choice", "value");
        Answer<?> answer =
                Answer.ofList(Listing.of(noList, List.of(noList).iterator(), 1), ZoneOffset.UTC.getRules(), true);
        assertThatThrownBy(answer::write).hasMessageContaining("does not end with an empty list");
    }

    @Test
    void aDrawingIsNotDrawnUntilItIsWritten() {
        Answer<?> answer = ask("getChartPng", GANDHI + "&width=400");
        ChartDrawing drawing = (ChartDrawing) answer.value();
        assertThat(drawing.width()).isEqualTo(400);
        assertThat(((Form.Drawn<?>) answer.form()).bytes()).isGreaterThan(400L * 400 * 4);
        assertThat(answer.contentType()).isEqualTo("image/png");
        assertThat(answer.write()).startsWith(0x89, 'P', 'N', 'G');
        assertThat(((ChartDrawing) ask("getChart", GANDHI).value()).varga().divisions())
                .isEqualTo(1);
        assertThat(answer.cost()).isGreaterThan(ask("getChart", GANDHI).cost());
    }
}
