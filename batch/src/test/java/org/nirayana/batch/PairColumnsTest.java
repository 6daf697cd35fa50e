package org.nirayana.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.api.operation.Decimal;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MatchPreset;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Poruthams;

/** Two people in a row: what is written is what the engine says of them, and what cannot be read is told. */
class PairColumnsTest {
    private static final Conventions STANDARD = Conventions.standard();

    /** A row by the names of its columns. */
    private record Given(Map<String, String> values) implements RowSource {
        /** {@code bride_nakshatra=4 bride_pada=1}. */
        static Given of(String pairs) {
            Map<String, String> values = new LinkedHashMap<>();
            for (String pair : pairs.split(" (?=bride_|groom_)", -1)) {
                values.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
            }
            return new Given(values);
        }

        @Override
        public String text(RowField field) {
            return values.get(field.id());
        }

        @Override
        public double number(RowField field) {
            String text = text(field);
            return text == null ? Double.NaN : Decimal.parse(text);
        }
    }

    private static Map<String, Object> row(String choice, RowSource given) throws RowProblem {
        BatchColumns columns = BatchColumns.of(choice, STANDARD);
        CollectedRow collected = new CollectedRow(columns.schema());
        columns.compute(new RowReader(columns.engine()), given, collected, 0);
        assertThat(collected.values).hasSameSizeAs(columns.schema());
        return collected.values;
    }

    private static Chart chart(String instant, double latitude, double longitude) {
        Birth birth = Birth.of(Instant.parse(instant), Site.ofDegrees(latitude, longitude));
        return BatchEngine.standard().charts().chart(birth, STANDARD);
    }

    /** Every pair of stars, by one table of rows that is filled as they come. */
    @Test
    void starsHaveWhatTheRulesSay() throws RowProblem {
        BatchColumns columns = BatchColumns.of("match,porutham", STANDARD);
        RowReader reader = new RowReader(columns.engine());
        for (int i = 0; i < MoonPada.COUNT; i++) {
            MoonPada bride = MoonPada.ALL.get(i);
            MoonPada groom = MoonPada.ALL.get((i * 37 + 11) % MoonPada.COUNT);
            CollectedRow row = new CollectedRow(columns.schema());
            columns.compute(
                    reader,
                    Given.of("bride_nakshatra=" + bride.nakshatra().number() + " bride_pada=" + bride.pada()
                            + " bride_half=" + (bride.pastMiddle() ? "second" : "") + " groom_nakshatra="
                            + groom.nakshatra().id().toUpperCase(Locale.ROOT) + " groom_pada=" + groom.pada()
                            + (groom.pastMiddle() ? " groom_half=second" : "")),
                    row,
                    0);
            Ashtakuta match = Ashtakuta.of(bride, groom, STANDARD);
            for (Kuta kuta : Kuta.ALL) {
                assertThat(row.values)
                        .containsEntry("match_" + kuta.id(), match.of(kuta).points());
            }
            assertThat(row.values)
                    .containsEntry("match_bride_nakshatra", bride.nakshatra().number())
                    .containsEntry("match_groom_pada", groom.pada())
                    .containsEntry("match_total", match.total())
                    .containsEntry("match_total_after", match.totalAfter())
                    .containsEntry("match_grade", match.grade().id())
                    .containsEntry("match_mangal_compatible", null)
                    .containsEntry("match_papasamya_groom", null);
            Poruthams southern = Poruthams.of(bride, groom, STANDARD);
            assertThat(southern.scores()).hasSize(12);
            for (PoruthamScore score : southern.scores()) {
                assertThat(row.values)
                        .containsEntry(
                                "porutham_" + score.porutham().id(),
                                score.grade().id());
            }
            assertThat(row.values)
                    .containsEntry("porutham_total", southern.total())
                    .containsEntry("porutham_grade", southern.grade().id());
        }
    }

    @Test
    void birthsHaveWhatWholeChartsSay() throws RowProblem {
        Map<String, Object> row = row(
                "match",
                Given.of("bride_local_time=1990-05-17T10:30 bride_place=Chennai"
                        + " groom_dateandtime=1984-11-02T17:35:00Z groom_lat=25.31668 groom_lon=83.01041"));
        Chart hers = chart("1990-05-17T05:00:00Z", 13.08784, 80.27847);
        Chart his = chart("1984-11-02T17:35:00Z", 25.31668, 83.01041);
        Ashtakuta match = Ashtakuta.of(hers, his);
        assertThat(row)
                .containsEntry("match_bride_nakshatra", hers.moon().nakshatra().number())
                .containsEntry("match_total", match.total())
                .containsEntry("match_exceptions", MatchColumns.ids(match.exemptions(), one -> one.id()))
                .containsEntry("match_standing", MatchColumns.ids(match.standing(), Kuta::id))
                .containsEntry(
                        "match_mangal_bride", MangalDosha.of(hers).isPresent().orElseThrow())
                .containsEntry(
                        "match_mangal_groom", MangalDosha.of(his).isPresent().orElseThrow())
                .containsEntry("match_papasamya_bride", Papasamya.of(hers).points())
                .containsEntry("match_papasamya_groom", Papasamya.of(his).points());
        assertThat(row.get("match_mangal_ground")).isNotNull();
    }

