package org.nirayana.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Coalesce;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.objects.Invoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.ObjectType;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Function1;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;

/**
 * A function for Spark SQL: its name, what it takes, and how a call becomes an expression.
 *
 * <p>A call is an {@link Invoke} of a method of an object that travels with the query, so that generated code calls it with Spark's
 * own values and without a conversion. What is chosen (columns, conventions) is a constant of the query: the type of the result
 * depends on it, and a mistake in it is told before anything runs.
 *
 * @param usage the arguments, for people
 * @param fewest arguments
 * @param most arguments
 * @param call makes the expression of a call
 */
record SqlFunction(String name, String usage, String description, int fewest, int most, Call call) {
    /** What a call becomes. */
    interface Call {
        Expression of(Arguments arguments);
    }

    /** Of the kinds that Spark knows. */
    static final String SOURCE = "java_udf";

    private static final String PREFIX = "nirayana_";
    private static final String TRY = "try_";

    /** All of them. */
    static final List<SqlFunction> ALL = all();

    private static List<SqlFunction> all() {
        List<SqlFunction> all = new ArrayList<>();
        for (boolean lenient : List.of(false, true)) {
            String otherwise = lenient ? " NULL when it cannot be computed." : "";
            String prefix = (lenient ? TRY : "") + PREFIX;
            all.add(new SqlFunction(
                    prefix + "columns",
                    "columns, ts, lat, lon[, conventions[, tz]]",
                    "The columns that nirayana batch has for this choice, as a struct: 'planets,vargas=9,10,dasha'."
                            + otherwise,
                    4,
                    6,
                    call -> chart(call, call.text(0, "columns"), 1, 4, lenient)));
            all.add(new SqlFunction(
                    prefix + "planets",
                    "ts, lat, lon[, conventions]",
                    "Where the nine grahas stand, as a struct." + otherwise,
                    3,
                    4,
                    call -> chart(call, "planets", 0, 3, lenient)));
            all.add(new SqlFunction(
                    prefix + "ascendant",
                    "ts, lat, lon[, conventions]",
                    "Where the ascendant stands, as a struct." + otherwise,
                    3,
                    4,
                    call -> chart(call, "ascendant", 0, 3, lenient)));
            all.add(new SqlFunction(
                    prefix + "varga",
                    "ts, lat, lon, divisions[, conventions]",
                    "The rasis in a divisional chart, 9 for the navamsa, as a struct." + otherwise,
                    4,
                    5,
                    call -> chart(call, "vargas=" + call.text(3, "divisions"), 0, 4, lenient)));
            all.add(new SqlFunction(
                    prefix + "dasha",
                    "ts, lat, lon, system[, conventions]",
                    "The periods of a dasha that run at birth, as a struct." + otherwise,
                    4,
                    5,
                    call -> chart(call, "dasha=" + call.text(3, "system"), 0, 4, lenient)));
            all.add(new SqlFunction(
                    prefix + "dasha_at",
                    "ts, lat, lon, at[, conventions]",
                    "The periods of Vimshottari that run at an instant, which may differ from row to row, as a struct."
                            + otherwise,
                    4,
                    5,
                    call -> dashaAt(call, lenient)));
            all.add(new SqlFunction(
                    prefix + "panchanga",
                    "ts, lat, lon[, conventions[, tz]]",
                    "The panchanga of the birth, as a struct." + otherwise,
                    3,
                    5,
                    call -> chart(call, "panchanga", 0, 3, lenient)));
            for (String way : List.of("match", "porutham")) {
                all.add(new SqlFunction(
                        prefix + way,
                        "bride_nakshatra, bride_pada, groom_nakshatra, groom_pada[, readings] or bride_ts, bride_lat, bride_lon,"
                                + " groom_ts, groom_lat, groom_lon[, readings[, conventions]]",
                        (way.equals("match") ? "The eight kutas" : "The poruthams")
                                + " of two people, by their stars or their births, as a struct; readings as in"
                                + " 'preset=raman&yoni_table=north'."
                                + otherwise,
                        4,
                        8,
                        call -> pair(call, way, lenient)));
            }
            all.add(new SqlFunction(
                    prefix + "ayanamsa",
                    "ts[, conventions]",
                    "What parts the sidereal zodiac from the tropical one, in degrees." + otherwise,
                    1,
                    2,
                    call -> call.invoke(
                            new ChartFunction(call.name(), "ascendant", call.text(1, "conventions", ""), lenient),
                            "ayanamsa",
                            DataTypes.DoubleType,
                            List.of(call.get(0)),
                            List.of(DataTypes.TimestampType))));
        }
        all.add(new SqlFunction(
                PREFIX + "problem",
                "columns, ts, lat, lon[, conventions[, tz]]",
                "Why these columns cannot be computed, as a sentence; NULL when they can.",
                4,
                6,
                call -> call.invoke(
                        new ChartFunction(call.name(), call.text(0, "columns"), call.text(4, "conventions", ""), true),
                        "problem",
                        DataTypes.StringType,
                        List.of(call.get(1), call.get(2), call.get(3), call.zone(5)),
                        ROW)));
        all.add(new SqlFunction(
                PREFIX + "birth",
                "local_time, place[, rules] or local_time, lat, lon[, tz[, rules]]",
                "What the clock of a place showed as an instant: a struct of ts, lat, lon, tz, the place and the offset that"
                        + " were taken, or of the problem alone; rules as in 'ambiguous=largest&clock_change=after&old_clock=zone'.",
                2,
                5,
                SqlFunction::birth));
        return List.copyOf(all);
    }

