/**
 * What the tests of several modules share, and no part of the product.
 *
 * <p>{@link org.nirayana.testing.Api} is a client that fails the test when an answer has a status, a content type or a
 * body that {@code /openapi.json} does not describe, so the description cannot drift from what is served.
 * {@link org.nirayana.testing.Postgres} and {@link org.nirayana.testing.RedisServer} are real servers in processes of
 * their own. {@link org.nirayana.testing.Proof} is how a test shows a row of the reliability table: it carries the row's
 * name as its JUnit tag, asks how much to do, and reports the figure that it measured. Many are short under the
 * test command and long under the acceptance command; a {@link org.nirayana.testing.LongProof} runs under the latter alone,
 * and a {@link org.nirayana.testing.Variant} under the command for variants. {@link org.nirayana.testing.ShellSession} reads the commands of a
 * document, so that a test can do what it says. Nothing here may use a class of the product.
 */
package org.nirayana.testing;
