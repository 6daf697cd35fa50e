package org.nirayana.api.operation;

import java.util.List;

/**
 * Parameters that belong together, with one name for all operations that take them: a birth, a place, conventions. In a query each
 * stands by its own name; in the description the group is one object.
 *
 * @param name what its schema is called
 */
public record Group(String name, List<Parameter<?>> parameters) {
    public Group {
        parameters = List.copyOf(parameters);
    }
}
