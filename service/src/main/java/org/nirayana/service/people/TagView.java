package org.nirayana.service.people;

import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;

/** A tag and how many people have it. */
@SchemaName("PersonTag")
public record TagView(String tag, @Range(min = 1) long count) {}
