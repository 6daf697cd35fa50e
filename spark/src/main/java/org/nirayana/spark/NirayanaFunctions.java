package org.nirayana.spark;

import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;

/** Registers the functions for Spark SQL in a session that is there already. */
public final class NirayanaFunctions {
    private NirayanaFunctions() {}

    /** Registers every function; to do so again changes nothing. */
    public static void register(SparkSession session) {
        if (!(session instanceof org.apache.spark.sql.classic.SparkSession classic)) {
            throw new IllegalArgumentException(
                    "Functions are registered where the session runs, and this one is connected to a server. Start the server"
                            + " with --jars nirayana-spark.jar --conf spark.sql.extensions="
                            + NirayanaExtensions.class.getName() + ".");
        }
        FunctionRegistry registry = classic.sessionState().functionRegistry();
        for (SqlFunction function : SqlFunction.ALL) {
            registry.createOrReplaceTempFunction(
                    function.name(), function.registration()._3(), SqlFunction.SOURCE);
        }
    }

    /** Their names. */
    public static List<String> names() {
        return SqlFunction.ALL.stream().map(SqlFunction::name).toList();
    }
}
