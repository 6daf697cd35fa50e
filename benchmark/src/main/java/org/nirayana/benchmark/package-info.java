/** Measures the engine with JMH, side by side with what it is compared to. */
package org.nirayana.benchmark;
