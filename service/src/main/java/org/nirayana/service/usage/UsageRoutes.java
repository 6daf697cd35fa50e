package org.nirayana.service.usage;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.privacy.PersonalData;

/** Usage over HTTP: one's own, and for superusers that of all. */
public final class UsageRoutes {
    static final int MAX_ROWS = 10_000;

    private static final String PATH = "/api/v1/usage";
    private static final String TAG = "usage";
    private static final String DESCRIPTION = "Answered requests of users, by day (UTC), for " + Usage.DAYS_KEPT
            + " days. They are counted in memory and written every " + UsageCounter.FLUSH_SECONDS
            + " seconds: those that another instance answered since are not there yet.";

    private static final Parameter<LocalDate> FROM =
            day("from").describe("The first day; by default the first that is kept.");
    private static final Parameter<LocalDate> TO = day("to").describe("The last day; by default today.");
    private static final Parameter<Set<Usage.By>> BY_OWN =
            by(EnumSet.of(Usage.By.DAY, Usage.By.ENDPOINT, Usage.By.KEY));
    private static final Parameter<Set<Usage.By>> BY_ALL =
            by(EnumSet.of(Usage.By.DAY, Usage.By.ENDPOINT, Usage.By.USER));

    private static final Operation OWN = Operation.get("readUsage", PATH)
            .authenticated()
            .openToKeys()
            .summary(TAG, "What you asked")
            .description(DESCRIPTION)
            .parameters(FROM, TO, BY_OWN)
            .answer("The sums, ordered by what they are told apart by.", UsageView.class)
            .build();

    private static final Operation ALL = Operation.get("readAllUsage", PATH + "/all")
            .superuser()
            .summary(TAG, "What all users asked")
            .description(DESCRIPTION)
            .parameters(FROM, TO, BY_ALL)
            .answer("The sums, ordered by what they are told apart by.", UsageView.class)
            .build();

    private final Usage usage;
    private final UsageCounter counter;
    private final Clock clock;

    public UsageRoutes(Usage usage, UsageCounter counter, Clock clock) {
        this.usage = usage;
        this.counter = counter;
        this.clock = clock;
    }

    private static Parameter<LocalDate> day(String name) {
        return Parameter.of(
                name,
                Schemas.ordered("type", "string", "format", "date"),
                text -> {
                    try {
                        return text.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")
                                ? Optional.of(LocalDate.parse(text))
                                : Optional.empty();
                    } catch (DateTimeException noSuchDay) {
                        return Optional.empty();
                    }
                },
                FieldCode.DAY.with());
    }

    private static Parameter<Set<Usage.By>> by(Set<Usage.By> allowed) {
        String names = allowed.stream().map(Usage.By::id).collect(Collectors.joining("|"));
        return Parameter.of(
                        "by",
                        Schemas.ordered("type", "string", "pattern", "^(" + names + ")(,(" + names + "))*$"),
                        text -> parse(text, allowed),
                        FieldCode.ONE_OR_MORE_OF.with(
                                "allowed", allowed.stream().map(Usage.By::id).toList()))
                .describe("What the sums are told apart by.")
                .orElse(EnumSet.of(Usage.By.DAY), Usage.By.DAY.id());
    }

    private static Optional<Set<Usage.By>> parse(String text, Set<Usage.By> allowed) {
        Set<Usage.By> by = EnumSet.noneOf(Usage.By.class);
        for (String word : text.split(",", -1)) {
            Optional<Usage.By> one =
                    allowed.stream().filter(known -> known.id().equals(word)).findFirst();
            if (one.isEmpty()) {
                return Optional.empty();
            }
            by.add(one.get());
        }
        return Optional.of(by);
    }

    public void mount(Routes routes) {
        routes.blocking(OWN, this::own).blocking(ALL, this::all);
    }

    private Response own(Request request) {
        long user = request.caller(Authorizer.Caller.class).userId();
        return answer(new Input(OWN, request), BY_OWN, OptionalLong.of(user));
    }

    private Response all(Request request) {
        return answer(new Input(ALL, request), BY_ALL, OptionalLong.empty());
    }

    private Response answer(Input input, Parameter<Set<Usage.By>> byParameter, OptionalLong user) {
        LocalDate today = today();
        LocalDate first = firstKept();
        LocalDate to = input.find(TO).orElse(today);
        LocalDate from = input.find(FROM).orElse(first);
        Set<Usage.By> by = input.get(byParameter);
        input.check();
        if (from.isAfter(to)) {
            throw Problem.invalid("from", FieldCode.AFTER_TO.with());
        }
        counter.refresh();
        List<Usage.Row> rows = usage.sums(user, from, to, by, MAX_ROWS + 1);
        if (rows.size() > MAX_ROWS) {
            throw Problem.invalid("by", FieldCode.TOO_MANY_ROWS.with("max", MAX_ROWS));
        }
        return Response.ok(new UsageView(
                from.toString(),
                to.toString(),
                rows.stream().map(UsageView.RowView::of).toList()));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    private LocalDate firstKept() {
        return today().minusDays(Usage.DAYS_KEPT - 1);
    }

    /** Everything that was counted of a user, read day by day. */
    public PersonalData personalData() {
        return new PersonalData() {
            @Override
            public String section() {
                return "usage";
            }

            @Override
            public Schema schema() {
                return Schema.listOf(UsageView.RowView.class, 0, Integer.MAX_VALUE);
            }

            @Override
            public Held heldAbout(long userId) {
                counter.refresh();
                return Held.many(rowsOf(userId));
            }
        };
    }

    private Iterator<UsageView.RowView> rowsOf(long userId) {
        return Stream.iterate(firstKept(), day -> !day.isAfter(today()), day -> day.plusDays(1))
                .flatMap(day -> usage
                        .sums(
                                OptionalLong.of(userId),
                                day,
                                day,
                                EnumSet.of(Usage.By.DAY, Usage.By.ENDPOINT, Usage.By.KEY),
                                Integer.MAX_VALUE)
                        .stream())
                .map(UsageView.RowView::of)
                .iterator();
    }
}
