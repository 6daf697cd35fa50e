package org.nirayana.service.storage;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;

/**
 * A part of a list, as every list of the interface is handed out.
 *
 * @param total the length of the whole list
 */
public record Page<T>(List<T> items, long total, Requested requested) {

    /** Which part is wanted. */
    public record Requested(long page, int itemsPerPage) {
        private static final int MAX_SIZE = 100;
        private static final long MAX_PAGE = 999_999_999_999_999_999L;
        private static final int DEFAULT_SIZE = 10;

        /** The parameters that are read here. */
        public static final List<Parameter<?>> PARAMETERS = List.of(
                Parameter.raw(
                                "page",
                                Schemas.ordered(
                                        "type", "integer", "format", "int64", "minimum", 1, "maximum", MAX_PAGE,
                                        "default", 1))
                        .describe("From 1.")
                        .shared("Page"),
                Parameter.raw(
                                "items_per_page",
                                Schemas.ordered(
                                        "type",
                                        "integer",
                                        "format",
                                        "int32",
                                        "minimum",
                                        1,
                                        "maximum",
                                        MAX_SIZE,
                                        "default",
                                        DEFAULT_SIZE))
                        .describe("How many of them.")
                        .shared("ItemsPerPage"));

        /** Reads {@code page} and {@code items_per_page}. */
        public static Requested from(Input.Source request) {
            return new Requested(
                    number(request.query().get("page"), "page", 1, MAX_PAGE, FieldCode.PAGE_AT_LEAST.with("min", 1)),
                    (int) number(
                            request.query().get("items_per_page"),
                            "items_per_page",
                            DEFAULT_SIZE,
                            MAX_SIZE,
                            FieldCode.INTEGER_BETWEEN.with("min", 1, "max", MAX_SIZE)));
        }

        private static long number(String text, String name, long missing, long most, Reason allowed) {
            if (text == null) {
                return missing;
            }
            if (text.matches("[0-9]{1,18}")) {
                long number = Long.parseLong(text);
                if (number >= 1 && number <= most) {
                    return number;
                }
            }
            throw InvalidInput.of(name, allowed);
        }

        /** How many items come before the part; beyond any list when the number would not fit. */
        public long offset() {
            long before = page - 1;
            return before > Long.MAX_VALUE / itemsPerPage ? Long.MAX_VALUE : before * itemsPerPage;
        }
    }

    /**
     * Reads the wanted part of what a query finds, in the order of its ids, and how many rows it finds in all.
     *
     * @param query for all rows, with their {@code id} and without an order
     * @param values for the marks of the query
     */
    public static <T> Page<T> read(
            Database database, String query, Sql.Row<T> row, Requested requested, Object... values) {
        return read(database, query, "id", row, requested, values);
    }

    /**
     * The same in another order.
     *
     * @param order columns, of which no two rows have the same
     */
    public static <T> Page<T> read(
            Database database, String query, String order, Sql.Row<T> row, Requested requested, Object... values) {
        Object[] paged = Arrays.copyOf(values, values.length + 2, Object[].class);
        paged[values.length] = requested.itemsPerPage();
        paged[values.length + 1] = requested.offset();
        return database.read(c -> new Page<>(
                Sql.all(c, query + " ORDER BY " + order + " LIMIT ? OFFSET ?", row, paged),
                Sql.number(c, "SELECT COUNT(*) FROM (" + query + ") AS whole", values),
                requested));
    }

    /** The envelope of the interface. */
    public <V> PageView<V> view(Function<T, V> item) {
        return new PageView<>(
                items.stream().map(item).toList(),
                total,
                total,
                requested.offset() < total - items.size(),
                requested.page(),
                requested.itemsPerPage());
    }
}
