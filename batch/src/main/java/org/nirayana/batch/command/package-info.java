/**
 * {@code nirayana batch}: a file of births in, a file of results out, on all cores and in the order of the input.
 *
 * <p>{@link org.nirayana.batch.command.BatchCommand} reads the words of the command line, {@link
 * org.nirayana.batch.command.BatchJob} does the work, part by part, and a journal beside the output says which parts are done, so
 * that whoever was killed goes on where it stopped.
 */
package org.nirayana.batch.command;
