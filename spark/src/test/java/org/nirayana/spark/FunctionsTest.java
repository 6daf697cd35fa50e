package org.nirayana.spark;

import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

class FunctionsTest {
    @Test
    void x() throws Exception {
        try (SparkSession spark = SparkSession.builder().master("local[2]").config("spark.ui.enabled", false).config("spark.sql.extensions", NirayanaExtensions.class.getName()).getOrCreate()) {
            spark.sql("select nirayana_ayanamsa(timestamp'2000-01-01 00:00:00Z') + id from range(3)").show();
        }
    }
}
