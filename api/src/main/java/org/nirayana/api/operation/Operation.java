package org.nirayana.api.operation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.nirayana.api.schema.Schema;

/** The description of one operation. */
public final class Operation {
    /** The media type of most bodies and answers. */
    public static final String JSON = "application/json";

    /** How many bytes most bodies may have. */
    public static final int DEFAULT_BODY_BYTES = 64 * 1024;

    private static final String API = "/api/v1/";

    /** A header of an answer. */
    public record Header(String name, String description, boolean required) {}

    /**
     * An answer that is particular to the operation; what can happen to all of them is not listed.
     *
     * @param content what the body looks like, by media type
     */
    public record Outcome(int status, String description, Map<String, Schema> content, List<Header> headers) {}

    private final Builder described;
    private final Set<String> queryParameters;
    private final String endpoint;

    private Operation(Builder described) {
        this.described = described;
        this.endpoint = described.tierName.isEmpty() ? firstWord(described.path) : described.tierName;
        Set<String> names = new LinkedHashSet<>();
        for (Parameter<?> parameter : described.parameters) {
            if (parameter.place() == Parameter.Place.QUERY) {
                names.add(parameter.name());
            }
        }
        this.queryParameters = Collections.unmodifiableSet(names);
        if (described.summary.isEmpty() || described.tag.isEmpty() || described.answers.isEmpty()) {
            throw new IllegalStateException("The operation " + described.id + " needs a summary, a tag and an answer.");
        }
        if (described.access == null) {
            throw new IllegalStateException("The operation " + described.id
                    + " does not say who may call it: open(), authenticated(), superuser() or tier().");
        }
    }

    private static String firstWord(String path) {
        String rest = path.startsWith(API) ? path.substring(API.length()) : path.substring(1);
        int slash = rest.indexOf('/');
        return slash < 0 ? rest : rest.substring(0, slash);
    }

    public static Builder get(String id, String path) {
        return new Builder(Method.GET, id, path);
    }

    public static Builder post(String id, String path) {
        return new Builder(Method.POST, id, path);
    }

    public static Builder patch(String id, String path) {
        return new Builder(Method.PATCH, id, path);
    }

    public static Builder delete(String id, String path) {
        return new Builder(Method.DELETE, id, path);
    }

    /** The name by which client libraries call it. */
    public String id() {
        return described.id;
    }

    public Method method() {
        return described.method;
    }

    /** With parameters in braces, such as {@code /api/v1/users/{username}}. */
    public String path() {
        return described.path;
    }

    public Access access() {
        return described.access;
    }

    /** The name by which a tier lists it, when the tier decides. */
    public Optional<String> tierName() {
        return described.tierName.isEmpty() ? Optional.empty() : Optional.of(described.tierName);
    }

    /**
     * The name by which the list of an API key and the count of usage know it: the one that tiers use, and for what no tier
     * decides about the first word of its path, such as {@code people}, which several operations share.
     */
    public String endpoint() {
        return endpoint;
    }

    /**
     * Whether an API key may call it, and not only somebody who signed in. What a tier decides about is there for programs;
     * everything else is closed to keys unless it says otherwise, so that nothing about accounts is opened by oversight.
     */
    public boolean isOpenToKeys() {
        return described.access == Access.TIER || described.openToKeys;
    }

    /**
     * Whether a guest may call it, where the tier of guests lists it or no tier decides. A body larger than most is never read
     * of a guest, whatever the tier says: nobody knows who sends it.
     */
    public boolean isOpenToGuests() {
        return described.openToGuests
                || (described.access == Access.TIER
                        && described.bodyBytes <= DEFAULT_BODY_BYTES
                        && !described.answersWhileReading);
    }

    public String tag() {
        return described.tag;
    }

    public String summary() {
        return described.summary;
    }

    public String description() {
        return described.description;
    }

    public List<Parameter<?>> parameters() {
        return Collections.unmodifiableList(described.parameters);
    }

    /** The groups that it takes whole. */
    public List<Group> groups() {
        return described.groups.get().stream()
                .filter(group -> described.parameters.containsAll(group.parameters()))
                .toList();
    }

    /** The names of the parameters of the query. */
    public Set<String> queryParameters() {
        return queryParameters;
    }

    /** What a body looks like, by media type; empty when none is read. */
    public Map<String, Schema> body() {
        return Collections.unmodifiableMap(described.body);
    }

    /** How many bytes a body may have. */
    public int bodyBytes() {
        return described.bodyBytes;
    }

    /** Whether the body is answered while it arrives, by {@link BodyAnswers}, and so may have any length. */
    public boolean answersWhileReading() {
        return described.answersWhileReading;
    }

    public List<Outcome> answers() {
        return Collections.unmodifiableList(described.answers);
    }

    /**
     * The media types besides those described, for those who ask for them by {@code Accept}. A generated client knows one
     * form of an answer; what has several forms has an operation for each.
     */
    public List<String> otherMediaTypes() {
        return described.otherMediaTypes;
    }

    /** Whether an answer that names its time carries a tag, and is 304 to whoever holds it already. */
    public boolean isConditional() {
        return described.conditional;
    }

    /** Whether one call costs what a hundred others do: a password hash, or many days. */
    public boolean isCostly() {
        return described.costly;
    }

    /** Whether it may compute for longer than an event loop may wait, so that it runs on a worker. */
    public boolean isLongRunning() {
        return described.longRunning;
    }

