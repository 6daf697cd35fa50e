/**
 * Tables as files: rows of CSV and of NDJSON, read in blocks and written in parts.
 *
 * <p>A {@link org.nirayana.batch.table.TableReader} hands out blocks of rows as they stand in the file, cheaply and one after the
 * other; whoever got a block reads its rows, beside others who got theirs. A {@link org.nirayana.batch.table.PartWriter} makes the
 * bytes of a part of the output in memory. So many threads work and only what must be in order waits.
 */
package org.nirayana.batch.table;
