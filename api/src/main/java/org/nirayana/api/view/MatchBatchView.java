package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.Description;

/** Many pairs compared; it is written piece by piece. */
public record MatchBatchView(
        @Description("How many pairs were compared.") long pairs,
        List<ReadingView> readings,
        List<MatchPairView> matches) {}