    private static final List<DataType> ROW =
            List.of(DataTypes.TimestampType, DataTypes.DoubleType, DataTypes.DoubleType, DataTypes.StringType);

    /** A struct of columns: time and coordinates are the arguments from a number on, the conventions and the zone those from another. */
    private static Expression chart(Arguments call, String choice, int first, int conventions, boolean lenient) {
        ChartFunction function =
                new ChartFunction(call.name(), choice, call.text(conventions, "conventions", ""), lenient);
        return call.invoke(
                function,
                "columns",
                function.type(),
                List.of(call.get(first), call.get(first + 1), call.get(first + 2), call.zone(conventions + 1)),
                ROW);
    }

    /** Four arguments are two stars, six two births; what stands behind them says how rules are read. */
    private static Expression pair(Arguments call, String way, boolean lenient) {
        int people = call.size() < 6 ? 4 : 6;
        String readings = call.text(people, "readings", "");
        ChartFunction function = new ChartFunction(
                call.name(),
                readings.isBlank() ? way : way + "?" + readings,
                call.text(people + 1, "conventions", ""),
                lenient);
        return call.invoke(
                function,
                people == 4 ? "stars" : "births",
                function.type(),
                call.all().subList(0, people),
                people == 4
                        ? List.of(
                                DataTypes.StringType,
                                DataTypes.IntegerType,
                                DataTypes.StringType,
                                DataTypes.IntegerType)
                        : List.of(
                                DataTypes.TimestampType,
                                DataTypes.DoubleType,
                                DataTypes.DoubleType,
                                DataTypes.TimestampType,
                                DataTypes.DoubleType,
                                DataTypes.DoubleType));
    }

    private static Expression dashaAt(Arguments call, boolean lenient) {
        // The type of the result is the same for every instant.
        ChartFunction function = new ChartFunction(
                call.name(), ChartFunction.DASHA_AT + "2000-01-01", call.text(4, "conventions", ""), lenient);
        return call.invoke(
                function,
                "dashaAt",
                function.type(),
                List.of(call.get(0), call.get(1), call.get(2), call.get(3)),
                List.of(DataTypes.TimestampType, DataTypes.DoubleType, DataTypes.DoubleType, DataTypes.TimestampType));
    }

