/**
 * Measures the engine with JMH, side by side with what it is compared to.
 *
 * <p>{@code ./nirayana bench engine} prints charts a second on one thread and on all cores, bytes allocated a chart and,
 * where the Swiss Ephemeris' C library is installed, the ratio to it. Figures carry commit, JDK and processor; ratios come
 * from one run in which both sides take turns, because what else a machine does changes within minutes.
 *
 * <p>{@code ./nirayana bench startup} starts the packaged service and a bare Vert.x server in turns and prints how long
 * each takes to its first answer, their ratio, and the memory of the idle service.
 *
 * <p>{@link org.nirayana.benchmark.Charts} is the work, {@code swe_chart.c} the same work for the other side; a test
 * compares their results, so that nobody wins by doing less. Nothing here is part of the product.
 */
package org.nirayana.benchmark;
