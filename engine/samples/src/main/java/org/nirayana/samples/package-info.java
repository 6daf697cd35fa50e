/**
 * One small program per topic, each to be read in a minute and copied.
 *
 * <p>What a program prints is in a file of its name among the resources of the tests, and a test compares the two to the
 * last character. So no program asks what time it is or anything else that changes: where a real one would, a fixed clock
 * stands in. Nothing here is part of the library.
 */
package org.nirayana.samples;
