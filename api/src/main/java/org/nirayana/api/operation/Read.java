package org.nirayana.api.operation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.Reason;

/**
 * A record as it was read, with what is wrong with it.
 *
 * <p>What was missing or of another type has a harmless stand-in; {@link #get} throws before it can be used.
 */
public final class Read<R> {
    private final R value;
    private final List<String> names;
    private final boolean unknownFirst;
    private final RecordReader.Reading reading;
    private final Faults faults;

    Read(R value, List<String> names, boolean unknownFirst, RecordReader.Reading reading) {
        this.value = value;
        this.names = names;
        this.unknownFirst = unknownFirst;
        this.reading = reading;
        this.faults = reading.faults();
    }

    /** The record, perhaps with stand-ins. */
    public R unchecked() {
        return value;
    }

    /** Whether a field could be read at all. */
    public boolean isReadable(String field) {
        return !reading.unread().contains(field);
    }

    /** Whether nothing was said against a field by the annotations. */
    public boolean isFine(String field) {
        return isReadable(field) && !reading.refused().contains(field);
    }

    /** Adds a complaint. */
    public void reject(String field, Reason reason) {
        faults.reject(field, reason);
    }

    /**
     * Checks a field by a rule that no annotation says. It is not asked where the field could not be read; what it says stands above
     * what the annotations say.
     */
    public Read<R> check(String field, Function<? super R, Optional<Reason>> objection) {
        if (isReadable(field)) {
            objection.apply(value).ifPresent(reason -> faults.replace(field, reason));
        }
        return this;
    }

    /** Whether anything is wrong so far. */
    public boolean hasFaults() {
        return faults.count() > 0;
    }

    /** What is wrong so far, in the order of the fields. */
    public List<FieldError> faults() {
        return faults.first().stream()
                .sorted(Comparator.comparingInt(error -> rank(error.field())))
                .toList();
    }

    private int rank(String field) {
        int dot = field.indexOf('.');
        int place = names.indexOf(dot < 0 ? field : field.substring(0, dot));
        return place >= 0 ? place : unknownFirst ? -1 : names.size();
    }

    /** The record; throws everything that is wrong with it. */
    public R get() {
        if (faults.count() > 0) {
            throw new InvalidInput(faults(), faults.count());
        }
        return value;
    }
}
