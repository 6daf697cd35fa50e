package org.nirayana.service.people;

import java.time.Clock;
import java.time.Year;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Read;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.MessageView;
import org.nirayana.api.view.OldClocksView;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.zone.DoubtfulClocks;
import org.nirayana.service.auth.AccountPrices;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.IfMatch;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.http.server.CallerLimit;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;
import org.nirayana.words.Language;

/** People over HTTP; each caller sees their own, and those of others do not exist. */
public final class PeopleRoutes {
    private static final String COLLECTION = "/api/v1/people";
    private static final String PATH = COLLECTION + "/";
    private static final String TAG = "people";
    private static final int MAX_SEARCH = 100;

    /** A search that finds a hundred thousand people takes long, and there are few connections to read by. */
    private static final int MAX_SEARCHES_AT_ONCE = 4;

    /** Each holds a worker for long, and on SQLite they write in turn: others have the rest of the workers. */
    private static final int MAX_IMPORTS_AT_ONCE = 4;

    private static final Parameter<String> PERSON_ID = Parameter.raw(
                    "person_id", Schemas.ordered("type", "string", "pattern", "^" + PersonRules.PERSON_ID + "$"))
            .describe("One that you keep; whom others keep does not exist for you.")
            .inPath()
            .shared("PersonId");

    private static final Parameter<String> SEARCH = Parameter.text("q", MAX_SEARCH)
            .describe(
                    "Only people who have, for each word of this text, a word in name, place, tags or notes that begins so,"
                            + " in any case.")
            .example("meera chennai");
    private static final Parameter<String> TAG_NAME =
            Parameter.text("tag", PersonRules.MAX_TAG).describe("Only people with this tag, in any case.");
    private static final Parameter<Boolean> FAVOURITE =
            Parameter.flag("favourite").describe("Only favourites, or only others.");

    /** What a list is ordered by. */
    private record Order(People.Sort sort, boolean descending) {}

    private static final Parameter<Order> SORT = Parameter.oneOf("sort", orders())
            .typed("PeopleOrder")
            .describe("What the list is ordered by; with a hyphen the other way round.")
            .orElse(new Order(People.Sort.NAME, false), "name");

    private static final Operation LIST = Operation.get("listPeople", COLLECTION)
            .collection()
            .authenticated()
            .openToKeys()
            .summary(TAG, "List people")
            .description("Those that you keep. A search takes no longer however many there are that it does not find.")
            .parameters(SEARCH, TAG_NAME, FAVOURITE, SORT)
            .parameters(Page.Requested.PARAMETERS)
            .answer("A part of the list.", Schema.of("PersonPage", PageView.class, PersonView.class))
            .build();

    private static final String CSV = "text/csv";
    private static final String TEXT = "text/plain";
    private static final int MAX_FILE_BYTES = 5 * 1024 * 1024;

    /** How a file is to be read; empty: as it looks. */
    private static final Parameter<Optional<ImportFormat>> FORMAT = Parameter.oneOf("format", formats())
            .typed("ImportFormatChoice")
            .describe("What the file is. `auto`: as it looks.")
            .orElse(Optional.empty(), "auto");

    private static final Parameter<Boolean> PREVIEW = Parameter.flag("preview")
            .describe("true: tell what would be kept, and keep nothing.")
            .orElse(false, false);

    private static final Parameter<DoubtfulClocks> OLD_CLOCK = Parameter.oneOf(
                    "old_clock", DoubtfulClocks.values(), DoubtfulClocks::id)
            .describe(
                    "What is taken where it is in doubt by which clock a place kept time (before standard time, and in Mumbai and"
                            + " Kolkata for decades after it) and the file names none: nothing, so that the answer asks in `questions`,"
                            + " the `likeliest` clock, or what the history of the `zone` has.")
            .orElse(DoubtfulClocks.REFUSE, DoubtfulClocks.REFUSE.id());