    /** One by the birth and one by the star: the Moons are compared, and what needs both charts is absent. */
    @Test
    void oneOfThemMayBeAStar() throws RowProblem {
        Map<String, Object> row = row(
                "match",
                Given.of("bride_dateandtime=1990-05-17T05:00:00Z bride_lat=13.08784 bride_lon=80.27847"
                        + " groom_nakshatra=Rohini groom_pada=4"));
        assertThat(row)
                .containsEntry("match_bride_nakshatra", 23)
                .containsEntry("match_groom_nakshatra", 4)
                .containsEntry("match_mangal_bride", null);
    }

    @Test
    void rulesAreReadAsIsAsked() throws RowProblem {
        Given given = Given.of("bride_nakshatra=4 bride_pada=2 groom_nakshatra=15 groom_pada=1");
        MoonPada bride = MoonPada.ALL.get(13);
        MoonPada groom = MoonPada.ALL.get(56);
        assertThat(row("match?preset=raman", given))
                .containsEntry(
                        "match_total",
                        Ashtakuta.of(bride, groom, MatchPreset.RAMAN.in(STANDARD))
                                .total())
                .isNotEqualTo(row("match", given));
        assertThat(row("porutham?preset=kerala", given))
                .containsKeys("porutham_pakshi", "porutham_aya_vyaya")
                .doesNotContainKey("porutham_nadi");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bride_nakshatra=28 bride_pada=1 | bride_nakshatra must be a number from 1 to 27 or a name such as Rohini, not '28'",
                "bride_nakshatra=Polaris bride_pada=1 | bride_nakshatra must be a number from 1 to 27",
                "bride_nakshatra=Uttara bride_pada=1 | not 'Uttara'; it may mean Uttara Phalguni or Uttara Ashadha or Uttara Bhadrapada",
                "bride_nakshatra=4 | bride_pada must be a whole number from 1 to 4",
                "bride_nakshatra=4 bride_pada=2.5 | bride_pada must be a whole number from 1 to 4, not '2.5'",
                "bride_nakshatra=4 bride_pada=2 bride_half=last | bride_half must be first, second or empty, not 'last'",
                "bride_pada=2 | bride needs bride_nakshatra with bride_pada, or a birth: bride_dateandtime or",
                "bride_nakshatra=4 bride_pada=1 bride_local_time=1990-05-17T10:30 | not both.",
                "bride_local_time=1990-05-17T10:30 bride_place=Utopiapur | bride: place 'Utopiapur' is not known; lat and lon work for every place",
                "bride_date=1990-05-17 bride_lat=1 bride_lon=2 | bride: The row needs dateandtime",
                "bride_dateandtime=1200-01-01T00:00:00Z bride_lat=1 bride_lon=2 | bride: The time must be from"
            })
    void whatCannotBeReadIsTold(String bride, String reason) {
        assertThatThrownBy(() -> row("match", Given.of(bride + " groom_nakshatra=1 groom_pada=1")))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining(reason);
    }

    @Test
    void starsHaveTheirUsualSpellings() throws RowProblem {
        Map<String, Object> expected =
                row("match", Given.of("bride_nakshatra=5 bride_pada=2 groom_nakshatra=22 groom_pada=1"));
        for (String[] names : new String[][] {
            {"Mrigasira", "Sravana"}, {"Makayiram", "Thiruvonam"}, {"மிருகசீரிடம்", "శ్రవణం"}, {"मृगशीर्ष", "শ্রবণা"}
        }) {
            assertThat(row(
                            "match",
                            Given.of("bride_nakshatra=" + names[0] + " bride_pada=2 groom_nakshatra=" + names[1]
                                    + " groom_pada=1")))
                    .isEqualTo(expected);
        }
    }

    /** Of one who is told by the star nothing was taken. */
    @Test
    void whatWasTakenForEachOfTwo() throws RowProblem {
        assertThat(
                        row(
                                "place,match_total",
                                Given.of(
                                        "bride_local_time=1990-05-17T10:30 bride_place=Chennai groom_nakshatra=22 groom_pada=1")))
                .containsEntry("bride_place_name", "Chennai, Tamil Nadu, India")
                .containsEntry("bride_utc_offset", "UTC+05:30")
                .containsEntry("groom_tz", null)
                .containsKey("match_total")
                .hasSize(11);
    }

    @Test
    void onePersonIsNoPair() {
        String birth = "_dateandtime=1990-05-17T05:00:00Z";
        assertThatThrownBy(() -> row(
                        "match",
                        Given.of("bride" + birth + " bride_lat=13 bride_lon=80 groom" + birth
                                + " groom_lat=13 groom_lon=80")))
                .isInstanceOf(RowProblem.class)
                .hasMessage("groom is the same birth as the bride: one time and one place.");
    }

    @Test
    void whatIsNotKnownIsRefusedWithWhatIs() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("planets,match", STANDARD))
                .withMessageContaining("two people");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("match?preset=mine", STANDARD))
                .withMessageContaining("match: preset")
                .withMessageContaining("raman");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("porutham?table=mine", STANDARD))
                .withMessageContaining("rajju_porutham");
        assertThat(BatchColumns.available()).contains("of two people in a row: match, porutham");
    }
}
