package org.nirayana.service.storage;

import java.util.List;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Size;

/** A part of a list as the interface has it, which says the length of the whole twice. */
public record PageView<T>(
        @Size(max = 100) List<T> items,
        @Range(min = 0) long total,
        @Range(min = 0) long totalCount,
        boolean hasMore,
        @Range(min = 1) long page,
        @Range(min = 1, max = 100) int itemsPerPage) {}
