/**
 * A chart by its bhavas (bhava chalit): where each begins, its middle and what stands in it, by any house system.
 *
 * <p>The systems themselves are in {@code house}, which knows no chart. With most of them a cusp is where a bhava begins; with
 * Sripati (Jataka-paddhati) it is the middle, and {@link org.nirayana.jyotisha.bhava.CuspReading} takes those of other systems
 * for middles as well. Inside the polar circles Placidus and Koch divide nothing, and the answer says so.
 */
package org.nirayana.jyotisha.bhava;
