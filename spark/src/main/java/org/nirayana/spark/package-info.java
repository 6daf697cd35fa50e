/**
 * Charts on Apache Spark: functions for its SQL, and whole tables partition by partition.
 *
 * <p>{@link org.nirayana.spark.NirayanaExtensions} and {@link org.nirayana.spark.NirayanaFunctions} bring {@code nirayana_planets} and
 * its kin into a session, {@link org.nirayana.spark.Charts} computes tables of births, and {@link org.nirayana.spark.ChartsJob} does
 * so for {@code spark-submit}. Everything stands on the columns of {@code org.nirayana.batch}, so that a row has the same values
 * here and in {@code nirayana batch}; no rule of astrology or astronomy is here.
 *
 * <p>The jar of this module holds the engine and nothing of the service, and of Spark nothing either: a cluster has it.
 */
package org.nirayana.spark;
