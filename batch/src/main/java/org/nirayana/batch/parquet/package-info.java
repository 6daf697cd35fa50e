/**
 * Parquet, as much of it as flat tables need: read what others write, write what others read.
 *
 * <p>Read: columns of the top level, optional or required, of any type but decimals; plain, dictionary, run-length, delta and
 * byte-stream-split encodings; pages of either version; without compression or with Snappy, gzip, Zstandard and LZ4. Written: a
 * row group for each part, plain values and dictionaries of small numbers, without compression, because fractions of degrees do
 * not compress. The format is that of <a href="https://github.com/apache/parquet-format">parquet-format</a> 2.10; the decision and
 * the libraries that were tried are in docs/adr/0178.
 */
package org.nirayana.batch.parquet;
