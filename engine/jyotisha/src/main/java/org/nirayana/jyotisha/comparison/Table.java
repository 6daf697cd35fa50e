package org.nirayana.jyotisha.comparison;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The values of a part by their names. Steps that do not move a part share its table, so that it need not be looked through. */
final class Table {
    private final Map<String, Value> values;

    private Table(Map<String, Value> values) {
        this.values = values;
    }

    static Table of(List<Value> values) {
        Map<String, Value> byName = new LinkedHashMap<>(values.size() * 2);
        values.forEach(value -> byName.put(value.name(), value));
        return new Table(byName);
    }

    Value get(String name) {
        return values.get(name);
    }

    Collection<Value> all() {
        return values.values();
    }

    Table changed(UnaryOperator<Value> change) {
        Map<String, Value> changed = new LinkedHashMap<>(values);
        changed.replaceAll((name, value) -> change.apply(value));
        return new Table(changed);
    }
}
