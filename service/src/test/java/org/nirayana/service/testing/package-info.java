/**
 * What every test of the service uses: the real service on a free port, and a client that judges each answer.
 *
 * <p>{@link org.nirayana.service.testing.Api} fails the test when an answer has a status, a content type or a body
 * that {@code /openapi.json} does not describe, so the description cannot drift from what is served.
 */
package org.nirayana.service.testing;
