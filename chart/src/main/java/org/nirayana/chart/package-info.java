/** Draws charts as SVG from what {@code jyotisha} computed. Drawing only: no HTTP, no I/O. */
package org.nirayana.chart;
