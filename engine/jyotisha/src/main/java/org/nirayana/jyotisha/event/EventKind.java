package org.nirayana.jyotisha.event;

import java.util.Comparator;

/**
 * A kind of events: one of {@link SkyEventKind}, or that of a program's own {@link EventSource}. Two are the same when they are equal, so
 * that a record or an enum is best.
 */
public interface EventKind {
    /** By which of several events at one instant the earlier is told: ours in their order, then others by their ids. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is the one that is meant
    Comparator<EventKind> ORDER = Comparator.<EventKind>comparingInt(
                    kind -> kind instanceof SkyEventKind ours ? ours.ordinal() : SkyEventKind.ALL.size())
            .thenComparing(EventKind::id);

    /** The name, in lower case with underscores: {@code rasi_ingress}. */
    String id();
}
