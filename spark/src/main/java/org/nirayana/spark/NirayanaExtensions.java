package org.nirayana.spark;

import org.apache.spark.sql.SparkSessionExtensions;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Puts the functions of {@link NirayanaFunctions} into every session, notebooks and Python included, without a line of code:
 * {@code --conf spark.sql.extensions=org.nirayana.spark.NirayanaExtensions}.
 */
public final class NirayanaExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        SqlFunction.ALL.forEach(function -> extensions.injectFunction(function.registration()));
        return BoxedUnit.UNIT;
    }
}
