package org.nirayana.jyotisha.rule;

/** What a table or another rule decides, and a clause asks about; usually a constant of an enum. */
public interface Decision {
    /** The name in answers: {@code vasya}. */
    String id();
}
