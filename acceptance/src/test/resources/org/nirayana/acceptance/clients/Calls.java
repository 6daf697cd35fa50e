import client.ApiClient;
import client.ApiException;
import client.api.AstrologyApi;
import client.api.AuthenticationApi;
import client.model.Ayanamsa;
import client.model.BatchAnswer;
import client.model.Graha;
import client.model.Planet;
import client.model.Problem;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;

/** What the generated Java client does, as fetch.ts does with TypeScript. */
public final class Calls {
    private static final String BIRTH = "1990-05-17T05:00:00Z";
    private static final double LAT = 13.0878;
    private static final double LON = 80.2785;

    public static void main(String[] args) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(System.getenv("BASE"));
        client.setRequestInterceptor(request -> request.header("X-API-Key", System.getenv("KEY")));
        client.setObjectMapper(ApiClient.createDefaultObjectMapper().registerModule(rawFiles()));
        AstrologyApi astro = new AstrologyApi(client);

        List<Planet> planets = astro.getPlanets(AstrologyApi.APIGetPlanetsRequest.newBuilder()
                .lat(LAT)
                .lon(LON)
                .dateandtime(BIRTH)
                .ayanamsa(Ayanamsa.RAMAN)
                .build());
        check("JSON", planets.get(4).getNakshatraLord() instanceof Graha);
        check("SVG", text(astro.getChart(AstrologyApi.APIGetChartRequest.newBuilder()
                        .dateandtime(BIRTH)
                        .build()))
                .startsWith("<svg"));
        check("PDF", text(astro.getReport(AstrologyApi.APIGetReportRequest.newBuilder()
                        .dateandtime(BIRTH)
                        .build()))
                .startsWith("%PDF"));
        LocalDate from = LocalDate.of(2026, 1, 1);
        check("CSV", text(astro.getPanchangaRangeCsv(AstrologyApi.APIGetPanchangaRangeCsvRequest.newBuilder()
                                .startDate(from)
                                .days(2)
                                .build()))
                        .lines()
                        .count()
                == 3);
        check("ICS", text(astro.getPanchangaRangeCalendar(
                        AstrologyApi.APIGetPanchangaRangeCalendarRequest.newBuilder()
                                .startDate(from)
                                .days(2)
                                .build()))
                .startsWith("BEGIN:VCALENDAR"));
        Path lines = Files.createTempFile("lines", ".ndjson");
        Files.writeString(lines, "{\"id\":\"a\",\"dateandtime\":\"" + BIRTH + "\",\"lat\":13.0878,\"lon\":80.2785}\n"
                + "{\"id\":\"b\",\"lat\":91}\n");
        List<String> answers = text(astro.batch(AstrologyApi.APIBatchRequest.newBuilder()
                        .body(lines.toFile())
                        .build()))
                .lines()
                .toList();
        check("NDJSON", answers.size() == 2
                && ApiClient.createDefaultObjectMapper()
                                .readValue(answers.get(1), BatchAnswer.class)
                                .getProblem()
                                .getStatus()
                        == 400);
        try {
            astro.getPlanets(AstrologyApi.APIGetPlanetsRequest.newBuilder().lat(91.0).build());
            check("errors", false);
        } catch (ApiException refused) {
            Problem problem = ApiClient.createDefaultObjectMapper().readValue(refused.getResponseBody(), Problem.class);
            check("errors", refused.getCode() == 400 && problem.getErrors().get(0).getField().equals("lat"));
        }
        ApiClient both = new ApiClient();
        both.updateBaseUri(System.getenv("BASE"));
        both.setRequestInterceptor(request -> request.header("X-API-Key", System.getenv("KEY"))
                .header("Authorization", "Bearer " + System.getenv("KEY")));
        check("keys", new AuthenticationApi(both).me().getUsername().equals("admin"));
    }

    /** The generated client writes every body as JSON: a file would be sent as its name. */
    private static SimpleModule rawFiles() {
        return new SimpleModule().addSerializer(File.class, new JsonSerializer<>() {
            @Override
            public void serialize(File file, JsonGenerator json, SerializerProvider provider) throws IOException {
                json.writeRaw(Files.readString(file.toPath()));
            }
        });
    }

    private static String text(File file) throws Exception {
        return Files.readString(file.toPath(), StandardCharsets.ISO_8859_1);
    }

    private static void check(String what, boolean holds) {
        if (!holds) {
            throw new AssertionError(what + " is not as it should be");
        }
        System.out.println("ok " + what);
    }
}