    private static final Parameter<AmbiguousPlaces> AMBIGUOUS = Parameter.oneOf(
                    "ambiguous", AmbiguousPlaces.values(), AmbiguousPlaces::id)
            .describe(
                    "What is taken for a name that several places bear, of people without `lat` and `lon`: nothing, so that the"
                            + " answer asks in `questions` and `places`, or the place with the most people.")
            .orElse(AmbiguousPlaces.REFUSE, AmbiguousPlaces.REFUSE.id());

    private static final int MAX_COLUMNS_TEXT = 1_500;

    private static final Parameter<List<String>> COLUMNS = Parameter.of(
                    "columns",
                    Schemas.ordered("type", "string", "maxLength", MAX_COLUMNS_TEXT),
                    PeopleRoutes::columns,
                    FieldCode.COLUMN_NAMES.with("allowed", CsvPeople.FIELDS))
            .describe("What the columns of a table are, in their order, between commas: "
                    + CsvPeople.FIELDS.stream().map(one -> "`" + one + "`").collect(Collectors.joining(", "))
                    + " (left out). Left out: as the headings say, in English or a language of the page. `name`,"
                    + " `region` (district, state, country) and `notes` may be several columns.")
            .example("name,date,time,place,-");

    private static final Parameter<WrittenDate.DateOrder> DATE_ORDER = Parameter.oneOf(
                    "date_order", WrittenDate.DateOrder.values(), PersonRules::id)
            .typed("DateOrder")
            .describe("Of a date such as 1/4/1990 in a table, whether the day or the month is first.")
            .orElse(WrittenDate.DateOrder.DAY_FIRST, PersonRules.id(WrittenDate.DateOrder.DAY_FIRST));

    private static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Names the candidates of `places` in this language, too, where the data has it.");

    private static final Operation IMPORT = Operation.post("importPeople", PATH + "import")
            .authenticated()
            .openToKeys()
            .summary(TAG, "Read people from a file")
            .description(
                    "The body is the text of a file, at most 5 MiB and 10,000 people: our own JSON, a table (our own CSV, or a list with"
                            + " usual headings, dates such as 1-4-1990 and times such as 6:15 PM), `.jhd` files of"
                            + " Jagannatha Hora, or AAF as Astrodienst writes it. What was not understood is told with the reason, and"
                            + " what had to be guessed as a warning;"
                            + " what only a person can say is in `questions`, and not kept. All that was understood is kept, or nothing when the tier does not"
                            + " allow so many; whoever is kept already, with the same name and birth, is not kept twice. A `.jhd` file has"
                            + " no name in it: a line `#file: NAME.jhd` before it says it, and parts several files. docs/people.md says"
                            + " more of each format.")
            .parameters(FORMAT, PREVIEW, COLUMNS, DATE_ORDER, AMBIGUOUS, OLD_CLOCK, LANGUAGE)
            .body(TEXT, Schema.bytes(TEXT))
            .body(CSV, Schema.bytes(CSV))
            .body(PersonBodies.NewPeopleBody.class)
            .bodyBytes(MAX_FILE_BYTES)
            .answer("What was understood and what was not.", ImportView.class)
            .problems(409)
            .costly()
            .build();

    private static final Parameter<ImportFormat> FILE_FORMAT = Parameter.oneOf(
                    "format", new ImportFormat[] {ImportFormat.JSON, ImportFormat.CSV}, PersonRules::id)
            .typed("PeopleFileFormat")
            .describe("`csv` answers as `people/export.csv` does, which is described by itself.")
            .deprecated()
            .orElse(ImportFormat.JSON, "json");

    private static final Operation.Header FILE_NAME =
            new Operation.Header("Content-Disposition", "A name for the file.", true);

    private static final Operation EXPORT = Operation.get("exportPeople", PATH + "export")
            .authenticated()
            .openToKeys()
            .summary(TAG, "All people as a file")
            .description(
                    "Sent while it is read, in the order in which they were made. It keeps everything, and can be read again by the"
                            + " import.")
            .parameters(FILE_FORMAT)
            .answer(200, "The file.", Map.of(Operation.JSON, Schema.of(PeopleFileView.class)), FILE_NAME)
            .alsoAs(CSV)
            .build();

