package org.nirayana.service.people;

import java.util.List;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;

/** A file of people, for the description; it is written piece by piece. */
@SchemaName("PeopleFile")
record PeopleFileView(@OneOf("nirayana-people") String format, int version, List<PersonView> people) {}
