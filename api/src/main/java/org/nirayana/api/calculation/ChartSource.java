package org.nirayana.api.calculation;

import java.util.function.Supplier;
import org.nirayana.api.operation.Input;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;

/** A source that asks several questions about the same births, and keeps their charts. */
public interface ChartSource extends Input.Source {
    /**
     * The chart of a birth by some conventions.
     *
     * @param cast makes the chart
     */
    Chart chart(Birth birth, Conventions conventions, Supplier<Chart> cast);
}