    private static Expression birth(Arguments call) {
        boolean ruled = call.size() == 3 && call.isQuery(2);
        if (call.size() == 2 || ruled) {
            return call.invoke(
                    new BirthFunction(ruled ? call.text(2, "rules") : ""),
                    "named",
                    BirthFunction.TYPE,
                    List.of(call.get(0), call.get(1)),
                    List.of(DataTypes.StringType, DataTypes.StringType));
        }
        return call.invoke(
                new BirthFunction(call.text(4, "rules", "")),
                "located",
                BirthFunction.TYPE,
                List.of(call.get(0), call.get(1), call.get(2), call.zone(3)),
                List.of(DataTypes.StringType, DataTypes.DoubleType, DataTypes.DoubleType, DataTypes.StringType));
    }

    /** As sessions keep it. */
    Tuple3<FunctionIdentifier, ExpressionInfo, Function1<Seq<Expression>, Expression>> registration() {
        FunctionIdentifier identifier = new FunctionIdentifier(name);
        ExpressionInfo info = new ExpressionInfo(
                ChartFunction.class.getName(),
                null,
                name,
                name + "(" + usage + ") - " + description,
                "",
                "",
                "",
                "",
                "",
                "",
                SOURCE);
        return new Tuple3<>(identifier, info, new Builder(this));
    }

    private static final class Builder extends AbstractFunction1<Seq<Expression>, Expression> {
        private final SqlFunction function;

        Builder(SqlFunction function) {
            this.function = function;
        }

        @Override
        public Expression apply(Seq<Expression> given) {
            List<Expression> arguments = CollectionConverters.asJava(given);
            if (arguments.size() < function.fewest || arguments.size() > function.most) {
                throw new IllegalArgumentException(function.name + " takes " + function.fewest
                        + (function.most == function.fewest ? "" : " to " + function.most) + " arguments ("
                        + function.usage
                        + "), not " + arguments.size() + ".");
            }
            return function.call.of(new Arguments(function, arguments));
        }
    }

    /** The arguments of a call. */
    record Arguments(SqlFunction function, List<Expression> all) {
        String name() {
            return function.name;
        }

        int size() {
            return all.size();
        }

        Expression get(int number) {
            return all.get(number);
        }

        /** A constant, as words. */
        String text(int number, String what) {
            Expression argument = all.get(number);
            Object value = argument.foldable() ? argument.eval(null) : null;
            if (value == null) {
                throw new IllegalArgumentException("The argument " + what + " of " + name() + "(" + function.usage
                        + ") must be a constant of the query, such as a literal, and not NULL.");
            }
            return value.toString();
        }

        /** Whether it is a constant such as {@code a=b}. */
        boolean isQuery(int number) {
            Expression argument = all.get(number);
            Object value = argument.foldable() ? argument.eval(null) : null;
            return value instanceof UTF8String words && words.toString().indexOf('=') > 0;
        }

        String text(int number, String what, String otherwise) {
            return number < all.size() ? text(number, what) : otherwise;
        }

        /** The time zone of the row; that of the coordinates where there is none. */
        Expression zone(int number) {
            Expression none = new Literal(UTF8String.EMPTY_UTF8, DataTypes.StringType);
            return number < all.size() ? new Coalesce(seq(List.of(all.get(number), none))) : none;
        }

        /** Calls a method for every row; NULL where an argument is. */
        Expression invoke(
                Object target, String method, DataType result, List<Expression> arguments, List<DataType> types) {
            return new Invoke(
                    new Literal(target, new ObjectType(target.getClass())),
                    method,
                    result,
                    seq(arguments),
                    seq(List.<AbstractDataType>copyOf(types)),
                    true,
                    true,
                    true);
        }

        private static <T> Seq<T> seq(List<T> list) {
            return CollectionConverters.asScala(list).toSeq();
        }
    }
}
