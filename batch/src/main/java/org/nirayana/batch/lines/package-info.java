/** A batch as a question: lines of JSON in, a line of JSON for each out, made while they are sent. Still no HTTP. */
package org.nirayana.batch.lines;
