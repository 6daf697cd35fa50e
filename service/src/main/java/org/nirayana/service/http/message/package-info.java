/**
 * Request and response as handlers see them, the problem that a handler throws, and who stands at the other end.
 *
 * <p>Some methods here are for the server alone, such as {@code authorizedAs}: a rule of the architecture test keeps features from
 * calling them.
 */
package org.nirayana.service.http.message;