    private static final Operation EXPORT_CSV = Operation.get("exportPeopleCsv", PATH + "export.csv")
            .authenticated()
            .openToKeys()
            .summary(TAG, "All people as a table")
            .description(
                    "Sent while it is read, in the order in which they were made. It opens in spreadsheets, and can be read again by"
                            + " the import.")
            .answer(200, "The file.", Map.of(CSV, Schema.bytes(CSV)), FILE_NAME)
            .build();

    private final CallerLimit<Long> importing = new CallerLimit<>(1);
    private final Semaphore importers = new Semaphore(MAX_IMPORTS_AT_ONCE);
    private final CallerLimit<Long> searching = new CallerLimit<>(MAX_SEARCHES_AT_ONCE);
    private final People people;
    private final PersonRules rules;
    private final PeopleImport files;
    private final Clock clock;

    public PeopleRoutes(People people, Engine engine, Clock clock) {
        this.people = people;
        this.rules = new PersonRules(engine);
        this.files = new PeopleImport(engine, rules, people);
        this.clock = clock;
    }

    private static Map<String, Optional<ImportFormat>> formats() {
        Map<String, Optional<ImportFormat>> formats = new LinkedHashMap<>();
        formats.put("auto", Optional.empty());
        for (ImportFormat format : ImportFormat.values()) {
            formats.put(PersonRules.id(format), Optional.of(format));
        }
        return formats;
    }

    private static Map<String, Order> orders() {
        Map<String, Order> orders = new LinkedHashMap<>();
        for (People.Sort sort : People.Sort.values()) {
            orders.put(PersonRules.id(sort), new Order(sort, false));
            orders.put("-" + PersonRules.id(sort), new Order(sort, true));
        }
        return orders;
    }