    /** Whether its answer is {@linkplain Form.Drawn drawn}, so that it can be refused before anything is computed. */
    public boolean isDrawn() {
        return described.drawn;
    }

    /** Whether its body may name people whom the caller keeps, so that it has to ask a database. */
    public boolean namesPeople() {
        return described.namesPeople;
    }

    /** Statuses of problems that are particular to the operation, beyond those that any operation may answer. */
    public List<Integer> problems() {
        return Collections.unmodifiableList(described.problems);
    }

    /** Whether its path may end with a slash too, which the description does not show. */
    public boolean isCollection() {
        return described.collection;
    }

    @Override
    public String toString() {
        return method() + " " + path();
    }

    /** A description in the making. */
    public static final class Builder {
        private final Method method;
        private final String id;
        private final String path;
        /** Nobody may call what does not say who may. */
        private Access access;

        private String tierName = "";
        private String tag = "";
        private String summary = "";
        private String description = "";
        private List<String> otherMediaTypes = List.of();
        private boolean conditional;
        private int bodyBytes = DEFAULT_BODY_BYTES;
        private boolean answersWhileReading;
        private boolean costly;
        private boolean longRunning;
        private boolean drawn;
        private boolean namesPeople;
        private boolean openToKeys;
        private boolean openToGuests;
        private boolean collection;
        private final List<Parameter<?>> parameters = new ArrayList<>();
        private Supplier<List<Group>> groups = List::of;
        private final Map<String, Schema> body = new LinkedHashMap<>();
        private final List<Outcome> answers = new ArrayList<>();
        private final List<Integer> problems = new ArrayList<>();

        private Builder(Method method, String id, String path) {
            if (!path.startsWith("/")) {
                throw new IllegalArgumentException("A path starts with a slash: " + path);
            }
            this.method = method;
            this.id = id;
            this.path = path;
        }

        /** Under which heading it stands, and what it does, in a few words. */
        public Builder summary(String heading, String words) {
            this.tag = heading;
            this.summary = words;
            return this;
        }

        /** What else people should know, as CommonMark. */
        public Builder description(String text) {
            this.description = text;
            return this;
        }

        /** Anybody may call it, without a token. */
        public Builder open() {
            this.access = Access.NONE;
            return this;
        }

        /** Any user may call it. */
        public Builder authenticated() {
            this.access = Access.AUTHENTICATED;
            return this;
        }

        public Builder superuser() {
            this.access = Access.SUPERUSER;
            return this;
        }

        /** The caller's tier decides, which lists it by a name. */
        public Builder tier(String name) {
            this.access = Access.TIER;
            this.tierName = name;
            return this;
        }

        /** A program with an API key may call it too. */
        public Builder openToKeys() {
            this.openToKeys = true;
            return this;
        }

        /** A visitor without an account may call it too. */
        public Builder openToGuests() {
            this.openToGuests = true;
            return this;
        }

        /** It is about a collection, whose path is taken with a slash at its end as well: so it was described once. */
        public Builder collection() {
            this.collection = true;
            return this;
        }

        public Builder costly() {
            this.costly = true;
            return this;
        }

        /** It may compute for more than some 50 ms. */
        public Builder longRunning() {
            this.longRunning = true;
            return this;
        }

        /** Its answer is {@linkplain Form.Drawn drawn}. */
        public Builder drawn() {
            this.drawn = true;
            return this;
        }

        /** Its body may name people whom the caller keeps. */
        public Builder namesPeople() {
            this.namesPeople = true;
            return this;
        }

        /** The groups that there are; it has those whose parameters it takes, every one. */
        public Builder groups(Supplier<List<Group>> known) {
            this.groups = known;
            return this;
        }

        public Builder parameters(List<Parameter<?>> several) {
            parameters.addAll(several);
            return this;
        }

        public Builder parameters(Parameter<?>... several) {
            return parameters(Arrays.asList(several));
        }

        /** A body of a media type. */
        public Builder body(String mediaType, Schema schema) {
            body.put(mediaType, schema);
            return this;
        }

        public Builder body(Class<? extends Record> type) {
            return body(JSON, Schema.of(type));
        }

        /** A body may be larger than most; it is read only of those who may call. */
        public Builder bodyBytes(int most) {
            this.bodyBytes = most;
            return this;
        }

        /** The body is answered while it arrives, by {@link Form.WhileReading}; it is read only of those who may call. */
        public Builder answersWhileReading() {
            this.answersWhileReading = true;
            return this;
        }

        /** The usual answer. */
        public Builder answer(String words, Class<? extends Record> type) {
            return answer(words, Schema.of(type));
        }

        public Builder answer(String words, Schema schema) {
            return answer(200, words, Map.of(JSON, schema));
        }

        public Builder answer(int status, String words, Map<String, Schema> content, Header... headers) {
            answers.add(new Outcome(status, words, content, List.of(headers)));
            return this;
        }

        /** Whoever asks for one of these media types gets it; the description only names them. */
        public Builder alsoAs(String... mediaTypes) {
            this.otherMediaTypes = List.of(mediaTypes);
            return this;
        }

        /** The answer carries an entity tag when the question names its time. */
        public Builder conditional() {
            this.conditional = true;
            return this;
        }

        /** It may be refused with these statuses. */
        public Builder problems(Integer... statuses) {
            problems.addAll(List.of(statuses));
            return this;
        }

        public Operation build() {
            return new Operation(this);
        }
    }
}
