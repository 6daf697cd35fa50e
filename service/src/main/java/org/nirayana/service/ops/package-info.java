/**
 * What operators and tools ask the service: health, readiness, metrics, the description of the interface and what each kind
 * of problem is.
 *
 * <p>Nothing here waits on the request path. {@link org.nirayana.service.ops.Health} asks the database in the
 * background, {@code HostFigures} samples the machine in the background, and {@link
 * org.nirayana.service.ops.Description} makes {@code /openapi.json} once, from the operations that are served.
 *
 * <p>A test compares the description with the one that is kept, and every answer of the whole suite is validated against it.
 *
 * <p>What may not live here: anything about users or astrology.
 */
package org.nirayana.service.ops;
