/**
 * What operators and tools ask the service: health, readiness, metrics, and the description of the interface.
 *
 * <p>Nothing here waits on the request path. {@link org.nirayana.service.ops.Health} asks the database in the
 * background, {@code HostFigures} samples the machine in the background, and the OpenAPI description is merged once
 * from the parts that the features bring along ({@code /openapi/*.json} among the resources).
 *
 * <p>The OpenAPI description must say exactly what is served. What follows from the declaration of a route (its access
 * level, the errors that the HTTP layer can answer) is added by {@link org.nirayana.service.ops.OpenApi}; the rest is
 * written by hand, and a test compares both directions and validates every answer of the whole suite against it.
 *
 * <p>What may not live here: anything about users or astrology.
 */
package org.nirayana.service.ops;
