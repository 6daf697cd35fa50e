/**
 * Charts by the million: a row of a table is a birth, and what is computed from it are typed columns.
 *
 * <p>{@link org.nirayana.batch.BatchColumns} says which columns a choice of operations has and computes them for a row;
 * {@link org.nirayana.batch.RowReader} turns what stands in a row (a local time with a place, or an instant) into a {@link
 * org.nirayana.batch.BatchRow}, or two people into a {@link org.nirayana.batch.PairRow}. Both are for any number of threads and know no files, so that other engines (Spark) can use them.
 *
 * <p>Nothing here knows of HTTP or of the service.
 */
package org.nirayana.batch;