    public void mount(Routes routes) {
        routes.blocking(LIST, this::list)
                .blocking(IMPORT, this::importFile)
                .blocking(EXPORT, this::exportFile)
                .blocking(EXPORT_CSV, request -> file(request, ImportFormat.CSV))
                .blocking(
                        Operation.post("createPerson", COLLECTION)
                                .collection()
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "Keep somebody")
                                .description(
                                        "Only you can read it, not a superuser either. The time is that of a clock at"
                                                + " the place; one that came twice there, or never, is refused with what may have"
                                                + " been meant, and so is one before standard time without `tz`"
                                                + " (`/problems/clock-in-doubt`, with `clocks`). A tier says how many people its users may keep.")
                                .body(PersonBodies.NewPersonBody.class)
                                .answer(
                                        201,
                                        "The person.",
                                        Map.of(Operation.JSON, Schema.of(PersonView.class)),
                                        new Operation.Header("Location", "Where it is read.", true),
                                        IfMatch.ETAG)
                                .problems(409)
                                .build(),
                        this::create)
                .blocking(
                        Operation.get("listPeopleTags", PATH + "tags")
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "The tags that you use")
                                .description(
                                        "Each with how many of your people have it, to choose from and to ask `listPeople` by.")
                                .answer(
                                        "The most used first, at most " + People.MAX_TAGS_LISTED + ".",
                                        Schema.listOf(TagView.class, 0, People.MAX_TAGS_LISTED))
                                .build(),
                        this::tags)
                .blocking(
                        Operation.get("readPerson", PATH + "{person_id}")
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "Read a person")
                                .description(
                                        "Somebody whom you keep, with the birth as it was entered. The people of others are 404,"
                                                + " like those who never were. The `ETag` is for a change.")
                                .parameters(PERSON_ID)
                                .answer(
                                        200,
                                        "The person.",
                                        Map.of(Operation.JSON, Schema.of(PersonView.class)),
                                        IfMatch.ETAG)
                                .conditional()
                                .problems(404)
                                .build(),
                        this::read)
                .blocking(
                        Operation.patch("updatePerson", PATH + "{person_id}")
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "Change a person")
                                .description(
                                        "What is not named stays as it is; a birth, tags and conventions are sent whole.")
                                .parameters(PERSON_ID, IfMatch.PARAMETER)
                                .body(PersonBodies.PersonUpdateBody.class)
                                .answer(
                                        200,
                                        "The person as it is now.",
                                        Map.of(Operation.JSON, Schema.of(PersonView.class)),
                                        IfMatch.ETAG)
                                .problems(404, 412)
                                .build(),
                        this::update)
                .blocking(
                        Operation.delete("deletePerson", PATH + "{person_id}")
                                .authenticated()
                                .openToKeys()
                                .summary(TAG, "Erase a person")
                                .description("For good: there is no copy to bring it back from.")
                                .parameters(PERSON_ID, IfMatch.PARAMETER)
                                .answer("Done.", MessageView.class)
                                .problems(404, 412)
                                .build(),
                        this::delete);
    }

    private static long owner(Request request) {
        return request.caller(Principal.class).userId();
    }

    private Response list(Request request) {
        Input input = new Input(LIST, request);
        Order order = input.get(SORT);
        People.Filter filter = new People.Filter(
                input.find(SEARCH).orElse("").strip(),
                input.words(TAG_NAME).map(String::strip),
                input.find(FAVOURITE),
                order.sort(),
                order.descending());
        Page.Requested requested = Page.Requested.from(request);
        input.check();
        long owner = owner(request);
        if (filter.sought().indexOf('\0') >= 0 || filter.tag().orElse("").indexOf('\0') >= 0) {
            // It cannot be stored, so nobody has it; PostgreSQL refuses even to compare with it.
            return Response.ok(new Page<Person>(List.of(), 0, requested).view(PersonView::of));
        }
        if (!searching.begin(owner)) {
            throw Problem.of(ProblemCode.LISTS_UNDER_WAY.with(), 1);
        }
        try {
            request.pay(AccountPrices.listed(requested.itemsPerPage()));
            int narrowed = PersonWords.sought(filter.sought()).size()
                    + (filter.tag().isPresent() ? 1 : 0)
                    + (filter.favourite().isPresent() ? 1 : 0);
            if (narrowed > 0) {
                request.payMore(AccountPrices.searched(people.kept(owner), narrowed));
            }
            return Response.ok(people.page(owner, requested, filter).view(PersonView::of));
        } finally {
            searching.end(owner);
        }
    }

    private Response create(Request request) {
        request.pay(AccountPrices.kept(request.body().length));
        Read<PersonBodies.NewPersonBody> body = request.read(PersonBodies.NewPersonBody.class);
        Person person = people.create(owner(request), checked(body, doubts -> rules.read(body, doubts)));
        return tagged(Response.json(201, PersonView.of(person)), person).with("Location", PATH + person.personId());
    }

    /** Somebody as checked; a 400 lists all that is wrong, with the clocks where one is in doubt. */
    private static PersonDetails checked(
            Read<?> read, Function<Consumer<CivilBirth.ClockDoubt>, Optional<PersonDetails>> check) {
        AtomicReference<OldClocksView> clocks = new AtomicReference<>();
        Optional<PersonDetails> details = check.apply(doubt -> clocks.set(doubt.view()));
        try {
            read.get();
        } catch (InvalidInput invalid) {
            throw clocks.get() == null ? invalid : Problem.clockInDoubt(Problem.invalid(invalid), clocks.get());
        }
        return details.orElseThrow();
    }

    private Response tags(Request request) {
        request.pay(AccountPrices.searched(people.kept(owner(request)), 1));
        return Response.ok(people.tags(owner(request)));
    }

    private static Response tagged(Response answer, Person person) {
        return answer.with("ETag", person.tag());
    }

    private Response read(Request request) {
        Person person = people.existing(owner(request), request.pathParameter("person_id"));
        return StreamTags.unlessHeld(request, person.tag(), Response.ok(PersonView.of(person)));
    }

    private Response update(Request request) {
        IfMatch expected = IfMatch.of(request);
        request.pay(AccountPrices.kept(request.body().length));
        Person person = people.change(
                owner(request),
                request.pathParameter("person_id"),
                old -> {
                    Read<PersonBodies.PersonUpdateBody> body = request.read(PersonBodies.PersonUpdateBody.class);
                    return checked(body, doubts -> rules.change(old, body, doubts));
                },
                expected::matches);
        return tagged(Response.ok(PersonView.of(person)), person);
    }

    private Response delete(Request request) {
        people.delete(owner(request), request.pathParameter("person_id"), IfMatch.of(request)::matches);
        return Response.message("The person was erased.");
    }

    private static Optional<List<String>> columns(String text) {
        List<String> columns = Stream.of(text.split(",", -1))
                .map(one -> LowerCase.of(one.strip()))
                .toList();
        boolean known = text.length() <= MAX_COLUMNS_TEXT
                && columns.size() <= CsvRows.MAX_CELLS
                && columns.stream().allMatch(CsvPeople.FIELDS::contains);
        return known ? Optional.of(columns) : Optional.empty();
    }

    private Response importFile(Request request) {
        Input input = new Input(IMPORT, request);
        Optional<ImportFormat> asked = input.get(FORMAT);
        boolean preview = input.get(PREVIEW);
        DoubtfulClocks oldClock = input.get(OLD_CLOCK);
        AmbiguousPlaces ambiguous = input.get(AMBIGUOUS);
        Optional<List<String>> columns = input.find(COLUMNS);
        WrittenDate.DateOrder order = input.get(DATE_ORDER);
        String language = input.find(LANGUAGE).map(Language::code).orElse("");
        input.check();
        byte[] body = input.content(input.isBody(CSV) ? CSV : input.isBody(Operation.JSON) ? Operation.JSON : TEXT);
        long owner = owner(request);
        // Before the text is looked at, which takes long for some texts; until the work ends, also when nobody waits
        // for it.
        if (!importing.begin(owner)) {
            throw Problem.of(ProblemCode.FILE_UNDER_WAY.with(), 1);
        }
        boolean hasPlace = importers.tryAcquire();
        try {
            if (!hasPlace) {
                throw Problem.of(ProblemCode.FILES_OF_OTHERS.with(), 5);
            }
            request.pay(AccountPrices.file(body.length));
            if (PeopleImport.isWorkbook(body)) {
                throw Problem.of(ProblemCode.BODY_IS_WORKBOOK.with());
            }
            String text = PeopleImport.decode(body);
            ImportFormat format = asked.or(() -> columns.isPresent() ? Optional.of(ImportFormat.CSV) : Optional.empty())
                    .or(() -> ImportFormat.of(text))
                    .orElseThrow(() -> Problem.invalid("format", FieldCode.FORMAT_UNKNOWN.with()));
            return Response.ok(files.run(
                    owner,
                    text,
                    format,
                    new PeopleImport.Choices(
                            preview,
                            oldClock,
                            ambiguous,
                            language,
                            new CsvPeople.Choices(
                                    columns, order, Year.now(clock).getValue())),
                    found -> request.payMore(AccountPrices.imported(found, body.length, preview)),
                    names -> request.payMore(AccountPrices.PLACE_FOUND * names),
                    request::requireClient));
        } finally {
            if (hasPlace) {
                importers.release();
            }
            importing.end(owner);
        }
    }

    private Response exportFile(Request request) {
        Input input = new Input(EXPORT, request);
        ImportFormat format = input.get(FILE_FORMAT);
        input.check();
        return file(request, format);
    }

    private Response file(Request request, ImportFormat format) {
        request.pay(AccountPrices.exported(people.kept(owner(request))));
        boolean csv = format == ImportFormat.CSV;
        return Response.streaming(
                        200,
                        csv ? CSV + "; charset=utf-8" : Response.JSON,
                        new PeoplePieces(people.all(owner(request)), format))
                .with("Content-Disposition", "attachment; filename=\"nirayana-people." + (csv ? "csv" : "json") + "\"");
    }
}
