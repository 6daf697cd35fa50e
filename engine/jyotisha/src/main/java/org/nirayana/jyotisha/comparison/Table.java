package org.nirayana.jyotisha.comparison;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The values of a part in their order. Steps that do not move a part share its table, so that it need not be looked through; those
 * that do nearly always have the same values in the same order, so that one is found where it was before.
 */
final class Table {
    private final List<Value> values;

    /** Made when a value is not where it was: a time that another set does not have. */
    private Map<String, Value> byName;

    private Table(List<Value> values) {
        this.values = values;
    }

    static Table of(List<Value> values) {
        return new Table(values);
    }

    /**
     * The value of a name, or null.
     *
     * @param place where it stands in another table
     */
    Value get(String name, int place) {
        if (place < values.size() && values.get(place).name().equals(name)) {
            return values.get(place);
        }
        if (byName == null) {
            byName = new HashMap<>(values.size() * 2);
            values.forEach(value -> byName.put(value.name(), value));
        }
        return byName.get(name);
    }

    List<Value> all() {
        return values;
    }

    Table changed(UnaryOperator<Value> change) {
        return new Table(values.stream().map(change).toList());
    }
}
