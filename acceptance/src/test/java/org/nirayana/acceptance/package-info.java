/**
 * Black-box tests: the packaged jar and the launcher, run as a user runs them, in processes of their own.
 *
 * <p>Nothing here calls our code. What can be tested inside one process is tested in the modules; here is what needs a
 * real process: exit codes, signals, what is printed, the launcher's decisions, and the README, whose commands and
 * examples are executed.
 */
package org.nirayana.acceptance;
