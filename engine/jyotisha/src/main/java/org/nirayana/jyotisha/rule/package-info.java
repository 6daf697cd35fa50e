/**
 * Rules of the tradition as values that prove themselves.
 *
 * <p>A {@link org.nirayana.jyotisha.rule.Rule} has an id, its sources and a {@link org.nirayana.jyotisha.rule.Clause}; a clause is built
 * in an astrologer's words, {@code lordOf(9).in(ANGLE)} or {@code aspects(JUPITER, MOON)}, joined by {@code all}, {@code any}, {@code
 * not} and {@code atLeast}. What a rule is asked of are {@link org.nirayana.jyotisha.rule.Facts}: a chart, a birth without its time, the
 * Moon alone, or two people. {@code clause.holds(facts)} makes no objects and is meant for millions of births; {@code
 * clause.evaluate(facts)} returns a {@link org.nirayana.jyotisha.rule.Proof} with the figures that decided and the part that failed.
 * Where a fact is missing the answer is "unknown", neither yes nor no.
 *
 * <p>Every clause is a record of ids, numbers, points and other clauses, so that it can be compared, printed and written as
 * JSON. No clause holds a function or a sentence: words for people follow from ids, in {@code words}. What a table decides, such as
 * whether a porutham holds, comes in as a {@link org.nirayana.jyotisha.rule.Decision}. Rules themselves stand with their subject, such as
 * those of two people in {@code match}.
 */
package org.nirayana.jyotisha.rule;
